import { defineDocument } from '#platform/model/document.ts'
import { code, count, day, number, rows, text } from '#platform/model/field.ts'
import { calcTypes } from './eval-codes.model.ts'

const content = ['sheetNm', 'changeDesc', 'items'] as const

/** Items of an evaluation and their points, revision by revision: 평가표. A fixed one is never changed, but followed. */
export const evalSheet = defineDocument({
  area: 'contractor',
  name: 'eval-sheet',
  label: '평가표',
  api: '/api/saf/subconeval/evalsheet',
  route: { staff: '/saf/subconEval/evalSheet' },
  title: 'sheetNm',
  number: { format: 'ES-{yyyymmdd}-{000}', at: 'ask' },
  fields: {
    sheetNm: text('평가표명', { max: 100, required: true }),
    evalSheetRevNo: count('개정', { system: true }),
    changeDesc: text('개정 내용', { max: 1000, lines: 3 }),
    items: rows(
      '평가항목',
      {
        itemCd: text('항목코드', { max: 10, required: true }),
        itemNm: text('항목', { max: 100, required: true }),
        calcTypeCd: code('산정방식', calcTypes, { required: true }),
        weightScore: number('배점', { decimals: 1, min: 0.1, max: 100, required: true }),
      },
      { required: true, max: 40 },
    ),
    fixYmd: day('확정일', { system: true }),
  },
  access: { create: ['SHM', 'SHD'] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: 'author',
        editable: content,
        todo: { action: 'ask' },
      },
      RQST: {
        label: '검토',
        tone: 'waiting',
        editableBy: 'SHD',
        editable: content,
        todo: { action: 'fix', kind: 'REVIEW' },
      },
      FIX: { label: '확정', tone: 'done' },
      OLD: { label: '구본', tone: 'suspended' },
    },
    actions: {
      ask: { label: '검토요청', from: 'TEMP', to: 'RQST', by: 'author', said: '검토를 요청했습니다.' },
      fix: {
        label: '확정',
        from: 'RQST',
        to: 'FIX',
        by: 'SHD',
        said: '평가표를 확정했습니다. 이전 개정은 구본이 됩니다.',
      },
      sendBack: {
        label: '보완요청',
        from: 'RQST',
        to: 'TEMP',
        returns: true,
        by: 'SHD',
        reason: 'text',
        said: '보완을 요청했습니다.',
      },
      revise: {
        label: '개정',
        from: 'FIX',
        to: 'FIX',
        by: ['SHM', 'SHD'],
        said: '새 개정을 시작했습니다. 목록의 작성중 평가표에서 이어서 작성하십시오.',
      },
      replace: { label: '개정본으로 대체', from: 'FIX', to: 'OLD', by: 'program' },
    },
  },
  list: {
    columns: ['sheetNm', 'evalSheetRevNo', 'fixYmd', 'changeDesc'],
    filters: [],
    search: ['sheetNm'],
    sort: ['fixYmd'],
    views: false,
  },
})
