import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { code, day, reference, text, vendor } from '#platform/model/field.ts'
import { zones } from '../entry/entry-codes.model.ts'
import { cycles } from './check.logic.ts'
import { checkTypes, hostInspectors } from './check-codes.model.ts'

const makers = ['VAD', 'VSM', ...hostInspectors] as const
const entered = ['vendorCd', 'checkTypeCd', 'checkTmplNo', 'areaCds', 'startYmd', 'endYmd'] as const

/** What is checked at a vendor's work, by which list, where, and for how long: 점검계획. */
export const selfCheckPlan = defineDocument({
  area: 'contractor',
  name: 'self-check-plan',
  label: '점검계획',
  api: '/api/vendor/subconcheckpatrol/selfcheckplan',
  route: { staff: '/vendor/checkPatrol/checkPlan', vendor: '/vendor/subconCheckPatrol/selfCheckPlan' },
  title: 'planNm',
  number: { format: 'CP-{yyyymmdd}-{000}', at: 'begin' },
  fields: {
    planNm: text('계획명', { max: 200, system: true, kept: true }),
    vendorCd: vendor('업체', { required: true }),
    checkTypeCd: code('점검유형', checkTypes, { required: true }),
    checkTmplNo: reference('점검표', 'self-check-tmpl', { required: true }),
    tmplNm: text('점검표명', { max: 100, system: true }),
    areaCds: text('구역', { max: 20, required: true, several: { codes: zones, between: ',' } }),
    startYmd: day('시작일', { required: true, default: 'today' }),
    endYmd: day('종료일', { required: true }),
    cycleCd: code('주기', cycles, { system: true }),
  },
  access: { create: makers },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author', editable: entered, todo: { action: 'begin' } },
      ACTIVE: { label: '유효', tone: 'progress' },
      END: { label: '종료', tone: 'done' },
    },
    actions: {
      begin: { label: '확정', from: 'TEMP', to: 'ACTIVE', by: 'author', said: '점검계획을 확정했습니다.' },
      end: {
        label: '종료',
        from: 'ACTIVE',
        to: 'END',
        by: ['author', 'VAD', 'VSM', 'SHM'],
        reason: 'text',
        said: '점검계획을 종료했습니다.',
      },
    },
  },
  list: {
    columns: ['planNm', 'vendorCd', 'checkTypeCd', 'tmplNm', 'cycleCd', 'startYmd', 'endYmd'],
    filters: ['vendorCd', 'checkTypeCd', 'startYmd', 'endYmd'],
    search: ['planNm', 'tmplNm'],
    sort: ['startYmd', 'vendorCd'],
    views: { day: ['startYmd', 'endYmd'] },
  },
})
export type SelfCheckPlan = RecordOf<typeof selfCheckPlan>
