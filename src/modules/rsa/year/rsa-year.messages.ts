/** What is told of the years of processes. */
import { messages } from '#platform/model/messages.ts'
import { rsaTaskMessages } from '../assess/rsa.messages.ts'
import { YEAR_ROUTE } from './rsa-year.model.ts'

export const rsaYearMessages = messages(
  { name: 'rsa-year', route: { staff: YEAR_ROUTE } },
  {
    group: rsaTaskMessages,
    places: { year: ['연도', '2026'], n: ['공정 수', '3'], names: ['공정', 'P-101, P-205'] },
  },
  {
    RSA_YEAR_OPEN: [
      '정기평가를 하지 않은 공정',
      '{year}년 정기 위험성평가를 아직 완료하지 않은 공정이 {n}개 있습니다: {names}',
      { to: 'CSO', tone: 'danger' },
    ],
  },
)
