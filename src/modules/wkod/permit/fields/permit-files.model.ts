/** Files of work permits. */
import type { TaskClass } from '#platform/model/module.ts'

const photos = 'jpg,jpeg,png,gif,webp,heic,heif'

export const permitTaskClasses: readonly TaskClass[] = [
  {
    taskClassNm: 'PERMIT_FILE',
    taskClassDesc: '작업허가서 첨부',
    acceptExt: `pdf,xlsx,docx,hwp,hwpx,${photos}`,
    limitCnt: 10,
    limitSize: 20,
    multipleSelYn: 'Y',
    previewYn: 'Y',
    pictureExplainYn: 'N',
  },
  {
    taskClassNm: 'PERMIT_CHECK',
    taskClassDesc: '작업허가서 안전조치 사진',
    acceptExt: photos,
    limitCnt: 60,
    limitSize: 10,
    multipleSelYn: 'Y',
    previewYn: 'Y',
    pictureExplainYn: 'Y',
  },
]
