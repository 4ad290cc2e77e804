/** One reads what one signs: a talk with a worker who reads Uzbek and one who reads Thai, by every door. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { keepJsaTexts } from '#modules/saf/jsa/jsa-texts.calls.ts'
import { aPermitSite, approved, at, groundOf, OTHER, VSM, VSP } from '../../permit/permit.fixture.ts'
import { permit } from '../../permit/permit.model.ts'
import { type Tbm, tbm } from './tbm.model.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const none = { enDesc: null, zhDesc: null, esDesc: null, viDesc: null, thDesc: null, uzDesc: null }

interface Person {
  personNo: number
  personNm: string
  phoneTail: string
}
/** Who leads, who reads Uzbek and who reads Thai; all three are of every crew here. */
async function people(): Promise<Record<'leader' | 'uzbek' | 'thai', Person>> {
  const [leader, uzbek, thai] = (await groundOf(site())).people
  if (!leader || !uzbek || !thai) throw new Error('no people')
  return { leader, uzbek, thai }
}
beforeAll(async () => {
  site().setClock(at('07:30:00'))
  const { uzbek, thai } = await people()
  await site().sql(`update vendor_person set lang_cd = case person_no when ${uzbek.personNo} then 'uz' else 'th' end
    where person_no in (${uzbek.personNo}, ${thai.personNo})`)
  const { jsaNo } = await groundOf(site())
  const { rows } = await site()
    .as('safety')
    .call<{ rows: { koDesc: string }[] }>(keepJsaTexts.path.replace('{no}', String(jsaNo)))
  // All of it in Uzbek, nothing in Thai.
  for (const [index, { koDesc }] of rows.entries())
    await site().sql('insert into jsa_texts (jsa_no, seq_no, ko_desc, uz_desc) values ($1, $2, $3, $4)', [
      jsaNo,
      index + 1,
      koDesc,
      `uz ${index}`,
    ])
})
beforeEach(() => site().setClock(at('07:30:00')))

interface Line {
  label: string
  value: string
  korean?: string
  lacks?: boolean
  words?: string
}
interface Answer {
  code?: string
  title?: string
  message?: string
  live?: { lines: Line[] }
  parts?: { lines: Line[] }[]
  questions?: { name: string; label: string; options: { code: string; label: string }[] }[]
}
async function scan(path: string, body?: object, language = 'ko'): Promise<{ status: number; body: Answer }> {
  const response = await fetch(`${site().address}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { accept: 'application/json', 'content-type': 'application/json', 'accept-language': language },
  })
  return { status: response.status, body: (await response.json()) as Answer }
}
const pathOf = async (permitNo: number) =>
  (await site().as(VSM).call<{ path: string }>(`${permit.api}/${permitNo}/paper`)).path
const claim = ({ personNm, phoneTail }: Person) => ({ personNm, phoneTail })
const cardOf = async (personNo: number) => {
  const [card] = await site().sql<{ code: string }>(`with held as (
      insert into sgc_card (status_cd, plant_cd, vendor_cd, person_no, card_nm, card_type_cd, sgc_card_doc_no, create_user_id, update_user_id)
      select 'ISSUED', plant_cd, vendor_cd, person_no, person_nm, 'REG', 'SC-T-' || md5(random()::text), 'gate', 'gate' from vendor_person
      where person_no = ${personNo} returning sgc_card_no)
    insert into sgc_card_key (sgc_card_no, qr_key, create_dt) select sgc_card_no, md5(random()::text), now() from held
    returning qr_key as code`)
  return card?.code ?? ''
}

async function talking(values: Partial<Pick<Tbm, 'topics'>> = {}) {
  const { permitNo } = await approved(site(), urgent)
  const talk = await site()
    .as(VSP)
    .create(tbm, { permitNo, alcoholOkYn: 'Y', ...values })
  return { permitNo, talk, path: await pathOf(permitNo) }
}
type Talk = Awaited<ReturnType<typeof talking>>
const strokes = [[100, 100, 900, 800]]
const interpret = ({ permitNo }: Talk, body: object = {}, by = VSP) =>
  site()
    .as(by)
    .call<{ toRead: string[] }>(`${permit.api}/${permitNo}/talk/interpreter`, {
      method: 'POST',
      body: { langCd: 'th', interpreterNm: '솜차이 통역', strokes, ...body },
    })
const byCode = ({ path }: Talk, one: Person, answers: object = { sign: ['TBM'] }, language = 'ko') =>
  scan(`${path}/answer`, { ...claim(one), answers }, language)

test('the page behind the code says the talk in Uzbek with its Korean, and says of Thai that there is none', async () => {
  const { path } = await talking()
  const uzbek = (await scan(path, undefined, 'uz-UZ')).body.live?.lines.filter(
    ({ label }) => label === 'Asosiy xavflar',
  )
  expect(uzbek?.length).toBeGreaterThan(0)
  for (const line of uzbek ?? []) {
    expect(line.value).toMatch(/^uz \d+: uz \d+ → uz \d+$/)
    expect(line.korean).toMatch(/[가-힣]/)
    expect(line.lacks).toBeUndefined()
  }
  const thai = (await scan(path, undefined, 'th')).body.live?.lines.filter(({ label }) => label === 'อันตรายหลัก')
  expect(thai?.map(({ lacks }) => lacks)).toEqual(uzbek?.map(() => true))
  // Words of the term list are told beside the Korean, and not as its translation.
  expect(thai?.map(({ words }) => words ?? '').join()).toContain('ประกายไฟ')
  expect(thai?.every(({ value }) => /[가-힣]/.test(value))).toBe(true)
  expect((await scan(path)).body.live?.lines.some(({ korean, lacks }) => korean || lacks)).toBe(false)
})

test('work and place are named in the reader’s language where the term list has them whole, with its words where it has some', async () => {
  const { permitNo, path } = await talking()
  const { wkodTitle = '', placeDesc } = await site().as('oper').read(permit, permitNo)
  const thai = async () => (await scan(path, undefined, 'th')).body
  const placeIn = ({ live }: Answer) => live?.lines.find(({ label }) => label === 'สถานที่ทำงาน')
  expect(placeIn(await thai())).toMatchObject({ value: placeDesc })
  await site().sql(`insert into site_term (ko_desc, th_desc) values ($1, 'ลานถังเหนือ'), ($2, 'ซ่อมท่อ')`, [
    placeDesc,
    wkodTitle,
  ])
  const page = await thai()
  expect(placeIn(page)).toMatchObject({ value: 'ลานถังเหนือ', korean: placeDesc })
  expect(page.title).toBe(`ซ่อมท่อ (${wkodTitle})`)
  expect((await scan(path)).body.title, 'in Korean as it is').toBe(wkodTitle)
  await site().sql(`delete from site_term where ko_desc = any($1)`, [[placeDesc, wkodTitle]])
})

test.each(['vi-VN', 'th-TH', 'uz-UZ'])(
  'whoever leads and reads %s begins the talk in his own words',
  async (language) => {
    const { permitNo } = await approved(site(), urgent)
    const { leader } = await people()
    const { body } = await scan(`${await pathOf(permitNo)}/form`, claim(leader), language)
    const asked = body.questions?.find(({ name }) => name === 'talk')
    const said = [asked?.label, asked?.options[0]?.label].join()
    expect(said).not.toMatch(/[가-힣]|checked|meeting/)
    expect(said).toContain('TBM')
  },
)

test('by the code: who reads Uzbek signs what is written in it; who reads Thai not before an interpreter has signed', async () => {
  const talk = await talking()
  const { uzbek, thai } = await people()
  expect((await byCode(talk, uzbek)).status).toBe(200)
  const refused = await byCode(talk, thai, { sign: ['TBM'] }, 'th')
  expect(refused).toMatchObject({ status: 422, body: { code: 'TBM_INTERPRETER' } })
  expect(refused.body.message).toContain('ล่าม')
  expect(await site().as(VSP).read(tbm, talk.talk.tbmNo)).toMatchObject({ signCnt: 1 })
  await interpret(talk)
  expect((await byCode(talk, thai)).status).toBe(200)
  expect(await site().as(VSP).read(tbm, talk.talk.tbmNo)).toMatchObject({ signCnt: 2 })
})

test('by his card, and on his own page, the same is asked', async () => {
  const talk = await talking()
  const { thai } = await people()
  const text = await cardOf(thai.personNo)
  const scanned = () =>
    site().as(VSP).call(`${permit.api}/${talk.permitNo}/talk/scan`, { method: 'POST', body: { text } })
  await expect(scanned()).rejects.toMatchObject({ status: 422, code: 'TBM_INTERPRETER' })
  const own = await site()
    .as(VSM)
    .call<{ path: string }>(`/api/vendor/portal/person/${thai.personNo}/page`, { method: 'POST' })
  const { body } = await scan(`${own.path}/form`, claim(thai), 'th')
  expect(body.parts?.flatMap(({ lines }) => lines).some(({ lacks }) => lacks)).toBe(true)
  const sign = () => scan(`${own.path}/answer`, { ...claim(thai), answers: { sign: [`TBM-${talk.permitNo}`] } })
  expect(await sign()).toMatchObject({ status: 422, body: { code: 'TBM_INTERPRETER' } })
  await interpret(talk)
  expect((await sign()).status).toBe(200)
  expect(await scanned()).toMatchObject({ personNo: thai.personNo })
})

test('an interpreter signs with name, language and his own hand, before whoever leads; the record keeps it', async () => {
  const talk = await talking()
  const path = `${tbm.api}/${talk.talk.tbmNo}/interpreters`
  const shown = () => site().as('oper').call<{ toRead: string[]; rows: object[] }>(path)
  expect(await shown()).toEqual({ toRead: ['th'], rows: [] })
  await expect(interpret(talk, {}, 'emp')).rejects.toMatchObject({ status: 403 })
  await expect(interpret(talk, {}, OTHER)).rejects.toMatchObject({ status: 404 })
  await expect(site().as(OTHER).call(path)).rejects.toMatchObject({ status: 404 })
  await expect(interpret(talk, { strokes: [] })).rejects.toMatchObject({ status: 400 })
  await expect(interpret(talk, { interpreterNm: ' ' })).rejects.toMatchObject({ status: 400 })
  await expect(interpret(talk, { langCd: 'kr' })).rejects.toMatchObject({ status: 400 })
  expect(await interpret(talk)).toEqual({ toRead: [] })
  await interpret(talk)
  expect(await shown()).toMatchObject({
    toRead: [],
    rows: [
      {
        ...{ langCd: 'th', interpreterNm: '솜차이 통역', strokes, isCurrent: true },
        how: { wayCd: 'DRAWN', deviceCd: 'DESKTOP', langCd: 'th', textVer: talk.talk.textVer, witnessNm: '민경수' },
      },
    ],
  })
})

test('somebody of the crew interprets by the code on the permit, as who he is', async () => {
  const talk = await talking()
  const { leader, uzbek, thai } = await people()
  const { body } = await scan(`${talk.path}/form`, claim(uzbek), 'uz')
  const asked = body.questions?.find(({ name }) => name === 'interpret')
  expect(asked).toMatchObject({ label: expect.stringContaining('tarjimon'), options: [{ code: 'th', label: 'ไทย' }] })
  expect((await byCode(talk, uzbek, { sign: [] })).status, 'nothing signed').toBe(422)
  expect((await byCode(talk, uzbek, { interpret: ['vi'] })).status, 'nobody reads it').toBe(400)
  expect((await byCode(talk, leader, { interpret: ['th'] })).status).toBe(200)
  expect((await byCode(talk, thai)).status).toBe(200)
  const { rows } = await site().as(VSP).call<{ rows: object[] }>(`${tbm.api}/${talk.talk.tbmNo}/interpreters`)
  const how = { wayCd: 'NAME', deviceCd: 'DESKTOP', textVer: talk.talk.textVer, witnessNm: null }
  expect(rows).toMatchObject([{ interpreterNm: leader.personNm, langCd: 'th', how }])
})

test('a talk that is changed has to be read out again, and its new text has no translation but the list’s', async () => {
  const sentence = '비상대피로와 집결지를 확인하고, 이상이 보이면 누구나 작업을 멈춥니다.'
  const talk = await talking({ topics: [{ topicCd: 'ETC', topicDesc: sentence, measureDesc: null }] })
  const { uzbek, thai } = await people()
  await interpret(talk)
  const record = await site().as(VSP).read(tbm, talk.talk.tbmNo)
  expect(record.texts?.find(({ koDesc }) => koDesc === sentence)?.thDesc).toMatch(/จุดรวมพล/)
  const topics = (record.topics ?? []).map((one) =>
    one.topicDesc === sentence ? { ...one, topicDesc: '오후에 비가 옵니다.' } : one,
  )
  await site().as(VSP).edit(tbm, record, record.tbmNo, { topics })
  for (const one of [uzbek, thai])
    expect(await byCode(talk, one)).toMatchObject({ status: 422, body: { code: 'TBM_INTERPRETER' } })
  await interpret(talk)
  expect((await byCode(talk, thai)).status).toBe(200)
  expect((await byCode(talk, uzbek)).status, 'another interpreter’s language').toBe(422)
})

interface Said {
  koDesc: string
  uzDesc: string | null
  thDesc: string | null
}
test('what stands on paper comes with its translations: the risks, and what is checked', async () => {
  const { permitNo } = await approved(site(), urgent)
  const paper = await site().as('oper').call<{
    risks: { hazardDesc: string }[]
    texts: Said[]
    checkTexts: Record<string, Said>
  }>(`${permit.api}/${permitNo}/paper`)
  const all = [...paper.texts, ...Object.values(paper.checkTexts)]
  const said = (korean: string) => all.find(({ koDesc }) => koDesc === korean)
  expect(said(paper.risks[0]?.hazardDesc ?? '')).toMatchObject({ uzDesc: expect.stringMatching(/^uz/), thDesc: null })
  expect(said('작업자가 보호구를 착용했습니다.')?.thDesc).toBe('คนงานสวมอุปกรณ์ป้องกันแล้ว')
  expect(Object.keys(none).every((field) => field in (said('작업자가 보호구를 착용했습니다.') ?? {}))).toBe(true)
})
