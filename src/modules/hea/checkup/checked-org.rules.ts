import { rulesFor } from '#platform/server/documents/rules.ts'
import { checkedOrg } from './checked-org.model.ts'

export const checkedOrgRules = rulesFor(checkedOrg, {})
