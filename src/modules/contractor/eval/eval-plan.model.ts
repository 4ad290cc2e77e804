import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { code, count, day, dayRange, reference, text } from '#platform/model/field.ts'
import { evalClasses } from './eval-codes.model.ts'
import { periodText } from './eval-period.logic.ts'

const planTargets = {
  ALL: '유효한 업체 전체',
  AB: '고위험·중간 업체',
  NOGRADE: '유효한 등급이 없는 업체',
} as const
const content = ['planNm', 'evalClassCd', 'period', 'targetCd', 'evalSheetNo'] as const

/** A round of evaluations: one period, opened for many vendors at once: 평가계획. */
export const evalPlan = defineDocument({
  area: 'contractor',
  name: 'eval-plan',
  label: '평가계획',
  api: '/api/saf/subconeval/evalplan',
  route: { staff: '/saf/subconEval/evalPlan' },
  title: 'planNm',
  number: { format: 'EP-{yyyymmdd}-{000}', at: 'open' },
  fields: {
    planNm: text('평가명', { max: 100, required: true, help: '예: 2026년 상반기 정기평가' }),
    evalClassCd: code('구분', evalClasses, { required: true, default: 'REG' }),
    period: dayRange('평가기간', { required: true }),
    targetCd: code('대상', planTargets, { required: true, default: 'ALL' }),
    evalSheetNo: reference('평가표', 'eval-sheet', { help: '비워 두면 확정된 최신 평가표를 씁니다.' }),
    dueYmd: day('평가 완료기한', { system: true }),
    evalCnt: count('대상 업체', { unit: '곳', system: true, default: 0 }),
    openYmd: day('개시일', { system: true }),
    endDesc: text('종료 의견', { max: 2000, lines: 4 }),
  },
  access: { create: ['SHM', 'SHD'] },
  lifecycle: {
    start: 'PLAN',
    states: {
      PLAN: {
        label: '계획',
        tone: 'draft',
        editableBy: ['SHM', 'SHD'],
        editable: content,
        todo: { action: 'open' },
      },
      OPEN: { label: '진행', tone: 'progress', todo: { action: 'end', due: 'dueYmd', kind: 'CHECK' } },
      END: { label: '종료', tone: 'done' },
    },
    actions: {
      open: {
        label: '평가개시',
        from: 'PLAN',
        to: 'OPEN',
        by: ['SHM', 'SHD'],
        said: '대상 업체의 평가를 시작했습니다.',
      },
      end: {
        label: '종료',
        from: 'OPEN',
        to: 'END',
        by: 'SHD',
        takes: ['endDesc'],
        said: '평가를 종료했습니다.',
      },
    },
  },
  list: {
    columns: ['planNm', 'evalClassCd', 'period', 'targetCd', 'evalCnt', 'dueYmd', 'openYmd'],
    filters: ['evalClassCd'],
    says: { period: periodText },
    search: ['planNm'],
    sort: ['openYmd'],
  },
})
export type EvalPlan = RecordOf<typeof evalPlan>
