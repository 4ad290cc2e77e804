/** What others ask of the count of everybody: to begin it, and how far it is. */
import type { Queries } from '#platform/server/database/database.ts'
import { countsOf } from './muster.logic.ts'
import { openMuster, peopleInside } from './muster-people.ts'

export { startMuster } from './muster-begin.ts'

/** Of the count that runs; who went out through a gate need not be looked for. @param db acts as the program */
export async function musterCounted(db: Queries, plantCd: string, now: Date) {
  const muster = await openMuster(db, plantCd)
  if (!muster) return null
  const { personCnt, outCnt, seenCnt } = countsOf(await peopleInside(db, plantCd, muster, now))
  const { entryMusterNo, drillYn, startDt } = muster
  return { entryMusterNo, drillYn, startDt, insideCnt: personCnt - outCnt, seenCnt }
}
