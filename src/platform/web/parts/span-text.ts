import type { Translate } from '#platform/web/i18n/i18n.ts'

const HOUR_MIN = 60

/** How long something lasts, as it is said: whole minutes below an hour, then hours and what is left. */
export function spanText(minutes: number, t: Translate): string {
  const [hours, rest] = [Math.floor(minutes / HOUR_MIN), minutes % HOUR_MIN]
  if (hours === 0) return t('{n}분', { n: rest })
  return rest === 0 ? t('{n}시간', { n: hours }) : t('{h}시간 {n}분', { h: hours, n: rest })
}
