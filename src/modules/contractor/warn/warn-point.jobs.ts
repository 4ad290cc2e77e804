/** Deadlines of demands: the vendor hears the day before and the day after, the host's head three days after. */
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { markOf, type RunDays, reached } from '#platform/server/jobs/run-days.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { warnPoint } from './warn-point.model.ts'

const vendor = sql`select user_id from directory_role where vendor_cd = r.vendor_cd and auth_grp_cd in ('VAD', 'VSM')`
/** The head of the finder's department; where there is none, the heads of departments of the plant. */
const head = sql`select coalesce(d.head_user_id, m.user_id) as user_id
  from sys_user u left join directory_dept d on d.dept_cd = u.dept_cd
    left join directory_role m on d.head_user_id is null and m.auth_grp_cd = 'MGR' and m.plant_cd = r.plant_cd
  where u.user_id = r.found_user_id`

interface Deadline {
  states: readonly string[]
  due: Sql
  /** Days after the deadline; negative before it. */
  at: number
  to: Sql
  text: string
  tone: 'waiting' | 'danger'
}
const deadlines: readonly Deadline[] = [
  {
    states: ['ISSUED', 'ACK'],
    due: sql`r.due_ymd`,
    at: -1,
    to: vendor,
    tone: 'waiting',
    text: '조치기한이 다가옵니다({due}): {title}',
  },
  {
    states: ['ISSUED', 'ACK'],
    due: sql`r.due_ymd`,
    at: 1,
    to: vendor,
    tone: 'danger',
    text: '조치기한이 지났습니다({due}): {title}',
  },
  {
    states: ['ISSUED', 'ACK'],
    due: sql`r.due_ymd`,
    at: 3,
    to: head,
    tone: 'danger',
    text: '업체 조치가 {n}일 늦었습니다({due}): {title}',
  },
  {
    states: ['ISSUED'],
    due: sql`r.ack_due_ymd`,
    at: 1,
    to: vendor,
    tone: 'danger',
    text: '접수기한이 지났습니다({due}): {title}',
  },
]

export const warnPointDue: Job = {
  name: 'warn-point-due',
  label: '경고·지적 기한 알림',
  cron: '10 7 * * *',
  run: ({ db, clock, days }) =>
    db.write('SYSTEM', async (tx) => {
      const notify = notifyThrough(tx, clock.now())
      const since = await firstStartDt(tx)
      let told = 0
      for (const deadline of deadlines)
        told += await notify.each(recipients(deadline, days, since), {
          model: warnPoint,
          ...wordsOf(deadline),
        })
      return told
    }),
}

const wordsOf = ({ text, tone }: Deadline) => ({ text, tone })

const comes = (due: Sql, at: number, days: RunDays): Sql =>
  at < 0 ? sql`${markOf(due, [-at], days)} is not null` : reached(sql`(${due} + ${at}::int)`, days)

/** Once for a person, a demand and a deadline: one that was moved is told again. */
const recipients = ({ states, due, at, to }: Deadline, days: RunDays, since: string): Sql =>
  sql`select p.user_id, r.warn_point_no as biz_no,
      jsonb_build_object('title', left(r.content_desc, 100), 'due', ${due}, 'n', ${days.toYmd}::date - ${due}) as values_json,
      'warn-point:' || r.warn_point_no || ':' || ${due} || ':' || ${at}::text || ':' || r.status_cd as once_key
    from warn_point r cross join lateral (${to}) p
    where r.delete_yn = 'N' and r.status_cd = any(${[...states]}::text[]) and ${comes(due, at, days)}
      and p.user_id is not null and r.create_dt >= ${since}::timestamptz`
