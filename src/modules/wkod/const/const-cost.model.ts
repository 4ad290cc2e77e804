import { defineDocument } from '#platform/model/document.ts'
import { amount, attachments, code, day, month, reference, rows, text } from '#platform/model/field.ts'
import { costCats } from './const-codes.model.ts'

const lineFields = {
  costCatCd: code('항목', costCats, { required: true }),
  useYmd: day('사용일', { notAfter: 'today', required: true }),
  useDesc: text('사용내역', { max: 200, required: true }),
  useAmt: amount('금액', { min: 0, required: true }),
}
const entered = ['constNo', 'costYm', 'costLines', 'costFileId', 'remarkDesc'] as const
const writers = ['OWN', 'SHM'] as const

/**
 * What of the safety money of a construction was spent in a month: 산업안전보건관리비 사용명세서, kept one year after the end.
 *
 * @law 산업안전보건법 시행규칙 제89조제2항
 */
export const constCost = defineDocument({
  area: 'wkod',
  name: 'const-cost',
  label: '안전관리비 사용명세서',
  api: '/api/saf/constcost',
  route: { staff: '/constSafe/const/constCostList' },
  title: 'costTitle',
  number: { format: 'CC-{yyyymmdd}-{000}', at: 'submit' },
  fields: {
    costTitle: text('명세서', { max: 150, system: true }),
    constNo: reference('공사', 'const', { required: true }),
    costYm: month('사용월', { required: true }),
    costLines: rows('사용내역', lineFields, { max: 200 }),
    sumAmt: amount('사용금액', { system: true, default: 0 }),
    /** With all that was spent before it. */
    totalAmt: amount('누계', { system: true, default: 0 }),
    costFileId: attachments('증빙', { taskClass: 'CONST_COST' }),
    remarkDesc: text('비고', { max: 500, lines: 2 }),
  },
  access: { create: [...writers] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: 'author',
        editable: entered,
        todo: { action: 'submit' },
      },
      RQST: { label: '제출', tone: 'waiting', todo: { action: 'confirm', kind: 'CHECK' } },
      RTN: {
        label: '보완요청',
        tone: 'waiting',
        editableBy: ['author', ...writers],
        editable: entered,
        todo: { action: 'submit' },
      },
      CONFIRM: { label: '확인', tone: 'done' },
    },
    actions: {
      submit: {
        label: '제출',
        from: ['TEMP', 'RTN'],
        to: 'RQST',
        by: ['author', ...writers],
        said: '사용명세서를 제출했습니다.',
      },
      confirm: {
        label: '확인',
        from: 'RQST',
        to: 'CONFIRM',
        by: 'SHM',
        fourEyes: true,
        said: '사용명세서를 확인했습니다.',
      },
      sendBack: {
        label: '보완요청',
        from: 'RQST',
        to: 'RTN',
        returns: true,
        by: 'SHM',
        reason: 'RTN_REASON',
        said: '보완을 요청했습니다.',
      },
    },
  },
  list: {
    // The title names the construction.
    columns: ['costYm', 'sumAmt', 'totalAmt'],
    filters: ['constNo', 'costYm'],
    search: ['costTitle'],
    sort: ['costYm', 'constNo'],
  },
})
