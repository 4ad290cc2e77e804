import type { TaskClass } from '#platform/model/module.ts'

const usual = { limitSize: 10, multipleSelYn: 'Y', previewYn: 'Y', pictureExplainYn: 'Y' } as const

export const muscleTaskClasses: readonly TaskClass[] = [
  {
    ...usual,
    taskClassNm: 'MUSCLE_SURVEY',
    taskClassDesc: '유해요인조사 자료',
    acceptExt: 'pdf,xlsx,docx,hwp,hwpx,jpg,jpeg,png',
    limitCnt: 10,
  },
  {
    ...usual,
    taskClassNm: 'MUSCLE_PHOTO',
    taskClassDesc: '작업·자세 사진',
    acceptExt: 'jpg,jpeg,png,gif,webp,heic,heif',
    limitCnt: 5,
  },
]
