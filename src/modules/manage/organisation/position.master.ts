import { count, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

const fixedCode = '영문 대문자와 숫자. 등록한 뒤에는 바꿀 수 없습니다.'

/** What a person is called: 직위. */
export const positionMaster = defineMaster({
  area: 'manage',
  name: 'position',
  label: '직위',
  api: '/api/manage/position',
  route: '/manage/user/position',
  table: 'sys_position',
  key: ['positionCd'],
  title: 'positionNm',
  fields: {
    positionCd: text('직위코드', { max: 20, required: true, help: fixedCode }),
    positionNm: text('직위명', { max: 100, required: true }),
    sortOrder: count('순서', { max: 9999, default: 0 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['positionNm', 'positionCd', 'sortOrder', 'useYn'],
    search: ['positionCd', 'positionNm'],
    order: ['sortOrder', 'positionCd'],
  },
  usedBy: [{ table: 'sys_user', column: 'position_cd', label: '사용자' }],
})

/** What a person is responsible for: 직책. Approval lines name it. */
export const dutyMaster = defineMaster({
  area: 'manage',
  name: 'duty',
  label: '직책',
  api: '/api/manage/duty',
  route: '/manage/user/duty',
  table: 'sys_duty',
  key: ['dutyCd'],
  title: 'dutyNm',
  fields: {
    dutyCd: text('직책코드', { max: 20, required: true, help: fixedCode }),
    dutyNm: text('직책명', { max: 100, required: true }),
    sortOrder: count('순서', { max: 9999, default: 0 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['dutyNm', 'dutyCd', 'sortOrder', 'useYn'],
    search: ['dutyCd', 'dutyNm'],
    order: ['sortOrder', 'dutyCd'],
  },
  usedBy: [{ table: 'sys_user', column: 'duty_cd', label: '사용자' }],
})
