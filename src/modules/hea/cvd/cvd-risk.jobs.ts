/** Evaluations that come up again, and reviews of the physician that are due: each told once. */
import { sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { markOf } from '#platform/server/jobs/run-days.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { cvdRisk } from './cvd-risk.model.ts'

/** Days before the next evaluation. */
const NEXT_AT = [30]
const REVIEW_AT = [3, 0]

export const cvdDeadlines: Job = {
  name: 'hea-cvd-due',
  label: '뇌심혈관 위험도 기한 알림',
  cron: '10 6 * * *',
  run: ({ db, clock, days }) =>
    db.write('SYSTEM', async (tx) => {
      const notify = notifyThrough(tx, clock.now())
      const today = clock.today()
      const since = await firstStartDt(tx)
      const left = sql`(r.review_due_ymd - ${today}::date)`
      const mark = markOf(sql`r.review_due_ymd`, REVIEW_AT, days)
      const reviews = await notify.each(
        sql`select p.user_id, r.cvd_risk_no as biz_no,
            jsonb_build_object('title', r.cvd_risk_doc_no, 'due', r.review_due_ymd) as values_json,
            'cvd-review:' || r.cvd_risk_no || ':' || case when ${left} < 0 then 'late' else ${mark}::text end as once_key
          from cvd_risk r join directory_role p on p.plant_cd = r.plant_cd
            and p.auth_grp_cd = any(case when ${left} < 0 then '{DOC,HLM}' else '{DOC}' end::text[])
          where r.delete_yn = 'N' and r.status_cd = 'CLOSED' and r.review_dt is null
            and (${left} < 0 or ${mark} is not null) and r.create_dt >= ${since}::timestamptz`,
        { model: cvdRisk, text: '업무적합성 평가기한입니다: {title} (기한 {due})', tone: 'danger' },
      )
      const next = await notify.each(
        sql`select p.user_id, null::bigint as biz_no, jsonb_build_object('n', count(*), 'due', r.next_ymd) as values_json,
            'cvd-next:' || r.plant_cd || ':' || r.next_ymd as once_key
          from cvd_risk r join directory_role p on p.plant_cd = r.plant_cd and p.auth_grp_cd = 'HLM'
          where r.delete_yn = 'N' and ${markOf(sql`r.next_ymd`, NEXT_AT, days)} is not null
            and not exists (select from cvd_risk n where n.user_id = r.user_id and n.delete_yn = 'N' and n.eval_ymd > r.eval_ymd)
          group by p.user_id, r.plant_cd, r.next_ymd`,
        { model: cvdRisk, text: '{due}에 뇌심혈관 위험도를 다시 평가할 사람: {n}명', tone: 'waiting' },
      )
      return reviews + next
    }),
}
