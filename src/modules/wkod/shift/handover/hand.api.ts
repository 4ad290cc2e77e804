/** What a missed hand-over says to permits, for many of them in one statement. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { block } from '../../permit/ask/guard-parts.logic.ts'
import type { OfPermit, WorkPlace } from '../../permit/permit.ports.ts'
import { SHIFT_TEXT } from './hand.jobs.ts'

/** R2: work that nobody handed over goes on when a record of its area names it. */
export async function handoverChecks(db: Queries, works: readonly WorkPlace[]): Promise<OfPermit[]> {
  const rows = await asProgram(db).query<{ permitNo: number }>(
    sql`select w."permitNo" from jsonb_to_recordset(${JSON.stringify(works)}::jsonb) as w("permitNo" int, "plantCd" text,
          "areaDeptCd" text, "suspReasonCd" text, "suspDt" timestamptz)
      where w."suspReasonCd" = 'SHIFT' and not exists (select from permit_handover h
          join permit_handover_permit_rows l on l.hand_no = h.hand_no
        where h.plant_cd = w."plantCd" and h.area_dept_cd = w."areaDeptCd" and h.status_cd = 'DONE' and h.delete_yn = 'N'
          and l.permit_no = w."permitNo" and h.hand_dt >= w."suspDt")`,
  )
  return rows.map(({ permitNo }) => ({ ...block('PT_RESUME_SHIFT', SHIFT_TEXT, { lifterCds: ['OPR'] }), permitNo }))
}
