import { messages } from '#platform/model/messages.ts'
import { eduNeed } from './edu-need.model.ts'

const group = { eventGrpCd: 'EDU_NEED', label: '교육 필요', optional: false, isForStaff: true } as const

export const eduNeedMessages = messages(
  eduNeed,
  { group },
  {
    EDU_NEED_NEW: [
      '새 교육 필요',
      '특별교육이 필요한 임직원이 {n}명 있습니다. (가장 이른 작업시작일 {due})',
      { to: 'EDU', places: { n: ['인원', '3'] } },
    ],
    EDU_LICENCE_NEW: [
      '새 자격 확인',
      '자격을 확인할 임직원이 {n}명 있습니다. (가장 이른 작업시작일 {due})',
      { to: 'EDU', places: { n: ['인원', '2'] } },
    ],
  },
)
