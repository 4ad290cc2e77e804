/** Behind the program's door: see `program-door.ts`. */
import { dayOf } from '#platform/model/calendar.ts'
import type { RecordOf } from '#platform/model/document.ts'
import { type AnyAction, type AnyDocument, fieldsOf, rowsFieldsOf, stateAfter } from '#platform/model/document.ts'
import { missingFields } from '#platform/model/validate.ts'
import type { Transaction } from '../database/database.ts'
import type { Sql } from '../database/sql.ts'
import { problem, ruleRefused } from '../refusal.ts'
import type { Services } from '../services.ts'
import { defaultsOf } from './defaults.ts'
import { nextDocNo } from './doc-no.ts'
import { type Acting, FOLLOW, follow, numberDay, RULES, SET, settle } from './phases.ts'
import { program } from './program.ts'
import type { Made, ManyHow, ProgramAs, ProgramDoor, ProgramHow } from './program-door.ts'
import { findRecord } from './record.ts'
import type { RuledDocument } from './rules.ts'
import { type Row, shapeOf } from './shape.ts'
import { insertStatement, moveStatement, platformFields, type Trace, updateStatement, type Values } from './write.ts'
import { writeRows } from './write-rows.ts'

/** Joins the door to the documents of a model to the database of the services. */
export function openDoor(services: Services, document: RuledDocument): void {
  services.db.joinDoor(document.model, (model, tx, as) => new ProgramStore(services, document, model, tx, as))
}

/** The whole transaction as the program sees it; what waits for its commit is the same. */
const seenByProgram = (tx: Transaction): Transaction => ({
  ...tx,
  query: (statement) => tx.queryAs('SYSTEM', statement),
})

type Given = object | ((record: never) => unknown) | undefined
type How = ProgramHow<AnyDocument>

class ProgramStore<M extends AnyDocument> implements ProgramDoor<M> {
  private readonly services: Services
  private readonly document: RuledDocument
  private readonly model: M
  private readonly tx: Transaction
  private readonly as: ProgramAs

  constructor(services: Services, document: RuledDocument, model: M, tx: Transaction, as: ProgramAs) {
    this.services = services
    this.document = document
    this.model = model
    this.tx = seenByProgram(tx)
    this.as = as
  }

  async create(first: object | string, second?: object, third?: How): Promise<Made<M>> {
    const { model, tx, document, writer } = this
    const actionCd = typeof first === 'string' ? first : undefined
    const [given, how = {}] = (actionCd === undefined ? [first, second] : [second, third]) as [Values, How?]
    const draft = { ...answeredNo(model), ...defaultsOf(model, writer.person, writer.now), ...this.known(given) }
    const acting = this.acting(how)
    const created = await settle(tx, this.services, document, acting, {
      step: 'create',
      changes: draft,
      before: undefined,
    })
    const done = actionCd === undefined ? created : await this.taken(actionCd, created.values, how)
    const { values, context } = done
    if (values[model.docNo] === undefined && this.isNumbered('create', actionCd))
      values[model.docNo] = await this.docNo(values)
    const [row] = await tx.query<{ no: number }>(insertStatement(model, writer, values, undefined, this.trace(how)))
    const no = row?.no ?? 0
    await writeRows(tx, model, no, values)
    const record = { ...values, [model.key]: no }
    for (const step of how.without?.includes(FOLLOW) ? [] : ['create', ...(actionCd === undefined ? [] : [actionCd])])
      await follow(tx, document, step, { ...context, record })
    return { [model.key]: no, [model.docNo]: values[model.docNo] ?? null } as Made<M>
  }

  /** The action of a record that is just being made. */
  private async taken(actionCd: string, draft: Values, how: How) {
    const { model } = this
    const action = this.action(actionCd)
    if (![action.from].flat().includes(model.lifecycle.start))
      throw new RangeError(`${model.name}: ${actionCd} does not begin where one is made`)
    this.requireFilled(draft, action, how)
    const moved = { ...draft, statusCd: stateAfter(action, draft), ...this.decider(how) }
    const before = { ...draft, rowVersion: 0, createUserId: this.writer.person.userId } as Row
    return settle(this.tx, this.services, this.document, this.acting(how), {
      step: actionCd,
      changes: moved,
      before,
      reason: how,
    })
  }

  async act(no: number, actionCd: string, given?: Given, how: How = {}): Promise<RecordOf<M> | undefined> {
    const action = this.action(actionCd)
    const before = await this.locked(no)
    if (!before || ![action.from].flat().includes(before.statusCd)) return undefined
    const changes = this.known(await valuesOf(given, before))
    const whole = { ...before, ...changes }
    this.requireFilled(whole, action, how)
    const toStatusCd = stateAfter(action, whole)
    const moved: Values = { ...this.decider(how), ...changes, statusCd: toStatusCd }
    if (!before[this.model.docNo] && moved[this.model.docNo] === undefined && this.isNumbered(actionCd))
      moved[this.model.docNo] = await this.docNo(whole)
    const { values, context } = await settle(this.tx, this.services, this.document, this.acting(how), {
      step: actionCd,
      changes: moved,
      before,
      reason: how,
    })
    await this.write(before, values, { actionCd, fromStatusCd: before.statusCd, toStatusCd, ...this.trace(how) })
    if (!how.without?.includes(FOLLOW)) await follow(this.tx, this.document, actionCd, context)
    return Object.assign(before, values)
  }

  async note(no: number, storyCd: string, given: Given, how: How = {}): Promise<RecordOf<M> | undefined> {
    const before = await this.locked(no)
    const changes = before && (await valuesOf(given, before))
    if (!before || !changes) return undefined
    const { statusCd } = before
    const trace = { actionCd: storyCd, fromStatusCd: statusCd, toStatusCd: statusCd, ...this.trace(how) }
    await this.write(before, this.known(changes), trace)
    return Object.assign(before, changes)
  }

  async moveAll(actionCd: string, which: Sql, set: object = {}, how: ManyHow<AnyDocument> = {}): Promise<number[]> {
    const action = this.action(actionCd)
    this.refuseRules(actionCd, action, how)
    if (typeof action.to === 'function') throw new RangeError(`${this.model.name}: ${actionCd} leads to several states`)
    const toStatusCd = action.to ?? null
    const { reasonDesc, ...rest } = how
    const changes = { ...this.decider(rest), ...this.known(set) }
    const move = { from: [action.from].flat(), toStatusCd, which, changes }
    const trace = { ...this.trace(rest), actionCd, reasonDesc: reasonDesc ?? null }
    const rows = await this.tx.query<{ no: number }>(moveStatement(this.model, this.writer, move, trace))
    return rows.map(({ no }) => no)
  }

  private get writer() {
    const { by = program, now = this.services.clock.now(), ip = null } = this.as
    return { person: by, now, ip }
  }

  private acting({ without = [] }: How): Acting {
    return { person: this.writer.person, language: 'kr', now: this.writer.now, without: new Set(without) }
  }

  private trace({ behalfOf, reasonCd, reasonDesc, without }: How): Omit<Trace, 'actionCd'> {
    return {
      onBehalfUserId: behalfOf ?? null,
      reasonCd: reasonCd ?? null,
      reasonDesc: reasonDesc ?? null,
      skippedCds: without,
    }
  }

  /** Who has decided, for whoever may not decide next: where the program acts by itself it stays who it was. */
  private decider({ behalfOf }: How): Values {
    const { by } = this.as
    const lastActorId = behalfOf ?? by?.userId
    return lastActorId === undefined ? {} : { lastActorId }
  }

  private action(actionCd: string): AnyAction {
    const action = this.model.lifecycle.actions[actionCd]
    if (!action) throw new RangeError(`${this.model.name} has no action ${actionCd}`)
    return action
  }

  /** @throws RangeError for what the model does not have: it would be dropped in silence */
  private known(values: object = {}): Values {
    const { model } = this
    const { stored } = shapeOf(model)
    const rows = rowsFieldsOf(model).map(([field]) => field)
    const isKnown = (field: string) =>
      stored.has(field) || rows.includes(field) || platformFields.includes(field) || field === model.docNo
    const unknown = Object.keys(values).filter((field) => !isKnown(field))
    if (unknown.length > 0) throw new RangeError(`${model.name} has no ${unknown.join(', ')}`)
    return { ...values }
  }

  private requireFilled(record: Values, { needs = [] }: AnyAction, { without = [] }: How): void {
    const { model } = this
    const missing = missingFields(model, record, needs).filter((name) => !without.includes(name))
    if (missing.length === 0) return
    const problems = missing.map((name) => {
      const { label = name } = model.fields[name] ?? {}
      return problem(model, name, 'REQUIRED', '{label}은(는) 필수입니다.', { values: { label } })
    })
    throw ruleRefused(problems)
  }

  private refuseRules(actionCd: string, { needs = [] }: AnyAction, { without = [] }: Pick<How, 'without'>): void {
    const { set, refuse, guard, follow, afterCommit } = this.document.rules
    const asked = [
      ...needs,
      ...(set?.[actionCd]?.length ? [SET] : []),
      ...([refuse, guard].some((rules) => rules?.[actionCd]?.length) ? [RULES] : []),
      ...([follow, afterCommit].some((rules) => rules?.[actionCd]?.length) ? [FOLLOW] : []),
    ].filter((one) => !without.includes(one))
    if (asked.length > 0)
      throw new RangeError(`${this.model.name}: ${actionCd} of many does not ask ${asked.join(', ')}`)
  }

  private isNumbered(...steps: (string | undefined)[]): boolean {
    const { number } = this.model
    return number !== undefined && steps.includes(number.at ?? 'create')
  }

  private docNo(values: Values): Promise<string> {
    const day = numberDay(this.model, values, dayOf(this.writer.now))
    return nextDocNo(this.tx, this.model, String(values.plantCd), day)
  }

  private locked(no: number): Promise<(Row & RecordOf<M>) | undefined> {
    return findRecord(this.tx, this.model, no, true) as Promise<(Row & RecordOf<M>) | undefined>
  }

  private async write(before: Row, values: Values, trace: Trace): Promise<void> {
    await this.tx.query(updateStatement(this.model, this.writer, before, values, trace))
    await writeRows(this.tx, this.model, Number(before[this.model.key]), values)
  }
}

/** What nobody has affirmed: the table says so too, but the rules are asked before. */
const answeredNo = (model: AnyDocument): Values =>
  Object.fromEntries(fieldsOf(model).flatMap(([field, { kind }]) => (kind === 'yesNo' ? [[field, 'N']] : [])))

async function valuesOf(given: Given, record: object): Promise<object | undefined> {
  return typeof given === 'function' ? ((await given(record as never)) as object | undefined) : given
}
