/** No JSA grows old unseen: targets of the regular evaluation, deadlines, reviews that wait. Each is told once. */
import { addDays, addWorkingDays } from '#platform/model/calendar.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { firstStartDt, holidaysFrom } from '#platform/server/directory/site.ts'
import { tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import type { Services } from '#platform/server/services.ts'
import { TARGET_AHEAD_DAYS } from './jsa.logic.ts'
import { jsaEvalDues, jsaMessages } from './jsa.messages.ts'
import { makeTargets, type Target } from './jsa-targets.ts'

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
      return made + (await tellDeadlines(tx, services, jsaEvalDues)) + (await tellLateReviews(tx, services))
    }),
}

async function makeRegularTargets(tx: Transaction, { clock }: Services): Promise<number> {
  const due = await tx.query<Target>(
    sql`select jsa_no as "jsaNo", 'REGULAR' as "reasonCd", null as "eventDesc", next_eval_ymd::text as "dueYmd" from jsa r
      where status_cd = 'FIX' and delete_yn = 'N' and next_eval_ymd <= ${addDays(clock.today(), TARGET_AHEAD_DAYS)}::date
      order by next_eval_ymd, jsa_no limit 500`,
  )
  return makeTargets(tx, clock.now(), due)
}

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
  return notifyThrough(tx, clock.now()).each(rows, jsaMessages.JSA_LATE)
}
