/**
 * The one way by which the program writes documents: `tx.program(model)`, typed by the model. What it does passes the
 * phases of a person's act, set, needs, refuse and guards, number, follow, after commit; what it leaves out of them it
 * names, and the audit keeps it. What a person has to prove, his right, four eyes, the version that he read, is not asked.
 */
import type { Person } from '#platform/model/access.ts'
import type { ActionOf, AnyDocument, DraftOf, FieldOf, RecordOf, StoryOf } from '#platform/model/document.ts'
import type { Transaction } from '../database/database.ts'
import type { Sql } from '../database/sql.ts'

/** As whom the program writes; by itself where nobody is named. */
export interface ProgramAs {
  /** Whose act it follows from: he stands in the history, and rules see him. */
  by?: Person | undefined
  /** The moment of the act, where that was read from the clock before. */
  now?: Date | undefined
  ip?: string | null | undefined
}

/**
 * What is left out: a field that is neither asked for nor set, and refuses nothing; a problem by its code that does not
 * refuse; or all that is set (`set`), that refuses (`RULES`), that follows (`follow`).
 */
export type Skipped<M extends AnyDocument> = FieldOf<M> | 'set' | 'follow' | Uppercase<string>

/** How one act differs from that of a person. */
export interface ProgramHow<M extends AnyDocument> {
  /** In whose place it is done: he counts as who has decided. */
  behalfOf?: string | null | undefined
  reasonCd?: string | null | undefined
  reasonDesc?: string | null | undefined
  without?: readonly Skipped<M>[]
}

/** For many: the reason may be an expression over `r`, as it is then. */
export type ManyHow<M extends AnyDocument> = Omit<ProgramHow<M>, 'reasonDesc'> & { reasonDesc?: string | null | Sql }

/** Fields, and what the platform keeps beside them; a display number where it follows from another record. */
export type ProgramValues<M extends AnyDocument> = DraftOf<M> & { [K in M['docNo']]?: string | null } & {
  lastActorId?: string | null
}
export type NewValues<M extends AnyDocument> = ProgramValues<M> & { plantCd: string }
/** The same for many rows at once: what is not the same for all is an expression over the row `r`, as it was. */
export type SetValues<M extends AnyDocument> = { [K in keyof ProgramValues<M>]?: ProgramValues<M>[K] | Sql }

/** Nothing that the model does not have, wherever the object was made; and no state: that is moved by actions alone. */
type Exact<V, W> = V & { [K in Exclude<keyof V, keyof W> | 'statusCd']?: never }

/** The keys of a record that was made. */
export type Made<M extends AnyDocument> = { [K in M['key']]: number } & { [K in M['docNo']]: string | null }

/** What the history tells of a record that was written without an action. */
export type NoteOf<M extends AnyDocument> = 'EDIT' | 'print' | 'sign' | StoryOf<M> | ActionOf<M>

export interface ProgramDoor<M extends AnyDocument> {
  /** Makes a record in its first state. @throws Refusal 422 */
  create<V extends NewValues<M>>(values: Exact<V, NewValues<M>>, how?: ProgramHow<M>): Promise<Made<M>>
  /** Makes a record and takes an action of its first state, as one change. @throws Refusal 422 */
  create<V extends NewValues<M>>(
    actionCd: ActionOf<M>,
    values: Exact<V, NewValues<M>>,
    how?: ProgramHow<M>,
  ): Promise<Made<M>>
  /**
   * Takes an action of the record, locked.
   *
   * @returns the record as it is then; undefined, and nothing is written, where it is gone or stands in no state from which
   *   the action leads
   * @throws Refusal 422
   */
  act<const V extends ProgramValues<M>>(
    no: number,
    actionCd: ActionOf<M>,
    values?:
      | Exact<V, ProgramValues<M>>
      | ((record: RecordOf<M>) => Exact<V, ProgramValues<M>> | Promise<Exact<V, ProgramValues<M>>>),
    how?: ProgramHow<M>,
  ): Promise<RecordOf<M> | undefined>
  /**
   * Writes to the record, locked, and leaves it in its state; no rule is asked.
   *
   * @param values a function of the record as it stands; undefined: nothing is written
   * @returns the record as it is then; undefined where nothing was written
   */
  note<const V extends ProgramValues<M>>(
    no: number,
    storyCd: NoteOf<M>,
    values:
      | Exact<V, ProgramValues<M>>
      | ((
          record: RecordOf<M>,
        ) => Exact<V, ProgramValues<M>> | undefined | Promise<Exact<V, ProgramValues<M>> | undefined>),
    how?: Omit<ProgramHow<M>, 'without'>,
  ): Promise<RecordOf<M> | undefined>
  /**
   * Takes an action of all records that a condition over `r` names, in one statement with their audit and what pages that
   * show them are told.
   *
   * @returns the keys of those that stood where the action leads from
   * @throws RangeError where the action has rules or needs that are not left out by name: a statement asks none
   */
  moveAll(actionCd: ActionOf<M>, which: Sql, set?: SetValues<M>, how?: ManyHow<M>): Promise<number[]>
}

/** Opens the door to the documents of one model. */
export type OpenDoor = <M extends AnyDocument>(model: M, tx: Transaction, as: ProgramAs) => ProgramDoor<M>
