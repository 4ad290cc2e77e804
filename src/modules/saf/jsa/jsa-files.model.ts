/** Files of JSAs. */
import type { TaskClass } from '#platform/model/module.ts'

const usual = { limitCnt: 5, limitSize: 20, multipleSelYn: 'Y', previewYn: 'Y', pictureExplainYn: 'N' } as const

export const jsaTaskClasses: readonly TaskClass[] = [
  {
    ...usual,
    taskClassNm: 'JSA_FILE',
    taskClassDesc: 'JSA 분석표 파일',
    acceptExt: 'pdf,xlsx,docx,hwp,hwpx,jpg,jpeg,png',
  },
  {
    ...usual,
    pictureExplainYn: 'Y',
    taskClassNm: 'JSA_EVIDENCE',
    taskClassDesc: 'JSA 개선 증빙',
    acceptExt: 'pdf,jpg,jpeg,png,gif,webp,heic,heif',
  },
]
