/** Everybody of a work, each once: contractor's people and own employees, with all their parts, signature and begin. Pure. */
import type { Person } from '#platform/model/access.ts'
import { type CrewRole, crewRoles } from '../fields/permit-codes.model.ts'
import type { Permit, PermitCrewLine } from '../permit.model.ts'

/** A person of the work: a contractor's, or an own employee. */
export type Whom = { readonly personNo: number } | { readonly userId: string }

export const isSame = (one: Whom, other: Whom): boolean =>
  'personNo' in one
    ? 'personNo' in other && one.personNo === other.personNo
    : 'userId' in other && one.userId === other.userId

/** Of him, or of everybody. */
export const isAbout = ({ whom }: { whom?: Whom }, him: Whom): boolean => whom === undefined || isSame(whom, him)

interface Columns {
  personNo: number | null
  userId: string | null
}
export const whomOf = ({ personNo, userId }: Columns): Whom[] => {
  if (personNo !== null) return [{ personNo }]
  return userId === null ? [] : [{ userId }]
}
export const columnsOf = (whom: Whom): Columns =>
  'personNo' in whom ? { personNo: whom.personNo, userId: null } : { personNo: null, userId: whom.userId }
const isHis = (whom: Whom) => (line: Columns) => whomOf(line).some((one) => isSame(one, whom))

/** By its own log. */
export const insideOf = ({ cseEntryLog }: Pick<Permit, 'cseEntryLog'>): Whom[] =>
  (cseEntryLog ?? []).filter(({ outDt }) => outDt === null).flatMap(whomOf)

export type Part = Exclude<CrewRole, 'WORKER'>
/**
 * Where the permit of a contractor names who has a part; own people have theirs on the list, but for who leads them. Who
 * supervises is one of them, whosever the work is.
 */
export const namedBy = {
  LEADER: 'leaderPersonNo',
  WATCH: 'watchPersonNo',
  FIRE: 'fireWatchPersonNo',
  SIGNAL: 'signalPersonNo',
  CMD: 'cmdPersonNo',
} as const satisfies Record<Exclude<Part, 'SUP'>, keyof Permit>
export type NamedPart = keyof typeof namedBy
const namedCds = Object.keys(namedBy) as NamedPart[]
const partCds: readonly Part[] = [...namedCds, 'SUP']
export const isPart = (code: string | null): code is Part => partCds.some((part) => part === code)

type Named = Pick<Permit, (typeof namedBy)[NamedPart] | 'leaderUserId' | 'vendorCd'>
export type Manned = Named & Pick<Permit, 'permitCrew'>

/** Of a draft a field may be missing. */
function holderOf(work: Named, part: NamedPart): Whom | undefined {
  const personNo = work[namedBy[part]] ?? null
  if (personNo !== null) return { personNo }
  const isOwn = part === 'LEADER' && (work.vendorCd ?? null) === null
  return isOwn && work.leaderUserId ? { userId: work.leaderUserId } : undefined
}
const named = (work: Named): { part: NamedPart; whom: Whom }[] =>
  namedCds.flatMap((part) => {
    const whom = holderOf(work, part)
    return whom ? [{ part, whom }] : []
  })

export interface Member {
  readonly whom: Whom
  readonly roles: readonly CrewRole[]
  /** When he signed the talk. */
  readonly signDt: string | null
  /** Since when he is at work; until then he is on the list, and may not go in. */
  readonly addDt: string | null
  /** Somebody saw that he has his own air. */
  readonly isMasked: boolean
}

/** Who has not left; who is named and stands on no line has neither signed nor begun. */
export function partyOf(work: Manned): Member[] {
  const parts = named(work)
  const rolesOf = (whom: Whom, first: CrewRole[] = []) => [
    ...new Set([...first, ...parts.flatMap((one) => (isSame(one.whom, whom) ? [one.part] : []))]),
  ]
  const lines = work.permitCrew ?? []
  const listed = lines.flatMap(({ crewRoleCd, tbmSignDt: signDt, addDt, leaveDt, maskDt, ...line }) =>
    leaveDt
      ? []
      : whomOf(line).map((whom) => ({
          ...{ whom, roles: rolesOf(whom, [crewRoleCd]), signDt, addDt },
          isMasked: maskDt !== null,
        })),
  )
  const unlisted = parts.map(({ whom }) => whom).filter((whom) => !lines.some(isHis(whom)))
  const alone = unlisted.filter((whom, at) => unlisted.findIndex((one) => isSame(one, whom)) === at)
  return [
    ...listed,
    ...alone.map((whom) => ({ whom, roles: rolesOf(whom), signDt: null, addDt: null, isMasked: false })),
  ]
}
export const memberOf = (work: Manned, whom: Whom): Member | undefined =>
  partyOf(work).find((one) => isSame(one.whom, whom))
export const everybody = (work: Manned): Whom[] => partyOf(work).map(({ whom }) => whom)
/** The contractor's people among them. */
export const personsOf = (work: Manned): number[] =>
  everybody(work).flatMap((whom) => ('personNo' in whom ? [whom.personNo] : []))
/** The own employees among them, with their parts. */
export const ownOf = (work: Manned): { userId: string; roles: readonly CrewRole[] }[] =>
  partyOf(work).flatMap(({ whom, roles }) => ('userId' in whom ? [{ userId: whom.userId, roles }] : []))
export const withPart = (work: Manned, part: Part): Member[] =>
  partyOf(work).filter(({ roles }) => roles.includes(part))

/**
 * KEY: without whom work does not go on, for he leads, watches, signals or commands. CREW: who was put to work. JOINER: who
 * is on the list and has not begun: he stops nothing.
 */
type Weight = 'KEY' | 'CREW' | 'JOINER'
export function weightOf(work: Manned, whom: Whom): Weight {
  if (named(work).some((one) => isSame(one.whom, whom))) return 'KEY'
  const member = memberOf(work, whom)
  if (!member?.addDt) return 'JOINER'
  return member.roles.some(isPart) ? 'KEY' : 'CREW'
}

const UNSIGNED = { tbmSignDt: null, addDt: null, leaveDt: null, checkDesc: null, maskDt: null } as const
export const lineOf = (whom: Whom, crewRoleCd: CrewRole): PermitCrewLine => ({
  ...columnsOf(whom),
  ...UNSIGNED,
  crewRoleCd,
})

/** His line as it is now, also of somebody who is named and stood on none. */
export function lineChanged(work: Manned, whom: Whom, change: Partial<PermitCrewLine>): PermitCrewLine[] {
  const lines = work.permitCrew ?? []
  const isPresent = (line: PermitCrewLine) => line.leaveDt === null && isHis(whom)(line)
  if (lines.some(isPresent)) return lines.map((line) => (isPresent(line) ? { ...line, ...change } : line))
  const [role = 'WORKER'] = memberOf(work, whom)?.roles ?? []
  return [...lines, { ...lineOf(whom, role), ...change }]
}

/**
 * The list with everybody on it who is named, and the names of those who stand on it for a part that nobody is named for. Who
 * was named before and is no more stands there no longer.
 */
export function withEverybody(work: Manned, before: Manned | undefined): Partial<Permit> {
  const was = before ? named(before) : []
  const replaced = was.filter(({ part, whom }) => {
    const now = holderOf(work, part)
    return !(now && isSame(now, whom))
  })
  const isReplaced = (line: PermitCrewLine) =>
    replaced.some(({ part, whom }) => part === line.crewRoleCd && isHis(whom)(line) && line.addDt === null)
  const lines = (work.permitCrew ?? []).filter((line) => !isReplaced(line))
  const names = Object.assign({}, ...namedCds.map((part) => namedOnList(work, lines, part))) as Partial<Named>
  const missing = partyOf({ ...work, ...names, permitCrew: lines }).filter(({ whom }) => !lines.some(isHis(whom)))
  const added = missing.map(({ whom, roles: [role = 'WORKER'] }) => lineOf(whom, role))
  const isAsItWas = added.length === 0 && lines.length === (work.permitCrew ?? []).length
  return { ...names, ...(!isAsItWas && { permitCrew: [...lines, ...added] }) }
}
function namedOnList(work: Named, lines: readonly PermitCrewLine[], part: NamedPart): Partial<Named> {
  if (holderOf(work, part)) return {}
  const line = lines.find((one) => one.crewRoleCd === part && !one.leaveDt)
  if (!line) return {}
  if (line.personNo !== null && work.vendorCd) return { [namedBy[part]]: line.personNo }
  return part === 'LEADER' && line.userId !== null && !work.vendorCd ? { leaderUserId: line.userId } : {}
}

/** Who has a part from now on, and that whoever had it has left, unless he is there for more. */
export function takenOver(work: Manned, { whom, part, at }: { whom: Whom; part: Part; at: string }): Partial<Permit> {
  const permitCrew = (work.permitCrew ?? []).map((line) =>
    line.crewRoleCd === part && !line.leaveDt && !isHis(whom)(line) ? { ...line, leaveDt: at } : line,
  )
  if (part === 'LEADER' && 'userId' in whom) return { permitCrew, leaderUserId: whom.userId }
  return 'personNo' in whom && part !== 'SUP' ? { permitCrew, [namedBy[part]]: whom.personNo } : { permitCrew }
}

/** At work from now on; a part that he came for is his from now on. */
export function begunBy(work: Manned, whom: Whom, at: string): Partial<Permit> {
  const permitCrew = lineChanged(work, whom, { addDt: at })
  const part = memberOf(work, whom)?.roles.find(isPart)
  return part ? takenOver({ ...work, permitCrew }, { whom, part, at }) : { permitCrew }
}

/** Who leads the work: the managers of its contractor, or the own employee named in it. */
const leads = (
  { vendorCd, leaderUserId }: Pick<Permit, 'vendorCd' | 'leaderUserId'>,
  person: Pick<Person, 'userId' | 'vendorCd' | 'roles'>,
): boolean =>
  vendorCd === null
    ? leaderUserId === person.userId
    : person.vendorCd === vendorCd && person.roles.some((role) => role === 'VSP' || role === 'VSM')

/** Who moves people of a work: whoever leads it, and operations. */
export const mayRun = (record: Parameters<typeof leads>[0], person: Parameters<typeof leads>[1]): boolean =>
  leads(record, person) || person.roles.includes('OPR')

/** Who supervises work is for the site to say: for whoever ordered it, for supervisors, for operations. */
export const mayNameSupervisor = (
  { ownUserId }: Pick<Permit, 'ownUserId'>,
  { kind, userId, roles }: Pick<Person, 'kind' | 'userId' | 'roles'>,
): boolean => kind === 'staff' && (userId === ownUserId || roles.some((role) => role === 'SUP' || role === 'OPR'))

/** All his parts, as they are read. */
export const rolesText = ({ roles }: Member, t: (text: string) => string): string =>
  roles.map((role) => t(crewRoles[role])).join(' · ')
