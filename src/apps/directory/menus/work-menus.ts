/** Work on the site: plans, permits, gas, isolation, the board; of the site and of its contractors. */
import { staffRoleCds } from '#modules/roles.model.ts'
import { type MenuPlan, vendors } from './menu-plan.ts'
import { planPlans } from './plan-menus.ts'

export const workPlans: readonly MenuPlan[] = [
  { menuId: 'WKOD', names: ['작업', 'Work', '作业', 'Trabajos'], icon: 'hard-hat', sort: 25, access: staffRoleCds },
  { menuId: 'VND_WKOD', names: ['작업', 'Work', '作业', 'Trabajos'], icon: 'hard-hat', sort: 25, access: vendors },
  ...planPlans,
]
