/** What tests of chemicals begin with: substances, products with a composition, versions of lists, as people bring them in. */
import { buffer } from 'node:stream/consumers'
import { sheetFields } from '#platform/model/sheet.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import type { aFileSite } from '#platform/test/site.ts'
import type { Composition } from './material/material.calls.ts'
import { materialMaster } from './material/material.master.ts'
import { type MaterialRegs, regVerSheet } from './reg/reg.calls.ts'
import { regListMaster } from './reg/reg-list.master.ts'
import { substanceMaster } from './substance/substance.master.ts'

type Site = ReturnType<typeof aFileSite>
export interface RegVersionRow {
  chmRegVerNo: number
  verNm: string
  standingCd: string
  rowVersion: number
  itemCnt: number
}
export interface ListedVersion {
  listCd: string
  verNm?: string
  inForceYmd?: string
  wholeYn?: 'Y' | 'N'
  by?: string
}
type Cells = Readonly<Record<string, string | number>>

const noPart = {
  pctVal: null,
  minPctVal: null,
  maxPctVal: null,
  secretYn: 'N',
  altNm: null,
  altMinPctVal: null,
  altMaxPctVal: null,
  approvalNo: null,
  approvalEndYmd: null,
}
/** A component as it is typed. */
export const part = (substance: string | null, values: object) => ({ substance, ...noPart, ...values })

export function chemicals(site: Site) {
  const as = <T>(person: string, path: string, method?: string, body: unknown = undefined) =>
    site()
      .as(person)
      .call<T>(path, ...(method ? [{ method, body }] : []))
  const chem = <T>(path: string, method?: string, body?: unknown) => as<T>('chem', path, method, body)
  let last = 0

  const substance = async (values: object) => {
    const body = { engNm: 'Sample', physStateCd: 'L', ...values }
    return (await chem<{ chmSubstanceNo: number }>(substanceMaster.api, 'POST', body)).chmSubstanceNo
  }
  const material = async (values: object = {}) => {
    last += 1
    const given = { matNm: `시험 자재 ${last}`, supplierNm: '한빛화학', useDesc: '세척', physStateCd: 'L' }
    const body = { ...given, chmMatCd: `R-${last}`, ...values }
    return (await chem<{ chmMatNo: number }>(materialMaster.api, 'POST', body)).chmMatNo
  }
  const compose = async (no: number, rows: object[], more: object = {}) => {
    const { rowVersion } = await chem<Composition>(`${materialMaster.api}/${no}/composition`)
    const body = { rowVersion, rows, restOkYn: 'Y', reasonDesc: '공급사 MSDS', ...more }
    return chem(`${materialMaster.api}/${no}/composition`, 'PUT', body)
  }
  /** A product of these parts; what is left over is confirmed. */
  const composed = async (parts: Readonly<Record<string, number>>, values: object = {}) => {
    const no = await material(values)
    await compose(
      no,
      Object.entries(parts).map(([name, pctVal]) => part(name, { pctVal })),
    )
    return no
  }
  const regs = (no: number) => chem<MaterialRegs>(`${materialMaster.api}/${no}/regs`)
  /** What is said of a product, a line for each list: `제조등금지물질 HIT 1.001`. */
  const said = async (no: number) =>
    (await regs(no)).hits.map(({ regListNm, judgeCd, contentPctVal }) =>
      [regListNm ?? '?', judgeCd, contentPctVal].filter((one) => one !== null).join(' '),
    )
  const listNo = async (listCd: string) => {
    const { rows } = await chem<{ rows: { chmRegListNo: number }[] }>(`${regListMaster.api}s?q=${listCd}`)
    return rows[0]?.chmRegListNo ?? 0
  }
  const bookOf = async (rows: readonly Cells[]) => {
    const columns = sheetFields(regVerSheet)
    const cells = rows.map((row) => columns.map(([name]) => row[name] ?? ''))
    const heads = columns.map(([, { label }]) => ({ text: label, kind: 'text' as const }))
    const body = new FormData()
    const book = await buffer(writeWorkbook({ sheetNm: '판', columns: heads, rows: cells }))
    body.append('file', new Blob([new Uint8Array(book)]), 'list.xlsx')
    return body
  }
  const upload = async (
    rows: readonly Cells[],
    { listCd, verNm = '1판', inForceYmd = '2026-11-01', wholeYn = 'N', by = 'chem' }: ListedVersion,
  ) => {
    const query = new URLSearchParams({
      listNo: String(await listNo(listCd)),
      verNm,
      inForceYmd,
      sourceDesc: '시험 고시',
      wholeYn,
    })
    return as(by, `${regVerSheet.api}/upload?${query}`, 'POST', await bookOf(rows))
  }
  const versions = async (listCd: string) =>
    (await chem<{ rows: RegVersionRow[] }>(`${regListMaster.api}/${await listNo(listCd)}/versions`)).rows
  const version = async (listCd: string, verNm: string) => {
    const found = (await versions(listCd)).find((one) => one.verNm === verNm)
    if (!found) throw new RangeError(verNm)
    return found
  }
  const act = async (by: string, action: string, listCd: string, verNm: string, more: object = {}) => {
    const { chmRegVerNo, rowVersion } = await version(listCd, verNm)
    return as(by, `/api/chm/reg/chmregver/${chmRegVerNo}/${action}`, 'POST', { rowVersion, ...more })
  }
  /** Loaded, looked at, released by somebody else. */
  const release = async (rows: readonly Cells[], asked: ListedVersion) => {
    const { listCd, verNm = '1판' } = asked
    await upload(rows, asked)
    await act('chem', 'review', listCd, verNm)
    await act('toxic', 'release', listCd, verNm)
  }
  return {
    as,
    chem,
    substance,
    material,
    compose,
    composed,
    regs,
    said,
    listNo,
    upload,
    versions,
    version,
    act,
    release,
  }
}
