/** What works ask of own employees: the education desk makes of it what is missing. */
import type { CrewNeed } from '#modules/education/fix/fix.ports.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { taughtOf } from '../conditions/own-people.ts'
import { livePermitStates } from '../fields/permit-codes.model.ts'
import { type Permit, permit } from '../permit.model.ts'

/** Of all works that are not over. */
export async function crewNeeds(tx: Transaction, now: Date): Promise<CrewNeed[]> {
  const { table, recordAsJson } = shapeOf(permit)
  const works = await asProgram(tx).query<Permit>(
    sql`select ${recordAsJson.columns} from ${table} r where r.vendor_cd is null and r.delete_yn = 'N'
      and r.status_cd = any(${[...livePermitStates]}::text[]) and r.work_to_dt > ${now} order by permit_no`,
  )
  return works.flatMap((work) =>
    taughtOf(work, dayOf(now)).map(({ userId, specialKindNo, licenceCd, ymd: startYmd }) => ({
      ...{ plantCd: work.plantCd, processNo: work.processNo, userId, specialKindNo, licenceCd, startYmd },
    })),
  )
}
