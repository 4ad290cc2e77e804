/** Contractors: who they are, what they hold, who works for them, and what they apply for. */
import type { Module, TaskClass } from '#platform/model/module.ts'
import { sgcCard } from './card/card.model.ts'
import { vendorChange } from './change/vendor-change.model.ts'
import { checkResult } from './check/check-result.model.ts'
import { inspector } from './check/inspector.model.ts'
import { selfCheckPlan } from './check/self-check-plan.model.ts'
import { selfCheckTmpl } from './check/self-check-tmpl.model.ts'
import { vendorContract } from './contract/vendor-contract.model.ts'
import { council } from './council/council.model.ts'
import { sgcDemerit } from './demerit/demerit.model.ts'
import { sgcSanction } from './demerit/sanction.model.ts'
import { deptRqst } from './dept-rqst/dept-rqst.model.ts'
import { vendorDoc } from './document/vendor-doc.model.ts'
import { entryRqst } from './entry/entry-rqst.model.ts'
import { subconEval } from './eval/eval.model.ts'
import { evalPlan } from './eval/eval-plan.model.ts'
import { evalSheet } from './eval/eval-sheet.model.ts'
import { vendorMaster } from './master/vendor-master.model.ts'
import { vendorMsds } from './msds/vendor-msds.model.ts'
import { personQual } from './person/person-qual.model.ts'
import { warnPoint } from './warn/warn-point.model.ts'

const papers = (taskClassNm: string, taskClassDesc: string): TaskClass => ({
  taskClassNm,
  taskClassDesc,
  acceptExt: 'pdf,jpg,jpeg,png,hwp,hwpx,docx,xlsx',
  limitCnt: 5,
  limitSize: 20,
  multipleSelYn: 'Y',
  previewYn: 'Y',
  pictureExplainYn: 'N',
})

export const contractor: Module = {
  models: [
    vendorMaster,
    vendorDoc,
    vendorContract,
    personQual,
    vendorChange,
    deptRqst,
    entryRqst,
    sgcCard,
    sgcDemerit,
    sgcSanction,
    warnPoint,
    selfCheckTmpl,
    selfCheckPlan,
    inspector,
    checkResult,
    council,
    evalSheet,
    evalPlan,
    subconEval,
    vendorMsds,
  ],
  taskClasses: [
    papers('VENDOR_DOC', '업체 자격·보험서류'),
    papers('PERSON_QUAL', '인원 자격증 사본'),
    papers('COUNCIL', '도급 협의체 첨부'),
    {
      taskClassNm: 'SELF_CHECK_PHOTO',
      taskClassDesc: '점검 부적합 사진',
      acceptExt: 'jpg,jpeg,png,webp,heic,heif',
      limitCnt: 60,
      limitSize: 10,
      multipleSelYn: 'Y',
      previewYn: 'Y',
      pictureExplainYn: 'N',
    },
    { ...papers('EVAL_EVIDENCE', '수급업체 평가 증빙'), limitCnt: 40 },
    papers('VENDOR_MSDS', '반입물질 MSDS'),
    {
      taskClassNm: 'DEMERIT_PHOTO',
      taskClassDesc: '벌점 사진',
      acceptExt: 'jpg,jpeg,png,heic',
      limitCnt: 5,
      limitSize: 10,
      multipleSelYn: 'Y',
      previewYn: 'Y',
      pictureExplainYn: 'N',
    },
    {
      taskClassNm: 'WARN_PHOTO',
      taskClassDesc: '경고·지적 사진',
      acceptExt: 'jpg,jpeg,png,webp,heic,heif',
      limitCnt: 5,
      limitSize: 10,
      multipleSelYn: 'Y',
      previewYn: 'Y',
      pictureExplainYn: 'Y',
    },
    {
      taskClassNm: 'PERSON_PHOTO',
      taskClassDesc: '인원 사진',
      acceptExt: 'jpg,jpeg,png,heic',
      limitCnt: 1,
      limitSize: 10,
      multipleSelYn: 'N',
      previewYn: 'Y',
      pictureExplainYn: 'N',
      encryptYn: 'Y',
    },
  ],
}
