/** What is told of rounds and of seats in them, and of education that people still owe or that ends. */
import { messages } from '#platform/model/messages.ts'
import { roundForAll, STAFF_STATUS_ROUTE, STATUS_ROUTE } from './edu-round.model.ts'

/** Who may enter and work depends on it: told whatever a person prefers. */
const group = { eventGrpCd: 'EDUCATION', label: '협력업체 교육', optional: false } as const
const places = { names: ['이름', '김민수, 이영호'] } as const

export const eduRoundMessages = {
  ...messages(
    roundForAll,
    { group, places },
    {
      EDU_SEAT_UP: ['대기 좌석 확정', '기다리던 교육 좌석이 확정되었습니다: {name} {title}', { tone: 'done' }],
      EDU_SEAT_UP_SMS: ['대기 좌석 확정 문자', '[지킴] 교육 좌석 확정: {name} {title}', { channels: ['SMS'] }],
      EDU_AFTER_ABSENCE: [
        '불참 뒤 재신청',
        '불참한 사람의 교육 재신청을 확인해 주십시오: {name} {title}',
        { to: 'OWN' },
      ],
      EDU_DONE: ['이수처리', '교육 이수처리가 끝났습니다: {title}', { tone: 'done' }],
      EDU_FIXED: ['교육 정정', '교육 이수 결과가 정정되었습니다: {names} {title}', { tone: 'danger' }],
      EDU_CANCELLED: ['교육 취소', '교육이 취소되었습니다. 다른 차수에 신청해 주십시오: {title}', { tone: 'danger' }],
    },
  ),
  ...messages(
    { name: 'edu-status', route: { staff: STAFF_STATUS_ROUTE, vendor: STATUS_ROUTE } },
    { group, places },
    {
      EDU_VALID_ENDS: [
        '입문교육 만료 예정',
        '입문교육이 {due}에 만료됩니다: {n}명 ({names})',
        { places: { n: ['인원', '3'] } },
      ],
      EDU_SPECIAL_REST: [
        '특별교육 잔여시간',
        '특별교육 잔여 {n}시간: {name} {k}호 (기한 {due})',
        { places: { n: ['시간', '12'], k: ['호', '34'] } },
      ],
    },
  ),
}
