import { messages } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import { deadlineJob, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { mySurvey } from './stress-answers.ts'
import { stressSurvey } from './stress-survey.model.ts'

const group = { eventGrpCd: 'HEA_STRESS', label: '직무스트레스 조사', optional: false, isForStaff: true } as const
const places = { due: { of: 'endYmd', sample: '2026-12-05' } } as const

export const stressMessages = {
  ...messages(
    mySurvey,
    { group, places },
    {
      STRESS_OPEN: ['응답 요청', '직무스트레스 조사에 응답해 주십시오: {title} (기한 {due})'],
      STRESS_REMIND: ['응답 알림', '직무스트레스 조사 응답을 기다립니다: {title} (기한 {due})'],
    },
  ),
  ...messages(
    stressSurvey,
    { group },
    { STRESS_CLOSED: ['조사 마감', '직무스트레스 조사가 마감되었습니다: {title}', { to: 'HLM' }] },
  ),
}

/** Whoever has not answered is reminded three days before and on the last day. */
export const stressReminders = deadlineJob(
  { name: 'hea-stress-remind', label: '직무스트레스 조사 응답 알림', cron: '30 9 * * *' },
  deadlines(stressSurvey, [
    due('OPEN', 'endYmd', {
      at: [3, 0],
      tell: stressMessages.STRESS_REMIND,
      to: sql`select i.user_id from stress_invite i where i.stress_survey_no = r.stress_survey_no and i.answered_yn = 'N'`,
      once: ({ mark }) => sql`'stress-remind:' || r.stress_survey_no || ':' || ${mark}`,
      evenOld: true,
    }),
  ]),
)
