/** R4: who has not checked by half past nine is reminded, at eleven it counts as missed; other periods end at night. */
import { textTo } from '#modules/common/text-to.api.ts'
import { addDays } from '#platform/model/calendar.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { checkMessages } from './check.messages.ts'
import { closePeriods, missed, openDays, openPeriods } from './check-due.ts'
import { checkNumbers } from './check-numbers.ts'

const managers = sql`select user_id from directory_role where vendor_cd = d.vendor_cd and auth_grp_cd = 'VSM'`
/** The owners of its contracts in force; where there are none, the work owners of the plant. */
const owners = sql`select c.own_user_id as user_id from vendor_contract c
  where c.vendor_cd = d.vendor_cd and c.plant_cd = d.plant_cd and c.status_cd = 'ACTIVE' and c.delete_yn = 'N'
    and c.start_ymd <= d.from_ymd and c.end_ymd >= d.from_ymd
  union select w.user_id from directory_role w where w.auth_grp_cd = 'OWN' and w.plant_cd = d.plant_cd
    and not exists (select from vendor_contract c where c.vendor_cd = d.vendor_cd and c.plant_cd = d.plant_cd
      and c.status_cd = 'ACTIVE' and c.delete_yn = 'N' and c.start_ymd <= d.from_ymd and c.end_ymd >= d.from_ymd)`

const recipients = (ymd: string, statusCd: 'OPEN' | 'MISS', to: Sql): Sql =>
  sql`select p.user_id, d.self_check_plan_no as biz_no, jsonb_build_object('title', r.plan_nm) as values_json,
      'self-check-' || ${statusCd}::text || ':' || d.self_check_due_no as once_key
    from self_check_due d join self_check_plan r on r.self_check_plan_no = d.self_check_plan_no cross join lateral (${to}) p
    where d.check_type_cd = 'DAILY' and d.from_ymd = ${ymd}::date and d.due_status_cd = ${statusCd} and p.user_id is not null`

const selfCheckOpen: Job = {
  name: 'self-check-open',
  label: '일일점검 미완료 알림',
  cron: '30 9 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const now = clock.now()
      await openDays(tx, today)
      await textTo(tx, now, checkMessages.CHECK_OPEN, recipients(today, 'OPEN', managers))
      return notifyThrough(tx, now).each(recipients(today, 'OPEN', managers), checkMessages.CHECK_OPEN)
    }),
}

const selfCheckMissed: Job = {
  name: 'self-check-missed',
  label: '일일점검 미실시 처리',
  cron: '0 11 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const now = clock.now()
      await openDays(tx, today)
      await missed(tx, sql`r.check_type_cd = 'DAILY' and r.from_ymd = ${today}::date`, now)
      return notifyThrough(tx, now).each(recipients(today, 'MISS', owners), checkMessages.CHECK_MISSED)
    }),
}

/** Whoever came in after eleven yesterday should have checked as well; new weeks, months, quarters and rounds begin. */
const selfCheckNightly: Job = {
  name: 'self-check-nightly',
  label: '점검주기 마감',
  cron: '20 0 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      await openDays(tx, addDays(today, -1))
      const closed = await closePeriods(tx, today, clock.now())
      const { patrolGapDay } = await checkNumbers(tx, today)
      return closed + (await openPeriods(tx, today, patrolGapDay))
    }),
}

export const checkJobs: readonly Job[] = [selfCheckOpen, selfCheckMissed, selfCheckNightly]
