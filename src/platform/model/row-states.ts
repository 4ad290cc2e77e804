/**
 * The states of rows that are no documents, a seat, a reservation, an account, declared once for both sides: which there
 * are, and by which moves one leads to another. The table refuses every other state, the statement that moves them
 * (`platform/server/database/stateful-rows.ts`) every other move.
 */
interface Step<S extends string> {
  readonly from: S | readonly S[]
  readonly to: S
  /** What the audit calls it, where that is not the name of the move. */
  readonly as?: string
}

export interface RowStates<S extends string = string, M extends string = string, C extends string = string> {
  readonly table: string
  /** The column, as the wire and the code name it. */
  readonly column: C
  readonly states: readonly S[]
  readonly moves: Readonly<Record<M, Step<S>>>
  /** Each state by its name, for SQL that stays by hand: a misspelt one does not compile. */
  readonly is: { readonly [K in S]: K }
}

interface Declared<S extends string, H extends S, M extends string, C extends string> {
  column: C
  /** The states, with their words where it has them. */
  states: Readonly<Record<S, unknown>> | readonly S[]
  /** States that a reader is shown and no row is in. */
  shown?: readonly H[]
  moves: Readonly<Record<M, Step<NoInfer<Exclude<S, H>>>>>
}

const isList = <S extends string>(states: object | readonly S[]): states is readonly S[] => Array.isArray(states)

export function rowStates<const S extends string, M extends string, C extends string, H extends S = never>(
  table: string,
  { column, states, shown = [], moves }: Declared<S, H, M, C>,
): RowStates<Exclude<S, H>, M, C> {
  const isStored = (state: S): state is Exclude<S, H> => !(shown as readonly S[]).includes(state)
  const stored = [...(isList(states) ? states : (Object.keys(states) as S[]))].filter(isStored)
  const is = Object.fromEntries(stored.map((state) => [state, state])) as { [K in Exclude<S, H>]: K }
  return { table, column, states: stored, moves, is }
}

export type StateIn<R> = R extends RowStates<infer S> ? S : never
export type MoveIn<R> = R extends RowStates<string, infer M> ? M : never
