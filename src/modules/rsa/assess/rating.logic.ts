/** What an item comes to on the scale of its assessment, and why it is graded higher than its number says. */
import { type Grade, grades } from '#modules/saf/jsa/risk.logic.ts'
import { acceptedBand, bandOf, isAnswered, riskOn, type Scale } from '../scale/scale.logic.ts'
import type { UpReason } from './rsa-codes.model.ts'

/** R2: from so many exposed people on an item is graded one band higher; of the site. */
const MANY_EXPOSED = 10

export interface Rating {
  freqVal: number | null
  sevVal: number | null
  /** Where each item is answered: of a check list, and whether what is done now is enough. */
  checkCd: 'OK' | 'NO' | 'NA' | null
  lawOkYn: 'Y' | 'N' | null
  fatalYn: 'Y' | 'N' | null
  similarYn: 'Y' | 'N' | null
  exposedCnt: number | null
}
export interface Verdict {
  riskVal: number | null
  gradeCd: Grade | null
  /** The place of the grade among the bands of the scale, after the upgrades; null where nothing is graded. */
  bandAt: number | null
  upReasonCds: UpReason[]
  acceptYn: 'Y' | 'N'
}

/** Whether somebody has judged it. */
export const isRated = (rating: Rating, scale: Scale): boolean =>
  isAnswered(scale)
    ? rating.checkCd !== null && (rating.checkCd !== 'NA' || scale.methodCd === 'CHK')
    : bandOf(scale, riskOn(scale, rating.freqVal, rating.sevVal)) !== null

/** R2, in the order in which they are told. */
function upReasonsOf({ lawOkYn, fatalYn, similarYn, exposedCnt }: Rating): UpReason[] {
  const reasons: [UpReason, boolean][] = [
    ['LAW', lawOkYn !== 'Y'],
    ['FATAL', fatalYn === 'Y'],
    ['SIMILAR', similarYn === 'Y'],
    ['MANY', (exposedCnt ?? 0) >= MANY_EXPOSED],
  ]
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
}

/**
 * R1 and R2: the grade, and whether the risk is accepted. A duty of the law that is not met is never accepted, whatever its
 * number; what is foreseen to kill stands in the top band; a fatal case in the trade and many exposed raise by one band each.
 *
 * @law 산업안전보건법 제36조제1항
 */
export function verdictOf(rating: Rating, scale: Scale): Verdict {
  const upReasonCds = upReasonsOf(rating)
  const isLawful = rating.lawOkYn === 'Y'
  if (isAnswered(scale)) {
    const isGood = isRated(rating, scale) && rating.checkCd !== 'NO' && isLawful && rating.fatalYn !== 'Y'
    return { riskVal: null, gradeCd: null, bandAt: null, upReasonCds, acceptYn: isGood ? 'Y' : 'N' }
  }
  const riskVal = riskOn(scale, rating.freqVal, rating.sevVal)
  const own = bandOf(scale, riskVal)
  if (own === null) return { riskVal, gradeCd: null, bandAt: null, upReasonCds, acceptYn: 'N' }
  const bands = scale.bands ?? []
  const top = bands.length - 1
  const raised = own + upReasonCds.filter((reason) => reason === 'SIMILAR' || reason === 'MANY').length
  const bandAt = upReasonCds.includes('FATAL') ? top : Math.min(raised, top)
  const isAccepted = isLawful && bandAt <= acceptedBand(scale)
  return { riskVal, gradeCd: bands[bandAt]?.gradeCd ?? null, bandAt, upReasonCds, acceptYn: isAccepted ? 'Y' : 'N' }
}

const gradeCds = Object.keys(grades) as Grade[]
/** From the best to the worst. */
export const worstGrade = (found: readonly (Grade | null)[]): Grade | null =>
  gradeCds.findLast((gradeCd) => found.includes(gradeCd)) ?? null

/** R3: from here on measures of people alone need their reason. */
export const isHigh = (gradeCd: Grade | null): boolean =>
  gradeCd !== null && gradeCds.indexOf(gradeCd) >= gradeCds.indexOf('HIGH')

/** R13: how urgent the register takes a measure; what is foreseen to kill where nothing is graded is as urgent. */
export function urgencyOf(
  { bandAt, acceptYn, upReasonCds }: Pick<Verdict, 'bandAt' | 'acceptYn' | 'upReasonCds'>,
  { bands }: Scale,
): 'CRIT' | 'HIGH' | 'MID' {
  if (upReasonCds.includes('FATAL') || (bandAt !== null && bandAt === (bands?.length ?? 0) - 1)) return 'CRIT'
  return acceptYn === 'N' ? 'HIGH' : 'MID'
}
