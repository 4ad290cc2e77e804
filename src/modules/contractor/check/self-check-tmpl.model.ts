import { defineDocument } from '#platform/model/document.ts'
import { code, count, reference, rows, text, yesNo } from '#platform/model/field.ts'
import { answers, checkTypes } from './check-codes.model.ts'

/** What is looked at in a check, item by item: 자율점검표. What was released is not changed but followed by a revision. */
export const selfCheckTmpl = defineDocument({
  area: 'contractor',
  name: 'self-check-tmpl',
  label: '자율점검표',
  api: '/api/vendor/subconcheckpatrol/selfchecktmpl',
  route: { staff: '/vendor/checkPatrol/checkTmpl' },
  title: 'tmplNm',
  number: { format: 'CT-{yyyymmdd}-{000}', at: 'release' },
  fields: {
    tmplNm: text('점검표명', { max: 100, required: true }),
    checkTypeCd: code('점검유형', checkTypes, { required: true, default: 'DAILY' }),
    revNo: count('개정', { system: true, default: 1 }),
    items: rows(
      '점검항목',
      {
        itemNm: text('점검항목', { max: 200, required: true }),
        criterionDesc: text('판정기준', { max: 300 }),
        lawRefDesc: text('근거', { max: 200 }),
        criticalYn: yesNo('중대항목'),
        askedByNo: count('앞 항목 번호', { min: 1, max: 60 }),
        askedByCd: code('이 판정이면 묻기', answers),
      },
      { required: true, max: 60 },
    ),
    itemCnt: count('항목', { unit: '개', system: true, default: 0 }),
    criticalCnt: count('중대', { unit: '개', system: true, default: 0 }),
    prevTmplNo: reference('이전 개정', 'self-check-tmpl', { system: true }),
    audienceDesc: text('대상', { max: 100, system: true }),
  },
  access: {
    create: ['SHM', 'SHD'],
    audience: { field: 'audienceDesc', staff: ['FIX', 'OLD', 'RETIRED'], vendor: ['FIX', 'OLD'] },
  },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: ['author', 'SHM', 'SHD'], todo: { action: 'release' } },
      FIX: { label: '확정', tone: 'done' },
      OLD: { label: '구본', tone: 'suspended' },
      RETIRED: { label: '폐기', tone: 'suspended' },
    },
    actions: {
      release: { label: '확정', from: 'TEMP', to: 'FIX', by: ['SHM', 'SHD'], said: '점검표를 확정했습니다.' },
      revise: {
        label: '개정',
        from: 'FIX',
        to: 'FIX',
        by: ['SHM', 'SHD'],
        said: '개정본을 작성합니다. 목록에서 작성중인 개정본을 여십시오.',
      },
      // When the next revision is released.
      replace: { label: '개정본으로 대체', from: 'FIX', to: 'OLD', by: 'program' },
      retire: {
        label: '폐기',
        from: 'FIX',
        to: 'RETIRED',
        by: ['SHM', 'SHD'],
        reason: 'text',
        danger: true,
        said: '점검표를 폐기했습니다.',
      },
    },
  },
  list: {
    columns: ['tmplNm', 'checkTypeCd', 'revNo', 'itemCnt', 'criticalCnt'],
    filters: ['checkTypeCd'],
    search: ['tmplNm'],
    sort: ['checkTypeCd'],
    views: false,
  },
})
