/** How far each page of a plan has come. */
import { needsCommander, needsEquipment, uncovered } from './plan.logic.ts'
import { kindsIn, type PlanTab } from './plan-codes.model.ts'
import type { WkodPlan } from './wkod-plan.model.ts'

export interface TabCount {
  filled: number
  total: number
}
/** A plan with what is typed over it: everything may be missing. */
export type PlanView = { readonly [K in keyof WkodPlan]?: WkodPlan[K] | null }

const counted = (answers: readonly unknown[]): TabCount => ({
  filled: answers.filter((answer) => answer !== null && answer !== undefined && answer !== '' && answer !== false)
    .length,
  total: answers.length,
})
type Lines = readonly { mustYn: 'Y' | 'N' | null; fileNo: number | null }[] | null | undefined
const papers = (lines: Lines): TabCount =>
  counted((lines ?? []).filter(({ mustYn }) => mustYn === 'Y').map(({ fileNo }) => fileNo))

export function tabCounts(plan: PlanView): Readonly<Record<PlanTab, TabCount>> {
  const kinds = kindsIn(plan.planWorkCds)
  const orgs = plan.orgs ?? []
  const covered = kinds.length - uncovered(kinds, plan.jsas ?? []).length
  const basics = [plan.wkodTitle, plan.wkodDesc, plan.contractNo, plan.areaDeptCd, plan.planStartYmd, plan.planEndYmd]
  const commander = needsCommander(kinds) ? [plan.workCmdPersonNo] : []
  return {
    BASIC: counted([...basics, kinds.length > 0, ...commander]),
    ATTACH: papers(plan.docs),
    EQUIP: counted(needsEquipment(kinds) ? [(plan.equips ?? []).some(({ equipNm }) => equipNm)] : []),
    ORG: counted([
      orgs.some(({ orgRoleCd, personNo }) => orgRoleCd === 'CHIEF' && personNo !== null),
      plan.phoneTreeDesc,
      plan.hospitalNm,
    ]),
    JSA: { filled: covered, total: kinds.length },
    LOC: counted([(plan.planMarks ?? []).length > 0]),
    AFTER: papers(plan.afterDocs),
  }
}
