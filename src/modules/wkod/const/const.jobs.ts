/** What time brings to constructions: duties that fall due before the start, the statement of the month before. */
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { markOf } from '#platform/server/jobs/run-days.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { constMessages } from './const.messages.ts'
import { dutyNames, runningDuties } from './const-codes.model.ts'
import { givenCost } from './const-queries.ts'

const WARNED_DAYS = [14, 3]
/** Until this day of a month the statement of the month before is to be there. */
const COST_DAY = 5
const MIN_REASON = 10

/** D-14 and D-3 of every duty that is still open: who ordered the work and the safety manager. */
const constDutySoon: Job = {
  name: 'const-duty-soon',
  label: '공사 법정의무 기한',
  cron: '10 8 * * *',
  run: ({ db, clock, days }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const mark = markOf(sql`l.due_ymd`, WARNED_DAYS, days)
      const people = sql`select c.own_user_id as user_id union
        select d.user_id from directory_role d where d.plant_cd = c.plant_cd and d.auth_grp_cd = 'SHM'`
      return notifyThrough(tx, clock.now()).each(
        sql`select p.user_id, c.const_no as biz_no,
            jsonb_build_object('title', c.const_nm, 'due', l.due_ymd, 'n', l.due_ymd - ${today}::date,
              'duty', ${JSON.stringify(dutyNames)}::jsonb ->> l.duty_cd) as values_json,
            'const-duty:' || c.const_no || ':' || l.duty_cd || ':' || l.due_ymd || ':' || ${mark} as once_key
          from consts c join consts_duties l using (const_no) cross join lateral (${people}) p
          where c.status_cd in ('PLAN', 'READY') and c.delete_yn = 'N' and l.required_yn = 'Y' and l.done_ymd is null
            and length(trim(coalesce(l.exempt_desc, ''))) < ${MIN_REASON} and l.duty_cd <> all(${Object.keys(runningDuties)}::text[])
            and ${mark} is not null and p.user_id is not null`,
        constMessages.CONST_DUTY_SOON,
      )
    }),
}

/** On the fifth, or late before the next: which running constructions lack the statement of the month before. */
const constCostAsk: Job = {
  name: 'const-cost-ask',
  label: '안전관리비 사용명세서 작성 알림',
  cron: `20 8 ${COST_DAY} * *`,
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const first = `${addDays(clock.today(), 1 - COST_DAY).slice(0, 7)}-01`
      const month = addMonths(first, -1).slice(0, 7)
      return notifyThrough(tx, clock.now()).each(
        sql`select c.own_user_id as user_id, c.const_no as biz_no, jsonb_build_object('title', c.const_nm, 'month', ${month}::text) as values_json,
            'const-cost:' || c.const_no || ':' || ${month}::text as once_key
          from consts c join consts_duties l on l.const_no = c.const_no and l.duty_cd = 'COST' and l.required_yn = 'Y'
          where c.status_cd in ('RUN', 'SUSP') and c.delete_yn = 'N' and c.start_ymd < ${first}::date
            and not exists (select from const_cost k where k.const_no = c.const_no and k.cost_ym = ${month} and ${givenCost})`,
        constMessages.CONST_COST_ASK,
      )
    }),
}

export const constJobs: readonly Job[] = [constDutySoon, constCostAsk]
