import { messages } from '#platform/model/messages.ts'
import { deadlineJob, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { safetyPraise } from './safety-praise.model.ts'

const group = { eventGrpCd: 'SAFETY_PRAISE', label: '안전 칭찬', optional: false } as const

/** What people are told; `{title}` is the title of the record, every other place a field or declared here. */
export const safetyPraiseMessages = messages(
  safetyPraise,
  { group },
  {
    SP_SENT: ['칭찬 전달 요청', '전할 칭찬이 있습니다: {title}', { to: 'SHM' }],
    SP_PASSED: ['칭찬 받음', '칭찬을 받으셨습니다: {title}', { to: 'praisedUserId', tone: 'done' }],
    SP_LATE: ['칭찬 전달 늦음', '칭찬이 {due}까지 전해지지 않았습니다: {title}', { to: 'SHM', tone: 'danger' }],
  },
)
const m = safetyPraiseMessages

export const safetyPraiseDues = deadlineJob(
  { name: 'safety-praise-deadlines', label: '안전 칭찬 기한 알림', cron: '0 7 * * *' },
  deadlines(safetyPraise, [due('SENT', 'answerDueYmd', { late: true, tell: m.SP_LATE })]),
)
