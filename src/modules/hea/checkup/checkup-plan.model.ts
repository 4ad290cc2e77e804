import { approvalActions, approvalStates } from '#platform/model/by-approval.ts'
import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { attachments, code, count, day, number, text, year } from '#platform/model/field.ts'
import { checkupClasses } from './checkup-codes.model.ts'

const written = [
  'heaCheckupPlanNm',
  'heaCheckupClassCd',
  'heaCheckupYear',
  'checkupStartYmd',
  'checkupEndYmd',
  'reserveStartYmd',
  'reserveEndYmd',
  'planReasonDesc',
  'guideDesc',
  'attachFileId',
] as const

/** One round of checkups: of what class, when, for whom and where: 검진계획. */
export const checkupPlan = defineDocument({
  area: 'hea',
  name: 'hea-checkup-plan',
  label: '검진계획',
  api: '/api/hea/checkup/checkupplan',
  route: { staff: '/hea/checkup/checkupPlan' },
  title: 'heaCheckupPlanNm',
  number: { format: 'HCP-{yyyymmdd}-{000}', at: 'submit' },
  approvals: ['HEA_CHECKUP_PLAN'],
  fields: {
    heaCheckupPlanNm: text('계획명', { max: 100, required: true }),
    heaCheckupClassCd: code('검진구분', checkupClasses, { required: true }),
    heaCheckupYear: year('연도', { required: true }),
    checkupStartYmd: day('검진시작일', { required: true }),
    checkupEndYmd: day('검진종료일', { required: true }),
    reserveStartYmd: day('예약시작일'),
    reserveEndYmd: day('예약종료일'),
    planReasonDesc: text('사유', { max: 500, lines: 2, help: '수시·임시 건강진단은 사유를 적어야 합니다.' }),
    guideDesc: text('안내문', { max: 2000, lines: 4, help: '금식 등 예약 전날 함께 알릴 내용입니다.' }),
    attachFileId: attachments('첨부', { taskClass: 'HEA_PLAN' }),
    // What it came to, kept when it is closed.
    targetCnt: count('대상', { unit: '명', system: true }),
    doneCnt: count('수검', { unit: '명', system: true }),
    doneRateVal: number('수검률', { unit: '%', decimals: 1, system: true }),
  },
  access: { create: 'HLM' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'HLM', editable: written, todo: { action: 'submit' } },
      PROGRESS: approvalStates.PROGRESS,
      RTN: { label: '반려', tone: 'waiting', editableBy: 'HLM', editable: written, todo: { action: 'submit' } },
      APPR: { label: '승인', tone: 'waiting', todo: { action: 'open', due: 'reserveStartYmd' } },
      OPEN: { label: '예약중', tone: 'progress' },
      DOING: { label: '검진중', tone: 'progress', todo: { action: 'close', due: 'checkupEndYmd' } },
      CLOSED: { label: '마감', tone: 'done' },
    },
    actions: {
      ...approvalActions({
        bizCd: 'HEA_CHECKUP_PLAN',
        by: 'HLM',
        approve: { label: '승인', to: 'APPR' },
        takenBackTo: 'RTN',
        submitLabel: '결재상신',
      }),
      open: { label: '예약개시', from: 'APPR', to: 'OPEN', by: 'HLM', said: '예약을 시작했습니다.' },
      // On the first day of the plan, by the job.
      start: { label: '검진 시작', from: 'OPEN', to: 'DOING', by: 'program' },
      close: { label: '마감', from: ['DOING', 'OPEN'], to: 'CLOSED', by: 'HLM', said: '마감했습니다.' },
      reopen: {
        label: '마감취소',
        from: 'CLOSED',
        to: 'DOING',
        by: 'HLM',
        reason: 'text',
        danger: true,
        said: '마감을 취소했습니다.',
      },
    },
  },
  list: {
    columns: ['heaCheckupPlanNm', 'heaCheckupClassCd', 'heaCheckupYear', 'checkupStartYmd', 'checkupEndYmd'],
    filters: ['heaCheckupYear', 'heaCheckupClassCd', 'checkupStartYmd'],
    search: ['heaCheckupPlanNm'],
    sort: ['checkupStartYmd', 'heaCheckupYear'],
    views: { day: ['checkupStartYmd', 'checkupEndYmd'] },
  },
})

export type CheckupPlan = RecordOf<typeof checkupPlan>
type PlanState = CheckupPlan['statusCd']

/** Until reservations are closed people may still be added. */
export const growingStates: readonly PlanState[] = ['TEMP', 'RTN', 'APPR', 'OPEN']
/** Seats are given. */
export const reservableStates: readonly PlanState[] = ['OPEN', 'DOING']
