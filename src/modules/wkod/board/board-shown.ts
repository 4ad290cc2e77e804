import { useMemo } from 'react'
import type { Board } from './board.calls.ts'
import { byUrgency, type Conditions, conflictsAmong, countsOf, inConflict, isThere, matching } from './board.logic.ts'

const MINUTE_MS = 60_000

/** What is there at the moment that is looked at, of what is asked for. */
export function useShown(board: Board, now: number, offset: number, conditions: Conditions) {
  // To the minute: what is there does not change with every second.
  const minute = Math.floor(now / MINUTE_MS)
  return useMemo(() => {
    const at = (minute + offset) * MINUTE_MS
    const there = board.works.filter((work) => isThere(work, at, offset === 0))
    const all = conflictsAmong(there, board.conflicts)
    const conflicting = inConflict(all)
    const works = byUrgency(matching(there, conditions, conflicting), conflicting, at)
    const conflicts = conflictsAmong(works, board.conflicts)
    return { works, conflicts, conflicting, counts: countsOf(works, conflicts, at) }
  }, [board, minute, offset, conditions])
}
