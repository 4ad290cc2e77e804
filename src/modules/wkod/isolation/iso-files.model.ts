/** Files of isolations. */
import type { TaskClass } from '#platform/model/module.ts'

export const isoTaskClasses: readonly TaskClass[] = [
  {
    taskClassNm: 'ISO_DRAWING',
    taskClassDesc: '격리 도면 (P&ID)',
    acceptExt: 'jpg,jpeg,png,webp',
    limitCnt: 1,
    limitSize: 20,
    multipleSelYn: 'N',
    previewYn: 'Y',
    pictureExplainYn: 'N',
  },
]
