/** What checks tell: what was found critical, and what was not checked in time. */
import { messages } from '#platform/model/messages.ts'
import { checkResult } from './check-result.model.ts'
import { selfCheckPlan } from './self-check-plan.model.ts'

const group = { eventGrpCd: 'CHECK_TASK', label: '자율점검·순회점검', optional: false } as const
/** Told on the telephone as well. */
const channels = ['NOTICE', 'MAIL', 'SMS'] as const

export const checkMessages = {
  ...messages(
    checkResult,
    { group },
    { CHECK_CRIT: ['점검 중대 부적합', '점검에서 중대 부적합이 나왔습니다: {title}', { channels, tone: 'danger' }] },
  ),
  ...messages(
    selfCheckPlan,
    { group },
    {
      CHECK_OPEN: ['일일점검 미완료', '오늘 일일점검을 마치지 않았습니다: {title}', { channels }],
      CHECK_MISSED: [
        '일일점검 미실시',
        '11시까지 일일점검을 하지 않아 미실시로 기록했습니다: {title}',
        { tone: 'danger' },
      ],
    },
  ),
}
