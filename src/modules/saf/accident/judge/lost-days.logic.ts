/** R2, R8: days off work, what they come to by grade of disability, and the class that follows. Whole calendar days. */
import { daysBetween } from '#platform/model/calendar.ts'
import { isDead, type SevClass, type Victim } from './facts.logic.ts'

type Absence = Pick<Victim, 'expectLostDayCnt' | 'returnYmd' | 'deathYmd'>

/** Off work from the accident on, and nobody has said that he is back. */
const isAbsent = ({ expectLostDayCnt, returnYmd, deathYmd }: Absence): boolean =>
  (expectLostDayCnt ?? 0) >= 1 && returnYmd === null && deathYmd === null

/**
 * Days after the day of the accident to the day before the return, holidays included; until he is back, to today. The count
 * of who died of it ends with the day of his death.
 *
 * @law 산업안전보건법 시행규칙 제73조제1항 (재해 발생일을 제외하고 공휴일을 포함)
 */
export function lostDays(victim: Absence, occurYmd: string, today: string): number {
  const { returnYmd, deathYmd, expectLostDayCnt } = victim
  if (returnYmd !== null) return Math.max(0, daysBetween(occurYmd, returnYmd) - 1)
  if (isAbsent(victim)) return Math.max(0, daysBetween(occurYmd, today))
  if (deathYmd !== null && (expectLostDayCnt ?? 0) >= 1) return Math.max(0, daysBetween(occurYmd, deathYmd))
  return 0
}

/** Death and lost time come by themselves, the other classes are the safety manager's choice; nothing lowers one. */
export function sevClassAfter(victim: Pick<Victim, 'sevClassCd' | 'deathYmd' | 'lostDayCnt'>): SevClass | null {
  if (isDead(victim)) return 'FAT'
  return (victim.lostDayCnt ?? 0) >= 1 ? 'LTI' : victim.sevClassCd
}

const OF_DEATH = 7500
/** By grade of disability from 1 on; of grades 4 to 13 the figures in force were not read. */
export const gradeDays: readonly number[] = [
  OF_DEATH,
  OF_DEATH,
  OF_DEATH,
  5500,
  4000,
  3000,
  2200,
  1500,
  1000,
  600,
  400,
  200,
  100,
  50,
]
const YEAR_DAYS = 365
const WORK_DAYS = 300

interface Injury {
  isDead: boolean
  disableGradeCd: string | null
  lostDayCnt: number | null
}
/**
 * Days for the severity rate in 365ths of one, which are whole: the larger of what the grade of disability comes to and of
 * the days off work.
 *
 * @law 산업재해통계업무처리규정 별표 1 (확인 필요)
 */
export function convertedParts({ isDead: died, disableGradeCd, lostDayCnt }: Injury): number {
  const graded = died ? OF_DEATH : disableGradeCd === null ? 0 : (gradeDays[Number(disableGradeCd) - 1] ?? 0)
  return Math.max(graded * YEAR_DAYS, (lostDayCnt ?? 0) * WORK_DAYS)
}
/** In days, for whoever reads it. */
export const convertedDays = (parts: number): number => parts / YEAR_DAYS
