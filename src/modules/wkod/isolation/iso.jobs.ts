/** R5: an isolation that stays longer than the limit is looked at every week by the area and the safety manager. */
import { addDays } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { isoPlan } from './iso-plan.model.ts'

export const isoReviews: Job = {
  name: 'iso-review',
  label: '장기 격리 검토 알림',
  cron: '30 6 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const today = clock.today()
      const { ISO_REVIEW_AFTER_D: after = 30 } = await legalNumbers(tx, ['ISO_REVIEW_AFTER_D'], today)
      await tx.query(sql`update iso_plan set long_yn = 'Y', next_review_ymd = coalesce(next_review_ymd, set_ymd + ${after}::int)
        where delete_yn = 'N' and long_yn = 'N' and status_cd in ('SET', 'VERIFIED', 'TESTING', 'REMOVING')
          and set_ymd <= ${addDays(today, -after)}::date`)
      const rows = sql`select distinct d.user_id, p.iso_plan_no as biz_no,
          jsonb_build_object('title', coalesce(p.iso_plan_doc_no, p.equip_no), 'due', p.next_review_ymd) as values_json,
          'iso-review:' || p.iso_plan_no || ':' || p.next_review_ymd as once_key
        from iso_plan p join directory_role d on d.plant_cd = p.plant_cd and d.auth_grp_cd in ('OPR', 'SHM')
        where p.delete_yn = 'N' and p.long_yn = 'Y' and p.next_review_ymd <= ${today}::date
          and p.status_cd in ('SET', 'VERIFIED', 'TESTING', 'REMOVING')`
      const text = '30일이 넘은 격리를 검토하십시오({due}): {title}'
      return notifyThrough(tx, clock.now()).each(rows, { model: isoPlan, text, tone: 'waiting' })
    }),
}
