/** Who marks, signs and releases. Pure. */
import type { PermitType } from '#modules/common/permit-types.model.ts'
import { deptsOf, editableFields, type Person } from '#platform/model/access.ts'
import { typesOf } from '../permit/fields/permit-codes.model.ts'
import { permit } from '../permit/permit.model.ts'
import type { Sign } from './simops.calls.ts'
import type { SignSide } from './simops-codes.model.ts'

/** Of a permit, what decides about who stands for it. */
export interface Sides {
  statusCd: string
  createUserId: string | null
  vendorCd: string | null
  areaDeptCd: string | null
  leaderUserId: string | null
}

/** The kinds that a mark of a permit may have; a draft that has none yet is general work. */
export function markKinds(record: Parameters<typeof typesOf>[0]): readonly PermitType[] {
  const kinds = typesOf(record)
  return kinds.length > 0 ? kinds : ['GEN']
}

/** A place is marked by whoever writes the permit, and by the area until it is approved. */
export function mayMark(person: Person, record: Sides): boolean {
  if (record.statusCd === 'RQST') return isAsker(person, record) || person.roles.includes('OPR')
  return (
    ['TEMP', 'RTN', 'REVIEW', 'PREP'].includes(record.statusCd) &&
    editableFields(permit, person, { ...record }).length > 0
  )
}

const isAsker = (person: Person, { createUserId, vendorCd }: Sides): boolean =>
  createUserId === person.userId || isLeaderOf(person, vendorCd)
const isLeaderOf = ({ vendorCd: own, roles }: Person, vendorCd: string | null): boolean =>
  vendorCd !== null && own === vendorCd && (roles.includes('VSP') || roles.includes('VSM'))

const isIssuer = (person: Person, { areaDeptCd }: Sides): boolean =>
  person.roles.includes('OPR') && areaDeptCd !== null && deptsOf(person).includes(areaDeptCd)
const isLeader = (person: Person, side: Sides): boolean =>
  side.vendorCd === null ? side.leaderUserId === person.userId : isLeaderOf(person, side.vendorCd)

/** For whom the person may still sign: each signs once, four people in all. */
export function signableAs(person: Person, a: Sides, b: Sides, signs: readonly Sign[]): SignSide[] {
  if (signs.some(({ userId }) => userId === person.userId)) return []
  const may: Readonly<Record<SignSide, boolean>> = {
    OPR_A: isIssuer(person, a),
    LEADER_A: isLeader(person, a),
    OPR_B: isIssuer(person, b),
    LEADER_B: isLeader(person, b),
  }
  return (Object.keys(may) as SignSide[]).filter((side) => may[side] && !signs.some(({ sideCd }) => sideCd === side))
}
