/** The list of the week, the figures of the month. */
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { imprMessages } from './impr.messages.ts'
import { openStates } from './impr.model.ts'

const isOpen = sql`r.delete_yn = 'N' and r.status_cd = any(${[...openStates]}::text[])`

/** Every Monday each head hears what is open in his department. */
export const imprWeekly: Job = {
  name: 'impr-weekly',
  label: '부서별 개선 현황 알림',
  cron: '40 6 * * 1',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const rows = sql`select d.head_user_id as user_id, null::bigint as biz_no,
          jsonb_build_object('dept', d.dept_nm, 'open', count(*), 'late', count(*) filter (where r.due_ymd < ${today}::date)) as values_json,
          'impr-week:' || d.dept_cd || ':' || ${today} as once_key
        from impr r join sys_dept d on d.dept_cd = r.owner_dept_cd
        where ${isOpen} and d.head_user_id is not null group by d.dept_cd, d.dept_nm, d.head_user_id`
      return notifyThrough(tx, clock.now()).each(rows, imprMessages.IMPR_WEEKLY)
    }),
}

/** R5 of the month that has ended, to those who answer for the plant. */
export const imprMonthly: Job = {
  name: 'impr-monthly',
  label: '월간 개선 이행률 알림',
  cron: '50 6 1 * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const first = `${clock.today().slice(0, 7)}-01`
      const from = addMonths(first, -1)
      const rows = sql`select p.user_id, null::bigint as biz_no,
          jsonb_build_object('month', ${from.slice(0, 7)}::text, 'share', round(100.0 * m.kept / m.due)) as values_json,
          'impr-month:' || m.plant_cd || ':' || ${from} as once_key
        from (select r.plant_cd, count(*) as due, count(*) filter (where r.on_time_cd = 'IN') as kept from impr r
          where r.delete_yn = 'N' and r.on_time_cd in ('OPEN', 'IN', 'LATE')
            and r.org_due_ymd between ${from}::date and ${addDays(first, -1)}::date group by 1) m
        join directory_role p on p.plant_cd = m.plant_cd and p.auth_grp_cd in ('CSO', 'SHD')`
      return notifyThrough(tx, clock.now()).each(rows, imprMessages.IMPR_MONTHLY)
    }),
}
