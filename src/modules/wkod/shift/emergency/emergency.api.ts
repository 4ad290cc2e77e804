/** What an emergency says to permits, for many of them in one statement. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { need } from '../../permit/ask/guard-parts.logic.ts'
import type { OfPermit, WorkPlace } from '../../permit/permit.ports.ts'

const LAW = '산업안전보건법 제51조'

interface Held {
  permitNo: number
  /** The stop of the plant or of the area that is not over. */
  openStop: string | null
  /** The stop that holds this work still, over or not. */
  heldBy: string | null
}

/**
 * R3: while the plant or the area is stopped no work begins or goes on; what was stopped is released one by one. One that
 * somebody on the spot stopped by the code has no stop of the control room behind it.
 */
export async function emergencyChecks(
  db: Queries,
  works: readonly WorkPlace[],
  now: Date,
  _isAtWork?: boolean,
  since?: Date,
): Promise<OfPermit[]> {
  const isOpen = since ? sql`(s.end_dt is null or s.end_dt > ${since})` : sql`s.end_dt is null`
  const said = sql`to_char(s.stop_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') || ' ' || s.reason_desc`
  const rows = await asProgram(db).query<Held>(
    sql`select w."permitNo", open.said as "openStop", held.said as "heldBy"
      from jsonb_to_recordset(${JSON.stringify(works)}::jsonb) as w("permitNo" bigint, "plantCd" text, "areaDeptCd" text,
          "suspReasonCd" text, "suspDt" timestamptz)
        left join lateral (select ${said} as said from emergency_stop s
          where s.plant_cd = w."plantCd" and s.stop_dt <= ${now} and ${isOpen} and s.delete_yn = 'N'
            and (s.scope_cd = 'PLANT' or s.area_dept_cd = w."areaDeptCd")
          order by s.stop_dt desc limit 1) open on true
        left join lateral (select x.release_dt, ${said} as said
          from emergency_stop_permit x join emergency_stop s on s.emergency_stop_no = x.emergency_stop_no
          where w."suspReasonCd" = 'EMERGENCY' and x.permit_no = w."permitNo" and s.delete_yn = 'N'
            and s.stop_dt >= w."suspDt" - interval '1 minute'
          order by x.emergency_stop_no desc limit 1) held on held.release_dt is null
      where open.said is not null or held.said is not null`,
  )
  return rows.flatMap(({ permitNo, openStop, heldBy }) =>
    [
      ...need(openStop === null, 'PT_EMERGENCY', '비상상황이 해제되지 않았습니다.', {
        law: LAW,
        evidenceDesc: openStop ?? '',
        lifterCds: ['SHM', 'SEC'],
      }),
      ...need(heldBy === null, 'PT_RESUME_RELEASE', '운전부서가 이 작업을 개별 해제하지 않았습니다.', {
        law: LAW,
        evidenceDesc: heldBy ?? '',
        lifterCds: ['OPR'],
      }),
    ].map((check) => ({ ...check, permitNo: Number(permitNo) })),
  )
}
