import { code, count, department, plant, text, user, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** Kinds of work: 작업유형; with the item of special education that they ask for. */
export const workTypeMaster = defineMaster({
  area: 'baseinfo',
  name: 'work-type',
  label: '작업유형',
  api: '/api/baseinfo/worktype',
  route: '/baseInfo/workType',
  table: 'work_type',
  key: ['workTypeCd'],
  title: 'workTypeNm',
  fields: {
    workTypeCd: text('작업유형코드', {
      max: 20,
      required: true,
      help: '영문 대문자와 숫자. 등록한 뒤에는 바꿀 수 없습니다.',
    }),
    workTypeNm: text('작업유형명', { max: 100, required: true }),
    specialKindNo: count('특별교육 호', {
      min: 1,
      max: 39,
      help: '산업안전보건법 시행규칙 별표 5의 특별교육 대상 작업 번호',
    }),
    sortOrder: count('순서', { max: 9999, default: 0 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['workTypeNm', 'workTypeCd', 'specialKindNo', 'sortOrder', 'useYn'],
    search: ['workTypeCd', 'workTypeNm'],
    filters: ['useYn'],
    order: ['sortOrder', 'workTypeCd'],
  },
  namedAs: { group: 'WORK_TYPE' },
})

/** Who gets a task when a rule names an area instead of a person: 업무 담당자. */
export const taskOwnerMaster = defineMaster({
  area: 'baseinfo',
  name: 'task-owner',
  label: '업무 담당자',
  api: '/api/baseinfo/owner',
  route: '/baseInfo/owner',
  table: 'task_owner',
  key: ['taskOwnerNo'],
  title: 'userId',
  fields: {
    taskOwnerNo: count('담당번호', { system: true }),
    taskGrpCd: code('업무구분', 'TASK_GRP', { required: true }),
    plantCd: plant('사업장', { required: true }),
    deptCd: department('부서', { help: '비우면 사업장 전체를 맡습니다.' }),
    userId: user('담당자', { required: true }),
  },
  list: {
    columns: ['userId', 'taskGrpCd', 'plantCd', 'deptCd'],
    search: ['userId'],
    filters: ['taskGrpCd', 'plantCd'],
    order: ['taskGrpCd', 'plantCd', 'deptCd'],
  },
  unique: ['taskGrpCd', 'plantCd', 'deptCd', 'userId'],
})
