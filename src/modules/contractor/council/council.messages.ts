/** Who is called to a council, and who hears that a month has passed without one. */
import { messages } from '#platform/model/messages.ts'
import { council } from './council.model.ts'

const group = { eventGrpCd: 'COUNCIL_TASK', label: '도급 협의체', optional: false } as const

export const councilMessages = messages(
  council,
  { group, places: { month: ['회의월', '2026-11'] } },
  {
    COUNCIL_CALL: [
      '협의체 소집',
      '도급 협의체가 열립니다: {title} ({due})',
      {
        places: {
          title: { of: 'placeNm', sample: '본관 2층 대회의실' },
          due: { of: 'meetYmd', sample: '2026-12-05' },
        },
      },
    ],
    COUNCIL_LATE: ['협의체 미개최', '{month} 도급 협의체가 아직 열리지 않았습니다.', { tone: 'danger' }],
    COUNCIL_MISSED: [
      '협의체 미개최 위반',
      '{month} 도급 협의체가 열리지 않아 준수평가 부적합으로 등록했습니다.',
      { tone: 'danger' },
    ],
  },
)
