/** Occupational health: who may open and write what of it. Whose rows one then sees is a matter of the rows themselves. */
import type { RoleCd } from '#modules/roles.model.ts'
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
    access: [...healthReaders, 'MGR', 'SUP'],
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
    menuId: 'HEA_CHK_RESULT',
    upMenuId: 'HEA_CHK',
    names: ['검진결과 관리', 'Checkup results', '体检结果', 'Resultados'],
    icon: 'clipboard-check',
    url: '/hea/checkup/checkupResult',
    sort: 50,
    access: healthTeam,
    write: healthTeam,
  },
  {
    menuId: 'HEA_CHK_FOLLOW',
    upMenuId: 'HEA_CHK',
    names: ['사후관리', 'Follow-up', '后续管理', 'Seguimiento'],
    icon: 'shield-check',
    url: '/hea/checkup/checkupFollowUp',
    sort: 60,
    access: [...healthTeam, 'MGR', 'SUP'],
    write: [...healthTeam, 'MGR', 'SUP'],
  },
  {
    menuId: 'HEA_CHK_MEASURE',
    upMenuId: 'HEA_CHK',
    names: ['업무적합성·작업 조치', 'Work fitness and measures', '工作适合性与措施', 'Aptitud y medidas de trabajo'],
    icon: 'hard-hat',
    url: '/hea/checkup/workMeasure',
    sort: 65,
    access: [...healthTeam, 'MGR', 'SUP'],
    write: [...healthTeam, 'MGR', 'SUP'],
  },
  {
    menuId: 'HEA_CHK_STATUS',
    upMenuId: 'HEA_CHK',
    names: ['검진 통계', 'Checkup statistics', '体检统计', 'Estadísticas'],
    icon: 'chart-column',
    url: '/hea/checkup/checkupStatus',
    sort: 90,
    access: [...healthReaders, 'MGR', 'SUP'],
  },
]
