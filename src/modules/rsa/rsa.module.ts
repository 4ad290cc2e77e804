/** Risk assessment: what could hurt people at a process, judged on a scale of the site and brought down. */
import type { Module } from '#platform/model/module.ts'
import { rsa } from './assess/rsa.model.ts'
import { rsaChecklist } from './checklist/rsa-checklist.model.ts'
import { rsaMeeting } from './continuous/rsa-meeting.model.ts'
import { hazop } from './hazop/hazop.model.ts'
import { rsaScale } from './scale/rsa-scale.model.ts'

export const rsaModule: Module = {
  models: [rsaScale, rsa, rsaMeeting, hazop, rsaChecklist],
  taskClasses: [
    {
      taskClassNm: 'RSA_TAKEN',
      taskClassDesc: '기존 위험성평가서',
      acceptExt: 'pdf,xlsx,docx,hwp,hwpx,jpg,jpeg,png,webp',
      limitCnt: 10,
      limitSize: 20,
      multipleSelYn: 'Y',
      previewYn: 'Y',
      pictureExplainYn: 'N',
    },
    {
      taskClassNm: 'RSA_SURVEY',
      taskClassDesc: '위험성평가 사전조사 자료',
      acceptExt: 'pdf,xlsx,docx,hwp,hwpx,jpg,jpeg,png,webp',
      limitCnt: 10,
      limitSize: 20,
      multipleSelYn: 'Y',
      previewYn: 'Y',
      pictureExplainYn: 'N',
    },
    {
      taskClassNm: 'RSA_EVIDENCE',
      taskClassDesc: '위험성평가 공유·잠정조치 증빙',
      acceptExt: 'pdf,jpg,jpeg,png,webp,heic,heif',
      limitCnt: 10,
      limitSize: 20,
      multipleSelYn: 'Y',
      previewYn: 'Y',
      pictureExplainYn: 'Y',
    },
    {
      taskClassNm: 'RSA_MEETING',
      taskClassDesc: '상시평가 회의 첨부',
      acceptExt: 'pdf,xlsx,docx,hwp,hwpx,jpg,jpeg,png,webp',
      limitCnt: 10,
      limitSize: 20,
      multipleSelYn: 'Y',
      previewYn: 'Y',
      pictureExplainYn: 'N',
    },
  ],
}
