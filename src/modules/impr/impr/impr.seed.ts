/** Believable improvements: the factory of the tests, and what the demo site has found. */
import type { DraftOf } from '#platform/model/document.ts'
import type { impr } from './impr.model.ts'

/** A draft that may be registered as it stands. */
export const anImprovement = (values: DraftOf<typeof impr> = {}): DraftOf<typeof impr> => ({
  imprTitle: '이송펌프 커플링 덮개 없음',
  srcCd: 'CHK',
  imprDesc: '운전 중인 펌프의 회전부가 드러나 있습니다.',
  placeDesc: '용제 회수 펌프장',
  hazardCatCd: 'MACHINE',
  accTypeCd: 'CAUGHT',
  riskGradeCd: 'MID',
  ownerUserId: 'oper',
  ...values,
})
