import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const results = { eventGrpCd: 'HEA_RESULT', label: '검진결과', optional: false, isForStaff: true } as const

export const resultEvents: readonly MessageEvent[] = messagesOf(results, {
  HEA_IMPR_END: ['검진 소견 개선 끝남', '검진 소견에 따른 개선이 모두 끝났습니다: {title}'],
  HEA_IMPR_CANC: ['검진 소견 개선 취소', '검진 소견에 따른 개선이 취소되었습니다: {title}'],
})
