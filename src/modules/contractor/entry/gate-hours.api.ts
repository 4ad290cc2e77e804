/** What contractors worked on the site, as the gates know it. */
import type { GateHours } from '#modules/saf/accident/accident.ports.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { cameToWork } from './presence.sql.ts'

/** Net hours of stays that are over, in the month of their beginning. @param db acts as the program */
export const gateHours = (
  db: Queries,
  months: readonly { plantCd: string; hourYm: string }[],
): Promise<readonly GateHours[]> =>
  db.query<GateHours>(
    sql`select m."hourYm", sum(l.work_hour_val)::float8 as "workHourVal", count(distinct l.worker_key)::int as "workerCnt"
      from jsonb_to_recordset(${JSON.stringify(months)}::jsonb) m("plantCd" text, "hourYm" text)
        join entry_log l on l.plant_cd = m."plantCd" and l.in_dt >= ((m."hourYm" || '-01')::timestamp at time zone 'Asia/Seoul')
          and l.in_dt < (((m."hourYm" || '-01')::timestamp + interval '1 month') at time zone 'Asia/Seoul')
      where ${cameToWork} and l.work_hour_val is not null group by m."plantCd", m."hourYm"`,
  )
