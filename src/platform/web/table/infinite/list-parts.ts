/** A long list that arrives in parts: how the parts become one list (S-226, S-227). */
import { cellValue, compareValues } from '../cell-text.ts'
import { leavesOf } from '../column-groups.ts'
import type { Column } from '../table.types.ts'

export interface ListRequest {
  /** Counted in parts of `limit` rows, from 1. */
  page: number
  limit: number
  sort: string
  signal: AbortSignal
}
export interface ListPart<Row> {
  /** Of all matches. */
  total: number
  rows: readonly Row[]
}
export type LoadPart<Row> = (request: ListRequest) => Promise<ListPart<Row>>

export interface JoinedParts<Row> {
  rows: Row[]
  total: number
  isComplete: boolean
  /** Rows have come or gone between two parts, so that one may be missing: the parts must be asked for again. */
  isTorn: boolean
}

/** The number of the part after these; undefined behind the last. */
export function nextPart<Row>(parts: readonly ListPart<Row>[], limit: number): number | undefined {
  const last = parts.at(-1)
  const isLast = !last || last.rows.length < limit || parts.length * limit >= last.total
  return isLast ? undefined : parts.length + 1
}

/** No row stands twice: one that has moved from one part into the next keeps its first place. */
export function joinParts<Row>(
  parts: readonly ListPart<Row>[],
  limit: number,
  keyOf: (row: Row) => string,
): JoinedParts<Row> {
  const all = parts.flatMap(({ rows }) => rows)
  const rows = [...new Map(all.map((row) => [keyOf(row), row])).values()]
  const total = parts.at(-1)?.total ?? 0
  const isComplete = parts.length > 0 && nextPart(parts, limit) === undefined
  const hasShifted = rows.length < all.length || parts.some((part) => part.total !== total)
  return { rows, total, isComplete, isTorn: hasShifted || (isComplete && rows.length !== total) }
}

/** Rows in the order of a column; those without a value stand last. Rows that are alike keep their order. */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: string,
): readonly Row[] {
  const column = leavesOf(columns).find(({ name }) => name === sort.replace(/^-/, ''))
  if (!column) return rows
  const sign = sort.startsWith('-') ? -1 : 1
  const isMissing = (value: unknown) => value === null || value === undefined
  return rows.toSorted((a, b) => {
    const [one, other] = [cellValue(column, a), cellValue(column, b)]
    if (isMissing(one) || isMissing(other)) return Number(isMissing(one)) - Number(isMissing(other))
    return sign * compareValues(one, other)
  })
}
