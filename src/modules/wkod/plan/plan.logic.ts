/** What a work plan must satisfy, without a database. Days are calendar days in Asia/Seoul (`YYYY-MM-DD`). */
import { permitTypeCds as allTypeCds } from '#modules/common/permit-types.model.ts'
import { addDays, addMonths, daysBetween } from '#platform/model/calendar.ts'
import { kinds as kindsOfPermit } from '../permit/types/kinds.model.ts'
import type { OrgRole, PlanRisk, PlanWork } from './plan-codes.model.ts'

/**
 * Kinds of work that need somebody who directs them. Item 8 (bridges) is among them in the law; the site has no such work.
 *
 * @law 산업안전보건기준에 관한 규칙 제39조제1항
 */
const DIRECTED: ReadonlySet<PlanWork> = new Set<PlanWork>(['2', '6', '10', '11'])
export const needsCommander = (kinds: readonly PlanWork[]): boolean => kinds.some((kind) => DIRECTED.has(kind))

/**
 * Kinds for which the law asks for a written plan: those with a number.
 *
 * @law 산업안전보건기준에 관한 규칙 제38조제1항
 */
export const isLegal = (kinds: readonly PlanWork[]): boolean => kinds.some((kind) => /^\d+$/.test(kind))

const HEAD_APPROVES: ReadonlySet<PlanWork> = new Set<PlanWork>(['6', '10', 'C', 'R'])
/** The head of safety approves what is of high risk, and excavation, demolition, confined space, radiation. */
export const needsHead = (kinds: readonly PlanWork[], riskCd: PlanRisk | null): boolean =>
  riskCd === 'HIGH' || kinds.some((kind) => HEAD_APPROVES.has(kind))

const EQUIPPED: ReadonlySet<PlanWork> = new Set<PlanWork>(['2', '3', '11'])
export const needsEquipment = (kinds: readonly PlanWork[]): boolean => kinds.some((kind) => EQUIPPED.has(kind))

interface Told {
  kinds: readonly PlanWork[]
  chemEquipYn: 'Y' | 'N' | null
  collapseYn: 'Y' | 'N' | null
}
/**
 * Whether the host owes the vendor written information: chemical equipment, suffocation, collapse.
 *
 * @law 산업안전보건법 제65조제1항, 같은 법 시행령 제54조
 */
export const isLaw65 = ({ kinds, chemEquipYn, collapseYn }: Told): boolean =>
  chemEquipYn === 'Y' || collapseYn === 'Y' || kinds.includes('C')

/**
 * Work on equipment for one of four acids from a share of weight on may be contracted out with approval only.
 *
 * @param pct share of weight, %
 * @param limit share from which on it counts, % (register: APPR_ACID)
 * @law 산업안전보건법 제59조제1항, 같은 법 시행령 제51조제1호
 */
export const isAcidWork = (acidSubCd: string | null, pct: number | null, limit: number): boolean =>
  acidSubCd !== null && pct !== null && pct >= limit

/** Grades of a JSA that are above what the site takes without consent. */
const HIGH_GRADES: ReadonlySet<string> = new Set(['SHIGH', 'HIGH', 'VHIGH'])
/** The risk that a JSA leaves, in the three words of a plan. */
export const riskOfGrade = (gradeCd: string | null): PlanRisk =>
  gradeCd !== null && HIGH_GRADES.has(gradeCd) ? 'HIGH' : gradeCd === 'MID' ? 'MID' : 'LOW'
const ORDER: readonly PlanRisk[] = ['LOW', 'MID', 'HIGH']
/** The worst of the linked analyses; null without any. */
export const worstRisk = (risks: readonly (PlanRisk | null)[]): PlanRisk | null =>
  ORDER.findLast((risk) => risks.includes(risk)) ?? null

/** What a JSA may be about to cover a kind, beside the types of permit that name it. */
const worksOf: Readonly<Partial<Record<PlanWork, readonly string[]>>> = {
  '2': ['LOAD', 'CRANE'],
  '3': ['CRANE', 'EXCAV'],
  '5': ['ELEC'],
  '6': ['EXCAV'],
  '10': ['DEMOL'],
  '11': ['CRANE'],
}
interface Covering {
  permitTypeCds: string | null
  workCatCd: string | null
}
export const covers = (kind: PlanWork, { permitTypeCds, workCatCd }: Covering): boolean => {
  const given = (permitTypeCds ?? '').split(' ')
  const isOfType = allTypeCds.some((type) => given.includes(type) && kindsOfPermit[type].plans?.includes(kind))
  return isOfType || (worksOf[kind] ?? []).includes(workCatCd ?? '')
}
export const uncovered = (kinds: readonly PlanWork[], jsas: readonly Covering[]): PlanWork[] =>
  kinds.filter((kind) => !jsas.some((jsa) => covers(kind, jsa)))

interface Placed {
  orgRoleCd: OrgRole | null
  personNo: number | null
}
const WATCHERS: ReadonlySet<OrgRole | null> = new Set<OrgRole>(['WATCH', 'FIRE'])
/** Who watches does nothing else there. @returns people that stand as both */
export function watchingWorkers(orgs: readonly Placed[]): number[] {
  const watchers = new Set(orgs.flatMap((one) => (WATCHERS.has(one.orgRoleCd) ? (one.personNo ?? []) : [])))
  return [
    ...new Set(
      orgs.flatMap(({ orgRoleCd, personNo }) =>
        orgRoleCd === 'WORKER' && personNo !== null && watchers.has(personNo) ? personNo : [],
      ),
    ),
  ]
}

interface Paper {
  mustYn: 'Y' | 'N' | null
  validYn: 'Y' | 'N' | null
  fileNo: number | null
  docYmd: string | null
  urgentYn: 'Y' | 'N' | null
  validToYmd: string | null
  leadDayCnt: number | null
  urgentDayCnt: number | null
}
export type PaperState = 'OK' | 'EMPTY' | 'UNDATED' | 'EXPIRED' | 'LATE'

/**
 * Whether a paper of the matrix is there and holds.
 *
 * @param today day of the decision: what has expired by then is as good as missing
 * @param startYmd first day of the work, before which some papers must have been filed for days
 */
export function paperState(paper: Paper, today: string, startYmd: string | null): PaperState {
  if (paper.fileNo === null) return paper.mustYn === 'Y' ? 'EMPTY' : 'OK'
  if (paper.validYn === 'Y' && paper.validToYmd === null) return 'UNDATED'
  if (paper.validToYmd !== null && paper.validToYmd < today) return 'EXPIRED'
  const lead = paper.urgentYn === 'Y' ? (paper.urgentDayCnt ?? paper.leadDayCnt) : paper.leadDayCnt
  if (lead === null || startYmd === null) return 'OK'
  if (paper.docYmd === null) return 'UNDATED'
  return addDays(paper.docYmd, lead) <= startYmd ? 'OK' : 'LATE'
}
export const isLacking = (papers: readonly Paper[]): boolean =>
  papers.some(({ mustYn, fileNo }) => mustYn === 'Y' && fileNo === null)

/** Days counted from the last day of the work (D+n of Part 0.3: that day is D+0). */
export interface AfterLimits {
  dueDays: number
  headDays: number
  blockDays: number
}
export type AfterState = 'NONE' | 'WARN' | 'HEAD' | 'BLOCK'
/**
 * R4: how late the papers after the work are.
 *
 * @returns with the days since they were due
 */
export function afterState(
  actualEndYmd: string,
  today: string,
  limits: AfterLimits,
): { state: AfterState; late: number } {
  const days = daysBetween(actualEndYmd, today)
  const late = Math.max(0, days - limits.dueDays)
  if (days >= limits.blockDays) return { state: 'BLOCK', late }
  if (days >= limits.headDays) return { state: 'HEAD', late }
  return { state: days > limits.dueDays ? 'WARN' : 'NONE', late }
}

/** The last day of a plan that begins then: N months end the day before (Part 0.3 items 2 and 3). */
export const lastPlanDay = (startYmd: string, months: number): string => addDays(addMonths(startYmd, months), -1)
