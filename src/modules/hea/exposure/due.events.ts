import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

/** What is told as the last day of a checkup comes near, and each week after it: to oneself, and to who answers for others. */
export const dueMessages = {
  soon: {
    own: '건강검진을 {due}까지 받으십시오.',
    others: '건강검진 기한이 {days}일 안으로 다가온 근로자가 {n}명입니다.',
  },
  late: {
    own: '건강검진 기한({due})이 지났습니다. 보건관리자에게 일정을 문의하십시오.',
    others: '건강검진 기한이 지난 근로자가 {n}명입니다.',
  },
} as const

const group = { eventGrpCd: 'HEA_DUE', label: '건강검진 기한', optional: false, isForStaff: true } as const
const people = ['인원', '12'] as const

export const dueEvents: readonly MessageEvent[] = messagesOf(group, {
  HEA_DUE_SOON: ['건강검진 기한 안내', dueMessages.soon.own],
  HEA_DUE_SOON_OTHERS: [
    '부서·사업장 건강검진 기한 안내',
    dueMessages.soon.others,
    { variables: { n: people, days: ['남은 날', '30'] } },
  ],
  HEA_DUE_LATE: ['건강검진 기한 지남', dueMessages.late.own],
  HEA_DUE_LATE_OTHERS: ['부서·사업장 건강검진 기한 지남', dueMessages.late.others, { variables: { n: people } }],
})
