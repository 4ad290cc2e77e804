/** Occupational health: who may open and write what of it. Whose rows one then sees is a matter of the rows themselves. */
import type { RoleCd } from '#modules/roles.model.ts'
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
    access: healthReaders,
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
    menuId: 'HEA_ENV',
    upMenuId: 'HEA',
    names: ['작업환경측정', 'Workplace measurement', '作业环境测定', 'Medición del ambiente'],
    icon: 'wind',
    sort: 40,
    access: healthReaders,
  },
  {
    menuId: 'HEA_ENV_UNIT',
    upMenuId: 'HEA_ENV',
    names: ['단위작업장소', 'Units of measurement', '单位作业场所', 'Unidades de medición'],
    icon: 'factory',
    url: '/hea/env/unitWork',
    sort: 10,
    access: healthReaders,
    write: ['HLM', 'HYG'],
  },
  {
    menuId: 'HEA_ENV_PLAN',
    upMenuId: 'HEA_ENV',
    names: ['측정계획', 'Measurement plans', '测定计划', 'Planes de medición'],
    icon: 'calendar-check',
    url: '/hea/env/measurePlan',
    sort: 20,
    access: healthReaders,
    write: ['HLM', 'HYG'],
  },
  {
    menuId: 'HEA_ENV_RESULT',
    upMenuId: 'HEA_ENV',
    names: ['측정결과', 'Measurement results', '测定结果', 'Resultados de medición'],
    icon: 'chart-column',
    url: '/hea/env/measureResult',
    sort: 30,
    access: healthReaders,
    write: ['HLM', 'HYG'],
  },
]
