/** Nested columns (S-190): heads over heads. A column with `child` is a group and has no cells of its own. */
import type { ShownColumn } from './shown-columns.ts'
import type { Column } from './table.types.ts'

/** The columns that have cells, in order. */
export const leavesOf = <Row>(columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.flatMap((column) => (column.child ? leavesOf(column.child) : column))

/** The groups above each column that has cells, from the top down. */
export function groupsOf<Row>(columns: readonly Column<Row>[]): ReadonlyMap<string, readonly Column<Row>[]> {
  const groups = new Map<string, readonly Column<Row>[]>()
  const visit = (siblings: readonly Column<Row>[], above: readonly Column<Row>[]) => {
    for (const column of siblings) {
      if (column.child) visit(column.child, [...above, column])
      else groups.set(column.name, above)
    }
  }
  visit(columns, [])
  return groups
}

/** The same columns with siblings in the order of their first leaf; no group is torn apart. */
export function orderedTree<Row>(columns: readonly Column<Row>[], order: readonly string[]): Column<Row>[] {
  const placeOf = (column: Column<Row>) => Math.min(...leavesOf([column]).map(({ name }) => order.indexOf(name)))
  return columns
    .map((column) => (column.child ? { ...column, child: orderedTree(column.child, order) } : column))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The order of the leaves after a column or a group has taken another place among its siblings. */
export function movedTo<Row>(tree: readonly Column<Row>[], name: string, place: number): string[] {
  const move = (siblings: readonly Column<Row>[]): readonly Column<Row>[] => {
    const moved = siblings.find((column) => column.name === name)
    if (!moved) return siblings.map((column) => (column.child ? { ...column, child: move(column.child) } : column))
    const rest = siblings.filter((column) => column !== moved)
    return rest.toSpliced(Math.max(0, Math.min(place, rest.length)), 0, moved)
  }
  return leavesOf(move(tree)).map((column) => column.name)
}

/** A cell of the head: a group over several columns, or a column with its own head. */
export interface HeadCell<Row> {
  key: string
  /** Index of the first shown column below it. */
  col: number
  colSpan: number
  rowSpan: number
  text: string
  /** Undefined for a group. */
  column: ShownColumn<Row> | undefined
  className: string
  style: ShownColumn<Row>['style']
}

/**
 * The rows of the head from the top down, merged as they show. Columns of one group stand under one cell as far as
 * they are neighbours and scroll alike; a column with fewer groups above it reaches down over the rows it leaves free.
 */
export function headRows<Row>(
  columns: readonly Column<Row>[],
  shown: readonly ShownColumn<Row>[],
): readonly (readonly HeadCell<Row>[])[] {
  const groups = groupsOf(columns)
  const pathOf = (column: ShownColumn<Row> | undefined) => groups.get(column?.name ?? '') ?? []
  const depth = shown.reduce((most, column) => Math.max(most, pathOf(column).length), 0) + 1
  const row = (level: number): HeadCell<Row>[] =>
    shown.flatMap((column, col) => {
      const path = pathOf(column)
      const group = path[level]
      if (level === path.length) return leafCell(column, col, depth - level)
      const before = shown[col - 1]
      if (!group || (pathOf(before)[level] === group && before?.fixed === column.fixed)) return []
      const after = shown.slice(col)
      const end = after.findIndex((one) => pathOf(one)[level] !== group || one.fixed !== column.fixed)
      return groupCell(group, level, col, end === -1 ? after : after.slice(0, end))
    })
  return Array.from({ length: depth }, (_, level) => row(level))
}

const leafCell = <Row>(column: ShownColumn<Row>, col: number, rowSpan: number): HeadCell<Row> => ({
  key: column.name,
  col,
  colSpan: 1,
  rowSpan,
  column,
  text: column.field?.text ?? '',
  className: column.className,
  style: column.style,
})

function groupCell<Row>(
  { name, text }: Column<Row>,
  level: number,
  col: number,
  below: readonly ShownColumn<Row>[],
): HeadCell<Row> {
  const [first] = below
  const last = below.at(-1)
  const sideNames = [first, last].flatMap((one) => one?.className.split(' ') ?? [])
  const sides = ['table-fixed', 'table-left-edge', 'table-right-edge'].filter((side) => sideNames.includes(side))
  return {
    key: `${level} ${name} ${col}`,
    col,
    colSpan: below.length,
    rowSpan: 1,
    text,
    column: undefined,
    className: ['table-cell', 'table-group', ...sides].join(' '),
    style: first?.fixed === 'right' ? last?.style : first?.style,
  }
}
