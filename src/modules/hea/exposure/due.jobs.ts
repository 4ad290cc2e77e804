/** heaDueCheck: what is due is computed anew each morning, and whom it concerns is told as the day comes near. */
import type { Transaction } from '#platform/server/database/database.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import { program } from '#platform/server/documents/program.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { type Notify, notifyThrough } from '#platform/server/notifications/notify.ts'
import { dueMessages as m } from './due.messages.ts'
import { recomputeDue } from './due.sql.ts'
import { type DueAsker, duesOf } from './due-list.ts'
import { dueNumbers } from './due-numbers.ts'
import { type ChangeContext, endExposures } from './exposure-write.ts'

/** Days before the last day on which people are told. */
const STAGES = [60, 30, 7]
const WEEK = 7

export const heaDueCheck: Job = {
  name: 'hea-due-check',
  label: '건강검진 기한 확인',
  cron: '0 6 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const numbers = await dueNumbers(tx, today)
      const left = await endOfLeavers({ db: tx, numbers, userId: null, now: clock.now() }, today)
      const changed = await tx.query(recomputeDue(numbers, raw('true')))
      const now = clock.now()
      const rows = await noteStages(tx, { person: healthProgram, today, numbers }, now)
      return left + changed.length + (rows > 0 ? await tell(notifyThrough(tx, now), now) : 0)
    }),
}
/** Who has left works with nothing any more: his exposures end with the employment. @returns how many */
async function endOfLeavers(context: ChangeContext, today: string): Promise<number> {
  const left = sql`u.user_id = h.user_id and (u.user_status_cd = 'RETIRED' or u.retire_ymd < ${today}::date)`
  const day = sql`least(coalesce(u.retire_ymd, ${today}::date), ${today}::date)`
  const days = await context.db.query<{ ymd: string }>(sql`select distinct ${day} as ymd from sys_user u
    join hea_worker_hazard h on ${left} where h.end_ymd is null and h.delete_yn = 'N' order by 1`)
  let n = 0
  for (const { ymd } of days) {
    const ended = await endExposures(
      context,
      sql`exists (select from sys_user u where ${left} and ${day} = ${ymd}::date)`,
      ymd,
    )
    n += ended.length
  }
  return n
}

const healthProgram: DueAsker['person'] = { ...program, levels: ['F'] }

/**
 * Keeps who has reached which stage of which day, each once: 60, 30 and 7 days before, and each week after it. What
 * was reached before the site began stays silent.
 */
async function noteStages(tx: Transaction, asker: DueAsker, now: Date): Promise<number> {
  const since = await firstStartDt(tx)
  const today = sql`${asker.today}::date`
  const week = sql`((${today} - n.due_ymd - 1) / ${WEEK}::int)`
  const noted = await tx.query(sql`
    insert into hea_due_told (user_id, class_cd, due_ymd, stage_cd, told_dt)
    select n.user_id, n.class_cd, n.due_ymd, s.stage_cd, ${now}::timestamptz
    from (${duesOf(asker)}) n join sys_user u on u.user_id = n.user_id and u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
      cross join lateral (
        select 'D-' || d.days as stage_cd, n.due_ymd - d.days as stage_ymd
        from unnest(${STAGES}::int[]) as d(days) where n.due_ymd >= ${today} and n.due_ymd - d.days <= ${today}
        order by d.days limit 1) s
    where s.stage_ymd >= ${since}::timestamptz::date
    union all
    select n.user_id, n.class_cd, n.due_ymd, 'W+' || ${week}, ${now}::timestamptz
    from (${duesOf(asker)}) n join sys_user u on u.user_id = n.user_id and u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
    where n.due_ymd < ${today} and n.due_ymd + 1 + ${week} * ${WEEK}::int >= ${since}::timestamptz::date
    on conflict do nothing returning 1`)
  return noted.length
}

/** The person himself; those who answer for his department, and the health managers of the plant, how many there are. */
async function tell(notify: Notify, now: Date): Promise<number> {
  const fresh = sql`select t.*, u.dept_cd, u.plant_cd, (t.stage_cd like 'W+%') as late from hea_due_told t
    join sys_user u on u.user_id = t.user_id where t.told_dt = ${now}::timestamptz`
  let told = 0
  for (const late of [false, true]) {
    const rows = sql`select * from (${fresh}) f where f.late = ${late}`
    told += await notify.each(ownRows(rows), late ? m.HEA_DUE_LATE : m.HEA_DUE_SOON)
    told += await notify.each(countedRows(rows, now), late ? m.HEA_DUE_LATE_OTHERS : m.HEA_DUE_SOON_OTHERS)
  }
  return told
}

const ownRows = (rows: Sql): Sql => sql`
  select r.user_id, null::bigint as biz_no, jsonb_build_object('due', r.due_ymd) as values_json,
    'hea-due:' || r.class_cd || ':' || r.due_ymd || ':' || r.stage_cd as once_key
  from (${rows}) r`

/** Heads and supervisors count those of their departments and below, health managers those of the plant. */
const countedRows = (rows: Sql, now: Date): Sql => sql`
  with recursive r as (${rows}),
    above as (select d.dept_cd, d.dept_cd as at_cd, d.pdept_cd from directory_dept d
      union select a.dept_cd, d.dept_cd, d.pdept_cd from above a join directory_dept d on d.dept_cd = a.pdept_cd),
    readers as (
      select m.user_id, r.user_id as worker_id, r.class_cd, r.stage_cd from r join directory_role m
        on m.auth_grp_cd = 'HLM' and m.plant_cd = r.plant_cd
      union
      select m.user_id, r.user_id, r.class_cd, r.stage_cd from r join above a on a.dept_cd = r.dept_cd
        join sys_user u on u.dept_cd = a.at_cd and u.plant_cd = r.plant_cd
        join directory_role m on m.user_id = u.user_id and m.auth_grp_cd in ('MGR', 'SUP') and m.plant_cd = r.plant_cd)
  select q.user_id, null::bigint as biz_no,
    jsonb_build_object('n', count(distinct q.worker_id), 'days', replace(q.stage, 'D-', '')) as values_json,
    'hea-dues:' || to_char(${now}::timestamptz at time zone 'Asia/Seoul', 'YYYY-MM-DD') || ':' || q.stage as once_key
  from (select user_id, worker_id, case when stage_cd like 'D-%' then stage_cd else 'W' end as stage from readers) q
  group by q.user_id, q.stage`
