/**
 * One document being read and filled in: what the server holds, what was typed over it, and how the second becomes
 * the first without losing a letter. Outside React, so that it lives on while its tab is hidden.
 */
import type { AnyDocument } from '#platform/model/document.ts'
import { nameFieldOf } from '#platform/model/field.ts'
import type { Problem } from '#platform/model/problem.ts'
import { isEmpty } from '#platform/model/validate.ts'
import { ApiError, api, newIdempotencyKey } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import type { Values } from '#platform/web/form/field-control.tsx'
import { createStore, type Store } from '#platform/web/store.ts'
import { checkInput, fieldAt, problemsAt, sentPart } from './check-input.ts'
import { forgetInput, type KeptInput, keepInput } from './kept-input.ts'
import { type Conflict, conflictOf } from './merge.ts'
import { noOf, readRecord, tellRecord, type WireRecord } from './wire.ts'

const AUTOSAVE_MS = 800
const RETRY_MS = 5000

export interface EditorState {
  /** As the server last gave it; null until it exists. */
  record: WireRecord | null
  /** Typed, not acknowledged. */
  edits: Values
  problems: readonly Problem[]
  phase: 'clean' | 'dirty' | 'saving' | 'failed'
  savedAt: Date | null
}

/** Lets the person decide field by field; gives the columns whose text of his is to stay, nothing when he puts it off. */
export type AskMerge = (conflict: Conflict) => Promise<readonly string[] | undefined>

export class DocumentEditor {
  readonly model: AnyDocument
  readonly store: Store<EditorState>
  /** Saves by itself while typing. */
  isAutosaving = false
  askMerge: AskMerge = async () => undefined
  /** What a document starts with that does not exist yet. */
  start: Values = {}
  /** Forms that stand beside the fields, each with what saves it. */
  private readonly beside = new Set<() => Promise<boolean>>()
  private creation: KeptInput['creation']
  /** A change whose answer never came; sent again as it was it is not made twice, and what was typed since follows. */
  private unanswered: Values | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private line: Promise<unknown> = Promise.resolve()

  constructor(model: AnyDocument, record: WireRecord | null = null) {
    this.model = model
    this.store = createStore<EditorState>({ record, edits: {}, problems: [], phase: 'clean', savedAt: null })
  }

  get no(): number | null {
    const { record } = this.store.get()
    return record && noOf(this.model, record)
  }

  /** A newer answer of the server. Over what is being typed it is not taken: the save shall find both, and ask. */
  load(record: WireRecord): void {
    const { record: before, edits } = this.store.get()
    const isTyping = Object.keys(edits).length > 0
    if (before && (isTyping || before.rowVersion > record.rowVersion)) return
    this.take(record)
  }

  change(patch: Values): void {
    const touched = new Set(Object.keys(patch).map((column) => fieldAt(this.model, column)?.[0]))
    this.store.set((state) => {
      const typed = { ...state.edits, ...patch }
      // While a request runs or has no answer, what it will leave behind is not known yet.
      const isOpen = state.phase === 'saving' || this.unanswered !== undefined
      const edits = isOpen ? typed : withoutSame(this.model, typed, state.record ?? this.start)
      const isClean = Object.keys(edits).length === 0
      return {
        ...state,
        edits,
        problems: state.problems.filter((problem) => !touched.has(fieldAt(this.model, problem.field)?.[0])),
        phase: state.phase === 'saving' ? 'saving' : isClean ? 'clean' : 'dirty',
      }
    })
    this.keep()
    if (this.isAutosaving) this.saveSoon(AUTOSAVE_MS)
  }

  /** Takes back what was typed into these fields, or all of it. */
  discard(names: readonly string[] = Object.keys(this.model.fields)): void {
    this.unanswered = undefined
    this.store.set((state) => {
      const edits = withoutFields(this.model, state.edits, names)
      const problems = state.problems.filter((one) => !names.some((name) => problemsAt(this.model, [one], name).length))
      return { ...state, edits, problems, phase: Object.keys(edits).length > 0 ? 'dirty' : 'clean' }
    })
    this.keep()
  }

  /** Takes up what a crash left behind. */
  restore(kept: KeptInput): void {
    this.creation = kept.creation
    this.change(kept.values)
  }

  setProblems(problems: readonly Problem[]): void {
    this.store.set((state) => ({ ...state, problems }))
  }

  /** Saves what was typed, one request at a time. False when something stays unsaved; the fields then say why. */
  save(names?: readonly string[]): Promise<boolean> {
    clearTimeout(this.timer)
    const run = this.line.then(() => this.saveAll(names))
    this.line = run
    return run
  }

  /** What is typed beside the fields is saved before anything is done with the document. @returns leaves again */
  saveWith(save: () => Promise<boolean>): () => void {
    this.beside.add(save)
    return () => this.beside.delete(save)
  }

  /** Makes the row even if nothing was typed: an action needs one to act on. */
  async ensureSaved(): Promise<boolean> {
    for (const save of this.beside) if (!(await save())) return false
    // Storing them may have made a newer version of the record.
    if (this.beside.size > 0) await this.reload()
    const isSaved = await this.save()
    if (!isSaved || this.no !== null) return isSaved
    return this.attempt(() => this.create({}), {})
  }

  async act(actionCd: string, input: Values): Promise<WireRecord> {
    const body = { ...sentInput(this.model, input), rowVersion: this.store.get().record?.rowVersion }
    const path = `${this.model.api}/${this.no}/${actionCd}`
    const record = await api.post<WireRecord>(path, body, { quiet: true })
    this.accept(record, this.store.get().edits)
    return record
  }

  /** @returns what takes the deletion back; it fails when something else has happened to the row */
  async remove(): Promise<() => Promise<WireRecord>> {
    const { record } = this.store.get()
    const path = `${this.model.api}/${this.no}`
    await api.delete(path, undefined, { query: { rowVersion: record?.rowVersion } })
    forgetInput(this.model.name, this.no)
    this.store.set((state) => ({ ...state, edits: {}, phase: 'clean' }))
    const rowVersion = (record?.rowVersion ?? 0) + 1
    return () => api.post<WireRecord>(`${path}/restore`, { rowVersion })
  }

  /** Reads what the server holds now; what was typed stays. */
  async reload(): Promise<void> {
    if (this.no === null) return
    const record = await readRecord(this.model, this.no)
    this.load(record)
    tellRecord(this.model, record)
  }

  /** A finished form starts anew: its page may be opened for the next document. */
  reset(): void {
    clearTimeout(this.timer)
    this.creation = undefined
    this.unanswered = undefined
    this.store.set({ record: null, edits: {}, problems: [], phase: 'clean', savedAt: null })
  }

  private take(record: WireRecord): void {
    this.store.set((state) => ({ ...state, record }))
  }

  private saveSoon(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.save(), ms)
  }

  private async saveAll(names?: readonly string[]): Promise<boolean> {
    for (;;) {
      const changes = this.changes(names)
      const { valid, problems } = checkInput(this.model, changes)
      if (problems.length > 0) this.setProblems(problems)
      if (problems.length > 0 && !this.isAutosaving) return false
      if (Object.keys(valid).length === 0 && !this.creation && !this.unanswered) return problems.length === 0
      const isSaved = await this.attempt(() => this.send(valid), valid)
      if (!isSaved) return false
    }
  }

  private changes(names: readonly string[] = Object.keys(this.model.fields)): Values {
    const { edits } = this.store.get()
    const wanted = new Set(names)
    const sent = Object.entries(sentPart(this.model, edits))
    return Object.fromEntries(sent.filter(([column]) => wanted.has(fieldAt(this.model, column)?.[0] ?? '')))
  }

  private send(valid: Values): Promise<WireRecord> {
    const { record } = this.store.get()
    if (!record) return this.create(valid)
    this.unanswered ??= { ...valid, rowVersion: record.rowVersion }
    return api.patch<WireRecord>(`${this.model.api}/${this.no}`, this.unanswered, { quiet: true })
  }

  /** A creation that got no answer is repeated as it was; what was typed since follows as a change. */
  private create(body: Values): Promise<WireRecord> {
    this.creation ??= { key: newIdempotencyKey(), body }
    this.keep()
    const { key: idempotencyKey } = this.creation
    return api.post<WireRecord>(this.model.api, this.creation.body, { quiet: true, idempotencyKey })
  }

  private async attempt(request: () => Promise<WireRecord>, sent: Values): Promise<boolean> {
    this.store.set((state) => ({ ...state, phase: 'saving' }))
    try {
      const record = await request()
      this.accept(record, this.creation?.body ?? this.unanswered ?? sent)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return this.fail(error)
    }
  }

  private accept(record: WireRecord, sent: Values): void {
    if (this.creation) forgetInput(this.model.name, null)
    this.creation = undefined
    this.unanswered = undefined
    this.store.set((state) => {
      const edits = withoutSent(this.model, state.edits, sent)
      const isClean = Object.keys(edits).length === 0
      return { ...state, record, edits, phase: isClean ? 'clean' : 'dirty', savedAt: new Date() }
    })
    this.keep()
    tellRecord(this.model, record)
  }

  private async fail(error: ApiError): Promise<boolean> {
    if (error.status !== 0) this.unanswered = undefined
    if (error.status === 409 && error.answer?.code === 'CM-01') return this.merge(error)
    this.store.set((state) => ({ ...state, phase: 'failed' }))
    if (error.problems.length > 0) {
      this.creation = undefined
      this.setProblems(error.problems)
      if (!this.isAutosaving || error.status !== 400) showFailure(error)
      return false
    }
    // Without an answer nothing is lost: it is kept here and sent when the network is back, or the crowd gone.
    if ((error.status === 0 || error.comeBackMs !== undefined) && this.isAutosaving) this.saveSoon(RETRY_MS)
    else showFailure(error)
    return false
  }

  private async merge(error: ApiError): Promise<boolean> {
    const { record: base, edits } = this.store.get()
    if (!base || this.no === null) return false
    const theirs = await readRecord(this.model, this.no)
    const conflict = conflictOf(this.model, base, theirs, edits, error.answer?.changed)
    const chosen = conflict.fields.length === 0 ? [] : await this.askMerge(conflict)
    if (!chosen) {
      this.store.set((state) => ({ ...state, phase: 'dirty' }))
      return false
    }
    this.take(theirs)
    const kept = chosen.flatMap((column) => fieldAt(this.model, column)?.[0] ?? [])
    this.discard(Object.keys(this.model.fields).filter((name) => !kept.includes(name)))
    tellRecord(this.model, theirs)
    return this.saveAll()
  }

  private keep(): void {
    const { edits, record } = this.store.get()
    const kept = {
      values: edits,
      rowVersion: record?.rowVersion ?? null,
      ...(this.creation && { creation: this.creation }),
    }
    keepInput(this.model.name, this.no, kept)
  }
}

/** Reason and fields of an action; the names shown beside keys stay here. */
const sentInput = (model: AnyDocument, { reasonCd, reasonDesc, reasonFields, ...fields }: Values): Values => ({
  ...sentPart(model, fields),
  ...(reasonCd ? { reasonCd } : {}),
  ...(reasonDesc ? { reasonDesc } : {}),
  ...(Array.isArray(reasonFields) && reasonFields.length > 0 ? { reasonFields } : {}),
})

/** Keeps what passes, and the names shown beside the keys that pass. */
function keepColumns(model: AnyDocument, edits: Values, passes: (column: string, value: unknown) => boolean): Values {
  const kept = Object.entries(edits).filter(([column, value]) => fieldAt(model, column) && passes(column, value))
  const beside = new Set(kept.map(([column]) => nameFieldOf(column)))
  const names = Object.entries(edits).filter(([column]) => !fieldAt(model, column) && beside.has(column))
  return Object.fromEntries([...kept, ...names])
}

const withoutFields = (model: AnyDocument, edits: Values, names: readonly string[]): Values =>
  keepColumns(model, edits, (column) => !names.includes(fieldAt(model, column)?.[0] ?? ''))

/** What was typed and put back is no change; nothing entered is an empty text as well. */
const withoutSame = (model: AnyDocument, edits: Values, stored: Values): Values =>
  keepColumns(
    model,
    edits,
    (column, value) => JSON.stringify(emptied(value)) !== JSON.stringify(emptied(stored[column])),
  )
const emptied = (value: unknown): unknown => (isEmpty(value) ? null : value)

/** What was typed while the request ran is newer than what was sent. */
const withoutSent = (model: AnyDocument, edits: Values, sent: Values): Values =>
  keepColumns(model, edits, (column, value) => !(column in sent) || (sent[column] ?? null) !== (value ?? null))
