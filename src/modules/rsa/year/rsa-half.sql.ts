/** What a half-year has brought to each process, as of its last day, or of today where it goes on. */
import { dayOf } from '#platform/model/calendar.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { answerReport } from '#platform/server/reports/report.ts'
import { daysOfHalf, halfOf, rsaHalves } from './rsa-half.model.ts'

const seoulYmd = (instant: Sql): Sql => sql`(${instant} at time zone 'Asia/Seoul')::date`

/**
 * Counted of an assessment in the half-year in which it was decided or completed; of its measures what had to be done then:
 * those that were open when it began or came in it.
 */
function halfBoard(halfNm: string, today: string): Sql {
  const { fromYmd, toYmd } = daysOfHalf(halfNm) ?? { fromYmd: today, toYmd: today }
  const from = sql`${fromYmd}::date`
  const until = sql`${toYmd < today ? toYmd : today}::date`
  const completed = seoulYmd(sql`a.complete_dt`)
  const decided = seoulYmd(sql`a.decide_dt`)
  const counted = sql`(
    select p.process_no, p.dept_cd, p.plant_cd, ${halfNm}::text as half_nm, s.last_ymd, s.done_cnt, i.item_cnt, i.open_cnt,
      c.control_cnt, c.carried_cnt, c.late_cnt,
      case when s.last_ymd is null then 'NONE' when c.late_cnt > 0 then 'LATE' else 'OK' end as result_cd
    from process p
      cross join lateral (
        select max(${completed}) filter (where a.rsa_type_cd in ('INIT', 'REG')) as last_ymd,
          (count(*) filter (where ${completed} >= ${from}))::int as done_cnt
        from rsa a where a.process_no = p.process_no and a.plant_cd = p.plant_cd and a.delete_yn = 'N'
          and a.status_cd in ('DONE', 'SHARED') and ${completed} <= ${until}) s
      cross join lateral (
        select count(*)::int as item_cnt, (count(*) filter (where r.accept_yn = 'N'))::int as open_cnt
        from rsa a join rsa_item_rev r on r.rsa_no = a.rsa_no and r.seq_no = 0
        where a.process_no = p.process_no and a.plant_cd = p.plant_cd and a.delete_yn = 'N' and ${decided} between ${from} and ${until}) i
      cross join lateral (
        select count(*)::int as control_cnt, (count(*) filter (where m.done_ymd <= ${until}))::int as carried_cnt,
          (count(*) filter (where m.due_ymd < ${until} and (m.done_ymd is null or m.done_ymd > ${until})))::int as late_cnt
        from rsa a join rsa_controls m on m.rsa_no = a.rsa_no and m.control_no is not null
        where a.process_no = p.process_no and a.plant_cd = p.plant_cd and a.delete_yn = 'N' and ${decided} <= ${until}
          and (m.done_ymd is null or m.done_ymd >= ${from})) c
    where p.use_yn = 'Y' and p.delete_yn = 'N'
  )`
  return sql`(
    select w.*, array_position(array['NONE', 'LATE', 'OK'], w.result_cd) || lpad(w.process_no::text, 12, '0') as turn_val
    from ${counted} w
  )`
}

export const rsaHalfRows = answerReport(rsaHalves, {
  from: ({ now }, { halfNm }) => {
    const today = dayOf(now)
    return sql`${halfBoard(halfNm && daysOfHalf(halfNm) ? halfNm : halfOf(today), today)} b`
  },
  own: 'b',
  conditions: { halfNm: () => sql`true` },
  scope: { plant: 'b.plant_cd', depts: ['b.dept_cd'] },
  asProgram:
    'Numbers of hazards and measures of a process, and none of their words: to who sees few assessments none must look missed.',
})
