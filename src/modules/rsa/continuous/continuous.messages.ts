/** What is told of continuous assessments: a week without its meeting, a working day without a talk. */
import { messages } from '#platform/model/messages.ts'
import { rsaTaskMessages } from '../assess/rsa.messages.ts'
import { CONT_ROUTE, CONTINUOUS } from './continuous.calls.ts'

export const continuousMessages = messages(
  { name: CONTINUOUS, route: { staff: CONT_ROUTE } },
  {
    group: rsaTaskMessages,
    places: { process: ['공정', '원료 투입'], from: ['시작', '2026-11-16'], to: ['끝', '2026-11-22'] },
  },
  {
    RSA_CONT_WEEK: [
      '주간점검회의 없음',
      '{process} 공정의 지난주({from} ~ {to}) 주간점검회의 기록이 없거나 빠진 서명이 있습니다.',
      { to: ['SUP', 'SHM'], tone: 'danger' },
    ],
    RSA_CONT_DAY: [
      'TBM 없는 작업일',
      '{process} 공정의 {from} TBM이나 작업 전 회의 기록이 없습니다. 공정이 정지했으면 오늘까지 기록해 주세요.',
      { to: 'SUP', tone: 'danger' },
    ],
  },
)
