/**
 * Submitting, deciding, withdrawing: every step locks its request, so that two at once come one after the other, and
 * runs the hooks of the document in its own transaction. It works as the program: an approver decides also on what his
 * own rights do not reach.
 */
import { type Decided, isUnnamed } from '#platform/model/access.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { wordedFor } from '#platform/model/sentences.ts'
import { fieldProblem, missingFields } from '#platform/model/validate.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'
import { withNumbers } from '../documents/document-numbers.ts'
import { staleAnswer } from '../documents/history.ts'
import { findRecord, getRecord, titleFor } from '../documents/record.ts'
import { reaching, rightOf } from '../documents/rights.ts'
import type { Row } from '../documents/shape.ts'
import type { Asker } from '../documents/store.ts'
import type { Values } from '../documents/write.ts'
import { forbidden, invalid, notFound, Refusal, type RuleProblem, ruleRefused, sameActor } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import type { ApprovalBiz, HookContext, HookName } from './approval.biz.ts'
import {
  breaksFourEyes,
  type Decision,
  decided,
  decisionsOf,
  isDeciding,
  type LineFault,
  lineFaults,
  mayWithdraw,
  opinionFault,
  submitted,
} from './approval.logic.ts'
import {
  type BizRow,
  deputiesOf,
  type LineRow,
  type LoadedRequest,
  loadBiz,
  loadPeople,
  loadRequest,
} from './approval.rows.ts'
import { hashOf, snapshotOf } from './approval.snapshot.ts'
import { ApprovalMessages } from './approval.tell.ts'
import { titleOf } from './approval.title.ts'
import type { Submitted, WantedLine } from './approval.wire.ts'
import {
  applyOutcome,
  auditRequest,
  insertLines,
  insertRequest,
  type Step,
  writeLineChanges,
} from './approval.write.ts'
import { inApproval, isInApproval } from './in-approval.ts'
import { standingIn } from './stand-in.ts'

/** A person whose menu rights are known: the right to the document is asked when he drafts. */
export interface ApprovalAsker extends Asker {
  person: SignedInPerson
}
export type Draft = Omit<Submitted, 'lines'> & { lines: readonly WantedLine[] }
export interface Choice {
  decisionCd: Decision
  opinionDesc: string
}

const MIN_REASON = 5

export class ApprovalEngine {
  private readonly services: Services
  private readonly bizs: ReadonlyMap<string, ApprovalBiz>

  constructor(services: Services, bizs: readonly ApprovalBiz[]) {
    this.services = services
    this.bizs = new Map(bizs.map((biz) => [biz.apprBizCd, biz]))
  }

  /** What the code says about a kind; undefined for one that it no longer knows. */
  bizOf(apprBizCd: string): ApprovalBiz | undefined {
    return this.bizs.get(apprBizCd)
  }

  /** The kind and the title of a request in the words of the area that it comes from; what a site has renamed stays. */
  inLanguage<R extends Named>(language: Language, row: R): R {
    const { apprBizCd, apprBizNm, apprTitle } = row
    const biz = this.bizs.get(apprBizCd)
    if (!biz) return row
    const titled = (title: string) =>
      wordedFor('platform', language, titleOf({ apprBizCd, apprTitle: title }, biz.label))
    return {
      ...row,
      ...(apprBizNm && { apprBizNm: translate(biz.model.area, language, apprBizNm) }),
      ...(typeof apprTitle === 'string' && { apprTitle: titled(apprTitle) }),
    }
  }

  /** What stands before the titles of a kind, as its reader sees it: by the codes of the kinds. */
  headsIn(language: Language): Readonly<Record<string, string>> {
    const heads = [...this.bizs.keys()].map((apprBizCd) => [
      apprBizCd,
      this.inLanguage(language, { apprBizCd, apprTitle: '' }).apprTitle,
    ])
    return Object.fromEntries(heads)
  }

  /** What was submitted, with the numbers of the documents that it names: they are part of what is decided on. */
  async inWords(db: Queries, language: Language, { model, wordsOf }: ApprovalBiz, kept: Readonly<Values>) {
    const { models } = this.services
    return { ...(await withNumbers(db, models, model, kept)), ...wordsOf?.(kept, models, language) }
  }

  /** The kinds that a document goes through, by its name. */
  kindsOf(documentName: string): string[] {
    return [...this.bizs.values()].filter(({ model }) => model.name === documentName).map(({ apprBizCd }) => apprBizCd)
  }

  /** 상신 and 재상신. @returns the number of the new request */
  submit(asker: ApprovalAsker, draft: Draft): Promise<number> {
    return this.services.db.write('SYSTEM', async (tx) => {
      const now = this.services.clock.now()
      const biz = this.bizs.get(draft.apprBizCd)
      if (!biz) throw notFound()
      const record = await this.draftable(tx, asker, biz, draft)
      const rule = await loadBiz(tx, draft.apprBizCd)
      const lines = [
        { seqNo: 0, lineTypeCd: 'DRAFT' as const, userId: asker.person.userId },
        ...draft.lines.filter(({ lineTypeCd }) => lineTypeCd !== 'DRAFT'),
      ]
      const faults = await this.faultsOf(tx, lines, rule, asker.person.userId)
      if (faults.length > 0) throw ruleRefused(faults.map(asProblem))
      const prevApprRqstNo = await former(tx, asker, draft)
      const no = await insertRequest(
        tx,
        asker,
        {
          ...draft,
          prevApprRqstNo,
          apprTitle: nameOf(biz, record),
          rqstOpinionDesc: draft.opinionDesc.trim() || null,
        },
        now,
      )
      await insertLines(tx, asker, no, lines, now)
      await this.runHook(tx, 'onSubmit', biz, asker, { ...draft, apprRqstNo: no, rqstUserId: asker.person.userId })
      await keepSnapshot(tx, biz, no, draft.bizNo)
      await this.begin(tx, asker, no, rule, now)
      return no
    })
  }

  /** Everything that is wrong with a line, as the drafter builds it. */
  check(asker: ApprovalAsker, apprBizCd: string, lines: readonly WantedLine[]): Promise<LineFault[]> {
    return this.services.db.read('SYSTEM', async (db) =>
      this.faultsOf(db, lines, await loadBiz(db, apprBizCd), asker.person.userId),
    )
  }

  decide(asker: ApprovalAsker, apprRqstNo: number, choice: Choice, bulk = false): Promise<void> {
    return this.services.db.write('SYSTEM', async (tx) => {
      const now = this.services.clock.now()
      const request = await loadRequest(tx, apprRqstNo, true)
      const rule = await loadBiz(tx, request.apprBizCd)
      const line = await this.ownLine(tx, asker, request, rule, now)
      if (bulk && rule.bulkYn !== 'Y') throw new Refusal(422, 'APPR_NO_BULK', '하나씩 결재하는 문서입니다.')
      if (!decisionsOf(line.lineTypeCd).includes(choice.decisionCd))
        throw new Refusal(422, 'APPR_DECISION', '이 결재에서는 할 수 없는 처리입니다.')
      const fault = opinionFault(choice.decisionCd, choice.opinionDesc)
      if (fault) throw ruleRefused([{ ...asProblem(fault), field: 'opinionDesc' }])
      if (breaksFourEyes(request.lines, line, asker.person.userId)) throw sameActor()
      await this.requireUnchanged(tx, asker, request, choice)
      const outcome = decided(request.lines, line.apprLineNo, choice.decisionCd, rule)
      const deputyYn = line.userId === asker.person.userId ? 'N' : 'Y'
      const opinionDesc = choice.opinionDesc.trim() || null
      await applyOutcome(tx, asker, apprRqstNo, outcome, now, { apprLineNo: line.apprLineNo, deputyYn, opinionDesc })
      const step = {
        actionCd: choice.decisionCd,
        from: 'PROGRESS',
        to: outcome.statusCd,
        reasonDesc: opinionDesc,
      } as const
      await this.audit(tx, asker, request, step, now)
      await this.afterDecision(tx, asker, apprRqstNo, outcome.changes, choice.opinionDesc, rule, now)
      if (deputyYn === 'Y')
        await new ApprovalMessages(tx, request, rule, now).actedFor(line.userId, asker.person.userNm)
    })
  }

  /** 회수, by the drafter while nobody has decided. */
  withdraw(asker: ApprovalAsker, apprRqstNo: number): Promise<void> {
    return this.services.db.write('SYSTEM', async (tx) => {
      const now = this.services.clock.now()
      const request = await loadRequest(tx, apprRqstNo, true)
      if (request.rqstUserId !== asker.person.userId) throw notFound()
      requireProgress(request)
      if (!mayWithdraw(request.lines))
        throw new Refusal(409, 'APPR_ACTED', '이미 처리한 결재자가 있어 회수할 수 없습니다.')
      const open = request.lines.filter(({ lineStatusCd }) => lineStatusCd === 'TODO' || lineStatusCd === 'WAIT')
      const changes = open.map(({ apprLineNo }) => ({ apprLineNo, lineStatusCd: 'SKIP' as const }))
      const { currentSeqNo } = request
      await applyOutcome(tx, asker, apprRqstNo, { statusCd: 'WITHDRAWN', currentSeqNo, changes }, now)
      await this.audit(tx, asker, request, { actionCd: 'WITHDRAW', from: 'PROGRESS', to: 'WITHDRAWN' }, now)
      const told = open.filter((line) => line.lineStatusCd === 'TODO').map(({ userId }) => userId)
      await new ApprovalMessages(tx, request, await loadBiz(tx, request.apprBizCd), now).withdrawn(told)
      await this.runHookOf(tx, 'onWithdraw', request, asker, '')
    })
  }

  /** 결재자 변경, where a line is stuck. */
  changeApprover(
    asker: ApprovalAsker,
    apprRqstNo: number,
    change: { apprLineNo: number; userId: string; reasonDesc: string },
  ): Promise<void> {
    return this.services.db.write('SYSTEM', async (tx) => {
      const now = this.services.clock.now()
      const request = await loadRequest(tx, apprRqstNo, true)
      requireProgress(request)
      const line = request.lines.find(({ apprLineNo }) => apprLineNo === change.apprLineNo)
      if (!line || !isDeciding(line)) throw notFound()
      if (line.lineStatusCd !== 'TODO' && line.lineStatusCd !== 'WAIT')
        throw new Refusal(409, 'APPR_LINE_DONE', '이미 처리한 결재자는 바꿀 수 없습니다.')
      if ([...change.reasonDesc.trim()].length < MIN_REASON)
        throw ruleRefused([{ field: 'reasonDesc', code: 'APPR_REASON', message: '사유를 5자 이상 입력하세요.' }])
      const rule = await loadBiz(tx, request.apprBizCd)
      const wanted = request.lines.map((one) => (one === line ? { ...one, userId: change.userId } : one))
      const faults = await this.faultsOf(tx, wanted, rule, request.rqstUserId)
      // Others on the line may have left since; only what the new one brings is refused.
      const known = new Set((await this.faultsOf(tx, request.lines, rule, request.rqstUserId)).map(({ code }) => code))
      const fresh = faults.filter(({ code, values }) =>
        code === 'APPR_INACTIVE' ? values?.userId === change.userId : !known.has(code),
      )
      if (fresh.length > 0) throw ruleRefused(fresh.map((fault) => ({ ...asProblem(fault), field: 'userId' })))
      await tx.query(sql`update appr_line set user_id = ${change.userId}, read_dt = null, row_version = row_version + 1,
        update_user_id = ${asker.person.userId}, update_dt = ${now} where appr_line_no = ${line.apprLineNo}`)
      const step = { actionCd: 'CHANGE_LINE', to: 'PROGRESS' as const, reasonDesc: change.reasonDesc }
      await this.audit(tx, asker, request, step, now)
      await new ApprovalMessages(tx, request, rule, now).lineChanged(line.userId, change.userId, change.reasonDesc)
    })
  }

  /** The line that this person may decide now: his own, or one of somebody he stands in for. */
  private async ownLine(
    tx: Transaction,
    { person }: ApprovalAsker,
    request: LoadedRequest,
    rule: BizRow,
    now: Date,
  ): Promise<LineRow> {
    const { userId } = person
    const isOnLine = request.lines.some((line) => line.userId === userId || line.actUserId === userId)
    const deputies = request.apprStatusCd === 'PROGRESS' ? await deputiesOf(tx, request, rule, now) : new Map()
    const todo = request.lines.filter((line) => isDeciding(line) && line.lineStatusCd === 'TODO')
    const own =
      todo.find((line) => line.userId === userId) ?? todo.find((line) => deputies.get(line.apprLineNo) === userId)
    if (own && request.apprStatusCd === 'PROGRESS') return own
    if (!isOnLine && request.rqstUserId !== userId) throw notFound()
    requireProgress(request)
    throw new Refusal(409, 'APPR_NOT_TURN', '지금 결재할 차례가 아닙니다.')
  }

  private async faultsOf(
    db: Queries,
    lines: readonly WantedLine[],
    rule: BizRow,
    drafterId: string,
  ): Promise<LineFault[]> {
    const people = await loadPeople(
      db,
      lines.map(({ userId }) => userId),
      this.services.clock.today(),
    )
    return lineFaults(lines, rule, drafterId, people)
  }

  /** The document, locked, as the drafter may see and draft it. */
  private async draftable(tx: Transaction, asker: ApprovalAsker, biz: ApprovalBiz, draft: Draft): Promise<Row> {
    const { model } = biz
    const { access, write } = rightOf(asker.person, model)
    if (!access) throw notFound()
    const drafter = reaching(asker.person, model, 'write')
    const asDrafter = { joins: tx.joins, query: <R>(statement: Sql) => tx.queryAs<R>(drafter, statement) }
    const record = await findRecord(asDrafter, model, draft.bizNo, true)
    if (!record) throw notFound()
    if (record.rowVersion !== draft.rowVersion) throw await staleAnswer(tx, model, asker, record, draft.rowVersion)
    if (await isInApproval(tx, model, draft.bizNo)) throw inApproval()
    const standing = standingIn(drafter, this.services.clock.now())
    if (!write || !biz.mayDraft(record as Decided, standing)) throw forbidden()
    const missing = missingFields(model, record)
    if (missing.length > 0)
      throw invalid(
        missing.map((name) => fieldProblem(model, asker.language, model.fields[name]?.label ?? name, name, 'REQUIRED')),
      )
    return record
  }

  /** The first step is to decide; references read from here on, or from the end. */
  private async begin(tx: Transaction, asker: ApprovalAsker, no: number, rule: BizRow, now: Date): Promise<void> {
    const { lines } = await loadRequest(tx, no)
    const outcome = submitted(lines)
    const opened = rule.refOpenCd === 'SUBMIT' ? openReferences(lines) : []
    await applyOutcome(tx, asker, no, { ...outcome, changes: [...outcome.changes, ...opened] }, now)
    const request = await loadRequest(tx, no)
    await this.audit(tx, asker, request, { actionCd: 'SUBMIT', to: 'PROGRESS' }, now)
    const messages = new ApprovalMessages(tx, request, rule, now)
    await messages.turn(outcome.changes)
    if (opened.length > 0) await messages.references()
  }

  private async afterDecision(
    tx: Transaction,
    asker: ApprovalAsker,
    no: number,
    changes: Parameters<ApprovalMessages['turn']>[0],
    opinionDesc: string,
    rule: BizRow,
    now: Date,
  ): Promise<void> {
    const request = await loadRequest(tx, no)
    const messages = new ApprovalMessages(tx, request, rule, now)
    await messages.turn(changes)
    if (request.apprStatusCd === 'PROGRESS') return
    const hook = endHooks[request.apprStatusCd]
    if (hook) await this.runHookOf(tx, hook, request, asker, opinionDesc)
    await messages.ended()
    if (request.apprStatusCd !== 'APPR') return
    const late = openReferences(request.lines)
    if (late.length > 0) await writeLineChanges(tx, asker.person.userId, late, now)
    await messages.references()
  }

  /** EA-A11: what is approved is what was submitted; a return or refusal is possible in any case. */
  private async requireUnchanged(
    tx: Transaction,
    asker: ApprovalAsker,
    request: LoadedRequest,
    { decisionCd, opinionDesc }: Choice,
  ): Promise<void> {
    const biz = this.bizs.get(request.apprBizCd)
    if (!biz || decisionCd === 'RTN' || decisionCd === 'REJ') return
    await this.runHook(tx, 'beforeApproval', biz, asker, { ...request, opinionDesc })
    const record = await getRecord(tx, biz.model, request.bizNo, true)
    if (record.rowVersion !== request.bizRowVersion)
      throw new Refusal(409, 'APPR_CHANGED', '상신 후 문서가 변경되었습니다. 반려 후 재상신해 주세요.')
  }

  /** Behind the fence of the document, and in its plant. */
  private async audit(
    tx: Transaction,
    asker: ApprovalAsker,
    { apprRqstNo, apprBizCd, bizNo }: Pick<LoadedRequest, 'apprRqstNo' | 'apprBizCd' | 'bizNo'>,
    step: Step,
    now: Date,
  ): Promise<void> {
    const model = this.bizs.get(apprBizCd)?.model
    const record = model && (await findRecord(tx, model, bizNo))
    const about = model && record && { bizCd: model.name, bizNo, plantCd: record.plantCd }
    await auditRequest(tx, asker, apprRqstNo, step, now, about)
  }

  private async runHookOf(
    tx: Transaction,
    name: HookName,
    request: LoadedRequest,
    asker: ApprovalAsker,
    opinionDesc: string,
  ): Promise<void> {
    const biz = this.bizs.get(request.apprBizCd)
    if (biz) await this.runHook(tx, name, biz, asker, { ...request, opinionDesc })
  }

  private async runHook(
    tx: Transaction,
    name: HookName | 'beforeApproval',
    biz: ApprovalBiz,
    asker: ApprovalAsker,
    of: Pick<HookContext, 'apprRqstNo' | 'bizNo' | 'rqstUserId' | 'opinionDesc'>,
  ): Promise<void> {
    const hook = biz[name]
    if (!hook) return
    const { rowVersion } = await getRecord(tx, biz.model, of.bizNo, true)
    const { apprRqstNo, bizNo, rqstUserId, opinionDesc } = of
    await hook({ tx, services: this.services, asker, rowVersion, apprRqstNo, bizNo, rqstUserId, opinionDesc })
  }
}

const endHooks: Readonly<Record<string, HookName>> = { APPR: 'onApprove', RTN: 'onReturn', REJ: 'onReject' }

const asProblem = ({ code, message, values }: LineFault): RuleProblem => ({
  field: 'lines',
  code,
  message,
  ...(values && { values }),
})

function requireProgress({ apprStatusCd }: LoadedRequest): void {
  if (apprStatusCd !== 'PROGRESS')
    throw new Refusal(409, 'APPR_ENDED', '이미 끝난 결재입니다. 새로고침 후 다시 확인하세요.')
}

interface Named {
  readonly apprBizCd: string
  readonly apprBizNm?: string | null
  readonly apprTitle?: string | null
}

const nameOf = ({ model }: ApprovalBiz, record: Row): string =>
  String(titleFor(model, 'kr', record) ?? record[model.docNo] ?? '').slice(0, 200)

const openReferences = (lines: readonly LineRow[]) =>
  lines
    .filter((line) => (line.lineTypeCd === 'REF' || line.lineTypeCd === 'CIRC') && line.lineStatusCd === 'WAIT')
    .map(({ apprLineNo }) => ({ apprLineNo, lineStatusCd: 'TODO' as const }))

/** What is decided on: the document after `onSubmit` has had its word. */
async function keepSnapshot(tx: Transaction, { model }: ApprovalBiz, no: number, bizNo: number): Promise<void> {
  const record = await getRecord(tx, model, bizNo)
  const snapshot = snapshotOf(model, record)
  // Of whoever is not to be named no deputy reads: he could be the deputy of that very person.
  const delegateYn = isUnnamed(model, record as Decided) ? 'N' : 'Y'
  await tx.query(sql`update appr_rqst set snapshot_json = ${JSON.stringify(snapshot)}::jsonb, snapshot_hash = ${hashOf(snapshot)},
    biz_row_version = ${record.rowVersion}, delegate_yn = ${delegateYn} where appr_rqst_no = ${no}`)
}

/** 재상신: the request that this one follows, the drafter's last one that came back or was taken back. */
async function former(tx: Transaction, { person }: ApprovalAsker, draft: Draft): Promise<number | null> {
  const [last] = await tx.query<{ no: number }>(sql`select appr_rqst_no as no from appr_rqst
    where appr_biz_cd = ${draft.apprBizCd} and biz_no = ${draft.bizNo} and rqst_user_id = ${person.userId}
      and appr_status_cd in ('RTN', 'WITHDRAWN') and delete_yn = 'N' order by appr_rqst_no desc limit 1`)
  if (draft.prevApprRqstNo !== null && draft.prevApprRqstNo !== last?.no) throw notFound()
  return last?.no ?? null
}
