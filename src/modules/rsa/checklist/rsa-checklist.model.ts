import { accidentTypes } from '#modules/common/accident-types.model.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { code, count, process, reference, rows, text } from '#platform/model/field.ts'
import { hazardKinds } from '../assess/rsa-codes.model.ts'

export const MOST_QUESTIONS = 200

/** What is asked, in the order in which it is read and pasted; a question is numbered by its place. */
export const questionFields = {
  taskNm: text('세부작업', { max: 200, required: true }),
  questionDesc: text('확인항목', { max: 500, lines: 2, required: true }),
  hazardCatCd: code('분류', hazardKinds),
  accTypeCd: code('재해형태', accidentTypes),
  lawRefDesc: text('관련근거', { max: 300 }),
}

const makers = ['SUP', 'SHM', 'SHD'] as const

/** What is asked of a work, question by question: 평가 체크리스트. What was released is not changed but followed by a revision. */
export const rsaChecklist = defineDocument({
  area: 'rsa',
  name: 'rsa-checklist',
  label: '평가 체크리스트',
  api: '/api/rsa/checklist',
  route: { staff: '/rsa/psm/checklistList' },
  title: 'checklistNm',
  number: { format: 'RCL-{yyyymmdd}-{000}' },
  fields: {
    checklistNm: text('체크리스트명', { max: 100, required: true }),
    processNo: process('공정', { help: '비우면 모든 공정입니다.' }),
    workCatCd: code('작업분류', 'WORK_CAT', { help: '비우면 모든 작업입니다.' }),
    basisDesc: text('작성근거', { max: 500, lines: 2, help: '법령, 기술지침, 사고사례 등을 적습니다.' }),
    questions: rows('확인항목', questionFields, { required: true, max: MOST_QUESTIONS }),
    revNo: count('개정', { system: true, default: 1 }),
    questionCnt: count('항목', { unit: '개', system: true, default: 0 }),
    prevChecklistNo: reference('이전 개정', 'rsa-checklist', { system: true }),
  },
  access: { create: makers },
  stories: { QUESTIONS: '확인항목 올리기' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: ['author', ...makers], todo: { action: 'release' } },
      FIX: { label: '확정', tone: 'done' },
      OLD: { label: '구본', tone: 'suspended' },
    },
    actions: {
      release: { label: '확정', from: 'TEMP', to: 'FIX', by: 'SHM', said: '체크리스트를 확정했습니다.' },
      revise: {
        label: '개정',
        from: 'FIX',
        to: 'FIX',
        by: makers,
        said: '개정본을 작성합니다. 목록에서 작성중인 개정본을 여십시오.',
      },
      // When the next revision is released.
      replace: { label: '개정본으로 대체', from: 'FIX', to: 'OLD', by: 'program' },
    },
  },
  list: {
    columns: ['checklistNm', 'processNo', 'workCatCd', 'revNo', 'questionCnt'],
    filters: ['processNo', 'workCatCd'],
    search: ['checklistNm'],
    sort: ['processNo'],
    views: false,
  },
})

export type RsaChecklist = RecordOf<typeof rsaChecklist>
export type Question = NonNullable<RsaChecklist['questions']>[number]
