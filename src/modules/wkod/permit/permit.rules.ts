import { rulesFor } from '#platform/server/documents/rules.ts'
import { permit } from './permit.model.ts'

export const permitRules = rulesFor(permit, {})
