/** The texts of an analysis in the languages of those who do the work, through HTTP. */
import { expect, test } from 'vitest'
import type { ErrorAnswer } from '#platform/model/problem.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import { siteTermMaster } from '../term/site-term.master.ts'
import { drafted, fixed, VENDOR } from './jsa.fixture.ts'
import { type Jsa, jsa } from './jsa.model.ts'
import { aJsaRow, hotWorkRows } from './jsa.seed.ts'
import type { JsaText } from './jsa-texts.calls.ts'

const site = aFileSite()
const none = { enDesc: null, zhDesc: null, esDesc: null, viDesc: null, thDesc: null, uzDesc: null }
const hazard = '불티가 가연물에 옮겨붙음'
const uzbek = { ...none, koDesc: hazard, uzDesc: 'Uchqundan yonuvchi narsa alanga olishi', thDesc: 'ประกายไฟติดวัสดุไวไฟ' }

const textsOf = (jsaNo: number, by: string) =>
  site().as(by).call<{ rows: JsaText[]; mayTranslate: boolean }>(`${jsa.api}/${jsaNo}/texts`)
const keep = (jsaNo: number, texts: readonly object[], by: string) =>
  site().as(by).call(`${jsa.api}/${jsaNo}/texts`, { method: 'PUT', body: { texts } })
const kept = async (jsaNo: number, by = VENDOR): Promise<Jsa['texts']> => (await site().as(by).read(jsa, jsaNo)).texts

async function library(): Promise<number> {
  const { jsaNo } = await fixed(site(), { jsaTitle: `표준 ${Math.random()}` })
  await site().sql(`update jsa set jsa_src_cd = 'LIB', vendor_cd = null where jsa_no = ${jsaNo}`)
  await keep(jsaNo, [uzbek], 'safety')
  return jsaNo
}

test('safety translates what is in force in the library; others, and other fixed analyses, are refused', async () => {
  const jsaNo = await library()
  const { rows, mayTranslate } = await textsOf(jsaNo, 'safety')
  expect(mayTranslate).toBe(true)
  expect(rows.map(({ koDesc }) => koDesc)).toContain('통로의 호스에 걸려 넘어짐')
  expect(rows.find(({ koDesc }) => koDesc === hazard)).toMatchObject({ uzDesc: uzbek.uzDesc, viDesc: null })
  expect((await textsOf(jsaNo, 'oper')).mayTranslate).toBe(false)
  await expect(keep(jsaNo, [uzbek], 'oper')).rejects.toMatchObject({ status: 403 })
  const own = await fixed(site(), { jsaTitle: '확정된 업체 JSA' })
  await expect(keep(own.jsaNo, [uzbek], VENDOR)).rejects.toMatchObject({ status: 403 })
  await expect(keep(own.jsaNo, [uzbek], 'safety')).rejects.toMatchObject({ status: 403 })
  await expect(keep(jsaNo, [{ ...uzbek, koDesc: '없는 글' }], 'safety')).rejects.toMatchObject({
    status: 422,
    code: 'JSA_TEXT_UNKNOWN',
  })
})

test('translations come along with what is copied, whole or row by row, and stay with the revision', async () => {
  const from = await library()
  const whole = await site()
    .as(VENDOR)
    .call<{ jsaNo: number }>(`${jsa.api}-copy`, { method: 'POST', body: { jsaNo: from } })
  expect(await kept(whole.jsaNo)).toMatchObject([uzbek])
  const { rows } = await site().as(VENDOR).call<{ rows: Jsa['rows'] }>(`${jsa.api}-library/${from}`)
  const { jsaNo } = await drafted(site(), { jsaTitle: '행을 가져온 JSA', rows })
  expect(await kept(jsaNo)).toMatchObject([uzbek])
  // What the library says later is nothing that was copied before.
  await keep(from, [{ ...uzbek, uzDesc: 'boshqa' }], 'safety')
  expect(await kept(jsaNo)).toMatchObject([uzbek])
})

test('a text that is edited loses its translation, and the others keep theirs', async () => {
  const { jsaNo, ...record } = await drafted(site(), { jsaTitle: '고쳐 쓰는 JSA' })
  const second = { ...none, koDesc: '소화기 2대 비치', viDesc: '2 bình chữa cháy' }
  await keep(jsaNo, [uzbek, second], VENDOR)
  const now = await site().as(VENDOR).read(jsa, jsaNo)
  const rows = now.rows.map((row) => (row.hazardDesc === hazard ? { ...row, hazardDesc: `${hazard} (3층)` } : row))
  await site().as(VENDOR).edit(jsa, now, jsaNo, { rows })
  expect(record.statusCd).toBe('TEMP')
  expect(await kept(jsaNo)).toMatchObject([second])
  const { rows: texts } = await textsOf(jsaNo, VENDOR)
  expect(texts.find(({ koDesc }) => koDesc === `${hazard} (3층)`)).toMatchObject(none)
})

test('a revision begins with the translations of the one before', async () => {
  const { jsaNo } = await fixed(site(), { jsaTitle: '개정하는 JSA' })
  await site().sql(
    `insert into jsa_texts (jsa_no, seq_no, ko_desc, uz_desc) values (${jsaNo}, 1, '${hazard}', 'alanga')`,
  )
  await site().as(VENDOR).act(jsa, jsaNo, 'revise')
  const [next] = await site().sql<{ no: number }>(
    `select max(jsa_no)::int as no from jsa where root_jsa_no = (select root_jsa_no from jsa where jsa_no = ${jsaNo})`,
  )
  expect(next?.no).not.toBe(jsaNo)
  expect(await kept(next?.no ?? 0)).toMatchObject([{ koDesc: hazard, uzDesc: 'alanga' }])
})

test('the term list proposes what stands in it as a whole, and tells words as words', async () => {
  await site()
    .as('safety')
    .call(siteTermMaster.api, { method: 'POST', body: { koDesc: hazard, thDesc: 'ประกายไฟติดวัสดุ' } })
  await expect(
    site()
      .as('oper')
      .call(siteTermMaster.api, { method: 'POST', body: { koDesc: '사다리차' } }),
  ).rejects.toMatchObject({ status: 403 })
  const rows = [...hotWorkRows(), aJsaRow({ stepNo: 4, stepNm: '점검', hazardDesc: '소화기 옆 밸브에 부딪힘' })]
  const { jsaNo } = await drafted(site(), { jsaTitle: '용어집을 보는 JSA', rows })
  const texts = (await textsOf(jsaNo, VENDOR)).rows
  expect(texts.find(({ koDesc }) => koDesc === hazard)?.terms).toEqual({ th: 'ประกายไฟติดวัสดุ' })
  const words = texts.find(({ koDesc }) => koDesc === '소화기 옆 밸브에 부딪힘')
  expect(words?.terms).toEqual({})
  expect(words?.words.uz).toBe('소화기 = o‘t o‘chirgich · 밸브 = klapan')
})

async function upload(jsaNo: number, rows: unknown[][], by = VENDOR) {
  const columns = ['한국어', '태국어', '우즈베크어'].map((text) => ({ text }))
  const book = await writeWorkbook({ sheetNm: '번역', columns, rows }).toArray()
  const body = new FormData()
  body.set('file', new Blob([Buffer.concat(book)]), '번역.xlsx')
  const answer = await site().as(by).fetch(`${jsa.api}/${jsaNo}/texts/upload`, { method: 'POST', body })
  return { status: answer.status, ...((await answer.json()) as Partial<ErrorAnswer> & { updated?: number }) }
}

test('all of its texts go out as a sheet with a column for each language, and come back in; bad cells are named', async () => {
  const { jsaNo } = await drafted(site(), { jsaTitle: '엑셀로 옮기는 JSA' })
  await keep(jsaNo, [uzbek], VENDOR)
  const out = await site().as(VENDOR).fetch(`${jsa.api}/${jsaNo}/texts/excel?format=csv`)
  const text = await out.text()
  expect(text).toContain('한국어')
  expect(text).toContain('우즈베크어')
  expect(text).toContain(uzbek.uzDesc)
  expect(text).toContain('소화기 2대 비치')
  const wrong = await upload(jsaNo, [
    [hazard, 'ก'.repeat(1501), ''],
    ['없는 글', 'ก', ''],
    ['소화기 2대 비치', '', 'a'],
    ['소화기 2대 비치', '', 'b'],
  ])
  expect(wrong.status).toBe(400)
  expect(wrong.problems?.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['rows.2.thDesc', 'rows.3.koDesc', 'rows.5.koDesc']),
  )
  expect(wrong.problems?.map(({ code }) => code)).toContain('JSA_TEXT_TWICE')
  expect(await kept(jsaNo)).toMatchObject([uzbek])
  expect(await upload(jsaNo, [['소화기 2대 비치', '', '2 ta o‘t o‘chirgich']])).toMatchObject({ updated: 1 })
  expect(await kept(jsaNo)).toMatchObject([
    { koDesc: hazard },
    { koDesc: '소화기 2대 비치', uzDesc: '2 ta o‘t o‘chirgich' },
  ])
  expect((await upload(jsaNo, [['소화기 2대 비치', '', 'x']], 'oper')).status).toBe(404)
})
