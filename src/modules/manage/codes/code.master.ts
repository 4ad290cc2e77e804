import { code, count, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** Groups of codes: 코드그룹. Those of the product are there for good; a site adds its own. */
export const codeGroupMaster = defineMaster({
  area: 'manage',
  name: 'code-group',
  label: '코드그룹',
  api: '/api/manage/codegroup',
  route: '/manage/code/codeGroup',
  table: 'sys_code_grp',
  key: ['codeGrpCd'],
  title: 'codeGrpNm',
  fields: {
    codeGrpCd: text('그룹코드', {
      max: 40,
      required: true,
      help: '영문 대문자와 밑줄. 등록한 뒤에는 바꿀 수 없습니다.',
    }),
    codeGrpNm: text('그룹명', { max: 100, required: true }),
    systemYn: yesNo('시스템', { system: true }),
  },
  list: {
    columns: ['codeGrpNm', 'codeGrpCd', 'systemYn'],
    search: ['codeGrpCd', 'codeGrpNm'],
    filters: ['systemYn'],
    order: ['codeGrpCd'],
  },
  usedBy: [{ table: 'sys_code', column: 'code_grp_cd', label: '코드' }],
})

/** Codes: 코드. */
export const codeMaster = defineMaster({
  area: 'manage',
  name: 'code',
  label: '코드',
  api: '/api/manage/code',
  route: '/manage/code/codeMaster',
  table: 'sys_code',
  key: ['codeGrpCd', 'code'],
  title: 'codeNm',
  fields: {
    codeGrpCd: code('코드그룹', 'CODE_GRP', { required: true }),
    code: text('코드', { max: 20, required: true, help: '영문 대문자와 숫자. 등록한 뒤에는 바꿀 수 없습니다.' }),
    codeNm: text('코드명', { max: 100, required: true }),
    codeNmEn: text('코드명(영어)', { max: 100 }),
    codeNmZh: text('코드명(중국어)', { max: 100 }),
    codeNmEs: text('코드명(스페인어)', { max: 100 }),
    sortOrder: count('순서', { max: 9999, default: 0 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['codeNm', 'codeGrpCd', 'code', 'codeNmEn', 'codeNmZh', 'codeNmEs', 'sortOrder', 'useYn'],
    search: ['code', 'codeNm', 'codeNmEn', 'codeNmZh', 'codeNmEs'],
    filters: ['codeGrpCd', 'useYn'],
    order: ['codeGrpCd', 'sortOrder', 'code'],
  },
})
