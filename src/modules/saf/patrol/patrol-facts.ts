/** The pairs of plants, from what the areas behind know. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { type Pair, type PresenceDay, pairsOf } from './patrol.logic.ts'
import { type LookDone, patrolAsks, type Span } from './patrol.ports.ts'

const LATE_HOUR = 'CHECK_LATE_HOUR'
export interface PlantPairs {
  plantCd: string
  days: readonly PresenceDay[]
  pairs: readonly Pair<LookDone>[]
}
export interface PatrolFacts {
  plants: readonly PlantPairs[]
  looks: readonly LookDone[]
}

/**
 * Pairs whose second day lies in the span, and what is known of them.
 *
 * @param db acts as the program
 */
export async function patrolFacts(db: Queries, span: Span, today: string): Promise<PatrolFacts> {
  const days = await patrolAsks.presence(db, span)
  // The first day of the first pair may lie long before the span.
  const [fromYmd = span.fromYmd] = [span.fromYmd, ...days.map(({ ymd }) => ymd)].sort()
  const looks: LookDone[] = []
  for (const ask of patrolAsks.looks(db)) looks.push(...(await ask(db, { ...span, fromYmd })))
  const { [LATE_HOUR]: lateHours = 0 } = await legalNumbers(db, [LATE_HOUR], today)
  const looksAt = Map.groupBy(looks, ({ plantCd }) => plantCd)
  const plants = [...Map.groupBy(days, ({ plantCd }) => plantCd)].map(([plantCd, ofPlant]) => {
    const inOrder = ofPlant.toSorted((a, b) => a.ymd.localeCompare(b.ymd))
    return { plantCd, days: inOrder, pairs: pairsOf(inOrder, looksAt.get(plantCd) ?? [], lateHours) }
  })
  return { plants, looks }
}

/** Names of contractors as everybody of the plant knows them. */
export async function vendorNames(db: Queries, vendorCds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ vendorCd: string; vendorNm: string }>(sql`select vendor_cd as "vendorCd",
    vendor_nm as "vendorNm" from vendor_info where vendor_cd = any(${[...new Set(vendorCds)]}::text[])`)
  return new Map(rows.map(({ vendorCd, vendorNm }) => [vendorCd, vendorNm]))
}
