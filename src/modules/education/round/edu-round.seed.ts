import type { DraftOf } from '#platform/model/document.ts'
import type { eduRound } from './edu-round.model.ts'

/** A draft that may be opened as it stands: entry education of an hour, on a day at 14:00 in Seoul. */
export const anEduRound = (ymd: string, values: DraftOf<typeof eduRound> = {}): DraftOf<typeof eduRound> => ({
  eduCourseCd: 'ENTRY',
  startDt: `${ymd}T14:00:00+09:00`,
  endDt: `${ymd}T15:00:00+09:00`,
  placeNm: '안전교육장 1층',
  langCd: 'kr',
  capacityCnt: 30,
  instructorUserId: 'edu',
  ...values,
})
