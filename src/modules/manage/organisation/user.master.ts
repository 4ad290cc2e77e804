import { code, day, department, email, plant, text } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** People of the company: 사용자. One who has left stays, so that what he did keeps his name. */
export const userMaster = defineMaster({
  area: 'manage',
  name: 'user',
  label: '사용자',
  api: '/api/manage/user',
  route: '/manage/user/userList',
  table: 'sys_user',
  key: ['userId'],
  title: 'userNm',
  fields: {
    userNm: text('성명', { max: 100, required: true }),
    userId: text('사번', { max: 30, required: true, help: '로그인 아이디입니다. 등록한 뒤에는 바꿀 수 없습니다.' }),
    userNmInitials: text('초성', { max: 100, system: true }),
    plantCd: plant('사업장', { required: true }),
    deptCd: department('부서', { required: true }),
    positionCd: code('직위', 'POSITION'),
    dutyCd: code('직책', 'DUTY'),
    jobClassCd: code('직군', 'JOB_CLASS', { required: true }),
    employTypeCd: code('고용형태', 'EMPLOY_TYPE', { required: true }),
    userStatusCd: code('상태', 'USER_STATUS', { required: true, default: 'ACTIVE' }),
    entryYmd: day('입사일', { required: true }),
    retireYmd: day('퇴직일'),
    phoneNo: text('휴대전화', { max: 20, format: 'phone' }),
    officeTel: text('사무실 전화', { max: 20, format: 'phone', open: true }),
    email: email('이메일'),
    langCd: code('언어', { kr: '한국어', en: 'English', zh: '中文', es: 'Español' }, { default: 'kr' }),
  },
  list: {
    columns: ['userNm', 'userId', 'deptCd', 'positionCd', 'dutyCd', 'userStatusCd'],
    search: ['userId', 'userNm', 'userNmInitials'],
    filters: ['plantCd', 'deptCd', 'userStatusCd'],
    order: ['plantCd', 'userNm', 'userId'],
  },
  usedBy: [
    { table: 'sys_dept', column: 'head_user_id', label: '부서장' },
    { table: 'task_owner', column: 'user_id', label: '업무 담당자' },
  ],
  namedAs: 'user',
})
