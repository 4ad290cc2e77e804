/** Work plans: what staff review and what contractors write. */
import { staffRoleCds } from '#modules/roles.model.ts'
import { type MenuPlan, vendors } from './menu-plan.ts'

const keepers = ['VSM', 'VAD'] as const

export const planPlans: readonly MenuPlan[] = [
  {
    menuId: 'WKOD_PLAN',
    upMenuId: 'WKOD',
    names: ['작업계획', 'Work plans', '作业计划', 'Planes de trabajo'],
    icon: 'clipboard-list',
    sort: 10,
    access: staffRoleCds,
  },
  {
    menuId: 'WKOD_PLAN_LIST',
    upMenuId: 'WKOD_PLAN',
    names: ['작업계획서 검토', 'Review of work plans', '作业计划书审核', 'Revisión de planes de trabajo'],
    url: '/constSafe/wkod/wkodPlanList',
    sort: 10,
    access: staffRoleCds,
    write: ['OWN', 'OPR', 'SHM', 'SHD', 'CSO'],
  },
  {
    menuId: 'WKOD_PLAN_INFO',
    upMenuId: 'WKOD_PLAN',
    names: ['안전보건정보 제공서', 'Safety information sheets', '安全健康信息提供书', 'Información de seguridad'],
    url: '/constSafe/wkod/wkodInfoList',
    sort: 20,
    access: staffRoleCds,
    write: ['OWN', 'SHM', 'SHD'],
  },
  {
    menuId: 'WKOD_PLAN_DOC',
    upMenuId: 'WKOD_PLAN',
    names: ['작업계획 서류', 'Papers by kind of work', '作业计划文件', 'Documentos por tipo de trabajo'],
    url: '/constSafe/wkod/planDoc',
    sort: 30,
    access: ['SYS', 'SHM', 'SHD', 'OWN', 'AUD'],
    write: ['SHM'],
  },
  {
    menuId: 'VND_WKOD_PLAN_LIST',
    upMenuId: 'VND_WKOD',
    names: ['안전환경 작업이행계획', 'SHE work-order plan', '安全环境作业实施计划', 'Plan de ejecución SHE'],
    url: '/vendor/wkod/wkodPlan',
    sort: 10,
    access: vendors,
    write: keepers,
  },
  {
    menuId: 'VND_WKOD_PLAN_OLD',
    upMenuId: 'VND_WKOD',
    names: ['이전 작업계획', 'Earlier work plans', '以往作业计划', 'Planes anteriores'],
    url: '/vendor/wkod/wkodPlanOld',
    sort: 40,
    access: vendors,
  },
  {
    menuId: 'VND_WKOD_PLAN_INFO',
    upMenuId: 'VND_WKOD',
    names: ['안전보건정보 제공서', 'Safety information sheets', '安全健康信息提供书', 'Información de seguridad'],
    url: '/vendor/wkod/wkodInfo',
    sort: 50,
    access: vendors,
    write: keepers,
  },
]
