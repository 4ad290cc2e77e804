/** No JSA grows old unseen: targets of the regular evaluation, deadlines, reviews that wait. Each is told once. */
import { addDays, addWorkingDays } from '#platform/model/calendar.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { firstStartDt, holidaysFrom } from '#platform/server/directory/site.ts'
import type { Job, JobServices } from '#platform/server/jobs/jobs.ts'
import { markOf } from '#platform/server/jobs/run-days.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import type { Services } from '#platform/server/services.ts'
import { TARGET_AHEAD_DAYS } from './jsa.logic.ts'
import { jsa } from './jsa.model.ts'
import { makeTargets, type Target } from './jsa.targets.ts'
import { jsaEval } from './jsa-eval.model.ts'

/** Working days that a review may wait. */
const REVIEW_WORKING_DAYS = 2
const LONGEST_BACK_DAYS = 30

export const jsaDues: Job = {
  name: 'jsa-dues',
  label: 'JSA 정기평가와 평가 기한',
  cron: '30 6 * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      const made = await makeRegularTargets(tx, services)
      return made + (await tellDues(tx, services)) + (await tellLateReviews(tx, services))
    }),
}

async function makeRegularTargets(tx: Transaction, { clock }: Services): Promise<number> {
  const due = await tx.query<Target>(
    sql`select jsa_no as "jsaNo", 'REGULAR' as "reasonCd", null as "eventDesc", next_eval_ymd::text as "dueYmd" from jsa r
      where status_cd = 'FIX' and delete_yn = 'N' and next_eval_ymd <= ${addDays(clock.today(), TARGET_AHEAD_DAYS)}::date
      order by next_eval_ymd, jsa_no limit 500`,
  )
  return makeTargets(tx, clock.now(), clock.today(), due)
}

const TOLD_AT = [30, 7]

async function tellDues(tx: Transaction, { clock, days }: JobServices): Promise<number> {
  const notify = notifyThrough(tx, clock.now())
  const since = await firstStartDt(tx)
  const left = sql`(r.due_ymd - ${clock.today()}::date)`
  const mark = markOf(sql`r.due_ymd`, TOLD_AT, days)
  const soon = await notify.each(evaluators(sql`${mark} is not null`, sql`${mark}::text`, since), {
    model: jsaEval,
    text: 'JSA 정기평가 기한이 다가옵니다({due}): {title}',
    tone: 'waiting',
  })
  const late = await notify.each(evaluators(sql`${left} < 0`, raw(`'late'`), since), {
    model: jsaEval,
    text: 'JSA 정기평가 기한이 지났습니다({due}): {title}',
    tone: 'danger',
  })
  return soon + late
}

/** Who owes an evaluation: the author, and the managers of his vendor. */
const evaluators = (when: Sql, step: Sql, since: string): Sql => sql`
  select p.user_id, r.jsa_eval_no as biz_no, jsonb_build_object('title', r.eval_title, 'due', r.due_ymd) as values_json,
    'jsa-eval-due:' || r.jsa_eval_no || ':' || r.due_ymd || ':' || ${step} as once_key
  from jsa_eval r cross join lateral (select r.author_user_id as user_id union
    select portal_id from vendor_account where vendor_cd = r.vendor_cd and vendor_role_cd = 'VSM' and account_status_cd = 'ACTIVE') p
  where r.delete_yn = 'N' and r.status_cd in ('TARGET', 'DOING') and ${when} and r.create_dt >= ${since}::timestamptz`

/** The last day on which something that is late today may have begun. */
export async function lateSince(tx: Queries, today: string): Promise<string> {
  const holidays = await holidaysFrom(tx, addDays(today, -LONGEST_BACK_DAYS))
  let day = addDays(today, -1)
  while (addWorkingDays(day, REVIEW_WORKING_DAYS, holidays) >= today) day = addDays(day, -1)
  return day
}

/** A review that has waited for more than two working days goes to the head of safety. */
async function tellLateReviews(tx: Transaction, { clock }: Services): Promise<number> {
  const day = await lateSince(tx, clock.today())
  const since = await firstStartDt(tx)
  const rows = sql`select p.user_id, r.jsa_no as biz_no, jsonb_build_object('title', r.jsa_title) as values_json,
      'jsa-late:' || r.jsa_no || ':' || r.eval_stage_cd || ':' || r.rtn_cnt as once_key
    from jsa r join directory_role p on p.auth_grp_cd = 'SHD' and p.plant_cd = r.plant_cd
    where r.delete_yn = 'N' and r.status_cd in ('CHECK', 'RQST', 'REVIEW') and r.create_dt >= ${since}::timestamptz
      and (r.stage_dt at time zone 'Asia/Seoul')::date <= ${day}::date`
  const text = 'JSA 평가가 2근무일을 넘겼습니다: {title}'
  return notifyThrough(tx, clock.now()).each(rows, { model: jsa, text, tone: 'danger' })
}
