/** Works that must not be done beside each other tell who asked for them and who issues them. */
import { messages } from '#platform/model/messages.ts'
import { permit } from '../permit/permit.model.ts'

export const simopsMessages = messages(
  permit,
  { group: { eventGrpCd: 'PERMIT', label: '작업허가', optional: false } },
  {
    SIMOPS_FOUND: [
      '동시작업 충돌',
      '동시작업 충돌: {title} – {other}와(과) {gap} m',
      { tone: 'danger', places: { other: ['상대 작업', 'WP-20261205-001'], gap: ['거리', '8.5'] } },
    ],
    SIMOPS_FAR: [
      '거리와 관계없는 동시작업 충돌',
      '동시작업 충돌: {title} – {other}와(과) 거리와 관계없이 부딪힙니다. {systems}',
      { tone: 'danger', places: { other: ['상대 작업', 'WP-20261205-001'], systems: ['같은 계통', 'L-101'] } },
    ],
  },
)
