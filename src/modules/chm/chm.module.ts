/** Chemicals: what every product contains, and which duties follow. */
import type { Module, TaskClass } from '#platform/model/module.ts'
import { chmMsds } from './msds/msds.model.ts'
import { HIT_FILES } from './reg/reg-codes.model.ts'
import { chmSecret } from './secret/secret.model.ts'

const papers = (taskClassNm: string, taskClassDesc: string): TaskClass => ({
  taskClassNm,
  taskClassDesc,
  acceptExt: 'pdf,jpg,jpeg,png,hwp,hwpx,docx',
  limitCnt: 5,
  limitSize: 20,
  multipleSelYn: 'Y',
  previewYn: 'Y',
  pictureExplainYn: 'N',
})

export const chmModule: Module = {
  models: [chmMsds, chmSecret],
  taskClasses: [
    papers('MSDS', 'MSDS 원본'),
    papers('CHM_SECRET', '비공개 승인 자료'),
    papers(HIT_FILES, '규제 확인 근거'),
  ],
}
