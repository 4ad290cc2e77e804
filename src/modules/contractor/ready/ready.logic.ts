/** What makes somebody red, amber or green, and what can be applied for him. Pure. */
import { addDays } from '#platform/model/calendar.ts'
import type { TargetClass } from '../dept-rqst/dept-rqst.model.ts'

/** May not come in; may, but something ends soon; may. */
export const colours = { RED: '투입 불가', AMBER: '곧 만료', GREEN: '투입 가능' } as const
export type ReadyColour = keyof typeof colours

/** Within them the end of something is told. */
const SOON_DAYS = 30

/** Last days of what he has. */
const ends = ['eduToYmd', 'cardToYmd', 'entryToYmd', 'qualToYmd'] as const
type Ends = Readonly<Record<(typeof ends)[number], string | null>>
export const endsSoon = (ymd: string | null, today: string): boolean => ymd !== null && ymd <= addDays(today, SOON_DAYS)

/** @param isBarred a rule refuses him, or no request lets him in today */
export function colourOf(his: Ends, isBarred: boolean, isWarned: boolean, today: string): ReadyColour {
  if (isBarred) return 'RED'
  const isEnding = ends.some((name) => endsSoon(his[name], today))
  return isEnding || isWarned ? 'AMBER' : 'GREEN'
}

/** Nothing lets him in: said beside the rules of people. */
export const NO_ENTRY = 'ENTRY'
/** What is applied for where a rule refuses: at the desk, or a request for entry. */
const doors: Readonly<Record<string, TargetClass | typeof NO_ENTRY>> = {
  E05: 'ENTRY_EDU',
  E06: 'CARD',
  E10: 'HEALTH_CHK',
  [NO_ENTRY]: NO_ENTRY,
}
export const doorOf = (ruleCd: string): TargetClass | typeof NO_ENTRY | undefined => doors[ruleCd]
