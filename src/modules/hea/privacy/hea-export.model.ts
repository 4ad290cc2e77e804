import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { count, dateTime, dayRange, text } from '#platform/model/field.ts'

/** Confidential health data that leave the site as a file: for what, approved by whom, taken once. 건강자료 반출 */
export const heaExport = defineDocument({
  area: 'hea',
  name: 'hea-export',
  label: '건강자료 반출',
  api: '/api/hea/privacy/export',
  route: { staff: '/hea/privacy/export' },
  title: 'exportTitle',
  number: { format: 'HX-{yyyymmdd}-{000}', at: 'approve' },
  approvals: ['HEA_EXPORT'],
  fields: {
    exportTitle: text('제목', { max: 100, required: true }),
    exportBizCd: text('자료', { max: 60, required: true }),
    within: dayRange('작성 기간', { required: true }),
    purposeDesc: text('목적', { max: 1000, lines: 3, required: true }),
    receiverDesc: text('받는 곳', { max: 200, required: true }),
    rowCnt: count('반출 건수', { unit: '건', system: true }),
    fileDt: dateTime('반출일시', { system: true }),
    markDesc: text('표시', { max: 250, system: true }),
  },
  access: { create: ['HLM', 'NUR', 'DOC'] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', todo: { action: 'approve' } },
      APPR: { label: '승인', tone: 'waiting' },
      DONE: { label: '반출완료', tone: 'done' },
    },
    actions: {
      approve: {
        label: '반출 승인',
        from: 'TEMP',
        to: 'APPR',
        by: 'author',
        approval: () => 'HEA_EXPORT',
        said: '반출을 승인했습니다.',
      },
      // As it writes the file.
      take: { label: '파일 반출', from: 'APPR', to: 'DONE', by: 'program' },
    },
  },
  list: {
    columns: ['exportTitle', 'exportBizCd', 'purposeDesc', 'receiverDesc', 'rowCnt', 'fileDt'],
    filters: ['exportBizCd', 'fileDt'],
    search: ['exportTitle'],
    sort: ['fileDt'],
  },
})

export type HeaExport = RecordOf<typeof heaExport>
