/** R5: an isolation that stays longer than the limit is looked at every week by the area and the safety manager. */
import { addDays } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { tellDeadlines } from '#platform/server/jobs/deadlines.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { isoReviewDues } from './iso.messages.ts'

export const isoReviews: Job = {
  name: 'iso-review',
  label: '장기 격리 검토 알림',
  cron: '30 6 * * *',
  run: (services) =>
    services.db.write('SYSTEM', async (tx) => {
      const today = services.clock.today()
      const { ISO_REVIEW_AFTER_D: after = 30 } = await legalNumbers(tx, ['ISO_REVIEW_AFTER_D'], today)
      await tx.query(sql`update iso_plan set long_yn = 'Y', next_review_ymd = coalesce(next_review_ymd, set_ymd + ${after}::int)
        where delete_yn = 'N' and long_yn = 'N' and status_cd in ('SET', 'VERIFIED', 'TESTING', 'REMOVING')
          and set_ymd <= ${addDays(today, -after)}::date`)
      return tellDeadlines(tx, services, isoReviewDues)
    }),
}
