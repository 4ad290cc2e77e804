/** What happened again where a measure was to have helped, from whichever source it is known. */
import { atPlace, nearMetres } from '#modules/baseinfo/near-place.api.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { RepeatedEvent } from './impr.calls.ts'
import { impr } from './impr.model.ts'
import { imprAsks, type Watched } from './impr.ports.ts'

const MOST_EVENTS = 20

/** @param day by which the site says how far a place reaches */
export async function eventsAfter(db: Queries, record: Watched, day: string): Promise<readonly RepeatedEvent[]> {
  const metres = await nearMetres(db, day)
  const sources = imprAsks.sources(db)
  const telling = sources.flatMap(({ srcCd, eventsSince }) => (eventsSince ? srcCd : []))
  const found = await Promise.all([
    ...sources.map((source) => source.eventsSince?.(db, record, metres) ?? []),
    findingsSince(db, record, metres, telling),
  ])
  return found.flat()
}

/** What was found there and registered, of grade MID and above; a source that tells its events itself is not counted twice. */
function findingsSince(db: Queries, record: Watched, metres: number, telling: readonly string[]) {
  const { imprNo, plantCd, verifyDt, accTypeCd, hazardCatCd } = record
  return db.query<RepeatedEvent>(sql`select r.impr_doc_no as "docNo", r.impr_title as title, r.create_dt as "occurDt",
      ${impr.route.staff} || '/' || r.impr_no as path
    from impr r where r.delete_yn = 'N' and r.status_cd not in ('TEMP', 'CANC') and r.plant_cd = ${plantCd}
      and r.create_dt > ${verifyDt}::timestamptz and r.risk_grade_cd in ('CRIT', 'HIGH', 'MID')
      and r.src_cd <> all(${telling}::text[]) and r.impr_no <> ${imprNo}
      and (r.acc_type_cd = ${accTypeCd} or r.hazard_cat_cd = ${hazardCatCd})
      and ${atPlace(record, sql`r`, metres)} order by r.create_dt desc limit ${MOST_EVENTS}`)
}
