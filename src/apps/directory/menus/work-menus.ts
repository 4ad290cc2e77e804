/** Work on the site: plans, permits, gas, isolation, the board; of the site and of its contractors. */
import type { MenuPlan } from './menu-plan.ts'

export const workPlans: readonly MenuPlan[] = []
