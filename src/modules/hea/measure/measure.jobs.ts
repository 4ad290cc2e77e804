/** Deadlines of measurement: units that come due, reports and proofs of improvement that are owed. */
import { addDays } from '#platform/model/calendar.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { markOf } from '#platform/server/jobs/run-days.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { MEASURE_RESULTS, measure } from './measure.model.ts'
import { hygienists, measureUnit } from './measure-unit.model.ts'

const AHEAD_DAYS = 45
/** Days left at which a report or a proof is asked for. */
const REPORT_DAYS: readonly number[] = [7, 3, 0]

const told = sql`directory_role p on p.plant_cd = r.plant_cd and p.auth_grp_cd = any(${[...hygienists]}::text[])`

/** Of all units of a plant that come due on one day one message, which leads to the first of them. */
export const heaMeasureDue: Job = {
  name: 'hea-measure-due',
  label: '작업환경측정 기한 알림',
  cron: '0 7 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const due = (condition: Sql) => sql`select p.user_id, min(r.measure_unit_no) as biz_no,
          jsonb_build_object('title', (array_agg(r.unit_nm order by r.measure_unit_no))[1], 'due', r.next_due_ymd,
            'n', count(distinct r.measure_unit_no)) as values_json,
          'measure-due:' || r.plant_cd || ':' || r.next_due_ymd as once_key
        from measure_unit r join ${told}
        where r.delete_yn = 'N' and r.status_cd = 'ACTIVE' and ${condition}
        group by p.user_id, r.plant_cd, r.next_due_ymd`
      const soon = sql`r.next_due_ymd between ${today}::date and ${addDays(today, AHEAD_DAYS)}::date`
      return notifyThrough(tx, clock.now()).each(due(soon), {
        model: measureUnit,
        text: '측정기한이 다가옵니다({due}): {title} 등 {n}곳',
        tone: 'waiting',
      })
    }),
}

interface Deadline {
  due: 'report_due_ymd' | 'improve_due_ymd'
  states: readonly string[]
  open: string
  text: string
}
const deadlines: readonly Deadline[] = [
  {
    due: 'report_due_ymd',
    states: ['SAMPLED', 'RESULT', 'EVAL'],
    open: 'r.reported_ymd is null',
    text: '측정결과 보고기한이 다가옵니다({due}): {title}',
  },
  {
    due: 'improve_due_ymd',
    states: ['EVAL', 'REPORTED', 'ACTION'],
    open: 'r.improve_proof_ymd is null',
    text: '개선 증명서류 제출기한이 다가옵니다({due}): {title}',
  },
]

/** W10: seven and three days before the day, and on it. */
export const heaMeasureReportDue: Job = {
  name: 'hea-measure-report-due',
  label: '측정결과 보고기한 알림',
  cron: '10 7 * * *',
  run: ({ db, clock, days }) =>
    db.write('SYSTEM', async (tx) => {
      const notify = notifyThrough(tx, clock.now())
      const model = { name: measure.name, route: { staff: MEASURE_RESULTS } }
      let count = 0
      for (const { due, states, open, text } of deadlines) {
        const day = sql`r.${raw(due)}`
        const mark = markOf(day, REPORT_DAYS, days)
        const rows = sql`select distinct p.user_id, r.measure_no as biz_no,
            jsonb_build_object('title', r.measure_nm, 'due', ${day}) as values_json,
            'measure-' || ${due}::text || ':' || r.measure_no || ':' || ${day} || ':' || ${mark} as once_key
          from measure r join ${told}
          where r.delete_yn = 'N' and r.status_cd = any(${[...states]}::text[]) and ${raw(open)}
            and ${mark} is not null`
        count += await notify.each(rows, { model, text, tone: 'waiting' })
      }
      return count
    }),
}
