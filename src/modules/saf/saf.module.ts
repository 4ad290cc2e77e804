/** Safety: near misses and job safety analyses; accidents, inspections and permits join here. */
import type { Module } from '#platform/model/module.ts'
import { accident } from './accident/accident.model.ts'
import { accidentFix } from './accident/fix/accident-fix.model.ts'
import { checkPlan } from './check/plan/check-plan.model.ts'
import { checkSchedule } from './check/plan/check-schedule.model.ts'
import { safetyCheck } from './check/result/safety-check.model.ts'
import { checkTmpl } from './check/tmpl/check-tmpl.model.ts'
import { jsa } from './jsa/jsa.model.ts'
import { jsaEval } from './jsa/jsa-eval.model.ts'
import { jsaTaskClasses } from './jsa/jsa-files.model.ts'
import { jsaPlan } from './jsa/jsa-plan.model.ts'
import { nearMiss } from './near-miss/near-miss.model.ts'
import { obsCard } from './observe/obs-card.model.ts'

export const saf: Module = {
  models: [
    accident,
    accidentFix,
    nearMiss,
    jsa,
    jsaEval,
    jsaPlan,
    obsCard,
    checkTmpl,
    checkSchedule,
    checkPlan,
    safetyCheck,
  ],
  taskClasses: [
    ...jsaTaskClasses,
    {
      taskClassNm: 'ACCIDENT_PHOTO',
      taskClassDesc: '사고 현장사진',
      acceptExt: 'jpg,jpeg,png,gif,webp,heic,heif',
      limitCnt: 10,
      limitSize: 10,
      multipleSelYn: 'Y',
      previewYn: 'Y',
      pictureExplainYn: 'Y',
    },
    {
      taskClassNm: 'ACCIDENT_FILE',
      taskClassDesc: '사고 조사자료',
      acceptExt: 'jpg,jpeg,png,webp,heic,heif,pdf,mp4,xlsx,docx,hwp,hwpx,txt,csv',
      limitCnt: 20,
      limitSize: 50,
      multipleSelYn: 'Y',
      previewYn: 'Y',
      pictureExplainYn: 'N',
    },
    {
      taskClassNm: 'CHECK_PHOTO',
      taskClassDesc: '안전점검 사진',
      acceptExt: 'jpg,jpeg,png,webp,heic,heif',
      limitCnt: 100,
      limitSize: 10,
      multipleSelYn: 'Y',
      previewYn: 'Y',
      pictureExplainYn: 'N',
    },
    {
      taskClassNm: 'OBS_PHOTO',
      taskClassDesc: '관찰카드 사진',
      acceptExt: 'jpg,jpeg,png,webp,heic,heif',
      limitCnt: 3,
      limitSize: 10,
      multipleSelYn: 'Y',
      previewYn: 'Y',
      pictureExplainYn: 'N',
    },
    {
      taskClassNm: 'NEAR_MISS_PHOTO',
      taskClassDesc: '아차사고 현장사진',
      acceptExt: 'jpg,jpeg,png,gif,webp,heic,heif',
      limitCnt: 5,
      limitSize: 10,
      multipleSelYn: 'Y',
      previewYn: 'Y',
      pictureExplainYn: 'Y',
    },
  ],
}
