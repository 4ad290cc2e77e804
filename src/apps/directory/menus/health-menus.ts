/** Occupational health: who may open and write what of it. Whose rows one then sees is a matter of the rows themselves. */
import { type RoleCd, staffRoleCds } from '#modules/roles.model.ts'
import type { MenuPlan } from './menu-plan.ts'

/** Who answers for the health of the plant's people; they alone read findings. */
const healthTeam: readonly RoleCd[] = ['HLM', 'NUR', 'DOC']
/** With those who know exposures, and the management that sees counts. */
const healthReaders: readonly RoleCd[] = [...healthTeam, 'HYG', 'SHD', 'CSO', 'AUD']

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
    access: healthReaders,
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
