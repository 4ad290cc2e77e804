/** Compositions of a thousand products as one sheet. */
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { sheetFields } from '#platform/model/sheet.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import { chemicals } from '../chm.fixture.ts'
import { compositionSheet } from './composition-sheet.calls.ts'
import type { Composition } from './material.calls.ts'
import { materialMaster } from './material.master.ts'

const site = aFileSite()
const { as, chem, substance, said } = chemicals(site)
const PRODUCTS = 1000
type Cells = Record<string, string | number>

beforeAll(async () => {
  await substance({ casNo: '7732-18-5', korNm: '물' })
  await site().sql(`insert into chm_material (chm_mat_cd, mat_nm, origin_cd, supplier_nm, use_desc, phys_state_cd)
    select 'BULK-' || i, '자재 ' || i, 'BUY', '한빛화학', '세척', 'L' from generate_series(1, ${PRODUCTS}) i`)
})

/** Acetone and water, half and half: two rows a product, the first in row 2. */
const whole = (): Cells[] =>
  Array.from({ length: PRODUCTS }, (_, at) => [
    { chmMatCd: `BULK-${at + 1}`, substance: '67-64-1', pctVal: 50 },
    { chmMatCd: `BULK-${at + 1}`, substance: '7732-18-5', minPctVal: 40, maxPctVal: 50 },
  ]).flat()
async function upload(rows: readonly Cells[], by = 'chem') {
  const columns = sheetFields(compositionSheet)
  const heads = columns.map(([, { label }]) => ({ text: label, kind: 'text' as const }))
  const cells = rows.map((row) => columns.map(([name]) => row[name] ?? ''))
  const body = new FormData()
  const book = await buffer(writeWorkbook({ sheetNm: '구성성분', columns: heads, rows: cells }))
  body.append('file', new Blob([new Uint8Array(book)]), 'compositions.xlsx')
  return as<object>(by, `${compositionSheet.api}/upload`, 'POST', body)
}
const matNo = async (code: string) =>
  (await chem<{ rows: { chmMatNo: number }[] }>(`${materialMaster.api}s?q=${code}&limit=1`)).rows[0]?.chmMatNo ?? 0

test('a sheet of 1,000 compositions with 17 errors names all 17, at their cells, and saves none', async () => {
  const rows = whole()
  /** In the row of the sheet: the product's first row is 2n, its second 2n + 1. */
  const wrong: [rowNo: number, values: Cells, field: string, code: string][] = [
    [2, { substance: '67-64-2' }, 'substance', 'CHM_CAS_DIGIT'],
    [20, { substance: '50-21-5' }, 'substance', 'CHM_COMP_UNKNOWN'],
    [41, { minPctVal: 60 }, 'maxPctVal', 'CHM_COMP_RANGE'],
    [60, { chmMatCd: '없는 코드' }, 'chmMatCd', ''],
    [100, { pctVal: '반' }, 'pctVal', ''],
    [121, { maxPctVal: 140 }, 'maxPctVal', ''],
    [140, { pctVal: 90 }, 'maxPctVal', 'CHM_COMP_SUM'],
    [160, { pctVal: 20 }, 'restOkYn', 'CHM_COMP_SUM'],
    [181, { substance: '67-64-1' }, 'substance', 'CHM_COMP_TWICE'],
    [201, { substance: '' }, 'substance', 'CHM_COMP_NAME'],
    [221, { secretYn: '예' }, 'altNm', 'CHM_SECRET_NAME'],
    [240, { secretYn: '예', altNm: '용제' }, 'secretYn', 'CHM_SECRET_NOT_ALLOWED'],
    [260, { approvalEndYmd: '언젠가' }, 'approvalEndYmd', ''],
    [1000, { substance: '모르는 물질' }, 'substance', 'CHM_COMP_UNKNOWN'],
    [1501, { secretYn: '아마도' }, 'secretYn', ''],
    [1999, { minPctVal: 70 }, 'maxPctVal', 'CHM_COMP_RANGE'],
    [2001, { substance: '108-88-2' }, 'substance', 'CHM_CAS_DIGIT'],
  ]
  for (const [rowNo, values] of wrong) Object.assign(rows[rowNo - 2] ?? {}, values)
  const { problems } = await upload(rows).then(
    () => ({ problems: [] }),
    ({ answer }) => answer as { problems: { field: string; code: string }[] },
  )
  const found = problems.map(({ field }) => field).toSorted()
  const expected = wrong.map(([rowNo, , field]) => `rows.${rowNo}.${field}`).toSorted()
  expect(found).toEqual(expected)
  for (const [rowNo, , field, code] of wrong)
    if (code) expect(problems).toContainEqual(expect.objectContaining({ field: `rows.${rowNo}.${field}`, code }))
  expect((await chem<Composition>(`${materialMaster.api}/${await matNo('BULK-500')}/composition`)).compRevNo).toBe(0)
})

test('mended it is saved whole, screened, and sent again changes nothing; what differs is a revision of its own', async () => {
  expect(await upload(whole())).toEqual({ inserted: PRODUCTS, updated: 0, unchanged: 0 })
  const no = await matNo('BULK-777')
  expect((await chem<Composition>(`${materialMaster.api}/${no}/composition`)).rows).toMatchObject([
    { name: '아세톤', pctVal: 50 },
    { name: '물', minPctVal: 40, maxPctVal: 50 },
  ])
  expect(await said(no)).toContain('관리대상 유해물질 HIT 50')
  expect(await upload(whole())).toEqual({ inserted: 0, updated: 0, unchanged: PRODUCTS })
  const changed = whole().map((row) =>
    row.chmMatCd === 'BULK-777' && row.pctVal ? { ...row, pctVal: 55, reasonDesc: '처방 변경' } : row,
  )
  expect(await upload(changed)).toEqual({ inserted: 0, updated: 1, unchanged: PRODUCTS - 1 })
  const { revisions } = await chem<Composition>(`${materialMaster.api}/${no}/composition`)
  expect(revisions.map(({ compRevNo, reasonDesc }) => [compRevNo, reasonDesc])).toEqual([
    [2, '처방 변경'],
    [1, '엑셀 일괄 등록'],
  ])
  await expect(upload(whole(), 'hygiene')).rejects.toMatchObject({ status: 403 })
}, 120_000)

test('what goes out comes back in', async () => {
  const sheet = await site().as('hygiene').readSheet(`${compositionSheet.api}/excel`)
  expect(JSON.stringify(sheet.rows)).toContain('67-64-1')
})
