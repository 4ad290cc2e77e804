/** Kinds of files that plans hold. */
import type { TaskClass } from '#platform/model/module.ts'

const files = (taskClassNm: string, taskClassDesc: string, limitCnt: number): TaskClass => ({
  taskClassNm,
  taskClassDesc,
  limitCnt,
  limitSize: 20,
  acceptExt: 'pdf,jpg,jpeg,png,heic,hwp,hwpx,docx,xlsx,dwg',
  multipleSelYn: 'Y',
  previewYn: 'Y',
  pictureExplainYn: 'N',
})

export const planTaskClasses: readonly TaskClass[] = [
  files('PLAN_BEFORE', '작업계획 사전서류', 60),
  files('PLAN_AFTER', '작업계획 사후서류', 60),
  files('PLAN_INFO', '안전보건정보 제공서 첨부', 20),
]
