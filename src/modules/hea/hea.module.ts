/** Occupational health: checkups, infirmary, musculoskeletal disorders, measurement of the work environment, stress. */
import type { Module } from '#platform/model/module.ts'
import { measure } from './measure/measure.model.ts'
import { measureUnit } from './measure/measure-unit.model.ts'

export const hea: Module = {
  models: [measureUnit, measure],
  taskClasses: [
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
  ],
}
