import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { stressMessages } from './stress.messages.ts'
import { countAnswers, countTargets, endAnswers, inviteTargets } from './stress-answers.ts'
import { stressSurvey } from './stress-survey.model.ts'

type Context = ActionContext<typeof stressSurvey>
type Effect = EffectContext<typeof stressSurvey>

export const stressSurveyRules = rulesFor(stressSurvey, {
  set: {
    open: [async ({ record, db, today }) => ({ targetCnt: await countTargets(db, record, today), answerCnt: 0 })],
    close: [
      async ({ record, db, now }) => ({ answerCnt: await countAnswers(db, record), closedDt: now.toISOString() }),
    ],
  },
  refuse: { open: [refusePeriod, refusePast, refuseNobody] },
  follow: { open: [invite], close: [({ record, db }) => endAnswers(db, record)] },
})

function refusePeriod({ record: { startYmd, endYmd } }: Context) {
  if (endYmd >= startYmd) return undefined
  return problem(stressSurvey, 'endYmd', 'CM-05', '종료일은 시작일보다 빠를 수 없습니다.')
}

function refusePast({ record: { endYmd }, today }: Context) {
  if (endYmd >= today) return undefined
  return problem(stressSurvey, 'endYmd', 'HEA_STRESS_PAST', '종료일이 지났습니다. 종료일을 다시 정하십시오.')
}

function refuseNobody({ record }: Context) {
  if ((record.targetCnt ?? 0) > 0) return undefined
  return problem(stressSurvey, 'targetDepts', 'HEA_STRESS_NOBODY', '대상 부서에 재직 중인 사람이 없습니다.')
}

/** Everybody who is asked gets a link of his own, for once. */
async function invite({ record, db, notify, today }: Effect) {
  const asked = await inviteTargets(db, record, today)
  await notify.each(
    sql`select unnest(${asked}::text[]) as user_id, ${record.stressSurveyNo}::bigint as biz_no,
      jsonb_build_object('title', ${record.surveyTitle}::text, 'due', ${record.endYmd}::text) as values_json,
      'stress-open:' || ${record.stressSurveyNo}::text as once_key`,
    stressMessages.STRESS_OPEN,
  )
}
