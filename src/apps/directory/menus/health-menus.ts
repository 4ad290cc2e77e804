/** Occupational health: who may open and write what of it. Whose rows one then sees is a matter of the rows themselves. */
import { type RoleCd, staffRoleCds } from '#modules/roles.model.ts'
import { type MenuPlan, reporters } from './menu-plan.ts'

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
    access: staffRoleCds,
  },
  {
    menuId: 'HEA_CHK',
    upMenuId: 'HEA',
    names: ['건강검진', 'Checkups', '健康体检', 'Reconocimientos'],
    icon: 'clipboard-list',
    sort: 10,
    access: staffRoleCds,
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
    write: ['HLM', 'NUR'],
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
    menuId: 'HEA_CHK_MY',
    upMenuId: 'HEA_CHK',
    names: ['나의 건강검진', 'My checkups', '我的体检', 'Mis reconocimientos'],
    icon: 'heart-pulse',
    url: '/hea/checkup/myCheckup',
    sort: 5,
    access: staffRoleCds,
    write: reporters,
  },
  {
    menuId: 'HEA_CHK_RSV',
    upMenuId: 'HEA_CHK',
    names: ['예약현황', 'Reservations', '预约情况', 'Reservas'],
    icon: 'calendar-check',
    url: '/hea/checkup/checkupReservation',
    sort: 30,
    access: [...healthTeam, 'HYG', 'MGR', 'SUP'],
    write: ['HLM', 'NUR'],
  },
  {
    menuId: 'HEA_CHK_CONSENT',
    upMenuId: 'HEA_CHK',
    names: ['동의서 관리', 'Consent wording', '同意书管理', 'Consentimiento'],
    icon: 'file-text',
    url: '/hea/checkup/consentText',
    sort: 90,
    access: healthTeam,
    write: ['HLM'],
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
]
