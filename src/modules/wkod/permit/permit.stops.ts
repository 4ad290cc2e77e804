/** What JSAs ask of permits: work under them that was stopped for gas, or by somebody in danger. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** @param db acts as the program */
export const stoppedUnderJsa = (db: Queries, from: Date): Promise<{ jsaNo: number; stopDt: string }[]> =>
  db.query(
    sql`select distinct p.jsa_no as "jsaNo", s.susp_dt as "stopDt"
      from wkod_master_permit_susp s join wkod_master p on p.permit_no = s.permit_no and p.delete_yn = 'N'
      where s.reason_cd in ('GAS_HIGH', 'STOPWORK') and s.susp_dt >= ${from} and p.jsa_no is not null`,
  )
