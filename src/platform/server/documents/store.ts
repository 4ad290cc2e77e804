/**
 * Creating, editing, deciding and deleting, for every document alike and always in this order:
 * parse → permission → refuse (row locked) → write and audit, commit → after commit.
 */
import {
  type Absent,
  actionBarrier,
  actsFor,
  creatableFields,
  type Decided,
  editableFields,
  editsFor,
  mayCreate,
  mayDelete,
  type Person,
} from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { type AnyDocument, isProgramAction, stateAfter } from '#platform/model/document.ts'
import type { Language } from '#platform/model/problem.ts'
import { fieldProblem, missingFields } from '#platform/model/validate.ts'
import { inApproval, isInApproval, needsApproval } from '../approvals/in-approval.ts'
import type { Transaction } from '../database/database.ts'
import { messageOf, notifyThrough } from '../notifications/notify.ts'
import { platformMessages } from '../notifications/platform.messages.ts'
import { forbidden, invalid, notFound, Refusal, sameActor, wrongState } from '../refusal.ts'
import type { Services } from '../services.ts'
import { bindAttachments } from './bind-attachments.ts'
import { defaultsOf } from './defaults.ts'
import { nextDocNo } from './doc-no.ts'
import { checked, type Faults } from './faults.ts'
import { staleAnswer } from './history.ts'
import { type ActionInput, parseAction, parseAsked, parseInput } from './input.ts'
import { createdOnce } from './once.ts'
import { follow, numberDay, settle } from './phases.ts'
import { getRecord, lockDeletedStatement } from './record.ts'
import { requireFiles, requireKnownKeys, requireKnownReason } from './references.ts'
import type { RuledDocument } from './rules.ts'
import { type Row, shapeOf } from './shape.ts'
import { insertStatement, type Once, type Trace, updateStatement, type Values } from './write.ts'
import { writeRows } from './write-rows.ts'

/** Who asks, in which language, from where. */
export interface Asker {
  person: Person
  language: Language
  ip: string | null
  mayWrite: boolean
  /** The same person with the scope that he writes by, where that is another than he reads by. */
  writer?: Person
  /** The last approval has decided: it takes the place of the person's own right to the action. */
  isApproved?: boolean
  /** Of one row of a sheet, which is undone where there are any: what is refused is gathered, and the rest is asked too. */
  faults?: Faults | undefined
}

/** An act that the rules refused, with the record as it was. */
export interface RefusedAct {
  readonly actionCd: string
  readonly before: Row
  readonly refusal: Refusal
}

/** Longer than the 10 seconds for which it is offered: the network may be slow. */
const RESTORABLE_MS = 5 * 60_000

type LooseRule<R> = readonly ((context: never) => R | Promise<R>)[] | undefined

export class DocumentStore {
  readonly model: AnyDocument
  readonly document: RuledDocument
  private readonly services: Services

  constructor(services: Services, document: RuledDocument) {
    this.services = services
    this.document = document
    this.model = document.model
  }

  /** @returns the key of the new record, or of the one that the same key of repetition made before */
  async create(asker: Asker, input: unknown, once?: Once): Promise<number> {
    const values = this.creatable(asker, input)
    return createdOnce(this.services, asker.person, this.model.name, once, () =>
      this.services.db.write(asker.person, (tx) => this.insert(tx, asker, values, once)),
    )
  }

  /** The same inside a transaction that the caller holds. */
  async createWithin(tx: Transaction, asker: Asker, input: unknown): Promise<number> {
    return this.insert(tx, asker, this.creatable(asker, input))
  }

  private creatable(asker: Asker, input: unknown): Values {
    const { model } = this
    if (!asker.mayWrite || !mayCreate(model, asker.person)) throw forbidden()
    return parseInput(model, input, creatableFields(model), asker.language, this.services.clock.now())
  }

  /** Creates inside a transaction that the caller holds: an upload of many rows is one. */
  async insert(tx: Transaction, asker: Asker, given: Values, once?: Once): Promise<number> {
    const { model } = this
    const now = this.services.clock.now()
    const { person, language, faults } = asker
    const { services } = this
    const start = defaultsOf(model, person, now)
    const plantCd = String(given.plantCd ?? start.plantCd)
    await checked(faults, () => requireKnownKeys(tx, services, model, given, plantCd, language))
    const draft: Values = { ...start, ...(faults?.known(given) ?? given) }
    const acting = { person, language, now, faults }
    const settling = { step: 'create', changes: draft, before: undefined }
    const { values, context } = await settle(tx, services, this.document, acting, settling)
    if (model.number && !model.number.at)
      values[model.docNo] = await nextDocNo(tx, model, String(values.plantCd), numberDay(model, values, dayOf(now)))
    const writer = { person, now, ip: asker.ip }
    const [created] = await tx.query<{ no: number }>(insertStatement(model, writer, values, once))
    const no = created?.no ?? 0
    await writeRows(tx, model, no, values)
    await bindAttachments(tx, model, asker, no, {}, values)
    if (!faults?.hasAny)
      await follow(tx, this.document, 'create', { ...context, record: { ...values, [model.key]: no } })
    return no
  }

  async edit(asker: Asker, no: number, rowVersion: number, input: unknown): Promise<void> {
    await this.services.db.write(asker.person, (tx) => this.editWithin(tx, asker, no, rowVersion, input))
  }

  /** The same inside a transaction that the caller holds. */
  async editWithin(tx: Transaction, asker: Asker, no: number, rowVersion: number, input: unknown): Promise<void> {
    const { model } = this
    const before = await this.locked(tx, asker, no, rowVersion)
    if (!asker.mayWrite) throw forbidden()
    const editable = editableFields(model, asker.person, before as Decided)
    if (editable.length === 0) throw this.barred('state', before)
    const given = await parseAsked(model, input, editable, asker, this.services.clock.now())
    const { language, faults } = asker
    await checked(faults, () => requireKnownKeys(tx, this.services, model, given, before.plantCd, language))
    const changes = faults?.known(given) ?? given
    const absent = editsFor(model, asker.person, before as Decided)
    await this.change(tx, asker, 'edit', before, changes, {
      actionCd: 'EDIT',
      onBehalfUserId: absent?.userId ?? null,
    })
  }

  async act(asker: Asker, no: number, actionCd: string, body: ActionInput): Promise<void> {
    this.requireAction(actionCd)
    const refused: RefusedAct[] = []
    try {
      await this.services.db.write(asker.person, (tx) => this.actWithin(tx, asker, no, actionCd, body, refused))
    } catch (error) {
      await this.tellRefusals(asker, refused)
      throw error
    }
  }

  /** What the program takes is no action for whoever asks for it. @throws Refusal 404 */
  requireAction(actionCd: string): void {
    const action = this.model.lifecycle.actions[actionCd]
    if (!action || isProgramAction(action)) throw notFound()
  }

  /**
   * Takes an action inside a transaction that the caller holds.
   *
   * @param refused gets what the rules refuse: whoever undoes it for that reason tells whom it concerns (`tellRefusals`)
   */
  async actWithin(
    tx: Transaction,
    asker: Asker,
    no: number,
    actionCd: string,
    body: ActionInput,
    refused: RefusedAct[] = [],
  ): Promise<void> {
    const before = await this.locked(tx, asker, no, body.rowVersion)
    try {
      await this.take(tx, asker, before, actionCd, body)
    } catch (error) {
      if (error instanceof Refusal && error.status === 422) refused.push({ actionCd, before, refusal: error })
      throw error
    }
  }

  private async take(tx: Transaction, asker: Asker, before: Row, actionCd: string, body: ActionInput): Promise<void> {
    const { model } = this
    const action = model.lifecycle.actions[actionCd]
    if (!action) throw notFound()
    if (!asker.mayWrite) throw forbidden()
    const barrier = actionBarrier(model, actionCd, asker.person, before as Decided, asker.isApproved)
    if (barrier) throw this.barred(barrier, before)
    const { changes, reason } = parseAction(model, actionCd, body, asker.language, this.services.clock.now())
    const { needs = [] } = action
    await checked(asker.faults, () => this.requireFilled(asker, { ...before, ...changes }, needs))
    await checked(asker.faults, () => requireFiles(tx, model, { ...before, ...changes }, needs, asker.language))
    await requireKnownKeys(tx, this.services, model, changes, before.plantCd, asker.language)
    if (action.reason && action.reason !== 'text')
      await requireKnownReason(tx, this.model, action.reason, reason.reasonCd ?? '', asker.language)
    const toStatusCd = stateAfter(action, { ...before, ...changes })
    const moved: Values = { ...changes, statusCd: toStatusCd, lastActorId: asker.person.userId }
    if (model.number?.at === actionCd && !before[model.docNo])
      moved[model.docNo] = await nextDocNo(
        tx,
        model,
        before.plantCd,
        numberDay(model, { ...before, ...changes }, this.services.clock.today()),
      )
    const absent = asker.isApproved ? undefined : actsFor(model, actionCd, asker.person, before as Decided)
    const onBehalfUserId = absent?.userId ?? null
    const trace = { actionCd, fromStatusCd: before.statusCd, toStatusCd, onBehalfUserId, ...reason }
    await this.change(tx, asker, actionCd, before, moved, trace)
    if (absent) await this.tellAbsent(tx, asker, absent, before)
  }

  /** R4: who is away learns what was done in his place. */
  private async tellAbsent(tx: Transaction, { person }: Asker, absent: Absent, record: Row) {
    const { model } = this
    const values = { name: person.userNm, title: String(record[model.title] ?? record[model.docNo] ?? '') }
    await notifyThrough(tx, this.services.clock.now()).people([absent.userId], {
      ...messageOf(platformMessages.ACTED_BY_DEPUTY, {}, values),
      about: { model, no: Number(record[model.key]) },
    })
  }

  async remove(asker: Asker, no: number, rowVersion: number): Promise<void> {
    const { model } = this
    await this.services.db.write(asker.person, async (tx) => {
      const before = await this.locked(tx, asker, no, rowVersion)
      if (!asker.mayWrite || !mayDelete(model, asker.person, before as Decided)) throw forbidden()
      await this.change(tx, asker, 'delete', before, { deleteYn: 'Y' }, { actionCd: 'DELETE' })
    })
  }

  /** Takes back what its author has just entered with many others: nobody has touched it since (`rowVersion`). */
  async takeBackWithin(tx: Transaction, asker: Asker, no: number, rowVersion: number): Promise<void> {
    const before = await this.locked(tx, asker, no, rowVersion)
    if (!asker.mayWrite || before.createUserId !== asker.person.userId) throw forbidden()
    await this.change(tx, asker, 'delete', before, { deleteYn: 'Y' }, { actionCd: 'DELETE' })
  }

  /** Takes back a deletion: its author's alone, for a few minutes, and only of the row as he deleted it. */
  async restore(asker: Asker, no: number, rowVersion: number): Promise<void> {
    const { model } = this
    await this.services.db.write(asker.person, async (tx) => {
      const [before] = await tx.query<Row>(lockDeletedStatement(shapeOf(model), no))
      const since = this.services.clock.now().getTime() - new Date(String(before?.updateDt)).getTime()
      const isHis = before?.updateUserId === asker.person.userId && since <= RESTORABLE_MS
      if (!before || !isHis || before.rowVersion !== rowVersion) throw notFound()
      if (!asker.mayWrite) throw forbidden()
      await this.change(tx, asker, 'restore', before, { deleteYn: 'N' }, { actionCd: 'RESTORE' })
    })
  }

  private async locked(tx: Transaction, asker: Asker, no: number, rowVersion: number): Promise<Row> {
    // In this order on one connection: what is asked second is known of the moment when the row was locked.
    const [before, isApproved] = await Promise.all([
      getRecord(tx, this.model, no, true),
      isInApproval(tx, this.model, no),
    ])
    if (before.rowVersion !== rowVersion) throw await staleAnswer(tx, this.model, asker, before, rowVersion)
    if (isApproved) throw inApproval()
    return before
  }

  private async change(
    tx: Transaction,
    asker: Asker,
    step: string,
    before: Row,
    changes: Values,
    trace: Trace,
  ): Promise<void> {
    const { person, language, faults } = asker
    const acting = { person, language, now: this.services.clock.now(), faults }
    const { values, context } = await settle(tx, this.services, this.document, acting, {
      step,
      changes,
      before,
      reason: trace,
    })
    faults?.stop()
    const writer = { person: asker.person, now: context.now, ip: asker.ip }
    await tx.query(updateStatement(this.model, writer, before, values, trace))
    await writeRows(tx, this.model, Number(before[this.model.key]), values)
    await bindAttachments(tx, this.model, asker, Number(before[this.model.key]), before, values)
    await follow(tx, this.document, step, context)
  }

  /** Tells of acts that were refused, and undone with all that came with them, whom the rules name for it. */
  async tellRefusals(asker: Asker, refused: readonly RefusedAct[]): Promise<void> {
    const told = refused.flatMap((one) => {
      const effects = (this.document.rules.afterRefusal?.[one.actionCd] ?? []) as LooseRule<void> & {}
      return effects.map((effect) => ({ ...one, effect }))
    })
    if (told.length === 0) return
    await this.services.db.write(asker.person, async (tx) => {
      const now = this.services.clock.now()
      const acting = { person: asker.person, now, today: dayOf(now), db: tx, services: this.services }
      const notify = notifyThrough(tx, now)
      for (const { effect, before, refusal } of told)
        await effect({ ...acting, record: before, before, problems: refusal.problems, notify } as never)
    })
  }

  private requireFilled(asker: Asker, record: Values, needs: readonly string[]): void {
    const missing = missingFields(this.model, record, needs)
    if (missing.length === 0) return
    throw invalid(
      missing.map((name) =>
        fieldProblem(this.model, asker.language, this.model.fields[name]?.label ?? name, name, 'REQUIRED'),
      ),
    )
  }

  private barred(barrier: NonNullable<ReturnType<typeof actionBarrier>>, before: Row): Refusal {
    if (barrier === 'who') return forbidden()
    if (barrier === 'approval') return needsApproval()
    if (barrier === 'fourEyes') return sameActor()
    return wrongState(this.model.lifecycle.states[before.statusCd]?.label ?? before.statusCd)
  }
}
