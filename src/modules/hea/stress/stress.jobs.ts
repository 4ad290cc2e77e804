/** Surveys end with their last day. */
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { stressMessages } from './stress.messages.ts'
import { stressSurvey } from './stress-survey.model.ts'

export const stressEnds: Job = {
  name: 'hea-stress-end',
  label: '직무스트레스 조사 마감',
  cron: '5 0 * * *',
  async run({ db, clock }) {
    const due = await db.query<{ no: number }>(
      'SYSTEM',
      sql`select stress_survey_no as no from stress_survey where status_cd = 'OPEN' and delete_yn = 'N' and end_ymd < ${clock.today()}::date`,
    )
    for (const { no } of due)
      await db.write('SYSTEM', async (tx) => {
        const survey = await tx.program(stressSurvey).act(no, 'close')
        if (survey) await notifyThrough(tx, clock.now()).tell(stressMessages.STRESS_CLOSED, survey)
      })
    return due.length
  },
}
