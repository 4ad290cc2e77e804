/** One request as its reader gets it, and who may read it (R10). */
import type { Language } from '#platform/model/problem.ts'
import type { Transaction } from '../database/database.ts'
import { recordStatement } from '../documents/record.ts'
import { reaching, rightOf } from '../documents/rights.ts'
import { shapeOf } from '../documents/shape.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import type { ApprovalEngine } from './approval.engine.ts'
import { type Decision, decisionsOf, isDeciding, mayWithdraw } from './approval.logic.ts'
import {
  type BizRow,
  deputiesOf,
  findBiz,
  findRequest,
  headsOf,
  type LineRow,
  type LoadedRequest,
  loadRequest,
} from './approval.rows.ts'
import { differencesOf, shownSnapshot } from './approval.snapshot.ts'

export const APPROVAL_ADMIN = 'APM'
const SYSTEM_ADMIN = 'SYS'

const isApprovalAdmin = ({ roles }: Pick<SignedInPerson, 'roles'>): boolean =>
  roles.includes(APPROVAL_ADMIN) || roles.includes(SYSTEM_ADMIN)

/** The lines whose turn has come, references from when the kind opens them, the drafter's head, and who may read the document. */
async function mayRead(
  tx: Transaction,
  engine: ApprovalEngine,
  person: SignedInPerson,
  request: LoadedRequest,
  deputies: ReadonlyMap<number, string>,
): Promise<boolean> {
  const { userId } = person
  if (request.rqstUserId === userId || isApprovalAdmin(person)) return true
  if (request.lines.some((line) => isOpenFor(line, userId))) return true
  if ([...deputies.values()].includes(userId)) return true
  if ((await headsOf(tx, [request.rqstUserId])).get(request.rqstUserId) === userId) return true
  // What the staff say to each other on the way to a decision is none of a vendor's, though the document is its own.
  return person.kind === 'staff' && mayReadDocument(tx, engine, person, request)
}
const isOpenFor = (line: LineRow, userId: string): boolean =>
  line.actUserId === userId || (line.userId === userId && line.lineStatusCd !== 'WAIT' && line.lineStatusCd !== 'SKIP')

export async function mayReadDocument(
  tx: Transaction,
  engine: ApprovalEngine,
  person: SignedInPerson,
  { apprBizCd, bizNo }: Pick<LoadedRequest, 'apprBizCd' | 'bizNo'>,
): Promise<boolean> {
  const model = engine.bizOf(apprBizCd)?.model
  if (!model || !rightOf(person, model).access) return false
  return (await tx.queryAs(reaching(person, model, 'read'), recordStatement(shapeOf(model), bizNo))).length > 0
}

export interface MayDo {
  /** What the person may decide now; empty when it is not his turn. */
  decisions: readonly Decision[]
  lineTypeCd: string | null
  /** The one he stands in for. */
  deputyForUserId: string | null
  withdraw: boolean
  resubmit: boolean
  changeLine: boolean
}

export function mayDo(person: SignedInPerson, request: LoadedRequest, deputies: ReadonlyMap<number, string>): MayDo {
  const { userId } = person
  const isOpen = request.apprStatusCd === 'PROGRESS'
  const todo = request.lines.filter((line) => isOpen && isDeciding(line) && line.lineStatusCd === 'TODO')
  const own = todo.find((line) => line.userId === userId)
  const stood = own ?? todo.find((line) => deputies.get(line.apprLineNo) === userId)
  const isDrafter = request.rqstUserId === userId
  return {
    decisions: stood ? decisionsOf(stood.lineTypeCd) : [],
    lineTypeCd: stood?.lineTypeCd ?? null,
    deputyForUserId: stood && !own ? stood.userId : null,
    withdraw: isDrafter && isOpen && mayWithdraw(request.lines),
    resubmit: isDrafter && (request.apprStatusCd === 'RTN' || request.apprStatusCd === 'WITHDRAWN'),
    changeLine: isApprovalAdmin(person) && isOpen,
  }
}

export interface Read {
  request: LoadedRequest
  biz: BizRow | undefined
  deputies: Map<number, string>
}

export async function readForPerson(
  tx: Transaction,
  engine: ApprovalEngine,
  person: SignedInPerson,
  apprRqstNo: number,
  now: Date,
): Promise<Read | undefined> {
  const request = await findRequest(tx, apprRqstNo)
  if (!request) return undefined
  const biz = await findBiz(tx, request.apprBizCd)
  const deputies = biz ? await deputiesOf(tx, request, biz, now) : new Map<number, string>()
  return (await mayRead(tx, engine, person, request, deputies)) ? { request, biz, deputies } : undefined
}

/** What was submitted, what differs from the request before, and what was said then. */
export async function storyOf(tx: Transaction, engine: ApprovalEngine, request: LoadedRequest, language: Language) {
  const model = engine.bizOf(request.apprBizCd)?.model
  if (!model) return { snapshot: [], differences: [], former: [] }
  const before = request.prevApprRqstNo === null ? undefined : await loadRequest(tx, request.prevApprRqstNo)
  return {
    snapshot: shownSnapshot(model, request.snapshotJson, language),
    differences: before ? differencesOf(model, before.snapshotJson, request.snapshotJson, language) : [],
    former: before ? before.lines.filter(({ opinionDesc }) => opinionDesc !== null) : [],
  }
}
