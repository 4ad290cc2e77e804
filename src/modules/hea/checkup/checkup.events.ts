import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

/** What the law asks for is told whatever a person prefers. */
const checkups = { eventGrpCd: 'HEA_CHECKUP', label: '건강검진', optional: false, isForStaff: true } as const
const day = { day: ['검진일', '2026-12-03'] } as const
const reservation = {
  ...day,
  half: ['시간대', '오전'],
  org: ['검진기관', '여수한마음병원'],
  guide: ['안내문', '전날 저녁 9시 이후 금식'],
} as const

export const checkupEvents: readonly MessageEvent[] = messagesOf(checkups, {
  HEA_PLAN_OPEN: ['검진 예약 시작', '건강검진을 예약해 주십시오: {title} (기한 {due})'],
  HEA_REMIND: ['검진 전날 알림', '내일 건강검진이 있습니다: {day} {half} {org}. {guide}', { variables: reservation }],
  HEA_REMIND_DAY: [
    '검진 당일 알림',
    '오늘 건강검진이 있습니다: {day} {half} {org}. {guide}',
    { variables: reservation },
  ],
  HEA_MISS: ['검진 미수검', '건강검진을 받지 않으셨습니다. 다시 예약해 주십시오: {title}'],
  HEA_MISS_HEAD: [
    '부서원 검진 미수검',
    '{name} 님이 건강검진을 {n}번 받지 않았습니다: {title}',
    { variables: { n: ['횟수', '2'] } },
  ],
  HEA_EXT_SENT: ['타기관 결과 제출', '타기관 검진결과가 제출되었습니다. 확인해 주십시오: {no}'],
  HEA_EXT_RETURNED: [
    '타기관 결과 보완요청',
    '제출하신 타기관 검진결과를 보완해 주십시오. 나의 건강검진에서 확인하십시오.',
  ],
  HEA_EXT_RECOGNIZED: ['타기관 인정', '타기관 검진을 인정했습니다: {title}'],
  HEA_SEAT_FREE: ['빈자리 알림', '기다리신 건강검진 시간에 빈자리가 생겼습니다: {title} {day}', { variables: day }],
})
