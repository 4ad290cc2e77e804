/** All legal duties of a time, from the areas that keep them. */
import { dayOf } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { DutyPeriod } from './legal-duty.logic.ts'
import { type DutySpanAsked, legalAsks } from './legal-duty.ports.ts'

/**
 * Of what ended before the product was there only what was done, or was written down as missed, is known.
 *
 * @param db acts as the program
 */
export async function dutyPeriods(db: Queries, asked: DutySpanAsked): Promise<DutyPeriod[]> {
  const sinceYmd = dayOf(await firstStartDt(db))
  const found: DutyPeriod[] = []
  for (const ask of legalAsks.periods(db)) found.push(...(await ask(db, asked)))
  return found
    .filter(({ doneYmd, missDt, toYmd }) => doneYmd !== null || missDt !== null || toYmd >= sinceYmd)
    .toSorted((a, b) => b.toYmd.localeCompare(a.toYmd) || (a.targetNm ?? '').localeCompare(b.targetNm ?? ''))
}
