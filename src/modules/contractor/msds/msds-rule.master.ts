import { code, count, number, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { bringRules } from './msds-codes.model.ts'

/** What contractors may not bring in, or only under conditions (R2): the site's own two lists. */
export const msdsRuleMaster = defineMaster({
  area: 'contractor',
  name: 'msds-rule',
  label: '반입 제한물질',
  api: '/api/vendor/msds/msdsrule',
  route: '/chm/vendorMsdsRule',
  table: 'msds_rule',
  key: ['msdsRuleNo'],
  title: 'chemNm',
  fields: {
    msdsRuleNo: count('번호', { system: true }),
    bringRuleCd: code('구분', bringRules, { required: true, default: 'BAN' }),
    casNo: text('CAS 번호', { max: 12, required: true }),
    chemNm: text('물질명', { max: 100, required: true }),
    cutPctVal: number('적용 함량', {
      unit: 'wt%',
      min: 0,
      max: 100,
      decimals: 3,
      help: '이 함량 이상이면 적용합니다. 비우면 함량과 관계없이 적용합니다.',
    }),
    basisDesc: text('근거', { max: 300, lines: 2 }),
    sortOrder: count('순서', { max: 9999, default: 0 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['chemNm', 'bringRuleCd', 'casNo', 'cutPctVal', 'basisDesc', 'useYn'],
    search: ['casNo', 'chemNm'],
    filters: ['bringRuleCd', 'useYn'],
    order: ['bringRuleCd', 'sortOrder', 'msdsRuleNo'],
  },
  unique: ['casNo'],
})
