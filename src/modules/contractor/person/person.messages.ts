/** What is told of people of contractors: their qualifications, and moves from one contractor to another. */
import { messages } from '#platform/model/messages.ts'
import { personRoutes, roster } from './person.model.ts'
import { personQual } from './person-qual.model.ts'

const group = { eventGrpCd: 'VENDOR_TASK', label: '협력업체 등록·서류', optional: false } as const
const vendor = ['author', 'VAD', 'VSM'] as const

export const personMessages = {
  ...messages(
    personQual,
    { group },
    {
      VND_QUAL_RQST: ['자격 확인 요청', '자격 확인 요청: {title}', { to: 'SHM' }],
      VND_QUAL_OK: ['자격 확인', '자격이 확인되었습니다: {title}', { to: vendor, tone: 'done' }],
      VND_QUAL_RTN: ['자격 보완', '자격 보완이 필요합니다: {title}', { to: vendor }],
    },
  ),
  ...messages(
    { name: roster.name, route: personRoutes, key: 'personNo' },
    { group },
    {
      VND_MOVE: [
        '이적 요청',
        '{vendor}에서 소속 인원의 이적을 요청했습니다: {name} (기한 {due})',
        { places: { vendor: ['업체', '한별플랜트㈜'] } },
      ],
      VND_MOVE_DONE: ['이적 완료', '이적이 끝났습니다: {name}', { tone: 'done' }],
    },
  ),
}
