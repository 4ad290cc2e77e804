/** Administration: what it publishes. */
import type { Module } from '#platform/model/module.ts'
import { authRequest } from './authority/auth-request.model.ts'
import { notice } from './notice/notice.model.ts'

export const manageModule: Module = {
  models: [notice, authRequest],
  taskClasses: [
    {
      taskClassNm: 'AUTH_APPOINT',
      taskClassDesc: '보건관리자·산업보건의 선임 문서',
      acceptExt: 'pdf,hwp,hwpx,doc,docx,jpg,jpeg,png',
      limitCnt: 3,
      limitSize: 20,
      multipleSelYn: 'Y',
      previewYn: 'Y',
      pictureExplainYn: 'N',
    },
    {
      taskClassNm: 'NOTICE',
      taskClassDesc: '공지 첨부',
      acceptExt: 'pdf,hwp,hwpx,doc,docx,xls,xlsx,ppt,pptx,jpg,jpeg,png,zip',
      limitCnt: 10,
      limitSize: 20,
      multipleSelYn: 'Y',
      previewYn: 'Y',
      pictureExplainYn: 'N',
    },
  ],
}
