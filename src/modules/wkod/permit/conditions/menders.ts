/** Who puts right what a condition asks for, where what was found does not say so itself. */
import { leadersOf } from '../ask/permit-facts.ts'
import type { Permit } from '../permit.model.ts'

/** Roles of the site; those who lead the work stand beside them where `LEAD` does. */
type Mender = 'LEAD' | (string & {})

const menders: Readonly<Record<string, readonly Mender[]>> = {
  emergency: ['SEC', 'SHM', 'OPR'],
  zone: ['GAS', 'SHM'],
  stopped: ['SUP', 'SHM'],
  accident: ['SHM'],
  scene: ['SHD'],
  critical: ['SHM'],
  decision: ['SUP', 'SHM'],
  assessed: ['SUP', 'SHM'],
  occasional: ['SUP', 'SHM', 'SHD'],
  weather: ['OPR', 'SHM'],
  heat: ['LEAD'],
  neighbours: ['OPR', 'LEAD'],
  air: ['GAS'],
  badAir: ['GAS', 'OPR'],
  breath: ['LEAD', 'SHD'],
  resumption: ['LEAD', 'OPR'],
  isolation: ['ELE', 'MNT', 'OPR'],
  locks: ['LEAD'],
  figures: ['OPR', 'LEAD'],
  fireWatch: ['LEAD', 'OPR'],
  attendant: ['LEAD', 'OPR'],
  parts: ['LEAD', 'OPR'],
  leads: ['LEAD'],
  inside: ['LEAD', 'OPR'],
  persons: ['LEAD', 'EDU', 'HLM'],
  taught: ['EDU', 'LEAD'],
  oneWork: ['LEAD'],
  fatigue: ['SHM', 'LEAD'],
  gate: ['SEC', 'LEAD'],
  talk: ['LEAD'],
  supervisor: ['SUP', 'OWN', 'OPR'],
  plan: ['LEAD', 'OWN', 'SHM'],
  planStopped: ['OWN', 'SHM'],
  planSigns: ['LEAD'],
  subcontract: ['LEAD', 'OWN'],
  construction: ['OWN', 'SHM'],
  jsa: ['LEAD', 'SHM'],
  materials: ['LEAD', 'HLM', 'CHM'],
  vendor: ['CSO'],
  registered: ['SHM', 'CSO'],
  byDay: ['OPR'],
  handover: ['OPR'],
  alone: ['SUP', 'LEAD'],
  checks: ['OPR', 'LEAD'],
  facts: ['OPR'],
  reviews: ['OPR', 'SHM', 'APR', 'MGR'],
  signed: ['LEAD', 'OPR'],
  posted: ['OPR', 'LEAD'],
}
/** Hours that have not come or are over, what is asked of a request, and minutes of watching nobody puts right for another. */
export const withoutMender: ReadonlySet<string> = new Set(['window', 'request', 'afterFire'])

/** Undefined where only he does it whom the finding or the permit names; an empty list where nobody can. */
export function mendersOf(condition: string, work: Permit): readonly string[] | undefined {
  const known = menders[condition]
  if (!known) return []
  const roles = known.flatMap((mender) => (mender === 'LEAD' ? leadersOf(work) : [mender]))
  return roles.length > 0 ? roles : undefined
}
