import { toWire } from '../calendar.ts'

/** S-223: the name of an export without a label. */
const DEFAULT_LABEL = '엑셀다운로드'

/** S-223: `아차사고_20261121140300.xlsx`; the moment in Asia/Seoul. */
export function excelFileName(label: string, now: Date): string {
  const moment = toWire(now).replace(/\D/g, '').slice(0, 14)
  return `${(label.trim() || DEFAULT_LABEL).replaceAll('/', '_')}_${moment}.xlsx`
}
