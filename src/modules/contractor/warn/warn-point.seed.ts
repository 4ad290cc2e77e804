import type { DraftOf } from '#platform/model/document.ts'
import type { warnPoint } from './warn-point.model.ts'

/** A point that may be issued once it has a photo. */
export const aWarnPoint = (values: DraftOf<typeof warnPoint> = {}): DraftOf<typeof warnPoint> => ({
  vendorCd: 'V100001',
  violItemCd: 'RAIL',
  riskGradeCd: 'MID',
  placeDesc: '생산1팀 3층',
  contentDesc: '작업발판 끝에 안전난간이 없습니다.',
  lawRefDesc: '산업안전보건기준에 관한 규칙 제43조',
  ...values,
})
