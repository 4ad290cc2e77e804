import type { DraftOf } from '#platform/model/document.ts'
import type { eduExternal } from './edu-external.model.ts'

/** A draft that its vendor may submit once it has people and evidence. */
export const anEduExternal = (values: DraftOf<typeof eduExternal> = {}): DraftOf<typeof eduExternal> => ({
  externalTitle: '밀폐공간 작업 특별교육',
  eduClassCd: 'SPECIAL',
  specialKindNo: 34,
  eduYmd: '2026-11-02',
  hourVal: 4,
  orgNm: '대한산업안전협회',
  ...values,
})
