/** One request as its reader gets it, and who may read it (R10). */
import type { Language } from '#platform/model/problem.ts'
import type { Transaction } from '../database/database.ts'
import { codeNamesOf } from '../directory/code-name.ts'
import { recordStatement } from '../documents/record.ts'
import { reaching, rightOf } from '../documents/rights.ts'
import { shapeOf } from '../documents/shape.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import type { ApprovalEngine } from './approval.engine.ts'
import { decisionsOf, isDeciding, mayWithdraw } from './approval.logic.ts'
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
import type { Approval, MayDo } from './approval.wire.ts'

export const APPROVAL_ADMIN = 'APM'
const SYSTEM_ADMIN = 'SYS'

const isApprovalAdmin = ({ roles }: Pick<SignedInPerson, 'roles'>): boolean =>
  roles.includes(APPROVAL_ADMIN) || roles.includes(SYSTEM_ADMIN)

/** LINES: who decides, and how far it has come; nothing of what is decided on, nor what was said about it. */
type Reach = 'WHOLE' | 'LINES' | undefined

/**
 * The lines whose turn has come, references from when the kind opens them, the drafter's head, and who may read the
 * document. Administrators of approvals see of all others the line alone: they mend it without knowing what it is about.
 */
async function reachOf(
  tx: Transaction,
  engine: ApprovalEngine,
  person: SignedInPerson,
  request: LoadedRequest,
  deputies: ReadonlyMap<number, string>,
): Promise<Reach> {
  const { userId } = person
  const isInIt =
    request.rqstUserId === userId ||
    request.lines.some((line) => isOpenFor(line, userId)) ||
    [...deputies.values()].includes(userId) ||
    (await headsOf(tx, [request.rqstUserId])).get(request.rqstUserId) === userId
  if (isInIt) return 'WHOLE'
  // What the staff say to each other on the way to a decision is none of a vendor's, though the document is its own.
  if (person.kind === 'staff' && (await mayReadDocument(tx, engine, person, request))) return 'WHOLE'
  if (!isApprovalAdmin(person)) return undefined
  // Of a kind that the program no longer knows nothing but the request is left.
  return engine.bizOf(request.apprBizCd) ? 'LINES' : 'WHOLE'
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
  reach: 'WHOLE' | 'LINES'
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
  const reach = await reachOf(tx, engine, person, request, deputies)
  return reach && { request, biz, deputies, reach }
}

/** The request as its reader may see it, in his language: whoever reads the lines alone learns its kind and no title. */
export function shownTo<Row extends Approval>(
  engine: ApprovalEngine,
  language: Language,
  row: Row,
  { reach, biz }: Pick<Read, 'reach' | 'biz'>,
): Row {
  const apprTitle = titleFor(engine, language, row, { reach, biz })
  if (reach === 'WHOLE') return { ...row, apprTitle }
  const lines = row.lines.map((line) => ({ ...line, opinionDesc: null }))
  return { ...row, apprTitle, rqstOpinionDesc: null, lines }
}

export function titleFor(
  engine: ApprovalEngine,
  language: Language,
  request: Pick<LoadedRequest, 'apprBizCd' | 'apprTitle'>,
  { reach, biz }: Pick<Read, 'reach' | 'biz'>,
): string {
  if (reach === 'WHOLE') return engine.inLanguage(language, request).apprTitle
  return biz ? engine.inLanguage(language, biz).apprBizNm : request.apprBizCd
}

/** What was submitted, what differs from the request before, and what was said then. */
export async function storyOf(
  tx: Transaction,
  engine: ApprovalEngine,
  { request, reach }: Pick<Read, 'request' | 'reach'>,
  language: Language,
) {
  const biz = engine.bizOf(request.apprBizCd)
  if (!biz || reach !== 'WHOLE') return { snapshot: [], differences: [], former: [] }
  const { model } = biz
  const before = request.prevApprRqstNo === null ? undefined : await loadRequest(tx, request.prevApprRqstNo)
  const reader = { language, nameOf: await codeNamesOf(tx, Object.values(model.fields), language) }
  const [then, now] = await Promise.all(
    [before?.snapshotJson, request.snapshotJson].map((kept) => kept && engine.inWords(tx, language, biz, kept)),
  )
  return {
    snapshot: shownSnapshot(model, now ?? null, reader),
    differences: before ? differencesOf(model, then ?? null, now ?? null, reader) : [],
    former: before ? before.lines.filter(({ opinionDesc }) => opinionDesc !== null) : [],
  }
}
