/** What a half-year has brought to each process, as of its last day, or of today where it goes on. */
import { addDays, dayOf, startOfDay } from '#platform/model/calendar.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { answerReport } from '#platform/server/reports/report.ts'
import { daysOfHalf, halfOf, rsaHalves } from './rsa-half.model.ts'

/**
 * Counted of an assessment in the half-year in which it was decided or completed; of its measures what had to be done then:
 * those that were open when it began or came in it. Each count is one pass over all processes.
 */
function halfBoard(halfNm: string, today: string): Sql {
  const { fromYmd, toYmd } = daysOfHalf(halfNm) ?? { fromYmd: today, toYmd: today }
  const lastYmd = toYmd < today ? toYmd : today
  const [from, until] = [sql`${fromYmd}::date`, sql`${lastYmd}::date`]
  const [began, ended] = [
    sql`${startOfDay(fromYmd)}::timestamptz`,
    sql`${startOfDay(addDays(lastYmd, 1))}::timestamptz`,
  ]
  const isDone = sql`a.status_cd in ('DONE', 'SHARED') and a.complete_dt < ${ended}`
  // By itself, so that whether each may be seen is looked up once for all: asked one by one it took ten times as long.
  const controls = sql`select rsa_no, due_ymd, done_ymd from rsa_controls
    where control_no is not null and (done_ymd is null or done_ymd >= ${from}) offset 0`
  const isDecided = sql`a.decide_dt >= ${began} and a.decide_dt < ${ended}`
  const counted = sql`(
    with a as materialized (
      select rsa_no, process_no, plant_cd, rsa_type_cd, status_cd, item_cnt, decide_dt, complete_dt from rsa
      where delete_yn = 'N' and (decide_dt < ${ended} or complete_dt < ${ended}))
    select p.process_no, p.dept_cd, p.plant_cd, ${halfNm}::text as half_nm, s.last_ymd, coalesce(s.done_cnt, 0) as done_cnt,
      coalesce(s.item_cnt, 0) as item_cnt, coalesce(i.open_cnt, 0) as open_cnt, coalesce(c.control_cnt, 0) as control_cnt,
      coalesce(c.carried_cnt, 0) as carried_cnt, coalesce(c.late_cnt, 0) as late_cnt,
      case when s.last_ymd is null then 'NONE' when c.late_cnt > 0 then 'LATE' else 'OK' end as result_cd
    from process p
      left join (
        select a.process_no, a.plant_cd, (sum(a.item_cnt) filter (where ${isDecided}))::int as item_cnt,
          (max(a.complete_dt) filter (where ${isDone} and a.rsa_type_cd in ('INIT', 'REG')) at time zone 'Asia/Seoul')::date as last_ymd,
          (count(*) filter (where ${isDone} and a.complete_dt >= ${began}))::int as done_cnt
        from a group by 1, 2) s using (process_no, plant_cd)
      left join (
        select a.process_no, a.plant_cd, count(*)::int as open_cnt
        from a join rsa_item_rev r on r.rsa_no = a.rsa_no and r.seq_no = 0 and r.accept_yn = 'N' where ${isDecided} group by 1, 2) i
        using (process_no, plant_cd)
      left join (
        select a.process_no, a.plant_cd, count(*)::int as control_cnt, (count(*) filter (where m.done_ymd <= ${until}))::int as carried_cnt,
          (count(*) filter (where m.due_ymd < ${until} and (m.done_ymd is null or m.done_ymd > ${until})))::int as late_cnt
        from a join (${controls}) m using (rsa_no) where a.decide_dt < ${ended} group by 1, 2) c using (process_no, plant_cd)
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
