/** Substances: who keeps them, what a number and a name are, where limits and hazards stand. */
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import type { GhsTable } from '../ghs/ghs.calls.ts'
import type { SubstanceFacts } from './substance.calls.ts'
import { substanceMaster } from './substance.master.ts'

const site = aFileSite()
const { api } = substanceMaster
const chem = <T>(path: string, options?: { method: string; body: unknown }) => site().as('chem').call<T>(path, options)
interface Row {
  chmSubstanceNo: number
  casNo: string | null
  korNm: string
  factorCd: string | null
  rowVersion: number
}
const given = { korNm: '시험물질', engNm: 'Test substance', physStateCd: 'L' }
const add = (body: object) => chem<Row>(api, { method: 'POST', body: { ...given, ...body } })
const list = async (q: string) =>
  (await chem<{ rows: Row[] }>(`${api}s?${new URLSearchParams({ q, limit: '100' })}`)).rows.map(({ casNo }) => casNo)
const refusal = (asking: Promise<unknown>) =>
  asking.then(
    () => undefined,
    ({ answer }) => answer.problems[0] as { field: string; code: string; message: string },
  )

test('CH-A01 108-88-2 is refused, 108-88-3 is there already under its name', async () => {
  expect(await refusal(add({ casNo: '108-88-2' }))).toMatchObject({ field: 'casNo', code: 'CHM_CAS_DIGIT' })
  expect(await refusal(add({ casNo: '108-88-3' }))).toMatchObject({
    code: 'CHM_CAS_DUP',
    message: '이미 등록된 CAS 번호입니다: 톨루엔',
  })
})

test('without a number it says why; two without one may be', async () => {
  expect(await refusal(add({}))).toMatchObject({ field: 'casNoneReasonDesc', code: 'CHM_CAS_NONE' })
  await add({ korNm: '비이온 계면활성제 혼합물', casNoneReasonDesc: '반응 혼합물' })
  await add({ korNm: '천연 왁스', casNoneReasonDesc: '천연물' })
})

test('every site begins with the substances of the exposure limits, each joined with its harmful factor', async () => {
  const { rows } = await chem<{ rows: Row[] }>(`${api}s?limit=200`)
  expect(rows.length).toBeGreaterThanOrEqual(98)
  const toluene = rows.find(({ casNo }) => casNo === '108-88-3')
  expect(toluene?.factorCd).toBe('108-88-3')
  const facts = await chem<SubstanceFacts>(`${api}/${toluene?.chmSubstanceNo}/facts`)
  expect(facts.factor).toMatchObject({ factorNm: '톨루엔', twaPpmVal: 50, stelPpmVal: 150 })
  expect(facts.hazards).toEqual([])
})

test('it is found by number, by both names, by a synonym and by initial consonants', async () => {
  await add({
    casNo: '9002-92-0',
    korNm: '라우레스',
    engNm: 'Laureth',
    synonymNms: '폴리옥시에틸렌 라우릴 에테르\nBrij 35',
  })
  for (const q of ['9002-92', '라우레', 'laureth', 'brij', 'ㄹㅇㄹㅅ', 'ㅍㄹㅇㅅ'])
    expect(await list(q)).toContain('9002-92-0')
  expect(await list('ㅌㄹㅇ')).toContain('108-88-3')
})

test('a number that a harmful factor has joins it; what somebody named stays', async () => {
  const { factorCd } = await add({ casNo: '7732-18-5', korNm: '물', engNm: 'Water' })
  expect(factorCd).toBeNull()
  const named = await add({ casNo: '64-18-6', korNm: '포름산', engNm: 'Formic acid', factorCd: '64-19-7' })
  expect(named.factorCd).toBe('64-19-7')
})

test('explosive limits stand in their order, a UN number has four digits', async () => {
  expect(await refusal(add({ casNo: '74-82-8', lelVal: 15, uelVal: 5 }))).toMatchObject({ code: 'CHM_LEL' })
  expect(await refusal(add({ casNo: '74-82-8', unNo: '12' }))).toMatchObject({ code: 'CHM_UN_NO' })
})

test('who keeps chemicals writes, others read, and whoever has no menu of it neither', async () => {
  const adding = (person: string) =>
    site()
      .as(person)
      .call(api, { method: 'POST', body: { ...given, casNo: '64-18-6' } })
  await expect(adding('safety')).rejects.toMatchObject({ status: 403 })
  expect((await site().as('safety').call<{ total: number }>(`${api}s`)).total).toBeGreaterThan(90)
  await expect(site().as('emp').call(`${api}s`)).rejects.toMatchObject({ status: 403 })
})

describe('hazards', () => {
  const none = { categoryCd: null, routeCd: null, organDesc: null, ateVal: null, mFactorVal: null, cutPctVal: null }
  const hazard = (hazardClassCd: string, values: object = {}) => ({
    ...none,
    hazardClassCd,
    noneYn: 'N',
    addYn: 'Y',
    originCd: 'SUPPLIER',
    ...values,
  })
  const save = async (no: number, rows: object[], more: object = {}) => {
    const { rowVersion } = await chem<SubstanceFacts>(`${api}/${no}/facts`)
    const body = { rowVersion, rows, basisDesc: '공급자 MSDS 2026-05-01', ...more }
    return chem(`${api}/${no}/hazards`, { method: 'PUT', body })
  }

  test('are kept whole, with their source, and stand in the history', async () => {
    const { chmSubstanceNo: no } = await add({ casNo: '75-07-0', korNm: '아세트알데히드', engNm: 'Acetaldehyde' })
    const rows = [
      hazard('FLAM_LIQ', { categoryCd: '1' }),
      hazard('ACUTE_INHAL', { categoryCd: '4', routeCd: 'VAPOUR', ateVal: 11.5 }),
      hazard('AQ_CHRONIC', { categoryCd: '1', mFactorVal: 10 }),
      hazard('OZONE', { noneYn: 'Y' }),
    ]
    await save(no, rows)
    const facts = await chem<SubstanceFacts>(`${api}/${no}/facts`)
    expect(facts).toMatchObject({ hazards: rows, basisDesc: '공급자 MSDS 2026-05-01' })
    const history = await chem<{ rows: { actionCd: string }[] }>(`${api}/${no}/history`)
    expect(history.rows.map(({ actionCd }) => actionCd)).toEqual(['GHS', 'CREATE'])
  })

  test('name the row that is wrong: a category of another class, none at all, no way of breathing, an M elsewhere, twice', async () => {
    const { chmSubstanceNo: no } = await add({ casNo: '123-38-6', korNm: '프로피온알데히드', engNm: 'Propionaldehyde' })
    const wrong = (...rows: object[]) => refusal(save(no, rows))
    const fine = hazard('FLAM_LIQ', { categoryCd: '2' })
    expect(await wrong(fine, hazard('FLAM_LIQ', { categoryCd: '1A' }))).toMatchObject({
      field: 'rows.1.categoryCd',
      code: 'CHM_GHS_CAT',
      message: '해당 유해성에 없는 구분입니다.',
    })
    expect(await wrong(hazard('CARC'))).toMatchObject({ code: 'CHM_GHS_CAT_NEEDED' })
    expect(await wrong(hazard('CARC', { noneYn: 'Y', categoryCd: '2' }))).toMatchObject({ code: 'CHM_GHS_NONE_CAT' })
    expect(await wrong(hazard('ACUTE_INHAL', { categoryCd: '3' }))).toMatchObject({ code: 'CHM_GHS_ROUTE' })
    expect(await wrong(hazard('AQ_CHRONIC', { categoryCd: '2', mFactorVal: 10 }))).toMatchObject({ code: 'CHM_GHS_M' })
    expect(await wrong(fine, fine)).toMatchObject({ field: 'rows.1.hazardClassCd', code: 'CHM_GHS_TWICE' })
    expect(await wrong(hazard('ACUTE_ORAL', { ateVal: 500 }))).toBeUndefined()
  })

  test('of whoever saw an older version are refused, and so are those of who only reads', async () => {
    const { chmSubstanceNo: no } = await add({ casNo: '107-02-8', korNm: '아크롤레인', engNm: 'Acrolein' })
    await save(no, [hazard('FLAM_LIQ', { categoryCd: '2' })])
    await expect(save(no, [], { rowVersion: 1 })).rejects.toMatchObject({ status: 409, code: 'CM-01' })
    const body = { rowVersion: 2, rows: [], basisDesc: '시험' }
    await expect(site().as('hygiene').call(`${api}/${no}/hazards`, { method: 'PUT', body })).rejects.toMatchObject({
      status: 403,
    })
    await expect(chem(`${api}/999999/facts`)).rejects.toMatchObject({ status: 404 })
  })
})

test('the table of classes says of every row that nobody has compared it with the notice', async () => {
  const { classes, statements } = await chem<GhsTable>('/api/chm/ghs/table')
  expect(classes.length).toBeGreaterThan(90)
  expect(
    classes.find(({ hazardClassCd, categoryCd }) => hazardClassCd === 'ACUTE_ORAL' && categoryCd === '4'),
  ).toMatchObject({
    hCds: ['H302'],
    pictograms: ['GHS07'],
    signalWordCd: 'WARNING',
    verifiedYn: 'N',
  })
  expect(statements.find(({ statementCd }) => statementCd === 'H302')?.textKo).toBe('삼키면 유해함')
})

test('rows come and go by sheets; each wrong cell is told in its row, and none is saved', async () => {
  const sheet = await site().as('chem').readSheet(`${api}s/excel?q=108-88-3`)
  expect(JSON.stringify(sheet.rows)).toContain('톨루엔')
  const head = ['CAS 번호', '국문명', '영문명', '물리상태', '유엔번호']
  const upload = async (...rows: string[][]) => {
    const body = new FormData()
    const text = { kind: 'text' } as const
    const book = writeWorkbook({ sheetNm: '화학물질', columns: head.map((name) => ({ text: name, ...text })), rows })
    body.append('file', new Blob([new Uint8Array(await buffer(book))]), 'substances.xlsx')
    return chem(`${api}s/upload`, { method: 'POST', body })
  }
  const fine = ['9004-82-4', '소듐라우레스설페이트', 'Sodium laureth sulfate', '고체', '']
  const wrong = upload(
    fine,
    ['9004-82-5', '틀린 번호', 'Wrong', '액체', ''],
    ['79-09-4', '틀린 유엔', 'UN', '액체', '1'],
  )
  await expect(wrong).rejects.toMatchObject({
    answer: {
      problems: [
        { field: 'rows.3.casNo', code: 'CHM_CAS_DIGIT' },
        { field: 'rows.4.unNo', code: 'CHM_UN_NO' },
      ],
    },
  })
  expect(await list('9004-82')).toEqual([])
  expect(await upload(fine)).toEqual({ inserted: 1, updated: 0, unchanged: 0 })
  expect(await upload([...fine.slice(0, 4), '3077'])).toEqual({ inserted: 0, updated: 1, unchanged: 0 })
})
