import { code, count, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { healthLevels } from './health-level.model.ts'

/** How far one sees. */
export const scopeNames = { OWN: '본인', DEPT: '부서와 하위', PLANT: '사업장', ALL: '전사', VENDOR: '업체' } as const

/** Authority groups: 권한그룹. What a member sees and writes is said per menu. */
export const authGroupMaster = defineMaster({
  area: 'manage',
  name: 'auth-group',
  label: '권한그룹',
  api: '/api/manage/authgroup',
  route: '/manage/authManage/authGroup',
  table: 'sys_auth_grp',
  key: ['authGrpNo'],
  title: 'authGrpNm',
  fields: {
    authGrpNo: count('그룹번호', { system: true }),
    authGrpNm: text('그룹명', { max: 100, required: true }),
    authGrpCd: text('역할코드', { max: 20, required: true, help: '영문 대문자. 등록한 뒤에는 바꿀 수 없습니다.' }),
    scopeCd: code('조회범위', scopeNames, {
      required: true,
      default: 'OWN',
      help: '메뉴 권한에서 메뉴마다 다르게 정할 수 있습니다.',
    }),
    plantAccessYn: yesNo('전 사업장 접근', { help: '전사를 조회하려면 필요합니다.' }),
    heaReadLvlCd: code('건강정보 등급', healthLevels, { required: true, default: 'N' }),
  },
  list: {
    columns: ['authGrpNm', 'authGrpCd', 'scopeCd', 'plantAccessYn', 'heaReadLvlCd'],
    search: ['authGrpCd', 'authGrpNm'],
    filters: ['scopeCd'],
    order: ['authGrpNo'],
  },
  unique: ['authGrpCd'],
  fixed: ['authGrpCd'],
  usedBy: [
    { table: 'sys_auth_user', column: 'auth_grp_no', label: '구성원' },
    { table: 'sys_dept', column: 'auth_grp_no', label: '부서' },
  ],
})
