/** The parts of a record, fetched when one is opened, or when one is about to be. */
import { use, useEffect } from 'react'
import type { RecordParts } from './record-parts.ts'

/** With what React reads of a promise: one that says so itself is drawn at once, without a fallback before it. */
type Coming = Promise<RecordParts> & { status?: 'fulfilled'; value?: RecordParts }
let coming: Coming | undefined
/** So long a failure stands, to be told where a record was opened: asked at once, it would be asked again without end. */
const TOLD_MS = 1_000

/** Begins to fetch them; what failed is fetched anew by whoever asks later. */
export function fetchRecordParts(): Promise<RecordParts> {
  if (coming) return coming
  const fetching: Coming = import('./record-parts.ts').then(({ recordParts }) => recordParts)
  fetching.then(
    (value) => Object.assign(fetching, { status: 'fulfilled', value }),
    () => {
      setTimeout(() => {
        coming = undefined
      }, TOLD_MS)
    },
  )
  coming = fetching
  return fetching
}

export const useRecordParts = (): RecordParts => use(fetchRecordParts())

const HANDS = ['pointerdown', 'pointermove', 'keydown'] as const
/** Whoever puts a hand to a list that is seen may open a record next; a failure shows when he does. */
export function useExpectedRecord(isSeen: boolean): void {
  useEffect(() => {
    if (!isSeen || coming) return
    const expect = () => {
      leave()
      fetchRecordParts().catch(() => undefined)
    }
    const leave = () => {
      for (const hand of HANDS) removeEventListener(hand, expect)
    }
    for (const hand of HANDS) addEventListener(hand, expect, { passive: true })
    return leave
  }, [isSeen])
}
