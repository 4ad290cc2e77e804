/** Tables of contractors that no model declares. */
export { demeritCredit, sgcCardKey, sgcIssueHist, sgcStop, violItem } from './card/sgc.tables.ts'

export { selfCheckDue } from './check/check.tables.ts'
export { councilAttend } from './council/council.tables.ts'
export { entryCheck, entryLog, entryPass, entryRelease, entryScan } from './entry/entry.tables.ts'
export { subconEvalBonus, subconEvalItem } from './eval/eval.tables.ts'
export { vendorInvite } from './master/invite.tables.ts'
export { chmStockLoc, msdsRule } from './msds/msds.tables.ts'
export { entryMuster, entryMusterPerson, entryMusterTick } from './muster/muster.tables.ts'
export { personMove } from './person/person.tables.ts'
