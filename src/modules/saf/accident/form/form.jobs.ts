/** By the day: forms that are due, and what has become of those who are still absent. */
import { dayOf } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { accidentMessages as m } from '../accident.messages.ts'
import { accForms } from '../accident-codes.model.ts'

/** Days before it is due on which it is told; afterwards once a week. */
const DAYS_BEFORE = [0, 1, 3, 7, 14]

/** Whoever files: the employer. The site follows what a contractor owes (R6). */
const holders = (roles: readonly string[], row: 'f' | 'v'): Sql => sql`(
  select d.user_id from directory_role d where d.auth_grp_cd = any(${[...roles]}::text[]) and d.plant_cd = ${row === 'f' ? sql`f.plant_cd` : sql`v.plant_cd`}
  union select d.user_id from directory_role d where d.auth_grp_cd = 'VSM' and d.vendor_cd = ${row === 'f' ? sql`f.vendor_cd` : sql`v.vendor_cd`})`

/**
 * Each step is told once, the one in which today lies: none is made up after a standstill.
 *
 * @law 산업안전보건법 시행규칙 제73조제1항
 */
async function tellDues(db: Queries, today: string, now: Date): Promise<number> {
  const left = sql`(f.due_ymd - ${today}::date)`
  const slot = sql`case when ${left} < 0 then 'late' || (-${left} - 1) / 7
    else 'D-' || (select min(s) from unnest(${DAYS_BEFORE}::int[]) s where s >= ${left}) end`
  const rows = (which: Sql) => sql`select h.user_id, f.accident_no as biz_no,
      jsonb_build_object('title', left(a.accident_title, 100), 'at', f.due_ymd::text,
        'left', case when ${left} = 0 then 'D-DAY' when ${left} > 0 then 'D-' || ${left} else 'D+' || -${left} end) as values_json,
      'acc-form:' || f.acc_form_no || ':' || f.due_ymd || ':' || ${slot} as once_key
    from acc_form f join accident a on a.accident_no = f.accident_no cross join lateral ${holders(['SHM', 'SHD'], 'f')} h
    where f.form_status_cd in (${accForms.is.TEMP}, ${accForms.is.REP}) and f.delete_yn = 'N' and a.delete_yn = 'N' and ${which}`
  const notify = notifyThrough(db, now)
  const soon = await notify.each(rows(sql`${left} between 0 and ${Math.max(...DAYS_BEFORE)}`), m.ACC_FORM_DUE)
  return soon + (await notify.each(rows(sql`${left} < 0`), m.ACC_FORM_LATE))
}

const formDues: Job = {
  name: 'accident-form-dues',
  label: '산업재해조사표 제출기한 알림',
  cron: '30 7 * * *',
  run: ({ db, clock }) => db.write('SYSTEM', (tx) => tellDues(tx, dayOf(clock.now()), clock.now())),
}

/** Those who are absent say when they will be back, those who keep their case look after it: every Monday. */
const absentAsked: Job = {
  name: 'accident-absent',
  label: '휴업 중인 재해자 주간 확인',
  cron: '40 7 * * 1',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      const once = (what: string) => sql`${`acc-absent:${what}:${dayOf(now)}:`} || a.accident_no`
      const absent = sql`acc_victim v join accident a on a.accident_no = v.accident_no`
      const still = sql`v.delete_yn = 'N' and v.expect_lost_day_cnt >= 1 and v.return_ymd is null and v.death_ymd is null
        and a.delete_yn = 'N' and a.status_cd not in ('TEMP', 'CANC')`
      const notify = notifyThrough(tx, now)
      const keepers = sql`select h.user_id, a.accident_no as biz_no,
          jsonb_build_object('title', left(a.accident_title, 100), 'n', count(distinct v.acc_victim_no)) as values_json, ${once('case')} as once_key
        from ${absent} cross join lateral ${holders(['SHM', 'HLM'], 'v')} h where ${still} group by h.user_id, a.accident_no, a.accident_title`
      const selves = sql`select v.user_id, a.accident_no as biz_no,
          jsonb_build_object('title', left(a.accident_title, 100)) as values_json, ${once('self')} as once_key
        from ${absent} where ${still} and v.user_id is not null`
      return (await notify.each(keepers, m.ACC_ABSENT)) + (await notify.each(selves, m.ACC_ABSENT_SELF))
    }),
}

export const accidentFormJobs: readonly Job[] = [formDues, absentAsked]
