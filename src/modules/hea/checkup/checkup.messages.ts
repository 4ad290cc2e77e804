/** What is told of checkups: a plan, a day, a seat. What is found in one is in none of them. */
import { messages } from '#platform/model/messages.ts'
import { MY_CHECKUP_ROUTE, RESERVATION_ROUTE } from './checkup-codes.model.ts'
import { extResult } from './ext-result.model.ts'

/** What the law asks for is told whatever a person prefers. */
const group = { eventGrpCd: 'HEA_CHECKUP', label: '건강검진', optional: false, isForStaff: true } as const
const places = {
  day: ['검진일', '2026-12-03'],
  half: ['시간대', '오전', 'word'],
  org: ['검진기관', '여수한마음병원'],
  guide: ['안내문', '전날 저녁 9시 이후 금식'],
} as const

/** Where an employee finds his own; a message leads to the plan it is about. */
export const MY_CHECKUP = {
  name: 'hea-my-checkup',
  route: { staff: MY_CHECKUP_ROUTE },
  key: 'heaCheckupPlanNo',
} as const

export const checkupMessages = {
  ...messages(
    MY_CHECKUP,
    { group, places },
    {
      HEA_PLAN_OPEN: ['검진 예약 시작', '건강검진을 예약해 주십시오: {title} (기한 {due})'],
      HEA_REMIND: ['검진 전날 알림', '내일 건강검진이 있습니다: {day} {half} {org}. {guide}'],
      HEA_REMIND_DAY: ['검진 당일 알림', '오늘 건강검진이 있습니다: {day} {half} {org}. {guide}'],
      HEA_MISS: ['검진 미수검', '건강검진을 받지 않으셨습니다. 다시 예약해 주십시오: {title}', { tone: 'danger' }],
      HEA_EXT_RETURNED: [
        '타기관 결과 보완요청',
        '제출하신 타기관 검진결과를 보완해 주십시오. 나의 건강검진에서 확인하십시오.',
      ],
      HEA_EXT_RECOGNIZED: ['타기관 인정', '타기관 검진을 인정했습니다: {title}', { tone: 'done' }],
      HEA_SEAT_FREE: ['빈자리 알림', '기다리신 건강검진 시간에 빈자리가 생겼습니다: {title} {day}'],
    },
  ),
  ...messages(
    { name: 'hea-reservation', route: { staff: RESERVATION_ROUTE } },
    { group },
    {
      HEA_MISS_HEAD: [
        '부서원 검진 미수검',
        '{name} 님이 건강검진을 {n}번 받지 않았습니다: {title}',
        { places: { n: ['횟수', '2'] } },
      ],
    },
  ),
  ...messages(
    extResult,
    { group, places: { no: { of: 'heaExtResultDocNo', sample: 'HEX-20261102-001' } } },
    {
      HEA_EXT_SENT: ['타기관 결과 제출', '타기관 검진결과가 제출되었습니다. 확인해 주십시오: {no}', { to: 'HLM' }],
    },
  ),
}
