import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const surveys = { eventGrpCd: 'HEA_STRESS', label: '직무스트레스 조사', optional: false, isForStaff: true } as const

export const stressEvents: readonly MessageEvent[] = messagesOf(surveys, {
  STRESS_OPEN: ['응답 요청', '직무스트레스 조사에 응답해 주십시오: {title} (기한 {due})'],
  STRESS_REMIND: ['응답 알림', '직무스트레스 조사 응답을 기다립니다: {title} (기한 {due})'],
  STRESS_CLOSED: ['조사 마감', '직무스트레스 조사가 마감되었습니다: {title}'],
})
