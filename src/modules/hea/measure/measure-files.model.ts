import type { TaskClass } from '#platform/model/module.ts'

/** What is filed with a measurement. */
export const measureTaskClasses: readonly TaskClass[] = [
  {
    taskClassNm: 'MEASURE_REPORT',
    taskClassDesc: '작업환경측정 결과보고서·개선 증명서류',
    acceptExt: 'pdf,xlsx,hwp,hwpx,docx,jpg,jpeg,png',
    limitCnt: 10,
    limitSize: 50,
    multipleSelYn: 'Y',
    previewYn: 'Y',
    pictureExplainYn: 'N',
  },
]
