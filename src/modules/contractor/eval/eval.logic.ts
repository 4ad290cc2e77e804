/** Scores and grades of an evaluation. Points are of 100, to one decimal, half up; rates and counts are of the period. */
import { addDays, addMonths } from '#platform/model/calendar.ts'
import type { AutoItem, EvalGrade } from './eval-codes.model.ts'

/** The numbers of the site that an evaluation rests on. */
export interface EvalNumbers {
  /** Rate of demerits (points ÷ people × 10) at which nothing is left of S1. */
  rateZero: number
  suspPoint: number
  noPermitPoint: number
  ltiPoint: number
  treatPoint: number
  bonusRates: readonly [number, number, number]
  grades: Readonly<Record<Exclude<EvalGrade, 'D'>, number>>
  gapPoint: number
}

/** What the records say of a contractor in the period. */
export interface Facts {
  /** Demerits of six months ÷ people per day × 10. */
  rateVal: number
  pointCnt: number
  headcountVal: number
  actionCnt: number
  actionOnTimeCnt: number
  /** Permits stopped for what the contractor did or left undone. */
  suspCnt: number
  /** Work for which there should have been a permit. */
  noPermitCnt: number
  /** Lost-time injuries; restricted work and medical treatment. */
  ltiCnt: number
  treatCnt: number
  eduCnt: number
  eduValidCnt: number
  /** Null where no self-checks are kept. */
  checkPlanCnt: number | null
  checkDoneCnt: number | null
  jsaCnt: number
  jsaFirstCnt: number
  /** Observation cards and near misses told. */
  cardCnt: number
  workerCnt: number
}

/** Half up to one decimal; what binary fractions leave behind does not decide. */
export const roundScore = (value: number): number => Math.round(Number((value * 10).toFixed(6))) / 10

export interface AutoScore {
  score: number
  /** Nothing was due in the period: full points, as for actions of which none was due. */
  naYn: 'Y' | 'N'
}
const full = (weight: number): AutoScore => ({ score: weight, naYn: 'Y' })
const share = (weight: number, part: number, whole: number): AutoScore =>
  whole > 0 ? { score: roundScore((weight * Math.min(part, whole)) / whole), naYn: 'N' } : full(weight)
const less = (weight: number, points: number): AutoScore => ({
  score: roundScore(Math.max(0, weight - points)),
  naYn: 'N',
})

const formulas: Readonly<Record<AutoItem, (weight: number, facts: Facts, numbers: EvalNumbers) => AutoScore>> = {
  S1: (weight, { rateVal }, { rateZero }) => less(weight, (weight * rateVal) / rateZero),
  S2: (weight, { actionCnt, actionOnTimeCnt }) => share(weight, actionOnTimeCnt, actionCnt),
  S3: (weight, { suspCnt, noPermitCnt }, { suspPoint, noPermitPoint }) =>
    less(weight, suspPoint * suspCnt + noPermitPoint * noPermitCnt),
  S4: (weight, { ltiCnt, treatCnt }, { ltiPoint, treatPoint }) =>
    less(weight, ltiPoint * ltiCnt + treatPoint * treatCnt),
  S5: (weight, { eduCnt, eduValidCnt }) => share(weight, eduValidCnt, eduCnt),
  S6: (weight, { checkPlanCnt, checkDoneCnt }) => share(weight, checkDoneCnt ?? 0, checkPlanCnt ?? 0),
  S7: (weight, { jsaCnt, jsaFirstCnt }) => share(weight, jsaFirstCnt, jsaCnt),
}
export const autoScore = (item: AutoItem, weight: number, facts: Facts, numbers: EvalNumbers): AutoScore =>
  formulas[item](weight, facts, numbers)

/** 0 to 3 points for observation cards and near misses per worker. */
export function bonusOf(cardCnt: number, workerCnt: number, { bonusRates }: Pick<EvalNumbers, 'bonusRates'>): number {
  const rate = workerCnt > 0 ? cardCnt / workerCnt : 0
  return bonusRates.filter((least) => rate >= least).length
}

/** What two people gave, as one score; what one of them left open is the other's. */
export function judged(ownScore: number | null, shmScore: number | null): number | null {
  const given = [ownScore, shmScore].filter((score) => score !== null)
  return given.length > 0 ? roundScore(given.reduce((sum, score) => sum + score, 0) / given.length) : null
}

const sum = (scores: readonly number[]): number => roundScore(scores.reduce((all, score) => all + score, 0))

export interface Total {
  autoScore: number
  manualScore: number
  bonusScore: number
  totalScore: number
}
export function totalOf(auto: readonly number[], manual: readonly number[], bonusScore: number): Total {
  const scores = { autoScore: sum(auto), manualScore: sum(manual), bonusScore }
  return { ...scores, totalScore: Math.min(100, sum([scores.autoScore, scores.manualScore, bonusScore])) }
}

export function gradeOf(total: number, { grades }: Pick<EvalNumbers, 'grades'>): EvalGrade {
  if (total >= grades.S) return 'S'
  if (total >= grades.A) return 'A'
  if (total >= grades.B) return 'B'
  return total >= grades.C ? 'C' : 'D'
}

export interface CapFacts {
  /** A fatal accident in which the contractor broke a rule. */
  isFatal: boolean
  /** An accident kept secret, or a false document. */
  isConcealed: boolean
  isInsured: boolean
}
const ranks: readonly EvalGrade[] = ['S', 'A', 'B', 'C', 'D']
const caps = [
  { holds: ({ isFatal }: CapFacts) => isFatal, most: 'C', reason: '업체 위반 사망사고: C 이하' },
  { holds: ({ isConcealed }: CapFacts) => isConcealed, most: 'D', reason: '사고 은폐 또는 허위서류: D' },
  { holds: ({ isInsured }: CapFacts) => !isInsured, most: 'D', reason: '산재보험 미가입: D' },
] as const

/** The grade after what no points make good again, with each reason that held. */
export function cappedGrade(gradeCd: EvalGrade, facts: CapFacts): { gradeCd: EvalGrade; reasons: string[] } {
  const held = caps.filter(({ holds }) => holds(facts))
  const rank = Math.max(ranks.indexOf(gradeCd), ...held.map(({ most }) => ranks.indexOf(most)))
  return { gradeCd: ranks[rank] ?? 'D', reasons: held.map(({ reason }) => reason) }
}

/** The last day of a grade: twelve months from 2026-03-10 end on 2027-03-09. */
export const gradeValidTo = (fixYmd: string, months: number): string => addDays(addMonths(fixYmd, months), -1)

/**
 * The day by which the evaluation of a period is to be done: the end of the month after it (H1 07-31, H2 01-31).
 *
 * @law 중대재해처벌법 시행령 제4조제9호
 */
export const evalDueOf = (periodToYmd: string): string => addDays(addMonths(`${periodToYmd.slice(0, 7)}-01`, 2), -1)
