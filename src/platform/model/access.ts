/** Who may do what with a record: one answer for both sides. The server enforces it, screens show it. */
import type { ToldCheck } from './check.ts'
import type { AnyAction, AnyDocument, AnyWho, Role } from './document.ts'

export type Scope = 'OWN' | 'DEPT' | 'PLANT' | 'ALL' | 'VENDOR'

/** Somebody absent whose tasks another does meanwhile. */
export interface Absent {
  readonly userId: string
  readonly userNm: string
  readonly roles: readonly string[]
  readonly answersFor?: Answered
}
/** By role the departments for which somebody answers (`AreaRoles`). */
export type Answered = Readonly<Record<string, readonly string[]>>

/** The signed-in person, as the server knows him and as the browser is told. */
export interface Person {
  readonly userId: string
  readonly userNm: string
  readonly kind: 'staff' | 'vendor'
  readonly plantCd: string
  readonly deptCd: string | null
  readonly vendorCd: string | null
  readonly roles: readonly string[]
  /** How far the person sees: under a menu what his groups say of it, elsewhere the widest of his groups. */
  readonly scopeCd: Scope
  /** In whose place he acts today, where that has been asked: their tasks are his, their rights otherwise are not. */
  readonly standsInFor?: readonly Absent[]
  /** For which departments he answers by the roles that are held at one, where that has been asked. */
  readonly answersFor?: Answered
  /** Whether he may choose among all plants (S-265). */
  readonly plantAccessYn?: 'Y' | 'N'
  /** His department and those below it; the server alone knows them. */
  readonly deptCds?: readonly string[]
  /** The vendors whose rows he reads: his own, and its sub-tiers where they are open to him. */
  readonly vendorCds?: readonly string[]
  /** Levels at which his groups read confidential rows (`access.confidential`). */
  readonly levels?: readonly string[]
}
type Identity = Pick<Person, 'userId' | 'roles' | 'answersFor'>

/** Departments whose rows the person reaches by the scope DEPT. */
export const deptsOf = ({ deptCd, deptCds }: Person): readonly string[] => deptCds ?? (deptCd === null ? [] : [deptCd])
/** Vendors whose rows the person reaches by the scope VENDOR. */
export const vendorsOf = ({ vendorCd, vendorCds }: Person): readonly string[] =>
  vendorCds ?? (vendorCd === null ? [] : [vendorCd])
/** Whether his groups read what is kept for these levels. */
export const hasLevel = ({ levels = [] }: Person, wanted: readonly string[]): boolean =>
  wanted.some((level) => levels.includes(level))
/** S-265: everybody else is held to his own plant, in what he chooses from and in what is asked. */
export const seesAllPlants = ({ plantAccessYn, scopeCd }: Person): boolean =>
  plantAccessYn === undefined ? scopeCd === 'ALL' : plantAccessYn === 'Y'

/** What decides about a record, whatever its document type. */
export interface Decided {
  statusCd: string
  createUserId: string | null
  /** Who took the last decision on it. */
  lastActorId?: string | null
  [field: string]: unknown
}

export const hasRole = (person: Person, ...roles: Role[]): boolean => roles.some((role) => person.roles.includes(role))

function isWho(who: AnyWho, person: Identity, record: Decided | undefined): boolean {
  if (typeof who !== 'string') return who.some((one) => isWho(one, person, record))
  if (who === 'anyone') return true
  if (who === 'author') return record?.createUserId === person.userId
  if (who.endsWith('UserId')) return record?.[who] === person.userId
  return person.roles.includes(who)
}

/** The fields that a new document may come with: those that its author may edit in its first state. */
export function creatableFields(model: AnyDocument): string[] {
  const names = model.lifecycle.states[model.lifecycle.start]?.editable ?? Object.keys(model.fields)
  return names.filter((name) => !model.fields[name]?.system)
}

export const mayCreate = (model: AnyDocument, person: Person): boolean => isWho(model.access.create, person, undefined)

/** The fields that this person may change in the state the record is in; none when he may not edit. */
export function editableFields(model: AnyDocument, person: Person, record: Decided): string[] {
  const state = model.lifecycle.states[record.statusCd]
  if (!state?.editableBy || (!isWho(state.editableBy, person, record) && !editsFor(model, person, record))) return []
  const names = state.editable ?? Object.keys(model.fields)
  return names.filter((name) => !model.fields[name]?.system)
}

/** The absent in whose place the person edits; undefined where he may by himself, or not at all. */
export function editsFor(model: AnyDocument, person: Person, record: Decided): Absent | undefined {
  const by = model.lifecycle.states[record.statusCd]?.editableBy
  if (!by || isWho(by, person, record)) return undefined
  return absentsOn(model, person, record).find((absent) => isWho(by, absent, record))
}

/**
 * In whose place the person acts on this record. On one whose author is not to be named in nobody's: whoever stood in for
 * the author would read his name, and could make it known; whoever is the author would be known by what he did for another.
 */
const absentsOn = (model: AnyDocument, { standsInFor = [] }: Person, record: Decided): readonly Absent[] =>
  isUnnamed(model, record) ? [] : standsInFor

/** Only what was never submitted may be deleted, by its author. */
export const mayDelete = (model: AnyDocument, person: Person, record: Decided): boolean =>
  record.statusCd === model.lifecycle.start && !record[model.docNo] && record.createUserId === person.userId

/**
 * Why an action is not open to this person; undefined when it is. `approval`: he drafts it and others approve.
 *
 * @param isApproved its approval has just decided, the person being the last who did
 */
export const actionBarrier = (
  model: AnyDocument,
  actionCd: string,
  person: Person,
  record: Decided,
  isApproved = false,
): Barrier | undefined => wayTo(model, actionCd, person, record, isApproved).barrier

/** The absent in whose place the person takes an action; undefined where he takes it by himself. */
export const actsFor = (model: AnyDocument, actionCd: string, person: Person, record: Decided): Absent | undefined =>
  wayTo(model, actionCd, person, record, false).absent

/**
 * The person as he stands to a record: of the roles that are held at its department those that he holds there, and so of
 * everybody in whose place he acts. Nothing is left out where nobody has asked for which departments he answers.
 */
export const towards = <P extends Person>(model: AnyDocument, actionCd: string, person: P, record: Decided): P => ({
  ...person,
  roles: rolesTowards(model, actionCd, person, record),
  ...(person.standsInFor && {
    standsInFor: person.standsInFor.map((absent) => ({
      ...absent,
      roles: rolesTowards(model, actionCd, absent, record),
    })),
  }),
})

function rolesTowards(
  { access: { heldAt } }: AnyDocument,
  actionCd: string,
  { roles, answersFor }: Identity,
  record: Decided,
): readonly string[] {
  if (!heldAt || !answersFor || heldAt.but?.includes(actionCd)) return roles
  const dept = record[heldAt.dept]
  return roles.filter((role) => !heldAt.roles.includes(role) || answersFor[role]?.includes(String(dept)))
}

/** Whether the person could take an action, were the record one of a department for which he answers. */
export const isFar = (model: AnyDocument, actionCd: string, person: Person, record: Decided): boolean =>
  actionBarrier(model, actionCd, person, record) === undefined &&
  actionBarrier(model, actionCd, towards(model, actionCd, person, record), record) !== undefined

type Barrier = 'state' | 'who' | 'fourEyes' | 'approval'

/** By his own right where he has it, else by that of somebody for whom he stands in. */
function wayTo(
  model: AnyDocument,
  actionCd: string,
  person: Person,
  record: Decided,
  isApproved: boolean,
): { barrier?: Barrier | undefined; absent?: Absent } {
  const action = model.lifecycle.actions[actionCd]
  if (!action || !(typeof action.from === 'string' ? [action.from] : action.from).includes(record.statusCd))
    return { barrier: 'state' }
  const own = barrierOf(action, person, person, record, isApproved)
  if (own === undefined || own === 'approval') return { barrier: own }
  const ways = absentsOn(model, person, record).map((absent) => ({
    absent,
    barrier: barrierOf(action, absent, person, record, isApproved),
  }))
  const open = ways.find(({ barrier }) => barrier === undefined || barrier === 'approval')
  return open ?? { barrier: ways.some(({ barrier }) => barrier === 'fourEyes') ? 'fourEyes' : own }
}

/** @param actor who does it: what binds the one in whose place he does it binds him as well, and the other way round */
function barrierOf(
  action: AnyAction,
  identity: Identity,
  actor: Identity,
  record: Decided,
  isApproved: boolean,
): Barrier | undefined {
  const by = typeof action.by === 'function' ? action.by(record) : action.by
  if (!isApproved && !isWho(by, identity, record)) return 'who'
  const both = [identity.userId, actor.userId]
  if (action.neverBy && both.includes(String(record[action.neverBy]))) return 'who'
  if (action.fourEyes && record.lastActorId && both.includes(record.lastActorId)) return 'fourEyes'
  if (!isApproved && action.approval?.(record) !== undefined) return 'approval'
  return undefined
}

/** What the reader of a record may do with it; travels with every record. */
export interface Can {
  edit: string[]
  delete: boolean
  actions: string[]
  /** Kinds of approval that he may draft. */
  drafts?: string[]
  /** In whose place he does it. */
  deputyForNm?: string
  /** What the guards of each of the actions find at this moment; a BLOCK refuses it. */
  checks?: Readonly<Record<string, readonly ToldCheck[]>>
}

export function canOf(model: AnyDocument, person: Person, record: Decided, mayWrite: boolean): Can {
  if (!mayWrite) return { edit: [], delete: false, actions: [] }
  const ways = Object.keys(model.lifecycle.actions).map(
    (actionCd) => [actionCd, actionBarrier(model, actionCd, person, record)] as const,
  )
  const drafts = model.approvals && draftsAmong(model, ways, record)
  const absent = person.standsInFor && absentIn(model, person, record)
  return {
    edit: editableFields(model, person, record),
    delete: mayDelete(model, person, record),
    actions: ways.flatMap(([actionCd, barrier]) => (barrier ? [] : [actionCd])),
    ...(drafts && drafts.length > 0 && { drafts }),
    ...(absent && { deputyForNm: absent.userNm }),
  }
}

const absentIn = (model: AnyDocument, person: Person, record: Decided): Absent | undefined => {
  const [absent] = Object.keys(model.lifecycle.actions).flatMap(
    (actionCd) => actsFor(model, actionCd, person, record) ?? [],
  )
  return absent ?? editsFor(model, person, record)
}

/** The kinds of approval that this person may draft for the record as it stands. */
const draftsAmong = (
  model: AnyDocument,
  ways: readonly (readonly [actionCd: string, barrier: Barrier | undefined])[],
  record: Decided,
): string[] =>
  ways.flatMap(([actionCd, barrier]) =>
    barrier === 'approval' ? (model.lifecycle.actions[actionCd]?.approval?.(record) ?? []) : [],
  )

/** Whether the author of this record asked not to be named. */
export const isUnnamed = ({ access: { anonymous } }: AnyDocument, record: Decided): boolean =>
  anonymous !== undefined && record[anonymous.field] === 'Y'

/** Whether the person is told who wrote the unnamed records of this kind. */
export const knowsAuthors = ({ access: { anonymous } }: AnyDocument, { roles }: Pick<Person, 'roles'>): boolean =>
  anonymous?.seenBy.some((role) => roles.includes(role)) ?? true

/**
 * Whether a step in the history of a record is one that its author takes as such. What he does as somebody else, as the
 * safety manager that he is as well, bears his name: left blank, it would say whose the record is.
 */
export function isAuthorStep({ lifecycle: { actions } }: AnyDocument, actionCd: string): boolean {
  const action = actions[actionCd]
  if (!action) return true
  return typeof action.by !== 'function' && [action.by].flat().some((who) => who === 'author' || who === 'anyone')
}

/** Whether the author of this record stays unnamed for this reader. */
export const hidesAuthor = (model: AnyDocument, person: Person, record: Decided): boolean =>
  isUnnamed(model, record) && record.createUserId !== person.userId && !knowsAuthors(model, person)
