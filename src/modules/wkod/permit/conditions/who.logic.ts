/** Who has which part in a work, and who of it is inside. Pure. */
import type { Permit } from '../permit.model.ts'

/** A person of the work: a contractor's, or an own employee. */
export type Whom = { readonly personNo: number } | { readonly userId: string }

export const isSame = (one: Whom, other: Whom): boolean =>
  'personNo' in one
    ? 'personNo' in other && one.personNo === other.personNo
    : 'userId' in other && one.userId === other.userId

const whomOf = ({ personNo, userId }: { personNo: number | null; userId: string | null }): Whom[] => {
  if (personNo !== null) return [{ personNo }]
  return userId === null ? [] : [{ userId }]
}

/** By its own log. */
export const insideOf = ({ cseEntryLog }: Permit): Whom[] =>
  (cseEntryLog ?? []).filter(({ outDt }) => outDt === null).flatMap(whomOf)

/**
 * KEY: without whom work does not go on, for he leads, watches, signals or commands. CREW: who was put to work. JOINER: who
 * is on the list and has not begun: he stops nothing.
 */
type Part = 'KEY' | 'CREW' | 'JOINER'

const PARTS: ReadonlySet<string | null> = new Set(['LEADER', 'WATCH', 'FIRE', 'SIGNAL', 'CMD'])
export function partOf(work: Permit, whom: Whom): Part {
  const named = [work.leaderPersonNo, work.watchPersonNo, work.fireWatchPersonNo, work.signalPersonNo, work.cmdPersonNo]
  if ('personNo' in whom && named.includes(whom.personNo)) return 'KEY'
  if ('userId' in whom && work.vendorCd === null && work.leaderUserId === whom.userId) return 'KEY'
  const lines = (work.permitCrew ?? []).filter(
    (line) => line.leaveDt === null && whomOf(line).some((one) => isSame(one, whom)),
  )
  const begun = lines.filter(({ addDt, tbmSignDt }) => addDt !== null || tbmSignDt !== null)
  if (begun.length === 0) return 'JOINER'
  return 'userId' in whom && begun.some(({ crewRoleCd }) => PARTS.has(crewRoleCd)) ? 'KEY' : 'CREW'
}
