import { code, count, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { violGrades } from './viol-grade.model.ts'

/** What a demerit may be given for, in the languages in which it is told: 위반항목. */
export const violItemMaster = defineMaster({
  area: 'contractor',
  name: 'viol-item',
  label: '위반항목',
  api: '/api/vendor/sgc/violitem',
  route: '/vendor/demerit/violItem',
  table: 'viol_item',
  key: ['violItemCd'],
  title: 'violItemNm',
  fields: {
    violItemCd: text('위반코드', {
      max: 20,
      required: true,
      help: '영문 대문자와 숫자. 등록한 뒤에는 바꿀 수 없습니다.',
    }),
    violItemNm: text('위반항목', { max: 100, required: true }),
    violItemNmEn: text('위반항목(영어)', { max: 200 }),
    violItemNmZh: text('위반항목(중국어)', { max: 200 }),
    violItemNmEs: text('위반항목(스페인어)', { max: 200 }),
    violGradeCd: code('등급', violGrades, { required: true }),
    lawRefDesc: text('근거', { max: 500, lines: 2 }),
    sortOrder: count('순서', { max: 9999, default: 0 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['violItemNm', 'violItemNmEn', 'violGradeCd', 'lawRefDesc', 'sortOrder', 'useYn'],
    search: ['violItemCd', 'violItemNm', 'violItemNmEn'],
    filters: ['violGradeCd', 'useYn'],
    order: ['sortOrder', 'violItemCd'],
  },
  usedBy: [{ table: 'sgc_demerit', column: 'viol_item_cd', label: '벌점' }],
  namedAs: { group: 'VIOL_ITEM' },
})
