/** Pictures of talks. */
import type { TaskClass } from '#platform/model/module.ts'

export const tbmTaskClasses: readonly TaskClass[] = [
  {
    taskClassNm: 'TBM_PHOTO',
    taskClassDesc: 'TBM 사진',
    acceptExt: 'jpg,jpeg,png,gif,webp,heic,heif',
    limitCnt: 5,
    limitSize: 10,
    multipleSelYn: 'Y',
    previewYn: 'Y',
    pictureExplainYn: 'N',
  },
]
