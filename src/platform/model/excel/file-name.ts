import { toWire } from '../calendar.ts'
import { CSV_CONTENT_TYPE } from './csv.ts'
import type { SheetFormat } from './sheet-format.ts'
import { XLSX_CONTENT_TYPE } from './workbook-parts.ts'

/** S-223: the name of an export without a label. */
const DEFAULT_LABEL = '엑셀다운로드'

/** S-223: `아차사고_20261121140300.xlsx`; the moment in Asia/Seoul. */
export function excelFileName(label: string, now: Date, format: SheetFormat = 'xlsx'): string {
  const moment = toWire(now).replace(/\D/g, '').slice(0, 14)
  return `${(label.trim() || DEFAULT_LABEL).replaceAll('/', '_')}_${moment}.${format}`
}

export const contentTypeOf = (format: SheetFormat): string => (format === 'csv' ? CSV_CONTENT_TYPE : XLSX_CONTENT_TYPE)
