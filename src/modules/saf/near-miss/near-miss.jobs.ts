/** Deadlines of near misses: reminded before, told upwards after. Each person hears of each deadline once. */
import type { Role } from '#platform/model/document.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { markOf, type RunDays } from '#platform/server/jobs/run-days.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { nearMiss } from './near-miss.model.ts'

interface Deadline {
  statusCd: 'REPORTED' | 'ACTION'
  due: 'triage_due_ymd' | 'due_ymd'
  /** The role that is told, or the owner of the action. */
  to: Role | 'owner'
  /** Days left at which it is told; `late`: as soon as the day has passed. */
  at: readonly number[] | 'late'
  text: string
}

const deadlines: readonly Deadline[] = [
  {
    statusCd: 'REPORTED',
    due: 'triage_due_ymd',
    to: 'SHM',
    at: [1, 0],
    text: '분류 기한이 다가옵니다({due}): {title}',
  },
  {
    statusCd: 'REPORTED',
    due: 'triage_due_ymd',
    to: 'SHD',
    at: 'late',
    text: '분류 기한이 지났습니다({due}): {title}',
  },
  { statusCd: 'ACTION', due: 'due_ymd', to: 'owner', at: [3, 1, 0], text: '조치 기한이 다가옵니다({due}): {title}' },
  { statusCd: 'ACTION', due: 'due_ymd', to: 'owner', at: 'late', text: '조치 기한이 지났습니다({due}): {title}' },
  { statusCd: 'ACTION', due: 'due_ymd', to: 'SHD', at: 'late', text: '조치 기한이 지났습니다({due}): {title}' },
]

export const nearMissDeadlines: Job = {
  name: 'near-miss-deadlines',
  label: '아차사고 기한 알림',
  cron: '0 7 * * *',
  run: ({ db, clock, days }) =>
    db.write('SYSTEM', async (tx) => {
      const notify = notifyThrough(tx, clock.now())
      const since = await firstStartDt(tx)
      let told = 0
      for (const deadline of deadlines) {
        const tone = deadline.at === 'late' ? 'danger' : 'waiting'
        told += await notify.each(recipients(deadline, days, since), {
          model: nearMiss,
          text: deadline.text,
          tone,
        })
      }
      return told
    }),
}

/** One line per person and report; the key names the deadline, so that a moved one is told again. */
function recipients({ statusCd, due, to, at }: Deadline, days: RunDays, since: string): Sql {
  const day = sql`r.${raw(due)}`
  const mark = at === 'late' ? raw(`'late'`) : markOf(day, at, days)
  const when = at === 'late' ? sql`${day} < ${days.toYmd}::date` : sql`${mark} is not null`
  const people =
    to === 'owner'
      ? raw('select r.owner_user_id as user_id')
      : sql`select user_id from directory_role where auth_grp_cd = ${to} and plant_cd = r.plant_cd`
  return sql`select p.user_id, r.near_miss_no as biz_no, jsonb_build_object('title', r.near_miss_title, 'due', ${day}) as values_json,
      'near-miss-due:' || r.near_miss_no || ':' || ${day} || ':' || ${mark} as once_key
    from near_miss r cross join lateral (${people}) p
    where r.delete_yn = 'N' and r.status_cd = ${statusCd} and ${when} and r.create_dt >= ${since}::timestamptz`
}
