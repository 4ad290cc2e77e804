/** Improvement: one register for every finding of the other areas. */
import type { Module } from '#platform/model/module.ts'
import { impr } from './impr/impr.model.ts'

export const imprModule: Module = {
  models: [impr],
  taskClasses: [
    {
      taskClassNm: 'IMPR_PHOTO',
      taskClassDesc: '개선 전후사진',
      acceptExt: 'jpg,jpeg,png,gif,webp,heic,heif',
      limitCnt: 5,
      limitSize: 10,
      multipleSelYn: 'Y',
      previewYn: 'Y',
      pictureExplainYn: 'Y',
    },
  ],
}
