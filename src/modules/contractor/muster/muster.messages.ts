/** What a count of everybody tells; a drill says with each word that it is one. */
import { messages } from '#platform/model/messages.ts'
import { ON_SITE_MENU } from '../entry/gate.model.ts'

const group = { eventGrpCd: 'VENDOR_ENTRY', label: '협력업체 출입', optional: false } as const
const heads = ['SHM', 'SHD', 'CSO', 'SEC', 'SUP'] as const
const counts = { seen: ['확인', '48'], missing: ['미확인', '2'] } as const
const late = { name: ['성명', '김하늘'], at: ['시각', '14:20'] } as const

export const musterMessages = messages(
  { name: 'entry-muster', route: { staff: ON_SITE_MENU } },
  { group },
  {
    MUSTER_START: [
      '비상 인원 확인 시작',
      '비상 인원 확인을 시작했습니다. 집결지에서 인원을 확인하십시오.',
      { to: heads, tone: 'danger' },
    ],
    MUSTER_END: [
      '비상 인원 확인 종료',
      '비상 인원 확인을 마쳤습니다: 확인 {seen}명, 미확인 {missing}명',
      { to: heads, tone: 'danger', places: counts },
    ],
    MUSTER_LATE: [
      '종료 뒤 도착한 인원 확인',
      '비상 인원 확인을 마친 뒤에 확인이 도착했습니다: {name} ({at}에 확인)',
      { places: late },
    ],
    MUSTER_DRILL: [
      '인원 확인 훈련 시작',
      '[훈련] 인원 확인 훈련을 시작했습니다. 집결지에서 인원을 확인하십시오.',
      { to: heads },
    ],
    MUSTER_DRILL_END: [
      '인원 확인 훈련 종료',
      '[훈련] 인원 확인 훈련을 마쳤습니다: 확인 {seen}명, 미확인 {missing}명',
      { to: heads, tone: 'done', places: counts },
    ],
    MUSTER_DRILL_LATE: [
      '종료 뒤 도착한 훈련 확인',
      '[훈련] 인원 확인 훈련을 마친 뒤에 확인이 도착했습니다: {name} ({at}에 확인)',
      { places: late },
    ],
  },
)
