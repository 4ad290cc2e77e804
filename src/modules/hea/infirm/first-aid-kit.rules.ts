import { rulesFor } from '#platform/server/documents/rules.ts'
import { firstAidKit } from './first-aid-kit.model.ts'
import { kitSets } from './infirm-sets.ts'

export const firstAidKitRules = rulesFor(firstAidKit, {
  set: { register: [kitSets.register], check: [kitSets.check] },
})
