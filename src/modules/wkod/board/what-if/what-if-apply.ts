/** What was tried is made so: each permit by the change of its own page, all of them or none. */
import { dayOf } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import { type Asker, DocumentStore } from '#platform/server/documents/store.ts'
import type { Services } from '#platform/server/services.ts'
import type { DraftMark } from '../../simops/simops.calls.ts'
import { saveMarks } from '../../simops/simops-acts.ts'
import type { SeenMove } from './what-if.calls.ts'
import { isOtherHours, seenWorks } from './what-if.ts'

interface Applying {
  tx: Transaction
  services: Services
  asker: Asker
  now: Date
}

/** @throws Refusal 403, 404, 409, 422 as the page of the permit says them */
export async function apply(
  { tx, services, asker, now }: Applying,
  document: RuledDocument,
  moves: readonly SeenMove[],
): Promise<void> {
  const store = new DocumentStore(services, document)
  const works = await seenWorks(tx, moves)
  for (const { permitNo, fromDt, toDt, spots, rowVersion, marksVersion } of moves) {
    const work = works.find((one) => one.permitNo === permitNo)
    if (work && isOtherHours({ permitNo, fromDt, toDt, spots }, work)) {
      const hours = { wkodDt: dayOf(fromDt), workFromDt: fromDt, workToDt: toDt }
      await store.editWithin(tx, asker, permitNo, rowVersion, hours)
    }
    if (spots.length === 0) continue
    const marks = (await marksOf(tx, permitNo)).map((mark) => ({
      ...mark,
      ...spots.find(({ markNo }) => markNo === mark.markNo),
    }))
    const acting = { tx, person: asker.person, now, ip: asker.ip }
    await saveMarks(acting, permitNo, { marks, version: marksVersion })
  }
}

const marksOf = (tx: Transaction, permitNo: number): Promise<DraftMark[]> =>
  tx.query<DraftMark>(
    sql`select mark_no as "markNo", map_no::int as "mapNo", mark_type as "markType", location_x as "locationX", location_y as "locationY",
        radius_val::float8 as "radiusVal", elev_val::float8 as "elevVal"
      from permit_mark where permit_no = ${permitNo} and delete_yn = 'N' order by mark_no`,
  )
