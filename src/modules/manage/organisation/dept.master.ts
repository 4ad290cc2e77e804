import { count, department, plant, reference, text, user, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { authGroupMaster } from '../authority/auth-group.master.ts'

/** Departments, a tree: 부서. */
export const deptMaster = defineMaster({
  area: 'manage',
  name: 'dept',
  label: '부서',
  api: '/api/manage/dept',
  route: '/manage/dept/deptList',
  table: 'sys_dept',
  key: ['deptCd'],
  title: 'deptNm',
  parent: 'pdeptCd',
  fields: {
    deptCd: text('부서코드', { max: 20, required: true, help: '영문 대문자와 숫자. 등록한 뒤에는 바꿀 수 없습니다.' }),
    deptNm: text('부서명', { max: 200, required: true }),
    pdeptCd: department('상위 부서'),
    plantCd: plant('사업장', { required: true }),
    headUserId: user('부서장'),
    officeOffSiteYn: yesNo('사업장 밖 사무직'),
    authGrpNo: reference('권한그룹', 'auth-group', { help: '부서의 모든 사람이 이 그룹의 권한을 갖습니다.' }),
    useYn: yesNo('사용', { default: 'Y' }),
    sortOrder: count('순서', { max: 9999, default: 0 }),
  },
  list: {
    columns: ['deptNm', 'deptCd', 'plantCd', 'headUserId', 'officeOffSiteYn', 'sortOrder', 'useYn'],
    search: ['deptCd', 'deptNm'],
    filters: ['plantCd', 'useYn'],
    order: ['sortOrder', 'deptNm'],
  },
  refers: { authGrpNo: authGroupMaster },
  namedAs: 'department',
  usedBy: [
    { table: 'sys_dept', column: 'pdept_cd', label: '하위 부서' },
    { table: 'sys_user', column: 'dept_cd', label: '사용자' },
    { table: 'process', column: 'dept_cd', label: '공정' },
    { table: 'task_owner', column: 'dept_cd', label: '업무 담당자' },
  ],
})
