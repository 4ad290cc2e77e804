/** Basic information: what documents of every area refer to. It has masters and no documents. */
import type { Module } from '#platform/model/module.ts'

export const baseinfo: Module = {
  models: [],
  taskClasses: [
    {
      taskClassNm: 'SITE_MAP',
      taskClassDesc: '배치도 그림',
      acceptExt: 'jpg,jpeg,png,gif,webp',
      limitCnt: 1,
      limitSize: 20,
      multipleSelYn: 'N',
      previewYn: 'Y',
      pictureExplainYn: 'N',
    },
  ],
}
