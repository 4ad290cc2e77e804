/** What is known of an accident when it is judged: as much of its record and of its victims as a rule asks for. */
import type { accidentTypes } from '#modules/common/accident-types.model.ts'
import { dayOf } from '#platform/model/calendar.ts'

type AccKind = 'INJ' | 'ILL' | 'FIRE' | 'EXP' | 'LEAK' | 'PROP' | 'ENV' | 'TRAF' | 'COMM'
export type AccType = keyof typeof accidentTypes | 'ASPHYX' | 'HEAT'
export type Yn = 'Y' | 'N'

/** From the worst down. */
const sevClassOrder = ['FAT', 'LTI', 'RWC', 'MTC', 'FAC', 'NONE'] as const
export type SevClass = (typeof sevClassOrder)[number]

/** Null is what nobody has entered yet; days are calendar days in Asia/Seoul. */
export interface VictimFacts {
  accVictimNo: number
  sevClassCd: SevClass | null
  deathYmd: string | null
  /** Months of care (요양) and of treatment (치료), as a physician expects them. */
  careMonthVal: number | null
  treatMonthVal: number | null
  expectLostDayCnt: number | null
  returnYmd: string | null
  lostDayCnt: number | null
  factorNo: number | null
  listedIllYn: Yn | null
  approveYmd: string | null
}

export interface AccidentFacts {
  accKindCd: AccKind | null
  accTypeCd: AccType | null
  /** Instants as they are sent. */
  occurDt: string
  knowDt: string
  injuredCnt: number | null
  deadCnt: number | null
  /** People of the neighbourhood. */
  outsideHurtCnt: number | null
  /** Steps 1 to 5. */
  potSevCd: string | null
  chemNm: string | null
  /** Its process is subject to process safety. */
  psmYn: Yn
  /** Its permit is for a confined space. */
  cseYn: Yn
  /** The control room itself reported it. */
  byControlYn: Yn
  /** By factor how many have a listed illness from it, its own victims among them, on its day or up to 365 days before. */
  listedWithin: Readonly<Record<number, number>>
  victims: readonly VictimFacts[]
}

export const occurYmdOf = ({ occurDt }: Pick<AccidentFacts, 'occurDt'>): string => dayOf(occurDt)
export const severityOf = ({ potSevCd }: Pick<AccidentFacts, 'potSevCd'>): number => Number(potSevCd ?? 0)

export const isDead = ({ deathYmd, sevClassCd }: Pick<VictimFacts, 'deathYmd' | 'sevClassCd'>): boolean =>
  deathYmd !== null || sevClassCd === 'FAT'

/** Victims count where they are more than was written when it was reported. */
export const deadOf = ({ deadCnt, victims }: AccidentFacts): number =>
  Math.max(deadCnt ?? 0, victims.filter(isDead).length)

/** Injured or ill and alive; a victim whose class is not known yet is hurt. */
export const injuredOf = ({ injuredCnt, victims }: AccidentFacts): number =>
  Math.max(injuredCnt ?? 0, victims.filter((one) => !isDead(one) && one.sevClassCd !== 'NONE').length)

/** Workers of whatever employer, dead ones among them. */
export const hurtOf = (facts: AccidentFacts): number => deadOf(facts) + injuredOf(facts)

/** The result class of an accident is that of its worst victim; null until one is classed. */
export const worstOf = (classes: readonly (SevClass | null)[]): SevClass | null =>
  sevClassOrder.find((one) => classes.includes(one)) ?? null

/** Lost time or worse: LTI+. */
export const isLostTime = (sevClassCd: SevClass | null): boolean => sevClassCd === 'FAT' || sevClassCd === 'LTI'
