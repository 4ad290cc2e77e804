/** What a missed hand-over says to permits, for many of them in one statement. */
import { dayOf } from '#platform/model/calendar.ts'
import { sentences } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import { block } from '../../permit/ask/guard-parts.logic.ts'
import type { OfPermit, WorkPlace } from '../../permit/permit.ports.ts'
import { missedAt } from './hand.logic.ts'
import { handNumbers } from './hand-rows.ts'

/** Kept by its code as the reason of a stop. */
const { MISSED: SHIFT_TEXT } = sentences('HAND', {
  MISSED: '교대 인수인계가 완료되지 않아 작업이 중지되었습니다.',
})
const missed = (ruleCd: string, permitNo: number): OfPermit => ({
  ...block(ruleCd, SHIFT_TEXT, { lifterCds: ['OPR'] }),
  permitNo,
})

/** R2: work that nobody handed over stops, or stays where it stands for another reason, and goes on when a record of its area names it. */
export async function handoverChecks(
  db: Queries,
  works: readonly WorkPlace[],
  now: Date,
  isAtWork: boolean,
): Promise<OfPermit[]> {
  const late = await notHandedOver(asProgram(db), works, now)
  if (isAtWork) return late.map((permitNo) => missed('PT_SHIFT', permitNo))
  const rows = await asProgram(db).query<{ permitNo: number }>(
    sql`select w."permitNo" from jsonb_to_recordset(${JSON.stringify(works)}::jsonb) as w("permitNo" int, "plantCd" text,
          "areaDeptCd" text, "suspReasonCd" text, "suspDt" timestamptz)
      where w."suspReasonCd" = 'SHIFT' and not exists (select from permit_handover h
          join permit_handover_permit_rows l on l.hand_no = h.hand_no
        where h.plant_cd = w."plantCd" and h.area_dept_cd = w."areaDeptCd" and h.status_cd = 'DONE' and h.delete_yn = 'N'
          and l.permit_no = w."permitNo" and h.hand_dt >= w."suspDt")`,
  )
  const nos = new Set([...late, ...rows.map(({ permitNo }) => permitNo)])
  return [...nos].map((permitNo) => missed('PT_RESUME_SHIFT', permitNo))
}

/**
 * Works that had begun before the end of the shift and stand in no record that both have signed by now. An area is stopped
 * once for each end of a shift: what goes on again afterwards was handed over late.
 */
async function notHandedOver(program: Queries, works: readonly WorkPlace[], now: Date): Promise<number[]> {
  const { hours, graceMin } = await handNumbers(program, dayOf(now))
  const end = missedAt(now.getTime(), hours, graceMin)
  if (!end || new Date(await firstStartDt(program)) > new Date(end.endMs + graceMin * 60_000)) return []
  const endDt = new Date(end.endMs)
  const rows = await program.query<{ permitNo: number }>(
    sql`select p.permit_no::int as "permitNo" from wkod_master p
      where p.permit_no = any(${works.map(({ permitNo }) => permitNo)}::bigint[]) and p.start_dt < ${endDt}
        and not exists (select from permit_handover h where h.plant_cd = p.plant_cd and h.area_dept_cd = p.area_dept_cd
          and h.shift_end_dt = ${endDt} and h.delete_yn = 'N' and h.miss_dt is not null)
        and not exists (select from permit_handover h join permit_handover_permit_rows l on l.hand_no = h.hand_no
          where h.plant_cd = p.plant_cd and h.area_dept_cd = p.area_dept_cd and h.shift_end_dt = ${endDt} and h.delete_yn = 'N'
            and h.status_cd = 'DONE' and l.permit_no = p.permit_no)`,
  )
  return rows.map(({ permitNo }) => permitNo)
}
