/** Rows that hang below rows: made from a flat list, given their places, listed as far as they are open (S-229). */
import { FIRST_TREE_ID } from '#platform/web/constants.ts'
import type { Key } from '../table.types.ts'

/** What a row of a tree may bring along; `planted` fills in what is missing. */
export interface TreeRow<Row> {
  id?: Key
  parent?: Key | null
  /** 1 at the root. */
  level?: number
  /** Open unless it is false. */
  expanded?: boolean
  children?: readonly Row[]
}
/** A row whose place is known. */
export type Planted<Row> = Row & {
  id: Key
  parent: Key | null
  level: number
  expanded: boolean
  children: readonly Planted<Row>[]
}

/** Every row with its id, parent and level; rows without an id are counted from 1000 on, past those already taken. */
export function planted<Row extends TreeRow<Row>>(rows: readonly Row[]): readonly Planted<Row>[] {
  const taken = walk(rows).flatMap(({ id }) => (typeof id === 'number' ? id : []))
  let next = taken.reduce((most, id) => Math.max(most, id + 1), FIRST_TREE_ID)
  const plant = (row: Row, parent: Key | null, level: number): Planted<Row> => {
    const id = row.id ?? next++
    const children = (row.children ?? []).map((child) => plant(child, id, level + 1))
    return { ...row, id, parent, level, expanded: row.expanded ?? true, children }
  }
  return rows.map((row) => plant(row, null, 1))
}

/** All rows, each before those below it. */
export function walk<Row extends { children?: readonly Row[] }>(rows: readonly Row[]): Row[] {
  return rows.flatMap((row) => [row, ...walk(row.children ?? [])])
}

/**
 * A tree from a flat list, in the order of the list. A row whose parent is not in the list stands at the root; so does
 * the first row of a ring, which would be lost otherwise.
 */
export function treeOf<Row extends object>(
  flat: readonly Row[],
  idName: keyof Row,
  parentName: keyof Row,
): readonly (Row & TreeRow<Row>)[] {
  const keyOf = (value: unknown): Key | null => (typeof value === 'string' || typeof value === 'number' ? value : null)
  const below = Map.groupBy(flat, (row) => keyOf(row[parentName]))
  const known = new Set(flat.map((row) => keyOf(row[idName])))
  const placed = new Set<Row>()
  const grow = (row: Row): Row & TreeRow<Row> => {
    placed.add(row)
    const id = keyOf(row[idName])
    const children = id === null ? [] : (below.get(id) ?? []).filter((child) => !placed.has(child))
    return { ...row, ...(id !== null && { id }), children: children.map(grow) }
  }
  const isRoot = (row: Row) => {
    const parent = keyOf(row[parentName])
    return parent === null || !known.has(parent)
  }
  const roots = flat.filter(isRoot).map(grow)
  return [...roots, ...flat.flatMap((row) => (placed.has(row) ? [] : grow(row)))]
}

export interface ListedRow<Row> {
  row: Planted<Row>
  isOpen: boolean
  /** Place among its siblings from 1, and how many they are. */
  place: number
  of: number
}

/** The rows that show, from top to bottom: those below a closed row do not. */
export function listed<Row>(
  rows: readonly Planted<Row>[],
  isOpen: (row: Planted<Row>) => boolean = ({ expanded }) => expanded,
  isKept: (row: Planted<Row>) => boolean = () => true,
): ListedRow<Row>[] {
  const kept = rows.filter(isKept)
  return kept.flatMap((row, index) => {
    const open = row.children.some(isKept) && isOpen(row)
    const own = { row, isOpen: open, place: index + 1, of: kept.length }
    return open ? [own, ...listed<Row>(row.children, isOpen, isKept)] : [own]
  })
}

/** The rows that are looked for, with what they stand below and what stands below them. */
export function keptFor<Row>(rows: readonly Planted<Row>[], isFound: (row: Planted<Row>) => boolean): ReadonlySet<Key> {
  const kept = rows.flatMap((row): Key[] => {
    if (isFound(row)) return walk([row]).map(({ id }) => id)
    const below = keptFor<Row>(row.children, isFound)
    return below.size > 0 ? [row.id, ...below] : []
  })
  return new Set(kept)
}
