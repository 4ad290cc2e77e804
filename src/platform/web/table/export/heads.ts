/** The heads of the visible columns, nested as they were declared (S-190), for what leaves the table. */
import { groupsOf } from '../column-groups.ts'
import type { Column } from '../table.types.ts'

export interface Head<Row> {
  text: string
  /** Undefined for a head over others. */
  field: Column<Row> | undefined
  children: Head<Row>[]
}

/** Neighbours of one group stand under one head; a group whose columns were moved apart has several. */
export function nestedHeads<Row>(columns: readonly Column<Row>[], fields: readonly Column<Row>[]): Head<Row>[] {
  const groups = groupsOf(columns)
  const heads: Head<Row>[] = []
  let open: { group: Column<Row>; head: Head<Row> }[] = []
  for (const field of fields) {
    const path = groups.get(field.name) ?? []
    const shared = path.findIndex((group, level) => open[level]?.group !== group)
    open = open.slice(0, shared === -1 ? path.length : shared)
    for (const group of path.slice(open.length)) {
      const head: Head<Row> = { text: group.text, field: undefined, children: [] }
      childrenOf(open, heads).push(head)
      open.push({ group, head })
    }
    childrenOf(open, heads).push({ text: field.text, field, children: [] })
  }
  return heads
}

const childrenOf = <Row>(open: readonly { head: Head<Row> }[], top: Head<Row>[]): Head<Row>[] =>
  open.at(-1)?.head.children ?? top

export interface HeadCell<Row> extends Head<Row> {
  colSpan: number
  rowSpan: number
}

/** The same as rows of a plain table, from the top down. */
export function headRows<Row>(heads: readonly Head<Row>[]): HeadCell<Row>[][] {
  const depth = depthOf(heads)
  const rows: HeadCell<Row>[][] = Array.from({ length: depth }, () => [])
  const place = (level: readonly Head<Row>[], row: number): void => {
    for (const head of level) {
      const isGroup = head.field === undefined
      rows[row]?.push({ ...head, colSpan: widthOf(head), rowSpan: isGroup ? 1 : depth - row })
      place(head.children, row + 1)
    }
  }
  place(heads, 0)
  return rows
}

const depthOf = <Row>(heads: readonly Head<Row>[]): number =>
  heads.reduce((most, { children }) => Math.max(most, children.length > 0 ? 1 + depthOf(children) : 1), 1)
const widthOf = <Row>({ field, children }: Head<Row>): number =>
  field ? 1 : children.reduce((sum, child) => sum + widthOf(child), 0)
