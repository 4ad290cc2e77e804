import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const tasks = { eventGrpCd: 'CHECK_TASK', label: '자율점검·순회점검', optional: false } as const
/** Told on the telephone as well. */
const phone = { channels: ['NOTICE', 'MAIL', 'SMS'] } as const

export const checkEvents: readonly MessageEvent[] = messagesOf(tasks, {
  CHECK_CRIT: ['점검 중대 부적합', '점검에서 중대 부적합이 나왔습니다: {title}', phone],
  CHECK_OPEN: ['일일점검 미완료', '오늘 일일점검을 마치지 않았습니다: {title}', phone],
  CHECK_MISSED: ['일일점검 미실시', '11시까지 일일점검을 하지 않아 미실시로 기록했습니다: {title}'],
})
