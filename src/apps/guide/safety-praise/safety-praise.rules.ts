import { addDays } from '#platform/model/calendar.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { safetyPraiseMessages as m } from './safety-praise.messages.ts'
import { safetyPraise } from './safety-praise.model.ts'

type Context = ActionContext<typeof safetyPraise>

/** Praise that comes a month later is worth little. */
const DAYS_TO_PASS = 7

export const safetyPraiseRules = rulesFor(safetyPraise, {
  set: { send: [({ today }) => ({ answerDueYmd: addDays(today, DAYS_TO_PASS) })] },
  refuse: { send: [refuseOwnPraise] },
  follow: { send: [tells(m.SP_SENT)], pass: [tells(m.SP_PASSED)] },
})

/** Refuses praise of oneself. */
function refuseOwnPraise({ record, person }: Context) {
  if (record.praisedUserId !== person.userId) return undefined
  return problem(safetyPraise, 'praisedUserId', 'SAFETY_PRAISE_OF_ONESELF', '자신은 칭찬할 수 없습니다.')
}
