import { code, count, number, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { GROUP_ROUTE, REG_ROUTE } from '../chm-routes.model.ts'
import { cutOps, regSeverities } from './reg-codes.model.ts'

/** Lists of the law and of the site. What stands on them comes in versions, each the whole list from a day on. */
export const regListMaster = defineMaster({
  area: 'chm',
  name: 'chm-reg-list',
  label: '법규 목록',
  api: '/api/chm/reg/chmreglist',
  route: REG_ROUTE,
  table: 'chm_reg_list',
  key: ['chmRegListNo'],
  title: 'regListNm',
  fields: {
    chmRegListNo: count('번호', { system: true }),
    regListCd: text('목록코드', { max: 20, required: true }),
    regListNm: text('목록명', { max: 200, required: true }),
    lawNm: text('법령', { max: 200, required: true }),
    basisDesc: text('조문·별표', { max: 500, required: true }),
    severityCd: code('효과', regSeverities, { required: true, default: 'DUTY' }),
    defaultCutPctVal: number('기본 적용 함량', {
      unit: '%',
      min: 0,
      max: 100,
      decimals: 4,
      help: '판을 적재할 때 함량이 빈 행에 들어갑니다. 비우면 그 행은 확인 필요입니다.',
    }),
    defaultCutOpCd: code('기본 비교', cutOps, { default: 'GE' }),
    sortOrder: count('순서', { max: 9999, default: 0 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['regListNm', 'regListCd', 'severityCd', 'lawNm', 'basisDesc', 'useYn'],
    search: ['regListCd', 'regListNm', 'lawNm', 'basisDesc'],
    filters: ['severityCd', 'useYn'],
    order: ['sortOrder', 'regListCd'],
  },
  unique: ['regListCd'],
  usedBy: [{ table: 'chm_reg_ver', column: 'chm_reg_list_no', label: '판' }],
})

/** Substances that a list names together: 비소 및 그 무기화합물. Contents of its members are added up. */
export const subGroupMaster = defineMaster({
  area: 'chm',
  name: 'chm-sub-group',
  label: '물질군',
  api: '/api/chm/reg/chmsubgroup',
  route: GROUP_ROUTE,
  table: 'chm_sub_group',
  key: ['chmSubGroupNo'],
  title: 'groupNm',
  fields: {
    chmSubGroupNo: count('번호', { system: true }),
    groupNm: text('물질군', { max: 200, required: true, help: '비소 및 그 무기화합물처럼 목록에 적힌 대로 적습니다.' }),
    groupDesc: text('설명', { max: 500, lines: 2 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['groupNm', 'groupDesc', 'useYn'],
    search: ['groupNm', 'groupDesc'],
    filters: ['useYn'],
    order: ['groupNm'],
  },
  unique: ['groupNm'],
  usedBy: [{ table: 'chm_reg_item', column: 'chm_sub_group_no', label: '법규 목록의 항목' }],
})
