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
