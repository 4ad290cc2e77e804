/** What is known of an accident when it is judged: as much of its record and of its victims as a rule asks for. */
import type { accidentTypes } from '#modules/common/accident-types.model.ts'

type AccKind = 'INJ' | 'ILL' | 'FIRE' | 'EXP' | 'LEAK' | 'PROP' | 'ENV' | 'TRAF' | 'COMM'
export type AccType = keyof typeof accidentTypes | 'ASPHYX' | 'HEAT'
export type Yn = 'Y' | 'N'

/** From the worst down. */
const sevClassOrder = ['FAT', 'LTI', 'RWC', 'MTC', 'FAC', 'NONE'] as const
export type SevClass = (typeof sevClassOrder)[number]

/** Null is what nobody has entered yet; days are calendar days in Asia/Seoul. */
export interface Victim {
  sevClassCd: SevClass | null
  deathYmd: string | null
  /** Months of care (요양) and of treatment (치료), as a physician expects them. */
  careMonthVal: number | null
  treatMonthVal: number | null
  expectLostDayCnt: number | null
  returnYmd: string | null
  lostDayCnt: number | null
  factorCd: string | null
  listedIllYn: Yn | null
}

export interface Accident {
  accKindCd: AccKind | null
  accTypeCd: AccType | null
  occurYmd: string
  injuredCnt: number | null
  deadCnt: number | null
  /** People of the neighbourhood. */
  outsideHurtCnt: number | null
  /** Steps 1 to 5. */
  potSevCd: number | null
  chemNm: string | null
  /** Its process is subject to process safety. */
  processPsmYn: Yn | null
  victims: readonly Victim[]
}

export const isDead = ({ deathYmd, sevClassCd }: Pick<Victim, 'deathYmd' | 'sevClassCd'>): boolean =>
  deathYmd !== null || sevClassCd === 'FAT'

/** Victims count where they are more than was written when it was reported. */
export const deadOf = ({ deadCnt, victims }: Accident): number => Math.max(deadCnt ?? 0, victims.filter(isDead).length)

/** Injured or ill and alive; a victim whose class is not known yet is hurt. */
export const injuredOf = ({ injuredCnt, victims }: Accident): number =>
  Math.max(injuredCnt ?? 0, victims.filter((one) => !isDead(one) && one.sevClassCd !== 'NONE').length)

/** Workers of whatever employer, dead ones among them. */
export const hurtOf = (accident: Accident): number => deadOf(accident) + injuredOf(accident)

/** The result class of an accident is that of its worst victim; null until one is classed. */
export const worstClass = (victims: readonly Pick<Victim, 'sevClassCd'>[]): SevClass | null =>
  sevClassOrder.find((one) => victims.some(({ sevClassCd }) => sevClassCd === one)) ?? null

/** Lost time or worse: LTI+. */
export const isLostTime = (sevClassCd: SevClass | null): boolean => sevClassCd === 'FAT' || sevClassCd === 'LTI'
