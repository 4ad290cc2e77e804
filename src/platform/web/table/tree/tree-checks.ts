/** What checking a row of a tree does to the others (S-229). The rows themselves are never changed, new ones are given. */
import type { Key } from '../table.types.ts'
import { type Planted, walk } from './tree.ts'

export interface CheckColumn {
  /** Field that holds Y or N, 1 or 0, true or false. */
  name: string
  /** Field of the row that locks this checkbox when it is Y. */
  disabledBy?: string | undefined
  /** Checking this checks that column as well; unchecking that one unchecks this (S-156: write needs access). */
  needs?: string | undefined
}
export type CheckState = 'on' | 'off' | 'half'

export const isChecked = (value: unknown): boolean => value === true || value === 1 || value === 'Y' || value === '1'

/** Y or N, 1 or 0, true or false: in the kind that was there before; Y or N where nothing was. */
function inKindOf(before: unknown, isOn: boolean): unknown {
  if (typeof before === 'boolean') return isOn
  if (typeof before === 'number') return isOn ? 1 : 0
  if (before === '1' || before === '0') return isOn ? '1' : '0'
  return isOn ? 'Y' : 'N'
}

const fieldOf = (row: object, name: string): unknown => Reflect.get(row, name)
const isOn = (row: object, column: CheckColumn): boolean => isChecked(fieldOf(row, column.name))
export const isLocked = (row: object, { disabledBy }: CheckColumn): boolean =>
  disabledBy !== undefined && isChecked(fieldOf(row, disabledBy))

/** A row and all below it that may be checked: what cascading means by one row. */
const reachOf = <Row>(row: Planted<Row>, column: CheckColumn): Planted<Row>[] =>
  walk([row]).filter((one) => !isLocked(one, column))

/** Half: of the row and those below it some are checked and some are not. Locked rows neither change nor count. */
export function stateOf<Row>(row: Planted<Row>, column: CheckColumn, isCascading: boolean): CheckState {
  const reach = isCascading && !isLocked(row, column) ? reachOf(row, column) : [row]
  const checked = reach.filter((one) => isOn(one, column)).length
  return checked === 0 ? 'off' : checked === reach.length ? 'on' : 'half'
}

interface CheckOptions {
  /** To all below, and upwards as far as all below are checked; else the row and its ancestors only. */
  isCascading: boolean
  /** All checkbox columns, for those that are tied. */
  columns: readonly CheckColumn[]
}

/** The tree after a person has checked or unchecked one row. */
export function check<Row>(
  rows: readonly Planted<Row>[],
  id: Key,
  column: CheckColumn,
  turnOn: boolean,
  options: CheckOptions,
): readonly Planted<Row>[] {
  const changed = checkOne(rows, id, column, turnOn, options.isCascading)
  const tied = options.columns.filter(({ name, needs }) => (turnOn ? name === column.needs : needs === column.name))
  return tied.reduce((after, other) => check(after, id, other, turnOn, options), changed)
}

function checkOne<Row>(
  rows: readonly Planted<Row>[],
  id: Key,
  column: CheckColumn,
  turnOn: boolean,
  isCascading: boolean,
): readonly Planted<Row>[] {
  const path = pathTo(rows, id)
  const row = path.at(-1)
  if (!row || isLocked(row, column)) return rows
  const next = new Map<Key, boolean>()
  const after = (one: Planted<Row>) => next.get(one.id) ?? isOn(one, column)
  for (const one of isCascading ? reachOf(row, column) : [row]) next.set(one.id, turnOn)
  for (const ancestor of path.slice(0, -1).toReversed()) {
    if (isLocked(ancestor, column)) continue
    if (isCascading)
      next.set(
        ancestor.id,
        reachOf(ancestor, column).every((one) => one === ancestor || after(one)),
      )
    else if (turnOn) next.set(ancestor.id, true)
    else if (!ancestor.children.some(after)) next.set(ancestor.id, false)
  }
  return withValues(rows, column.name, next)
}

/** The row and its ancestors from the root down; empty when there is no such row. */
function pathTo<Row>(rows: readonly Planted<Row>[], id: Key): Planted<Row>[] {
  for (const row of rows) {
    if (row.id === id) return [row]
    const below = pathTo<Row>(row.children, id)
    if (below.length > 0) return [row, ...below]
  }
  return []
}

/** Rows that stay as they are stay the same objects, so that only what changed is drawn again. */
function withValues<Row>(
  rows: readonly Planted<Row>[],
  name: string,
  next: ReadonlyMap<Key, boolean>,
): readonly Planted<Row>[] {
  const changed = rows.map((row) => {
    const children = withValues<Row>(row.children, name, next)
    const turnOn = next.get(row.id)
    const before = fieldOf(row, name)
    const isSame = turnOn === undefined || turnOn === isChecked(before)
    if (isSame && children === row.children) return row
    return { ...row, ...(!isSame && { [name]: inKindOf(before, turnOn) }), children }
  })
  return changed.every((row, index) => row === rows[index]) ? rows : changed
}
