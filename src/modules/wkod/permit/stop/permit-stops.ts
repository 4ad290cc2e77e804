/** What JSAs ask of work: what was stopped under them for gas or by somebody in danger, no slip of a hand, and what is not over yet. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** @param db acts as the program */
export const stoppedUnderJsa = (db: Queries, from: Date): Promise<{ jsaNo: number; stopDt: string }[]> =>
  db.query(
    sql`select distinct p.jsa_no as "jsaNo", s.susp_dt as "stopDt"
      from wkod_master_permit_susp s join wkod_master p on p.permit_no = s.permit_no and p.delete_yn = 'N'
      where s.reason_cd in ('GAS_HIGH', 'STOPWORK') and s.decision_cd is distinct from 'MISTAKE' and s.susp_dt >= ${from} and p.jsa_no is not null`,
  )

/** Permits and plans that are not over, by their numbers. @param db acts as the program */
export async function openUnderJsa(db: Queries, jsaNos: readonly number[]): Promise<string[]> {
  const rows = await db.query<{ docNo: string }>(
    sql`select coalesce(p.permit_doc_no, p.wkod_title) as "docNo" from wkod_master p
      where p.jsa_no = any(${[...jsaNos]}::bigint[]) and p.delete_yn = 'N'
        and p.status_cd in ('RQST', 'REVIEW', 'PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP', 'RTN', 'DONE')
      union select coalesce(w.wkod_plan_doc_no, w.wkod_title) from wkod_plan w join wkod_plan_jsas l on l.wkod_plan_no = w.wkod_plan_no
      where l.jsa_no = any(${[...jsaNos]}::bigint[]) and w.delete_yn = 'N'
        and w.status_cd in ('RQST', 'DEPT_OK', 'APPR', 'RTN', 'SUSP') order by 1 limit 20`,
  )
  return rows.map(({ docNo }) => docNo)
}
