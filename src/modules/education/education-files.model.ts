import type { TaskClass } from '#platform/model/module.ts'

const common = { limitCnt: 10, limitSize: 20, multipleSelYn: 'Y', previewYn: 'Y' } as const

/** What is attached to rounds of education and to training held elsewhere. */
export const educationTaskClasses: readonly TaskClass[] = [
  {
    ...common,
    taskClassNm: 'EDU_ROUND_PHOTO',
    taskClassDesc: '교육 사진',
    acceptExt: 'jpg,jpeg,png,heic,heif',
    pictureExplainYn: 'Y',
  },
  {
    ...common,
    taskClassNm: 'EDU_EXTERNAL',
    taskClassDesc: '업체 자체교육 증빙',
    acceptExt: 'pdf,jpg,jpeg,png,heic,heif,hwp,hwpx,docx,xlsx',
    pictureExplainYn: 'N',
  },
  {
    ...common,
    taskClassNm: 'EDU_FIX',
    taskClassDesc: '교육 정정 근거',
    acceptExt: 'pdf,jpg,jpeg,png,heic,heif,hwp,hwpx,docx,xlsx',
    pictureExplainYn: 'N',
  },
  {
    ...common,
    taskClassNm: 'EDU_NEED',
    taskClassDesc: '특별교육 증빙',
    acceptExt: 'pdf,jpg,jpeg,png,heic,heif,hwp,hwpx,docx,xlsx',
    pictureExplainYn: 'N',
  },
]
