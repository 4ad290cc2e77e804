/** Evaluations that come up again, and reviews of the physician that are due: each told once. */
import { sql } from '#platform/server/database/sql.ts'
import { tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { markOf } from '#platform/server/jobs/run-days.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { cvdMessages, cvdReviewDues } from './cvd-risk.messages.ts'

/** Days before the next evaluation. */
const NEXT_AT = [30]

export const cvdDeadlines: Job = {
  name: 'hea-cvd-due',
  label: '뇌심혈관 위험도 기한 알림',
  cron: '10 6 * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      const { clock, days } = services
      const reviews = await tellDeadlines(tx, services, cvdReviewDues)
      const next = await notifyThrough(tx, clock.now()).each(
        sql`select p.user_id, null::bigint as biz_no, jsonb_build_object('n', count(*), 'due', r.next_ymd) as values_json,
            'cvd-next:' || r.plant_cd || ':' || r.next_ymd as once_key
          from cvd_risk r join directory_role p on p.plant_cd = r.plant_cd and p.auth_grp_cd = 'HLM'
          where r.delete_yn = 'N' and ${markOf(sql`r.next_ymd`, NEXT_AT, days)} is not null
            and not exists (select from cvd_risk n where n.user_id = r.user_id and n.delete_yn = 'N' and n.eval_ymd > r.eval_ymd)
          group by p.user_id, r.plant_cd, r.next_ymd`,
        cvdMessages.CVD_NEXT,
      )
      return reviews + next
    }),
}
