/** Occupational health: who may open and write what of it. Whose rows one then sees is a matter of the rows themselves. */
import { type RoleCd, staffRoleCds } from '#modules/roles.model.ts'
import type { MenuPlan } from './menu-plan.ts'

/** Who answers for the health of the plant's people; they alone read findings. */
const healthTeam: readonly RoleCd[] = ['HLM', 'NUR', 'DOC']
/** With those who know exposures, and the management that sees counts. */
const healthReaders: readonly RoleCd[] = [...healthTeam, 'HYG', 'SHD', 'CSO', 'AUD']

/** Heads of departments see when their own people are due, and what work measures follow. */
const dueReaders: readonly RoleCd[] = [...healthTeam, 'HYG', 'MGR', 'SUP']

export const healthPlans: readonly MenuPlan[] = [
  {
    menuId: 'HEA',
    names: ['보건', 'Health', '健康', 'Salud'],
    icon: 'heart-pulse',
    sort: 20,
    // Everybody finds what is kept about himself.
    access: staffRoleCds,
  },
  {
    menuId: 'HEA_CHK',
    upMenuId: 'HEA',
    names: ['건강검진', 'Checkups', '健康体检', 'Reconocimientos'],
    icon: 'clipboard-list',
    sort: 10,
    access: [...healthReaders, 'MGR', 'SUP'],
  },
  {
    menuId: 'HEA_CHK_DUE',
    upMenuId: 'HEA_CHK',
    names: ['법정 대상 명단', 'Legal due list', '法定体检名单', 'Reconocimientos legales'],
    icon: 'calendar-check',
    url: '/hea/checkup/dueList',
    sort: 20,
    access: dueReaders,
    write: ['HLM', 'NUR', 'DOC'],
  },
  {
    menuId: 'HEA_CHK_EXPOSURE',
    upMenuId: 'HEA_CHK',
    names: ['노출 근로자 관리', 'Exposed workers', '接触者管理', 'Trabajadores expuestos'],
    icon: 'users',
    url: '/hea/checkup/workerHazard',
    sort: 70,
    access: dueReaders,
    write: ['HLM', 'HYG'],
  },
  {
    menuId: 'HEA_CHK_PLAN',
    upMenuId: 'HEA_CHK',
    names: ['검진계획 관리', 'Checkup plans', '体检计划', 'Planes de reconocimiento'],
    icon: 'calendar-check',
    url: '/hea/checkup/checkupPlan',
    sort: 10,
    access: healthReaders,
    write: healthTeam,
  },
  {
    menuId: 'HEA_CHK_ORG',
    upMenuId: 'HEA_CHK',
    names: ['검진기관 관리', 'Examining organisations', '体检机构', 'Centros de reconocimiento'],
    icon: 'building-2',
    url: '/hea/checkup/checkupOrg',
    sort: 20,
    access: healthReaders,
    write: ['HLM', 'NUR'],
  },
  {
    menuId: 'HEA_CHK_FACTOR',
    upMenuId: 'HEA_CHK',
    names: ['유해인자 관리', 'Harmful factors', '有害因素', 'Agentes nocivos'],
    icon: 'flask-conical',
    url: '/hea/checkup/hazardFactor',
    sort: 80,
    access: healthReaders,
    write: ['HLM', 'HYG'],
  },
  {
    menuId: 'HEA_INF',
    upMenuId: 'HEA',
    names: ['의무실', 'Infirmary', '医务室', 'Enfermería'],
    icon: 'stethoscope',
    sort: 20,
    access: staffRoleCds,
  },
  {
    menuId: 'HEA_INF_VISIT',
    upMenuId: 'HEA_INF',
    names: ['의무실 이용', 'Visits', '就诊记录', 'Visitas'],
    icon: 'clipboard-list',
    url: '/hea/infirm/visit',
    sort: 10,
    access: healthTeam,
    write: healthTeam,
  },
  {
    menuId: 'HEA_INF_MED',
    upMenuId: 'HEA_INF',
    names: ['약품관리', 'Medicine', '药品管理', 'Medicamentos'],
    icon: 'pill',
    url: '/hea/infirm/medicine',
    sort: 20,
    access: healthTeam,
    write: healthTeam,
  },
  {
    menuId: 'HEA_INF_COUNSEL',
    upMenuId: 'HEA_INF',
    names: ['건강상담', 'Counselling', '健康咨询', 'Asesoramiento'],
    icon: 'heart-pulse',
    url: '/hea/infirm/counsel',
    sort: 30,
    access: healthTeam,
    write: healthTeam,
  },
  {
    menuId: 'HEA_INF_KIT',
    upMenuId: 'HEA_INF',
    names: ['구급함 관리', 'First-aid boxes', '急救箱管理', 'Botiquines'],
    icon: 'briefcase-medical',
    url: '/hea/infirm/firstAidKit',
    sort: 40,
    access: [...healthTeam, 'SHD', 'SHM', 'MGR', 'SUP', 'AUD'],
    write: [...healthTeam, 'SHM', 'MGR', 'SUP'],
  },
  {
    menuId: 'HEA_INF_STAT',
    upMenuId: 'HEA_INF',
    names: ['의무실 현황', 'Infirmary in figures', '医务室统计', 'Enfermería en cifras'],
    icon: 'chart-column',
    url: '/hea/infirm/infirmStat',
    sort: 50,
    access: [...healthTeam, 'SHD', 'CSO', 'AUD'],
  },
  {
    menuId: 'HEA_INF_MY',
    upMenuId: 'HEA_INF',
    names: ['나의 의무실 이용', 'My visits', '我的就诊记录', 'Mis visitas'],
    icon: 'activity',
    url: '/hea/infirm/myVisit',
    sort: 60,
    access: staffRoleCds,
  },
]
