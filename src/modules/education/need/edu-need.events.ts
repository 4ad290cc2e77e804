import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const group = { eventGrpCd: 'EDU_NEED', label: '교육 필요', optional: false, isForStaff: true } as const

export const eduNeedEvents: readonly MessageEvent[] = messagesOf(group, {
  EDU_NEED_NEW: [
    '새 교육 필요',
    '특별교육이 필요한 임직원이 {n}명 있습니다. (가장 이른 작업시작일 {due})',
    { variables: { n: ['인원', '3'] } },
  ],
})
