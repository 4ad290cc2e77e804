/** Surveys end with their last day; whoever has not answered is reminded three days before and on the last day. */
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { markOf } from '#platform/server/jobs/run-days.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { mySurvey } from './stress-answers.ts'
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
        if (!survey) return
        await notifyThrough(tx, clock.now()).role('HLM', survey.plantCd, {
          text: '직무스트레스 조사가 마감되었습니다: {title}',
          values: { title: survey.surveyTitle },
          tone: 'waiting',
          about: { model: stressSurvey, no },
        })
      })
    return due.length
  },
}

const REMINDED_AT = [3, 0]

export const stressReminders: Job = {
  name: 'hea-stress-remind',
  label: '직무스트레스 조사 응답 알림',
  cron: '30 9 * * *',
  run: ({ db, clock, days }) =>
    db.write('SYSTEM', (tx) => {
      const mark = markOf(sql`s.end_ymd`, REMINDED_AT, days)
      return notifyThrough(tx, clock.now()).each(
        sql`select i.user_id, s.stress_survey_no as biz_no,
            jsonb_build_object('title', s.survey_title, 'due', s.end_ymd) as values_json,
            'stress-remind:' || s.stress_survey_no || ':' || ${mark} as once_key
          from stress_survey s join stress_invite i on i.stress_survey_no = s.stress_survey_no and i.answered_yn = 'N'
          where s.status_cd = 'OPEN' and s.delete_yn = 'N' and ${mark} is not null`,
        { model: mySurvey, text: '직무스트레스 조사 응답을 기다립니다: {title} (기한 {due})', tone: 'waiting' },
      )
    }),
}
