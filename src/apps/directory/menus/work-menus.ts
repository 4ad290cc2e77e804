/** Work on the site: plans, permits, gas, isolation, the board; of the site and of its contractors. */
import { staffRoleCds } from '#modules/roles.model.ts'
import { type MenuPlan, reporters, vendors } from './menu-plan.ts'

export const workPlans: readonly MenuPlan[] = [
  { menuId: 'WKOD', names: ['작업', 'Work', '作业', 'Trabajos'], icon: 'hard-hat', sort: 25, access: staffRoleCds },
  {
    menuId: 'WKOD_PTW',
    upMenuId: 'WKOD',
    names: ['작업허가', 'Work permits', '作业许可', 'Permisos de trabajo'],
    icon: 'clipboard-list',
    sort: 10,
    access: staffRoleCds,
  },
  {
    menuId: 'WKOD_PTW_LIST',
    upMenuId: 'WKOD_PTW',
    names: ['작업허가 목록', 'Work permit list', '作业许可列表', 'Lista de permisos de trabajo'],
    url: '/constSafe/wkod/wkodRequestList',
    sort: 10,
    access: staffRoleCds,
    // Whoever is on the site may stop work.
    write: reporters,
  },
  {
    menuId: 'WKOD_MAP',
    upMenuId: 'WKOD',
    names: ['동시작업', 'Simultaneous work', '交叉作业', 'Trabajos simultáneos'],
    icon: 'map-pin',
    sort: 20,
    access: staffRoleCds,
  },
  {
    menuId: 'WKOD_MAP_BOARD',
    upMenuId: 'WKOD_MAP',
    names: ['현장 보드', 'Today board', '现场看板', 'Tablero de hoy'],
    icon: 'map-pin',
    url: '/constSafe/wkod/wkodMap',
    sort: 10,
    access: staffRoleCds,
  },
  {
    menuId: 'WKOD_MAP_RULE',
    upMenuId: 'WKOD_MAP',
    names: ['동시작업 기준', 'Rules for simultaneous work', '交叉作业标准', 'Reglas de trabajos simultáneos'],
    icon: 'settings',
    url: '/constSafe/wkod/simopsRule',
    sort: 20,
    access: staffRoleCds,
    write: ['SHM', 'SHD'],
  },
  { menuId: 'VND_WKOD', names: ['작업', 'Work', '作业', 'Trabajos'], icon: 'hard-hat', sort: 25, access: vendors },
  {
    menuId: 'VND_WKOD_PTW',
    upMenuId: 'VND_WKOD',
    names: ['작업허가서', 'Work permit', '作业许可证', 'Permiso de trabajo'],
    url: '/vendor/constSafe/wkodRequestNew',
    sort: 20,
    access: vendors,
    write: vendors,
  },
]
