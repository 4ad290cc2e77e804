import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const tasks = { eventGrpCd: 'COUNCIL_TASK', label: '도급 협의체', optional: false } as const
const month = { month: ['회의월', '2026-11'] } as const

export const councilEvents: readonly MessageEvent[] = messagesOf(tasks, {
  COUNCIL_CALL: ['협의체 소집', '도급 협의체가 열립니다: {title} ({due})'],
  COUNCIL_LATE: ['협의체 미개최', '{month} 도급 협의체가 아직 열리지 않았습니다.', { variables: month }],
  COUNCIL_MISSED: [
    '협의체 미개최 위반',
    '{month} 도급 협의체가 열리지 않아 준수평가 부적합으로 등록했습니다.',
    { variables: month },
  ],
})
