/** The page of a worker without an account (0.8): what it tells, what he signs, and what a link alone does not do. */
import { beforeEach, expect, test } from 'vitest'
import type { Extra } from '#modules/saf/jsa/jsa.calls.ts'
import { drafted, VENDOR } from '#modules/saf/jsa/jsa.fixture.ts'
import { jsa } from '#modules/saf/jsa/jsa.model.ts'
import { aPermitSite, approved, at, VSP } from '#modules/wkod/permit/permit.fixture.ts'
import { tbm } from '#modules/wkod/shift/tbm/tbm.model.ts'

const site = aPermitSite()
beforeEach(() => site().setClock('2026-11-21T10:00:00+09:00'))
const as = (userId: string) => site().as(userId)

interface Worker {
  personNo: number
  personNm: string
  phoneTail: string
}
const workers = async (vendorCd = 'V100001'): Promise<Worker[]> =>
  (
    await site().sql<Worker>(
      `select person_no::int as "personNo", person_nm as "personNm", right(regexp_replace(phone_no, '\\D', '', 'g'), 4) as "phoneTail"
       from vendor_person where vendor_cd = '${vendorCd}' and person_status_cd = 'ACTIVE' order by person_no limit 6`,
    )
  ).map((one) => ({ ...one }))
const pageOf = async (personNo: number, by = VENDOR) =>
  (await as(by).call<{ path: string }>(`/api/vendor/portal/person/${personNo}/page`, { method: 'POST' })).path
interface Form {
  code?: string
  personNm: string
  parts: { title: string; lines: { label: string; value: string }[] }[]
  questions: { options: { code: string; label: string }[] }[]
}
async function scan(
  path: string,
  body?: object,
  language = 'ko',
): Promise<{ status: number; body: Form; text: string }> {
  const response = await fetch(`${site().address}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { accept: 'application/json', 'content-type': 'application/json', 'accept-language': language },
  })
  const text = await response.text()
  return { status: response.status, body: JSON.parse(text), text }
}
const claim = ({ personNm, phoneTail }: Worker) => ({ personNm, phoneTail })
const some = (list: readonly Worker[], at: number): Worker => list[at] ?? { personNo: 0, personNm: '', phoneTail: '' }

test('the link alone tells nobody’s name; with name and phone it tells him, and only him, how he stands', async () => {
  const people = await workers()
  const [one, other] = [some(people, 0), some(people, 1)]
  const path = await pageOf(one.personNo)
  expect(await pageOf(one.personNo), 'the same code on every print').toBe(path)
  const open = await scan(path)
  expect(open.status).toBe(200)
  expect(open.text).not.toContain(one.personNm)
  expect((await scan(`${path}/form`, claim(other))).body.code, 'a colleague with his link').toBe('LINK_WORKER_UNKNOWN')
  expect((await scan(`${path}/form`, { ...claim(one), phoneTail: '0001' })).status).toBe(422)
  const { body } = await scan(`${path}/form`, claim(one))
  const standing = body.parts.find(({ title }) => title === '출입 조건')
  expect(standing?.lines.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['오늘 출입', '입문교육', '안전카드', '배치전 건강진단']),
  )
  const english = await scan(`${path}/form`, claim(one), 'en')
  expect(/[가-힣]/.test(JSON.stringify(english.body.parts.map(({ title }) => title)))).toBe(false)
})

test.each(['vi', 'th', 'uz'])(
  'he who reads %s reads all of his page in it, and what it refuses him',
  async (language) => {
    const one = some(await workers(), 0)
    const path = await pageOf(one.personNo)
    const [begun, english] = [await scan(path, undefined, `${language}-XX`), await scan(path, undefined, 'en')]
    expect(begun.body).toMatchObject({ languages: expect.arrayContaining([language, 'kr', 'en', 'zh', 'es']) })
    const form = await scan(`${path}/form`, claim(one), language)
    // Nothing to sign, so how he stands comes first; courses keep their names.
    const [told] = form.body.parts
    expect(told?.lines.length).toBeGreaterThan(4)
    const refused = (await scan(`${path}/form`, { ...claim(one), phoneTail: '0001' }, language)).text
    const said = JSON.parse(begun.text)
    for (const text of [said.label, said.notice, JSON.stringify(told), JSON.parse(refused).message]) {
      expect(text).not.toMatch(/[가-힣]/)
      expect(english.text).not.toContain(text)
    }
  },
)

test('of his health he reads that he is fit or not, never what was found', async () => {
  const one = some(await workers(), 2)
  await site().sql(`update vendor_person set lang_cd = 'kr' where person_no = ${one.personNo}`)
  const { text } = await scan(`${await pageOf(one.personNo)}/form`, claim(one))
  for (const finding of ['소견', '판정', 'D1', 'C1', '혈압', '청력']) expect(text).not.toContain(finding)
})

test('he reads a JSA in his own language and signs it as it stands; changed since, he reads it again', async () => {
  const one = some(await workers(), 3)
  await site().sql(`update vendor_person set lang_cd = 'uz' where person_no = ${one.personNo}`)
  const path = await pageOf(one.personNo)
  const { jsaNo } = await drafted(site(), { jsaTitle: '본인 서명' })
  const added = { partRoleCd: 'WORKER', personNo: one.personNo, langCd: 'uz' }
  await as(VENDOR).call(`/api/saf/jsa/${jsaNo}/participants`, { method: 'POST', body: added })
  const read = async () => (await scan(`${path}/form`, claim(one))).body
  const form = await read()
  const [option] = form.questions[0]?.options ?? []
  expect(option?.label).toBe('JSA · 본인 서명')
  expect(JSON.stringify(form.parts)).toContain('Xavf boʻlsa')

  const draft = await as(VENDOR).read(jsa, jsaNo)
  const rows = draft.rows.map((row, index) => (index === 0 ? { ...row, hazardDesc: '새로 적은 위험' } : row))
  await as(VENDOR).edit(jsa, draft, jsaNo, { rows })
  const sign = (code: string | undefined) => scan(`${path}/answer`, { ...claim(one), answers: { sign: [code] } })
  expect((await sign(option?.code)).status, 'it has changed since he read it').toBe(400)
  const [fresh] = (await read()).questions[0]?.options ?? []
  expect((await sign(fresh?.code)).status, 'nobody has read it out to him').toBe(422)
  const interpreted = {
    rowVersion: (await as(VENDOR).read(jsa, jsaNo)).rowVersion,
    langCd: 'uz',
    interpreterNm: '통역',
  }
  await as(VENDOR).call(`${jsa.api}/${jsaNo}/interpreter`, {
    method: 'POST',
    body: { ...interpreted, strokes: [[1, 1, 9, 9]] },
  })
  const twice = await Promise.all([sign(fresh?.code), sign(fresh?.code)])
  expect(twice.map(({ status }) => status).toSorted()[0]).toBe(200)
  expect((await read()).questions, 'nothing left to sign').toEqual([])
  const { parts } = await as(VENDOR).call<Extra>(`/api/saf/jsa/${jsaNo}/extra`)
  expect(parts).toMatchObject([{ personNo: one.personNo, validYn: 'Y' }])
})

test('he signs today’s talk of a permit that he is in the crew of', async () => {
  site().setClock(at('10:00:00', '2026-11-23'))
  const one = some(await workers(), 1)
  const { permitNo } = await approved(site())
  const path = await pageOf(one.personNo)
  site().setClock(at('07:30:00'))
  expect((await scan(`${path}/form`, claim(one))).body.questions, 'nobody has begun it').toEqual([])
  await as(VSP).create(tbm, { permitNo, alcoholOkYn: 'Y' })
  const [option] = (await scan(`${path}/form`, claim(one))).body.questions[0]?.options ?? []
  expect(option?.code).toBe(`TBM-${permitNo}`)
  expect((await scan(`${path}/answer`, { ...claim(one), answers: { sign: [option?.code] } })).status).toBe(200)
  const [crew] = await site().sql(
    `select tbm_sign_dt as dt from wkod_master_permit_crew where permit_no = ${permitNo} and person_no = ${one.personNo}`,
  )
  expect(crew).toMatchObject({ dt: expect.anything() })
  expect((await scan(`${path}/form`, claim(one))).body.questions).toEqual([])
})

test('nobody gets the code of another vendor’s worker, and who has left has none', async () => {
  const one = some(await workers(), 4)
  for (const who of ['V100002-01', 'V100003-01'])
    await expect(pageOf(one.personNo, who)).rejects.toMatchObject({ status: 404 })
  for (const who of ['emp', 'V100001-03'])
    await expect(pageOf(one.personNo, who)).rejects.toMatchObject({ status: 403 })
  const path = await pageOf(one.personNo)
  await site().sql(`update vendor_person set person_status_cd = 'LEAVE' where person_no = ${one.personNo}`)
  expect((await scan(path)).status).toBe(404)
  await expect(pageOf(one.personNo)).rejects.toMatchObject({ status: 404 })
})
