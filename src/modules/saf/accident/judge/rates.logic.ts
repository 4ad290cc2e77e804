/** R7: the rates of a population over a period, each by the formula that stands beside it. Two decimals, half up. */
import type { SevClass } from './facts.logic.ts'
import { convertedParts } from './lost-days.logic.ts'

/** What is counted of the accidents of a population; those on the way to work, near misses and void ones left out before. */
export interface Counted {
  /** Accidents with a victim who needed care: FAT, LTI, RWC, MTC. */
  caseCnt: number
  /** Victims by class; FAC is in no rate. */
  fatCnt: number
  ltiCnt: number
  rwcCnt: number
  mtcCnt: number
  /** Converted lost days, in 365ths of one. */
  lostParts: number
}
export interface Base {
  /** Hours worked in the period; 0 where nothing is known. */
  hours: number
  /** Mean of the months. */
  workers: number
}

const nothing: Counted = { caseCnt: 0, fatCnt: 0, ltiCnt: 0, rwcCnt: 0, mtcCnt: 0, lostParts: 0 }
export const added = (all: readonly Counted[]): Counted =>
  all.reduce(
    (sum, one) => ({
      caseCnt: sum.caseCnt + one.caseCnt,
      fatCnt: sum.fatCnt + one.fatCnt,
      ltiCnt: sum.ltiCnt + one.ltiCnt,
      rwcCnt: sum.rwcCnt + one.rwcCnt,
      mtcCnt: sum.mtcCnt + one.mtcCnt,
      lostParts: sum.lostParts + one.lostParts,
    }),
    nothing,
  )

export type Population = 'OWN' | 'VENDOR' | 'ALL'
export interface CountedVictim {
  accidentNo: number
  isVendor: boolean
  sevClassCd: SevClass
  disableGradeCd: string | null
  lostDayCnt: number | null
}
const withCare: ReadonlySet<SevClass> = new Set<SevClass>(['FAT', 'LTI', 'RWC', 'MTC'])

/** Own victims to own, contractors' to theirs, all to both; an accident counts once wherever one of its victims does. */
export function countedOf(victims: readonly CountedVictim[], population: Population): Counted {
  const its = victims.filter(
    ({ isVendor, sevClassCd }) =>
      withCare.has(sevClassCd) && (population === 'ALL' || isVendor === (population === 'VENDOR')),
  )
  const of = (sevClassCd: SevClass) => its.filter((one) => one.sevClassCd === sevClassCd).length
  return {
    caseCnt: new Set(its.map(({ accidentNo }) => accidentNo)).size,
    fatCnt: of('FAT'),
    ltiCnt: of('LTI'),
    rwcCnt: of('RWC'),
    mtcCnt: of('MTC'),
    lostParts: its.reduce(
      (sum, { sevClassCd, disableGradeCd, lostDayCnt }) =>
        sum + convertedParts({ isDead: sevClassCd === 'FAT', disableGradeCd, lostDayCnt }),
      0,
    ),
  }
}

const lost = ({ fatCnt, ltiCnt }: Counted) => fatCnt + ltiCnt
const injured = (one: Counted) => lost(one) + one.rwcCnt + one.mtcCnt

interface Rate {
  readonly label: string
  readonly formula: string
  /** Dividend and divisor; the divisor 0 gives no rate. */
  readonly of: (counted: Counted, base: Base) => readonly [number, number]
  readonly base: keyof Base
}
/** @law 산업안전보건법 제10조; 산업재해통계업무처리규정 제3조 (확인 필요) */
export const rates = {
  freq: {
    label: '도수율',
    formula: '요양 재해건수 × 1,000,000 ÷ 총근로시간',
    base: 'hours',
    of: ({ caseCnt }, { hours }) => [caseCnt * 1_000_000, hours],
  },
  ltifr: {
    label: 'LTIFR',
    formula: '휴업·사망 재해자 × 1,000,000 ÷ 총근로시간',
    base: 'hours',
    of: (one, { hours }) => [lost(one) * 1_000_000, hours],
  },
  trir: {
    label: 'TRIR',
    formula: '(사망 + 휴업 + 제한작업 + 병원치료) × 200,000 ÷ 총근로시간',
    base: 'hours',
    of: (one, { hours }) => [injured(one) * 200_000, hours],
  },
  severity: {
    label: '강도율',
    formula: '환산 근로손실일수 ÷ 총근로시간 × 1,000',
    base: 'hours',
    of: ({ lostParts }, { hours }) => [lostParts * 1000, hours * 365],
  },
  injury: {
    label: '재해율 (%)',
    formula: '재해자수 ÷ 근로자수 × 100',
    base: 'workers',
    of: (one, { workers }) => [injured(one) * 100, workers],
  },
  perThousand: {
    label: '연천인율',
    formula: '재해자수 ÷ 평균근로자수 × 1,000',
    base: 'workers',
    of: (one, { workers }) => [injured(one) * 1000, workers],
  },
  fatality: {
    label: '사망만인율',
    formula: '사망자수 ÷ 근로자수 × 10,000',
    base: 'workers',
    of: ({ fatCnt }, { workers }) => [fatCnt * 10_000, workers],
  },
} as const satisfies Record<string, Rate>
export type RateName = keyof typeof rates

/** Null where there is nothing to divide by. */
export const rateOf = (name: RateName, counted: Counted, base: Base): number | null =>
  halfUp(...rates[name].of(counted, base))

/** Hours and people have three decimals at most: in thousandths the division is exact to the last half. */
export function halfUp(dividend: number, divisor: number): number | null {
  const [over, under] = [dividend, divisor].map((one) => BigInt(Math.round(one * 1000)))
  if (over === undefined || !under) return null
  return Number((over * 200n + under) / (under * 2n)) / 100
}

const HOURS_A_DAY = 8
/** Hours of a month of which no sheet and no gate tells: flagged as an estimate, and each rate built on them with it. */
export const estimatedHours = (headcount: number, workingDays: number): number => headcount * HOURS_A_DAY * workingDays
