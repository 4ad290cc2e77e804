/** The pairs of plants, from what the areas behind know. */
import { addDays, daysBetween } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalParams } from '#platform/server/directory/legal-param.ts'
import { type Pair, type PatrolRule, type PresenceDay, pairsOf } from './patrol.logic.ts'
import { type LookDone, patrolAsks, type Span } from './patrol.ports.ts'

export interface PlantPairs {
  plantCd: string
  days: readonly PresenceDay[]
  pairs: readonly Pair<LookDone>[]
}
export interface PatrolFacts {
  plants: readonly PlantPairs[]
  looks: readonly LookDone[]
}

/** The numbers of the law as they were on each day. */
export async function patrolRule(db: Queries, today: string): Promise<PatrolRule> {
  const paramOn = await legalParams(db)
  const numberOn = (code: string, ymd: string) => Number(paramOn(code, ymd).legalParamVal)
  return {
    gapDaysOn: (ymd) => Math.max(1, Math.trunc(numberOn('PATROL_GAP_DAY', ymd))),
    lateHours: numberOn('CHECK_LATE_HOUR', today),
  }
}

/** With how many days before a span its first pair begins, at the most. */
function daysBefore({ fromYmd, toYmd }: Span, { gapDaysOn }: PatrolRule): number {
  const all = Array.from({ length: daysBetween(fromYmd, toYmd) + 1 }, (_, at) => gapDaysOn(addDays(fromYmd, at)))
  return Math.max(1, ...all) - 1
}

/**
 * Pairs whose last day lies in the span, and what is known of them.
 *
 * @param db acts as the program
 */
export async function patrolFacts(db: Queries, span: Span, today: string): Promise<PatrolFacts> {
  const rule = await patrolRule(db, today)
  const days = await patrolAsks.presence(db, { ...span, daysBefore: daysBefore(span, rule) })
  // The first day of the first pair may lie long before the span.
  const [fromYmd = span.fromYmd] = [span.fromYmd, ...days.map(({ ymd }) => ymd)].sort()
  const looks: LookDone[] = []
  for (const ask of patrolAsks.looks(db)) looks.push(...(await ask(db, { ...span, fromYmd })))
  const looksAt = Map.groupBy(looks, ({ plantCd }) => plantCd)
  const plants = [...Map.groupBy(days, ({ plantCd }) => plantCd)].map(([plantCd, ofPlant]) => {
    const inOrder = ofPlant.toSorted((a, b) => a.ymd.localeCompare(b.ymd))
    return { plantCd, days: inOrder, pairs: pairsOf(inOrder, looksAt.get(plantCd) ?? [], rule) }
  })
  return { plants, looks }
}

/** Names of contractors as everybody of the plant knows them. */
export async function vendorNames(db: Queries, vendorCds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ vendorCd: string; vendorNm: string }>(sql`select vendor_cd as "vendorCd",
    vendor_nm as "vendorNm" from vendor_info where vendor_cd = any(${[...new Set(vendorCds)]}::text[])`)
  return new Map(rows.map(({ vendorCd, vendorNm }) => [vendorCd, vendorNm]))
}
