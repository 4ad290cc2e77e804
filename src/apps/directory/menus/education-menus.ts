/** Education: what staff and vendors open of it. */
import type { RoleCd } from '#modules/roles.model.ts'
import { type MenuPlan, vendors } from './menu-plan.ts'

/** Who runs education, and who answers for it. */
const desk: readonly RoleCd[] = ['EDU', 'SHM']
/** With those who may teach, decide on absentees, or have people in the rounds. */
const holders: readonly RoleCd[] = [...desk, 'SHD', 'HLM', 'OWN', 'MGR', 'SUP']
/** What was put right afterwards is known to those who decide on it and who audit it. */
const fixReaders: readonly RoleCd[] = [...desk, 'SHD', 'CSO', 'AUD']
/** Who begins which work is known to those who answer for it. */
const needReaders: readonly RoleCd[] = [...desk, 'SHD', 'HLM', 'MGR', 'SUP', 'CSO', 'AUD']
const readers: readonly RoleCd[] = [...holders, 'CSO', 'PUR', 'SEC', 'AUD']
/** Those who apply for their people. */
const applicants: readonly RoleCd[] = ['VAD', 'VSM']

export const educationPlans: readonly MenuPlan[] = [
  {
    menuId: 'EDU',
    names: ['교육', 'Education', '教育', 'Formación'],
    icon: 'graduation-cap',
    sort: 25,
    access: readers,
  },
  {
    menuId: 'EDU_VND',
    upMenuId: 'EDU',
    names: ['협력업체 교육', 'Contractors’ education', '承包商教育', 'Formación de contratistas'],
    icon: 'graduation-cap',
    sort: 10,
    access: readers,
  },
  {
    menuId: 'EDU_VND_ROUND',
    upMenuId: 'EDU_VND',
    names: ['교육 차수', 'Rounds', '教育班次', 'Convocatorias'],
    icon: 'calendar-check',
    url: '/education/round/eduRound',
    sort: 10,
    access: readers,
    write: holders,
  },
  {
    menuId: 'EDU_VND_FIX',
    upMenuId: 'EDU_VND',
    names: ['교육 정정', 'Corrections of education', '教育更正', 'Correcciones de formación'],
    icon: 'file-text',
    url: '/education/round/eduFix',
    sort: 15,
    access: fixReaders,
    write: desk,
  },
  {
    menuId: 'EDU_VND_STATUS',
    upMenuId: 'EDU_VND',
    names: ['출입교육 현황', 'Entry education', '入厂教育情况', 'Formación de acceso'],
    icon: 'clipboard-check',
    url: '/education/status/vendorEdu',
    sort: 20,
    access: readers,
  },
  {
    menuId: 'EDU_VND_EXT',
    upMenuId: 'EDU_VND',
    names: ['업체 자체교육', 'Vendor-held training', '承包商自办教育', 'Formación propia del contratista'],
    icon: 'file-check',
    url: '/education/external/eduExternal',
    sort: 30,
    access: readers,
    write: desk,
  },
  {
    menuId: 'EDU_EMP',
    upMenuId: 'EDU',
    names: ['임직원 교육', 'Employees’ education', '员工教育', 'Formación del personal'],
    icon: 'users',
    sort: 15,
    access: needReaders,
  },
  {
    menuId: 'EDU_EMP_NEED',
    upMenuId: 'EDU_EMP',
    names: ['교육 필요', 'Education needs', '培训需求', 'Formación necesaria'],
    icon: 'clipboard-list',
    url: '/education/need/eduNeed',
    sort: 10,
    access: needReaders,
    write: desk,
  },
  {
    menuId: 'EDU_BASE',
    upMenuId: 'EDU',
    names: ['교육 기준', 'Courses and tests', '教育基准', 'Cursos y exámenes'],
    icon: 'clipboard-list',
    sort: 20,
    access: readers,
  },
  {
    menuId: 'EDU_BASE_COURSE',
    upMenuId: 'EDU_BASE',
    names: ['교육과정 관리', 'Courses', '课程管理', 'Cursos'],
    icon: 'clipboard-list',
    url: '/education/course/courseList',
    sort: 10,
    access: readers,
    write: desk,
  },
  {
    menuId: 'EDU_BASE_QUESTION',
    upMenuId: 'EDU_BASE',
    names: ['시험문항', 'Test questions', '考试题目', 'Preguntas de examen'],
    icon: 'clipboard-list',
    url: '/education/course/questionList',
    sort: 20,
    access: desk,
    write: desk,
  },
  {
    menuId: 'VND_EDU',
    names: ['출입교육', 'Entry education', '入厂教育', 'Formación de acceso'],
    icon: 'graduation-cap',
    sort: 20,
    access: vendors,
  },
  {
    menuId: 'VND_EDU_STATUS',
    upMenuId: 'VND_EDU',
    names: ['출입교육 현황', 'How our people stand', '入厂教育情况', 'Estado de la formación'],
    icon: 'clipboard-check',
    url: '/vendor/portal/educationStatus',
    sort: 10,
    access: vendors,
  },
  {
    menuId: 'VND_EDU_APPLY',
    upMenuId: 'VND_EDU',
    names: ['교육 신청', 'Apply for education', '申请教育', 'Inscripción'],
    icon: 'calendar-check',
    url: '/vendor/subconEducation/educationApply',
    sort: 20,
    access: vendors,
    write: applicants,
  },
  {
    menuId: 'VND_EDU_EXT',
    upMenuId: 'VND_EDU',
    names: ['업체 자체교육', 'Own training', '自办教育', 'Formación propia'],
    icon: 'file-check',
    url: '/vendor/subconEducation/eduExternal',
    sort: 30,
    access: vendors,
    write: applicants,
  },
]
