/** By which day the form of the labour office and the report of the investigation are to be there. */
import { addDays, addMonths } from '#platform/model/calendar.ts'
import type { SevClass, Yn } from './facts.logic.ts'

/**
 * One month after the day it happened; of an illness without a day of its own after the day on which it was recognised.
 *
 * @param occurYmd calendar day in Asia/Seoul
 * @returns calendar day; the last of the month where the month is shorter (01-31 → 02-28)
 * @law 산업안전보건법 시행규칙 제73조제1항; 민법 제160조제3항; 요양승인일은 질의회시 (확인 필요)
 */
export const formDueYmd = (occurYmd: string, approveYmd: string | null = null): string =>
  addMonths(approveYmd ?? occurYmd, 1)

const FINAL_DAYS = { major: 30, lost: 14, light: 7 } as const
const ofClass: Readonly<Record<SevClass, number>> = {
  FAT: FINAL_DAYS.major,
  LTI: FINAL_DAYS.lost,
  RWC: FINAL_DAYS.lost,
  MTC: FINAL_DAYS.lost,
  FAC: FINAL_DAYS.light,
  NONE: FINAL_DAYS.light,
}
interface Weight {
  sevClassCd: SevClass | null
  majorYn: Yn
  hipoYn: Yn
}
/** R4: the internal report of the investigation (site). @param knowYmd calendar day on which it became known */
export function finalDueYmd(knowYmd: string, { sevClassCd, majorYn, hipoYn }: Weight): string {
  if (majorYn === 'Y' || hipoYn === 'Y') return addDays(knowYmd, FINAL_DAYS.major)
  return addDays(knowYmd, ofClass[sevClassCd ?? 'NONE'])
}
