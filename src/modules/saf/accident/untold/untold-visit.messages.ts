import { messages } from '#platform/model/messages.ts'
import { accident } from '../accident.model.ts'

export const untoldMessages = messages(
  { name: 'accident-untold', route: { staff: `${accident.route.staff}/untold` } },
  { group: { eventGrpCd: 'ACCIDENT', label: '사고', optional: false } },
  {
    ACC_UNTOLD: [
      '사고 없는 업무관련 방문',
      '업무관련으로 기록된 의무실 방문 {n}건에 사고가 등록되지 않았습니다.',
      { tone: 'danger', places: { n: ['건수', '1'] } },
    ],
  },
)
