/** Kinds of files that constructions hold. */
import type { TaskClass } from '#platform/model/module.ts'

const files = (taskClassNm: string, taskClassDesc: string): TaskClass => ({
  taskClassNm,
  taskClassDesc,
  limitCnt: 60,
  limitSize: 20,
  acceptExt: 'pdf,jpg,jpeg,png,heic,hwp,hwpx,docx,xlsx,dwg',
  multipleSelYn: 'Y',
  previewYn: 'Y',
  pictureExplainYn: 'N',
})

export const constTaskClasses: readonly TaskClass[] = [
  files('CONST_DUTY', '공사 법정의무 이행 증빙'),
  files('CONST_COST', '안전관리비 사용 증빙'),
  files('CONST_FILE', '공사대장 첨부'),
]
