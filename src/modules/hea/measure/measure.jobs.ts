/** Deadlines of measurement: units that come due, reports and proofs of improvement that are owed. */
import { addDays } from '#platform/model/calendar.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { measureMessages } from './measure.messages.ts'
import { hygienists } from './measure-unit.model.ts'

const AHEAD_DAYS = 45

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
      return notifyThrough(tx, clock.now()).each(due(soon), measureMessages.WEM_DUE)
    }),
}
