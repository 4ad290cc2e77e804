import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { code, count, number, reference, rows, text, yesNo } from '#platform/model/field.ts'
import { checkAnswers, checkMakers, inputs, targetKinds } from '../check-codes.model.ts'

export const MOST_ITEMS = 100
const MOST_POINTS = 60

/** What is looked at, in the order in which it is read and pasted; an item is numbered by its place. */
export const tmplItemFields = {
  itemNm: text('점검항목', { max: 200, required: true }),
  criterionDesc: text('판정기준', { max: 300 }),
  lawRefDesc: text('근거', { max: 200 }),
  inputCd: code('입력', inputs),
  minVal: number('하한'),
  maxVal: number('상한'),
  unitNm: text('단위', { max: 20 }),
  criticalYn: yesNo('중대항목'),
  photoYn: yesNo('사진필수'),
  pointNo: count('지점', { min: 1, max: MOST_POINTS }),
  parentItemNo: count('앞 항목 번호', { min: 1, max: MOST_ITEMS }),
  openAnswerCd: code('이 판정이면 묻기', checkAnswers),
}

/** What is looked at, item by item: 안전점검표. What was released is not changed but followed by a revision. */
export const checkTmpl = defineDocument({
  area: 'saf',
  name: 'check-tmpl',
  label: '안전점검표',
  api: '/api/saf/check/tmpl',
  route: { staff: '/saf/check/checkTmpl' },
  title: 'tmplNm',
  number: { format: 'SCT-{yyyymmdd}-{000}', at: 'release' },
  fields: {
    tmplNm: text('점검표명', { max: 100, required: true }),
    areaTypeCd: code('대상종류', targetKinds, { required: true, default: 'EQUIP' }),
    revNo: count('개정', { system: true, default: 1 }),
    points: rows(
      '순회지점',
      { locationNo: count('위치번호', { required: true, min: 1, max: 2_000_000_000 }) },
      {
        max: MOST_POINTS,
      },
    ),
    items: rows('점검항목', tmplItemFields, { required: true, max: MOST_ITEMS }),
    itemCnt: count('항목', { unit: '개', system: true, default: 0 }),
    criticalCnt: count('중대', { unit: '개', system: true, default: 0 }),
    pointCnt: count('지점', { unit: '곳', system: true, default: 0 }),
    rootTmplNo: reference('처음 점검표', 'check-tmpl', { system: true }),
    prevTmplNo: reference('이전 개정', 'check-tmpl', { system: true }),
    audienceDesc: text('대상', { max: 100, system: true }),
  },
  access: {
    create: checkMakers,
    audience: { field: 'audienceDesc', staff: ['FIX', 'OLD'], vendor: [] },
  },
  stories: { ITEMS: '점검항목 올리기' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: ['author', ...checkMakers], todo: { action: 'release' } },
      FIX: { label: '확정', tone: 'done' },
      OLD: { label: '구본', tone: 'suspended' },
    },
    actions: {
      release: { label: '확정', from: 'TEMP', to: 'FIX', by: 'SHM', said: '점검표를 확정했습니다.' },
      revise: {
        label: '개정',
        from: 'FIX',
        to: 'FIX',
        by: checkMakers,
        said: '개정본을 작성합니다. 목록에서 작성중인 개정본을 여십시오.',
      },
      // When the next revision is released.
      replace: { label: '개정본으로 대체', from: 'FIX', to: 'OLD', by: 'program' },
    },
  },
  list: {
    columns: ['tmplNm', 'areaTypeCd', 'revNo', 'itemCnt', 'criticalCnt', 'pointCnt'],
    filters: ['areaTypeCd'],
    search: ['tmplNm'],
    sort: ['areaTypeCd'],
    views: false,
  },
})
export type CheckTmpl = RecordOf<typeof checkTmpl>
export type TmplItem = NonNullable<CheckTmpl['items']>[number]
