/** R3: who hears when of a deadline; the list of the week, the figures of the month. Each person hears of each step once. */
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { markOf, type RunDays } from '#platform/server/jobs/run-days.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { headOf } from './impr.dues.ts'
import { impr, openStates } from './impr.model.ts'

const owners = sql`select coalesce(r.owner_user_id, m.user_id) as user_id from (select 1) one
  left join directory_role m on r.owner_user_id is null and m.vendor_cd = r.vendor_cd and m.auth_grp_cd in ('VAD', 'VSM')`
const heads = sql`select ${headOf} as user_id`
const role = (roleCd: 'SHD' | 'CSO' | 'SHM') =>
  sql`select user_id from directory_role where auth_grp_cd = ${roleCd} and plant_cd = r.plant_cd`

interface Step {
  /** Calendar days after the deadline from which it is told; before it when negative, the nearest day alone. */
  day: number
  to: Sql
  /** CRIT climbs faster. */
  grades: 'CRIT' | 'OTHER' | 'ALL'
}
const steps: readonly Step[] = [
  { day: -7, to: owners, grades: 'ALL' },
  { day: -1, to: owners, grades: 'ALL' },
  { day: 1, to: heads, grades: 'OTHER' },
  { day: 7, to: role('SHD'), grades: 'OTHER' },
  { day: 14, to: role('CSO'), grades: 'OTHER' },
  { day: 1, to: role('SHD'), grades: 'CRIT' },
  { day: 3, to: role('CSO'), grades: 'CRIT' },
]
const BEFORE_DAYS = steps.flatMap(({ day }) => (day < 0 ? [-day] : []))
/** From here on the plant head hears of it every week. */
const WEEKLY_FROM_DAY = 14
const WEEK_DAYS = 7

export const imprEscalation: Job = {
  name: 'impr-escalation',
  label: '개선 기한 알림',
  cron: '30 6 * * *',
  run: ({ db, clock, days }) =>
    db.write('SYSTEM', async (tx) => {
      const notify = notifyThrough(tx, clock.now())
      const since = await firstStartDt(tx)
      const today = clock.today()
      const late = { model: impr, text: '개선 기한이 지났습니다({due}): {title}', tone: 'danger' } as const
      let told = 0
      for (const step of steps) {
        const soon = { model: impr, text: '개선 기한이 다가옵니다({due}): {title}', tone: 'waiting' } as const
        told += await notify.each(recipients(step, days, since), step.day < 0 ? soon : late)
      }
      told += await notify.each(weekly(today, since), late)
      return told
    }),
}

const isOpen = sql`r.delete_yn = 'N' and r.status_cd = any(${[...openStates]}::text[])`

function recipients({ day, to, grades }: Step, days: RunDays, since: string): Sql {
  const when =
    day < 0
      ? sql`${markOf(sql`r.due_ymd`, BEFORE_DAYS, days)} = ${-day}`
      : sql`${days.toYmd}::date - r.due_ymd >= ${day}`
  const of = grades === 'ALL' ? raw('true') : raw(`r.risk_grade_cd ${grades === 'CRIT' ? '=' : '<>'} 'CRIT'`)
  return lines(to, sql`${when} and ${of}`, sql`${day}::text`, since)
}

const weekly = (today: string, since: string): Sql => {
  const weeks = sql`((${today}::date - r.due_ymd - ${WEEKLY_FROM_DAY}) / ${WEEK_DAYS})`
  return lines(
    role('CSO'),
    sql`${today}::date - r.due_ymd >= ${WEEKLY_FROM_DAY + WEEK_DAYS}`,
    sql`'week' || ${weeks}`,
    since,
  )
}

/** The key names the deadline, so that one that was moved is told again. */
const lines = (people: Sql, when: Sql, step: Sql, since: string): Sql =>
  sql`select p.user_id, r.impr_no as biz_no, jsonb_build_object('title', r.impr_title, 'due', r.due_ymd) as values_json,
      'impr-due:' || r.impr_no || ':' || r.due_ymd || ':' || ${step} as once_key
    from impr r cross join lateral (${people}) p
    where ${isOpen} and ${when} and p.user_id is not null and r.create_dt >= ${since}::timestamptz`

/** What can kill is made safe within a day, whatever comes of it later. */
export const imprInterim: Job = {
  name: 'impr-interim',
  label: '개선 임시조치 알림',
  cron: '5 * * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const notify = notifyThrough(tx, clock.now())
      const since = await firstStartDt(tx)
      const late = sql`r.interim_dt is null and r.interim_due_dt < ${clock.now()}::timestamptz`
      const message = {
        model: impr,
        text: '임시조치가 24시간 안에 등록되지 않았습니다: {title}',
        tone: 'danger',
      } as const
      let told = 0
      for (const people of [owners, role('SHM'), role('SHD')])
        told += await notify.each(lines(people, late, sql`'interim'`, since), message)
      return told
    }),
}

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
      const text = '{dept}의 개선: 진행 {open}건, 기한 지남 {late}건'
      return notifyThrough(tx, clock.now()).each(rows, { model: impr, text, tone: 'progress' })
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
      const text = '{month} 개선 기한 준수율: {share} %'
      return notifyThrough(tx, clock.now()).each(rows, { model: impr, text, tone: 'progress' })
    }),
}
