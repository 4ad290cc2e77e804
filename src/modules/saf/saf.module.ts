/** Safety: near misses today; accidents, inspections and permits join here. */
import type { Module } from '#platform/model/module.ts'
import { nearMiss } from './near-miss/near-miss.model.ts'

export const saf: Module = {
  models: [nearMiss],
  taskClasses: [
    {
      taskClassNm: 'NEAR_MISS_PHOTO',
      taskClassDesc: '아차사고 현장사진',
      acceptExt: 'jpg,jpeg,png,gif,webp,heic,heif',
      limitCnt: 5,
      limitSize: 10,
      multipleSelYn: 'Y',
      previewYn: 'Y',
      pictureExplainYn: 'Y',
    },
  ],
}
