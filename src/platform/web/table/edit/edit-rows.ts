/** What was changed in rows, apart from the rows themselves: rows that come anew keep it. Pure. */

import type { CellProblem, CellProblems, RowPatch } from './edit.types.ts'
import { flagsOf } from './row-flags.ts'

export interface Edits<Row extends object> {
  patches: ReadonlyMap<string, Partial<Row>>
  added: readonly Row[]
  removed: ReadonlySet<string>
}
export interface EditState<Row extends object> {
  edits: Edits<Row>
  /** What Ctrl+Z goes back to, the latest last. */
  past: readonly Edits<Row>[]
  /** Changes of one step are undone together. */
  step: string | undefined
  problems: ReadonlyMap<string, CellProblems>
}
export interface Changes<Row extends object> {
  added: Row[]
  updated: Row[]
  removed: Row[]
}

const UNDO_MAX = 100
/** Of a row that was added: its key while the person types the real one. */
const ADDED_KEY = '_key'

const emptyEdits = <Row extends object>(): Edits<Row> => ({
  patches: new Map(),
  added: [],
  removed: new Set(),
})
export const startState = <Row extends object>(): EditState<Row> => ({
  edits: emptyEdits(),
  past: [],
  step: undefined,
  problems: new Map(),
})

export const addedKey = (row: object): string | undefined => Reflect.get(row, ADDED_KEY) as string | undefined
export const addedRow = <Row extends object>(row: Row, key: string): Row => ({ ...row, _status: 'a', [ADDED_KEY]: key })

/** The row as it is stored: without what the table keeps in it. */
function plainRow<Row extends object>(row: Row): Row {
  const { _status, [ADDED_KEY]: _key, ...plain } = row as Row & Record<string, unknown>
  return plain as Row
}

const after = <Row extends object>(state: EditState<Row>, edits: Edits<Row>, step?: string): EditState<Row> => ({
  ...state,
  edits,
  past: step !== undefined && step === state.step ? state.past : [...state.past, state.edits].slice(-UNDO_MAX),
  step,
})

export function withChanges<Row extends object>(
  state: EditState<Row>,
  changes: readonly RowPatch<Row>[],
  step?: string,
): EditState<Row> {
  if (changes.length === 0) return state
  const patches = new Map(state.edits.patches)
  const problems = new Map(state.problems)
  const ofAdded = new Map<string, Partial<Row>>()
  const keys = new Set(state.edits.added.map(addedKey))
  for (const { key, patch } of changes) {
    const target = keys.has(key) ? ofAdded : patches
    target.set(key, { ...target.get(key), ...patch } as Partial<Row>)
    const others = Object.entries(problems.get(key) ?? {}).filter(([name]) => !(name in patch))
    if (others.length > 0) problems.set(key, Object.fromEntries(others))
    else problems.delete(key)
  }
  const added = state.edits.added.map((row) => {
    const patch = ofAdded.get(addedKey(row) ?? '')
    return patch ? { ...row, ...patch } : row
  })
  return { ...after(state, { ...state.edits, patches, added }, step), problems }
}

export const withAdded = <Row extends object>(state: EditState<Row>, row: Row): EditState<Row> =>
  after(state, { ...state.edits, added: [...state.edits.added, row] })

/** A row that was never saved is gone; one that was is to be deleted. */
export function withoutRows<Row extends object>(state: EditState<Row>, keys: readonly string[]): EditState<Row> {
  const gone = new Set(keys)
  const added = state.edits.added.filter((row) => !gone.has(addedKey(row) ?? ''))
  const wereAdded = new Set(state.edits.added.map(addedKey))
  const removed = new Set([...state.edits.removed, ...keys.filter((key) => !wereAdded.has(key))])
  return after(state, { ...state.edits, added, removed })
}

export function undone<Row extends object>(state: EditState<Row>): EditState<Row> {
  const edits = state.past.at(-1)
  return edits ? { ...state, edits, past: state.past.slice(0, -1), step: undefined } : state
}

export function withProblems<Row extends object>(
  state: EditState<Row>,
  found: readonly CellProblem[],
  isWhole: boolean,
): EditState<Row> {
  const problems = new Map(isWhole ? [] : state.problems)
  for (const { key, name, message } of found) problems.set(key, { ...problems.get(key), [name]: message })
  return { ...state, problems }
}

/** A row changed once is the same object until it changes again, so that no other row is rendered. */
const patched = new WeakMap<object, { base: object; row: object }>()
function patchedRow<Row extends object>(base: Row, patch: Partial<Row>): Row {
  const known = patched.get(patch)
  if (known?.base === base) return known.row as Row
  const row = { ...base, ...patch }
  patched.set(patch, { base, row })
  return row
}

export function editedRows<Row extends object>(
  rows: readonly Row[],
  { patches, added, removed }: Edits<Row>,
  keyOf: (row: Row) => string,
): readonly Row[] {
  if (patches.size === 0 && added.length === 0 && removed.size === 0) return rows
  const kept = removed.size === 0 ? rows : rows.filter((row) => !removed.has(keyOf(row)))
  const changed = kept.map((row) => {
    const patch = patches.get(keyOf(row))
    return patch ? patchedRow(row, patch) : row
  })
  return [...changed, ...added]
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))

/** What there is to save; a value that was changed back is no change. */
export function changesOf<Row extends object>(
  rows: readonly Row[],
  { patches, added, removed }: Edits<Row>,
  keyOf: (row: Row) => string,
): Changes<Row> {
  const updated = rows.flatMap((row) => {
    const patch = patches.get(keyOf(row))
    if (!patch || removed.has(keyOf(row))) return []
    const isChanged = Object.entries(patch).some(([name, value]) => !isSame(value, Reflect.get(row, name)))
    return isChanged ? [patchedRow(row, patch)] : []
  })
  return {
    added: added.map(plainRow),
    updated,
    removed: removed.size === 0 ? [] : rows.filter((row) => removed.has(keyOf(row))),
  }
}

export const isAdded = (row: object): boolean => flagsOf(row)._status === 'a'
