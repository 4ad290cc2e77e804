/** One reads the analysis that one signs, or has it read out; and what was signed how goes out as a sheet. */
import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import type { Extra } from './jsa.calls.ts'
import { drafted, VENDOR } from './jsa.fixture.ts'
import { jsa } from './jsa.model.ts'
import { aJsaRow } from './jsa.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
const strokes = [[100, 100, 900, 800]]

interface Person {
  no: number
  name: string
  tail: string
}
let uzbek: Person
beforeAll(async () => {
  const [found] = await site().sql<Person>(
    `update vendor_person set lang_cd = 'uz' where person_no = (select min(person_no) from vendor_person where vendor_cd = 'V100001'
        and person_status_cd = 'ACTIVE') returning person_no::int as no, person_nm as name, right(phone_no, 4) as tail`,
  )
  if (!found) throw new Error('nobody')
  uzbek = found
})

let count = 0
const rows = [
  aJsaRow(),
  aJsaRow({ stepNo: 2, stepNm: '용접', hazardDesc: '불티가 튐' }),
  aJsaRow({ stepNo: 3, stepNm: '정리', hazardDesc: '손을 뎀' }),
]
async function asked() {
  const { jsaNo } = await drafted(site(), { jsaTitle: `통역 ${count++}`, rows })
  const path = `${jsa.api}/${jsaNo}`
  const added = { partRoleCd: 'WORKER', personNo: uzbek.no, langCd: 'uz' }
  await as(VENDOR).call(`${path}/participants`, { method: 'POST', body: added })
  const extra = () => as(VENDOR).call<Extra>(`${path}/extra`)
  const version = async () => (await as(VENDOR).read(jsa, jsaNo)).rowVersion
  const partNo = (await extra()).parts[0]?.jsaPartNo
  const sign = async (langCd = 'uz') =>
    as(VENDOR).call(`${path}/participants/${partNo}/sign`, {
      method: 'PUT',
      body: { rowVersion: await version(), langCd, strokes },
    })
  const interpret = async (body: object = {}, by = VENDOR) =>
    as(by).call(`${path}/interpreter`, {
      method: 'POST',
      body: { rowVersion: await version(), langCd: 'uz', interpreterNm: '알리셰르 통역', strokes, ...body },
    })
  return { jsaNo, path, extra, sign, interpret }
}

test('who reads Uzbek signs what is not written in it only after an interpreter has read it out and signed', async () => {
  const { extra, sign, interpret } = await asked()
  expect((await extra()).interpreters).toEqual({ rows: [], toRead: ['uz'] })
  await expect(sign()).rejects.toMatchObject({ status: 422, code: 'JSA_INTERPRETER' })
  await expect(sign('ko'), 'whatever is chosen on the page').rejects.toMatchObject({ code: 'JSA_INTERPRETER' })
  await expect(interpret({ strokes: [] })).rejects.toMatchObject({ status: 400 })
  await expect(interpret({ langCd: 'kr' })).rejects.toMatchObject({ status: 400 })
  await expect(interpret({ rowVersion: 9 })).rejects.toMatchObject({ status: 409 })
  await expect(interpret({}, 'emp')).rejects.toMatchObject({ status: 403 })
  await interpret({ langCd: 'th' })
  await expect(sign(), 'another language').rejects.toMatchObject({ code: 'JSA_INTERPRETER' })
  await interpret()
  await interpret()
  const { interpreters } = await extra()
  expect(interpreters.toRead).toEqual([])
  expect(interpreters.rows).toMatchObject([
    { langCd: 'th', isCurrent: true },
    { langCd: 'uz', interpreterNm: '알리셰르 통역', isCurrent: true, strokes },
  ])
  await sign()
  expect((await extra()).parts).toMatchObject([{ validYn: 'Y', how: { wayCd: 'DRAWN' } }])
})

test('what is translated is read by himself; texts that change have to be read out again, figures have not', async () => {
  const { jsaNo, extra, sign, interpret } = await asked()
  await interpret()
  const edit = async (values: Partial<ReturnType<typeof aJsaRow>>) => {
    const draft = await as(VENDOR).read(jsa, jsaNo)
    const changed = draft.rows.map((row, at) => (at === 0 ? { ...row, ...values } : row))
    await as(VENDOR).edit(jsa, draft, jsaNo, { rows: changed })
  }
  await edit({ freqBeforeVal: 3 })
  expect((await extra()).interpreters.toRead).toEqual([])
  await edit({ hazardDesc: '바닥의 기름에 미끄러짐' })
  expect((await extra()).interpreters).toMatchObject({ toRead: ['uz'], rows: [{ isCurrent: false }] })
  await expect(sign()).rejects.toMatchObject({ code: 'JSA_INTERPRETER' })
  const { rows: written } = await as(VENDOR).read(jsa, jsaNo)
  const koreans = new Set(
    written.flatMap(({ stepNm, hazardDesc, curMeasureDesc }) => [stepNm, hazardDesc, curMeasureDesc]),
  )
  await site().sql(`delete from jsa_texts where jsa_no = $1`, [jsaNo])
  for (const [at, korean] of [...koreans].entries())
    await site().sql(`insert into jsa_texts (jsa_no, seq_no, ko_desc, uz_desc) values ($1, $2, $3, $4)`, [
      jsaNo,
      at + 1,
      korean,
      `uz ${at}`,
    ])
  expect((await extra()).interpreters.toRead).toEqual([])
  await sign()
})

test('on his own page the same is asked, in his words', async () => {
  const { extra, interpret } = await asked()
  const { path } = await as(VENDOR).call<{ path: string }>(`/api/vendor/portal/person/${uzbek.no}/page`, {
    method: 'POST',
  })
  await site().sql(`update com_legal_param set legal_param_val = '1' where legal_param_cd = 'LINK_NAME_SIGN'`)
  const send = async (step: string, body: object) => {
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'accept-language': 'uz' }
    const claim = { personNm: uzbek.name, phoneTail: uzbek.tail }
    const sent = { method: 'POST', headers, body: JSON.stringify({ ...claim, ...body }) }
    const response = await fetch(`${site().address}${path}${step}`, sent)
    return { status: response.status, body: await response.json() }
  }
  const form = await send('/form', {})
  const codes = form.body.questions[0].options.map(({ code }: { code: string }) => code)
  const mine = codes.filter((code: string) => code.startsWith('JSA-')).slice(-1)
  const refused = await send('/answer', { answers: { sign: mine } })
  expect(refused).toMatchObject({ status: 422, body: { code: 'JSA_INTERPRETER' } })
  expect(refused.body.message).toContain('Tarjimon')
  await interpret()
  expect((await send('/answer', { answers: { sign: mine } })).status).toBe(200)
  expect((await extra()).parts).toMatchObject([{ validYn: 'Y', how: { langCd: 'uz' } }])
})

test('who signed what, when, how and before whom goes out as a sheet, to whoever sees the analysis', async () => {
  const { path, jsaNo, sign, interpret } = await asked()
  await interpret()
  await sign()
  await as(VENDOR).call(`${path}/participants`, { method: 'POST', body: { partRoleCd: 'OPR', partNm: '홍기범' } })
  const sheet = await as(VENDOR).readSheet(`${path}/signs`)
  const [head, worker, opr, interpreter] = sheet.rows.map(({ cells }) => cells)
  expect(head?.join()).toContain('역할,성명,서명일시,서명 방법,기기,읽은 언어,글 판,입회,지금 내용')
  expect(worker?.slice(1)).toEqual([
    ...['작업자', uzbek.name, expect.anything(), '현장에서 그린 서명', 'PC', '우즈베크어'],
    ...[expect.stringMatching(/^[0-9a-f]{8}$/), expect.any(String), '서명한 대로'],
  ])
  expect(opr?.slice(1, 3)).toEqual(['운전부서', '홍기범'])
  expect(interpreter?.slice(1, 7)).toEqual([
    '통역자',
    '알리셰르 통역',
    expect.anything(),
    '현장에서 그린 서명',
    'PC',
    '우즈베크어',
  ])
  await expect(as('V100002-01').call(`${jsa.api}/${jsaNo}/signs`)).rejects.toMatchObject({ status: 404 })
})
