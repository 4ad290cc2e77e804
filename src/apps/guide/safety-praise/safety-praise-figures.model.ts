import { figures } from '#platform/model/figures.ts'
import { safetyPraise } from './safety-praise.model.ts'

export const safetyPraiseFigures = figures(safetyPraise, {
  api: `${safetyPraise.api}-figures`,
  label: '안전 칭찬 통계',
  period: 'seenYmd',
  empty: '이 기간에 보낸 칭찬이 없습니다.',
  sums: { total: { label: '칭찬' }, passed: { label: '전달됨', where: { statusCd: 'PASSED' }, shown: 'share' } },
  by: {
    byMonth: { by: 'month', title: '{year}년 {month}월에 가장 많았습니다. {n}건' },
    byAct: { by: 'actCd', allCodes: true, title: '{name}이(가) 가장 많습니다. {n}건' },
  },
})
