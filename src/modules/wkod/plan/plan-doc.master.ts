import { code, count, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { matrixWorks, planPhases } from './plan-codes.model.ts'

/** Which paper a kind of work asks for, before it begins and after it: 작업계획 서류. */
export const planDocMaster = defineMaster({
  area: 'wkod',
  name: 'plan-doc',
  label: '작업계획 서류',
  api: '/api/saf/wkod/plandoc',
  route: '/constSafe/wkod/planDoc',
  table: 'wkod_plan_doc_type',
  key: ['planDocNo'],
  title: 'docNm',
  fields: {
    planDocNo: count('서류번호', { system: true }),
    planWorkCd: code('작업종류', matrixWorks, { required: true }),
    phaseCd: code('구분', planPhases, { required: true, default: 'BEFORE' }),
    docNm: text('서류', { max: 200, required: true }),
    mustYn: yesNo('필수', { default: 'Y' }),
    validYn: yesNo('만료일 있음'),
    leadDayCnt: count('사전 일수', { max: 90, help: '작업 시작 며칠 전까지 접수한 것이어야 하는지 적습니다.' }),
    urgentDayCnt: count('긴급 사전 일수', { max: 90 }),
    lawDesc: text('근거', { max: 200 }),
    sortOrder: count('순서', { max: 9999, default: 0 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['docNm', 'planWorkCd', 'phaseCd', 'mustYn', 'validYn', 'leadDayCnt', 'lawDesc', 'useYn'],
    search: ['docNm', 'lawDesc'],
    filters: ['planWorkCd', 'phaseCd', 'useYn'],
    order: ['phaseCd', 'planWorkCd', 'sortOrder', 'planDocNo'],
  },
  unique: ['planWorkCd', 'phaseCd', 'docNm'],
  usedBy: [
    { table: 'wkod_plan_docs', column: 'plan_doc_no', label: '작업계획서' },
    { table: 'wkod_plan_after_docs', column: 'plan_doc_no', label: '작업계획서' },
  ],
})
