import type { TaskClass } from '#platform/model/module.ts'

/** The sheet of one person as the organisation sent it: a health record, encrypted. */
export const resultTaskClasses: readonly TaskClass[] = [
  {
    taskClassNm: 'HEA_RESULT',
    taskClassDesc: '건강진단 결과표',
    acceptExt: 'pdf,jpg,jpeg,png,heic,heif',
    limitCnt: 5,
    limitSize: 20,
    multipleSelYn: 'Y',
    previewYn: 'Y',
    pictureExplainYn: 'N',
    encryptYn: 'Y',
  },
]
