import { logReads } from '#platform/server/audit/read-log.ts'
import { join, type Sql, sql } from '#platform/server/database/sql.ts'
import { answerReport } from '#platform/server/reports/report.ts'
import { workMeasures } from './work-measure.model.ts'

const kinds: Readonly<Record<string, Sql>> = {
  FIT: sql`m.measure_cd = 'FIT'`,
  WORK: sql`m.measure_cd <> 'FIT'`,
}
const states: Readonly<Record<string, Sql>> = {
  OPEN: sql`m.end_ymd is null and m.confirm_dt is null`,
  CONFIRMED: sql`m.end_ymd is null and m.confirm_dt is not null`,
  ENDED: sql`m.end_ymd is not null`,
}
const oneOf = (ways: Readonly<Record<string, Sql>>) => (codes: string) =>
  sql`(${join(
    codes.split(',').map((code) => ways[code] ?? sql`false`),
    ' or ',
  )})`

/** What has ended is shown to who asks for it. The person reads: row-level security leaves him whom he answers for. */
export const workMeasureRows = answerReport(workMeasures, {
  from: sql`hea_work_measure m join sys_user u on u.user_id = m.user_id`,
  own: 'm',
  columns: {
    userNm: sql`u.user_nm`,
    deptNm: sql`(select d.dept_nm from directory_dept d where d.dept_cd = u.dept_cd)`,
    processNms: sql`(select string_agg(p.process_nm, ', ' order by p.process_nm) from process p
      where p.process_no = any(m.process_nos))`,
    heaCheckupNo: sql`m.hea_checkup_result_no`,
    stateCd: sql`case when m.end_ymd is not null then 'ENDED' when m.confirm_dt is not null then 'CONFIRMED' else 'OPEN' end`,
    confirmUserNm: sql`(select c.user_nm from directory_person c where c.user_id = m.confirm_user_id)`,
    turnVal: sql`(m.confirm_dt is not null)::int || coalesce(m.due_ymd, m.review_ymd, m.start_ymd)::text`,
  },
  where: (_, { stateCd }) => (stateCd ? sql`m.delete_yn = 'N'` : sql`m.delete_yn = 'N' and m.end_ymd is null`),
  conditions: {
    q: (word) => sql`(strpos(u.user_nm, ${word}) > 0 or m.user_id = ${word})`,
    kindCd: oneOf(kinds),
    stateCd: oneOf(states),
  },
  seen: (db, rows, { now, person, ip }) =>
    logReads(db, {
      now,
      readUserId: person.userId,
      ip: ip ?? null,
      bizCd: workMeasures.name,
      fieldSetCd: 'LIST',
      read: rows.map(({ workMeasureNo, userId, plantCd }) => ({
        bizNo: workMeasureNo,
        subjectUserId: userId,
        plantCd,
      })),
    }),
})
