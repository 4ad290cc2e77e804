/** How many of each work's people may work, beside the board: asked apart from it, for it takes longer. */
import { useMemo } from 'react'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { isLive } from '../permit/fields/permit-codes.model.ts'
import { type CrewColours, crewColours, MOST_COLOURED } from '../permit/permit.calls.ts'
import type { BoardWork } from './board.calls.ts'

const EVERY_MS = 60_000

export function useCrewColours(works: readonly BoardWork[]): ReadonlyMap<number, CrewColours> {
  const nos = works
    .filter(({ statusCd }) => isLive(statusCd))
    .slice(0, MOST_COLOURED)
    .map(({ permitNo }) => permitNo)
    .toSorted((a, b) => a - b)
    .join()
  const { data } = useAsked(crewColours, nos ? { nos } : null, { keep: true, every: EVERY_MS })
  return useMemo(() => new Map(data?.rows.map((one) => [one.permitNo, one])), [data])
}
