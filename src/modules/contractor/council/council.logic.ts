/** When a council that has not met is told of, and how much of what it decided is done. Pure. */

/**
 * @param done, all counts of decisions
 * @returns percent with one decimal, half up; null where nothing was decided
 */
export const implementationRate = (done: number, all: number): number | null =>
  all === 0 ? null : Math.round((done * 1000) / all) / 10

/** `2026-11` of `2026-11-21`. */
export const monthOf = (ymd: string): string => ymd.slice(0, 7)

/** The month before: of `2026-01` the last of the year before. */
export function monthBefore(ym: string): string {
  const [year = 0, month = 1] = ym.split('-').map(Number)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}

/**
 * Who hears on this day that the council of the month has not met; both days tell whoever was not told before.
 *
 * @law 산업안전보건법 시행규칙 제79조제3항 (매월 1회 이상)
 */
export function tellNow(ymd: string, days: { shmDay: number; csoDay: number }): readonly ('SHM' | 'CSO')[] {
  const day = Number(ymd.slice(8))
  if (day >= days.csoDay) return ['SHM', 'CSO']
  return day >= days.shmDay ? ['SHM'] : []
}

/** Others' people are named by their family name alone. */
export const maskedName = (name: string | null): string | null =>
  name === null ? null : `${[...name][0] ?? ''}${'*'.repeat(Math.max(1, [...name].length - 1))}`
