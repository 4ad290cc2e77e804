/** What was not done by its legal day is told to the safety manager the next morning. */
import { messages } from '#platform/model/messages.ts'
import { LEGAL_ROUTE } from './legal-duty.model.ts'

export const legalMessages = messages(
  { name: 'legal-duty', route: { staff: LEGAL_ROUTE } },
  { group: { eventGrpCd: 'LEGAL_DUTY', label: '법정주기', optional: false, isForStaff: true } },
  {
    LEGAL_MISSED: [
      '법정 의무 미이행',
      '법정 기한({due})까지 하지 않았습니다: {duty} {n}건',
      {
        tone: 'danger',
        places: { due: ['기한', '2026-11-20'], duty: ['법정 의무', '도급인 순회점검', 'word'], n: ['건수', '1'] },
      },
    ],
  },
)
