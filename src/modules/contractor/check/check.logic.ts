/** How often a check is due, and the periods in which it is. Pure. */
import { monthsOf, type Period, spanOf, weekOf } from '#modules/common/periods.logic.ts'

export const cycles = { DAY: '매일 작업 전', WEEK: '매주', MONTH: '매월', QUARTER: '분기', GAP: '순회 주기' } as const
export type Cycle = keyof typeof cycles
export type CheckType = 'DAILY' | 'WEEKLY' | 'EQUIP' | 'JOINT' | 'PATROL'

/** R2: what a vendor checks itself follows from its risk; a vendor of risk C that checks weekly by name does so once a month. */
export function cycleOf(checkTypeCd: CheckType, vendorRiskCd: string | null): Cycle {
  if (checkTypeCd === 'DAILY') return 'DAY'
  if (checkTypeCd === 'WEEKLY') return vendorRiskCd === 'C' ? 'MONTH' : 'WEEK'
  if (checkTypeCd === 'EQUIP') return 'MONTH'
  return checkTypeCd === 'JOINT' ? 'QUARTER' : 'GAP'
}

/** R2: what a vendor of this risk has to have a plan for at least. */
export const ownCheckOf = (vendorRiskCd: string | null): 'DAILY' | 'WEEKLY' =>
  vendorRiskCd === 'A' ? 'DAILY' : 'WEEKLY'

const MONTHS_A_QUARTER = 3

/**
 * The period of a cycle to which a day belongs; periods of a cycle meet without gap or overlap.
 *
 * @param anchorYmd from which a cycle of some days is counted: the first day of the plan
 * @param gapDays how long such a cycle is (순회점검 2일)
 */
export function periodOf(cycle: Cycle, ymd: string, anchorYmd: string, gapDays: number): Period {
  if (cycle === 'DAY') return { fromYmd: ymd, toYmd: ymd }
  if (cycle === 'WEEK') return weekOf(ymd)
  if (cycle === 'GAP') return spanOf(ymd, anchorYmd, gapDays)
  return monthsOf(ymd, cycle === 'MONTH' ? 1 : MONTHS_A_QUARTER)
}
