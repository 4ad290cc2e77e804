import { rulesFor } from '#platform/server/documents/rules.ts'
import { checkupPlan } from './checkup-plan.model.ts'

export const checkupPlanRules = rulesFor(checkupPlan, {})
