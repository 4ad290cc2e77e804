/** What is told of materials in use. */
import { messages } from '#platform/model/messages.ts'
import { USE_ROUTE } from '../chm-routes.model.ts'

const group = { eventGrpCd: 'CHM_USE', label: '화학물질 사용', optional: false, isForStaff: true } as const

export const useMessages = messages(
  { name: 'chm-mat-use', route: { staff: USE_ROUTE } },
  {
    group,
    places: { title: ['자재', 'M-0001'], lists: ['법규 목록', 'OSH_PROHIBIT'], n: ['인원', '3'] },
  },
  {
    CHM_USE_STOP: [
      '자재 사용중지',
      '{title}은(는) {lists}에 해당해 사용이 중지되었습니다. 재고를 확인하세요.',
      { tone: 'danger' },
    ],
    CHM_USE_HEALTH: [
      '취급자 노출 확인',
      '{title}의 취급자 가운데 노출 근로자로 등록되지 않은 사람이 있습니다. 노출 대조에서 확인하세요.',
    ],
    CHM_USE_END: ['자재 사용 폐지', '{title}의 사용이 폐지되었습니다. 취급자의 노출 종료를 확인하세요.'],
  },
)
