/** What a module says about its document beyond the model: what follows, what is refused, who is told. */
import type { Person } from '#platform/model/access.ts'
import type { Check } from '#platform/model/check.ts'
import type { ActionOf, AnyDocument, DraftOf, RecordOf } from '#platform/model/document.ts'
import type { Say } from '#platform/model/i18n.ts'
import type { Problem } from '#platform/model/problem.ts'
import type { Queries, Transaction } from '../database/database.ts'
import type { Notify } from '../notifications/notify.ts'
import type { RuleProblem } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'

/** What a rule sees. It runs inside the transaction, with the row locked. */
export interface ActionContext<M extends AnyDocument> {
  /** The record as it will be written. */
  record: RecordOf<M>
  /** As it was; undefined at creation. */
  before: RecordOf<M> | undefined
  person: Person
  now: Date
  /** Calendar day in Asia/Seoul. */
  today: string
  /** Queries as the acting person: he sees through them what he may see. */
  db: Transaction
  services: Services
  reason: { reasonCd: string | null; reasonDesc: string | null }
}
/** After the write, still in the transaction: what is told here is told exactly when the write is committed. */
export interface EffectContext<M extends AnyDocument> extends ActionContext<M> {
  notify: Notify
}

export type Step<M extends AnyDocument> = 'create' | 'edit' | 'delete' | 'restore' | ActionOf<M>
type PerStep<M extends AnyDocument, Rule> = { readonly [S in Step<M>]?: readonly Rule[] }
type MaybePromise<T> = T | Promise<T>

export interface Rules<M extends AnyDocument> {
  /** Values that follow from others: set before anything is refused. */
  readonly set?: PerStep<M, (context: ActionContext<M>) => MaybePromise<DraftOf<M>>>
  /** A rule returns what is wrong, or undefined. All of a step are asked, so that a person hears everything at once. */
  readonly refuse?: PerStep<M, (context: ActionContext<M>) => MaybePromise<RuleProblem | undefined>>
  /**
   * Rules that a reader may ask before he acts: what they find stands beside the button, and a BLOCK refuses the action.
   * They look at the record as it is, not at what the action brings, and are asked whenever somebody who may act opens it.
   */
  readonly guard?: PerStep<M, (context: ActionContext<M>) => MaybePromise<readonly Check[] | Check | undefined>>
  readonly follow?: PerStep<M, (context: EffectContext<M>) => MaybePromise<void>>
  /** In a transaction of its own, after a refusal has undone everything else. */
  readonly afterRefusal?: PerStep<
    M,
    (context: EffectContext<M> & { problems: readonly (RuleProblem | Problem)[] }) => MaybePromise<void>
  >
  readonly sheet?: SheetBeside
  readonly afterCommit?: PerStep<M, (context: ActionContext<M>) => MaybePromise<void>>
}

/** What screens show beside the fields of the model, for its sheets: columns by the names that the screens give them. */
export interface SheetBeside {
  readonly columns: Readonly<Record<string, { readonly text: string; readonly width: number }>>
  /** The fields of a row that are needed for it. */
  readonly reads: readonly string[]
  /** Writes into the rows what whoever asks is shown of them. */
  read(db: Queries, person: SignedInPerson, rows: readonly Record<string, unknown>[], say: Say): Promise<void>
}

export interface RuledDocument {
  readonly model: AnyDocument
  // biome-ignore lint/suspicious/noExplicitAny: the rules of different documents stand in one list
  readonly rules: Rules<any>
}

export const rulesFor = <M extends AnyDocument>(model: M, rules: Rules<M>): RuledDocument => ({ model, rules })

/** One rule for each step, as stories have what is written there: both may share it. */
export const oneEach = <S extends object>(sets: S): { readonly [K in keyof S]: readonly [S[K]] } =>
  Object.assign({}, ...Object.entries(sets).map(([step, rule]) => ({ [step]: [rule] })))
