/** A number of a statistic about health, and of how many persons it tells. */
export interface Counted {
  value: number
  personCnt: number
}

/** Under so many persons a number says something about each of them (`-` is shown instead). */
export const SMALLEST_GROUP = 5

/** Row and column of one number in the table with its totals. */
type Place = readonly [row: number, column: number]

/**
 * A table of a health statistic as others may see it. Numbers about fewer than five persons are hidden, and as many
 * more as it takes that none of the hidden ones follows from what is shown: not by subtraction, not from several
 * totals together, and not because nothing below zero can be counted.
 *
 * Why this is enough: a table with its totals is a circulation (total → row → column → total). A hidden number can
 * vary exactly when a cycle leads through it on which the other hidden numbers can give way; where there is none,
 * one more number is hidden. It protects one table: publishing two that differ by one person is the caller's error.
 *
 * @param table one row more and one column more than the figures: the last of each are the totals. `value` of a total
 *   is the sum of its line, `personCnt` counts persons once
 * @returns the same table; `null` is a hidden number
 * @throws RangeError when a total is not the sum of its line
 */
export function hideSmallCells(table: readonly (readonly Counted[])[]): (number | null)[][] {
  refuseWrongTotals(table)
  const hidden = table.map((row) => row.map((cell) => cell.personCnt < SMALLEST_GROUP))
  while (hideAnother(table, hidden)) {
    // Each round hides one more number; with all of them hidden nothing can be computed.
  }
  return table.map((row, r) => row.map((cell, c) => (hidden[r]?.[c] ? null : cell.value)))
}

/**
 * The same for one list of groups with their total, where each person is in one group only.
 *
 * @param personCnts persons of each group
 */
export const hideSmallGroups = (personCnts: readonly number[]): ShownGroups => hideGroups(personCnts, () => false)

/**
 * A list of groups that is shown beside a larger one of which it is a part: what would tell of fewer than five of the
 * others, by the difference of the two, is hidden as well.
 *
 * @param others persons of each group who are in the larger list alone
 */
export function hideSmallGroupsBeside(personCnts: readonly number[], others: readonly number[]): ShownGroups {
  const beside = [...others, sum(others)]
  return hideGroups(personCnts, (index) => {
    const left = beside[index] ?? 0
    return left > 0 && left < SMALLEST_GROUP
  })
}

interface ShownGroups {
  groups: (number | null)[]
  total: number | null
}
/** @param tells whether the number at a place, the total last, tells of others too */
function hideGroups(personCnts: readonly number[], tells: (index: number) => boolean): ShownGroups {
  const table = withTotals([personCnts]).map((row) =>
    row.map((cell, index) => (tells(index) ? { ...cell, personCnt: 0 } : cell)),
  )
  const [row = []] = hideSmallCells(table)
  return { groups: row.slice(0, -1), total: row.at(-1) ?? null }
}

/** A table of persons, each counted in one cell only, with its totals. */
export function withTotals(personCnts: readonly (readonly number[])[]): Counted[][] {
  const rows = personCnts.map((row) => [...row, sum(row)])
  const totals = (rows[0] ?? [0]).map((_, column) => sum(rows.map((row) => row[column] ?? 0)))
  return [...rows, totals].map((row) => row.map((value) => ({ value, personCnt: value })))
}

/** Hides one more number where the hidden ones are not safe yet. */
function hideAnother(table: readonly (readonly Counted[])[], hidden: boolean[][]): boolean {
  const place = firstIn(linesOf(table), (line) => partner(line, table, hidden)) ?? partnerOfComputed(table, hidden)
  const row = place && hidden[place[0]]
  if (!row) return false
  row[place[1]] = true
  return true
}

/**
 * What has to be hidden in a line (its total last) whose hidden numbers would be told by the rest: one alone, or
 * several that are fewer than five persons together. The total goes last, people miss it most.
 */
function partner(
  line: readonly Place[],
  table: readonly (readonly Counted[])[],
  hidden: boolean[][],
): Place | undefined {
  const gone = line.filter((place) => isHidden(hidden, place))
  if (gone.length === 0) return undefined
  const total = line.at(-1)
  const tells = total && !isHidden(hidden, total)
  if (gone.length > 1 && !(tells && sum(gone.map((place) => countedAt(table, place).personCnt)) < SMALLEST_GROUP)) {
    return undefined
  }
  return smallestShown(line.slice(0, -1), table, hidden) ?? (tells ? total : undefined)
}

/** A neighbour of a hidden number that the shown ones still determine, though each line hides two. */
function partnerOfComputed(table: readonly (readonly Counted[])[], hidden: boolean[][]): Place | undefined {
  const computed = firstIn(
    placesOf(table).filter((place) => isHidden(hidden, place)),
    (place) => (canVary(place, table, hidden) ? undefined : place),
  )
  if (!computed) return undefined
  const near = placesOf(table).filter(([row, column]) => row === computed[0] || column === computed[1])
  return smallestShown(near, table, hidden) ?? smallestShown(placesOf(table), table, hidden)
}

function smallestShown(places: readonly Place[], table: readonly (readonly Counted[])[], hidden: boolean[][]) {
  const shown = places.filter((place) => !isHidden(hidden, place))
  return shown.toSorted((a, b) => countedAt(table, a).value - countedAt(table, b).value)[0]
}

/** Whether another table with the same shown numbers has another number at this place. */
function canVary(place: Place, table: readonly (readonly Counted[])[], hidden: boolean[][]): boolean {
  const arcs = placesOf(table)
    .filter((other) => isHidden(hidden, other) && !isSame(other, place))
    .flatMap((other) => residual(other, table))
  const [from, to] = arcOf(place, table)
  return reaches(arcs, to, from) || (countedAt(table, place).value > 0 && reaches(arcs, from, to))
}

type Arc = readonly [from: string, to: string]

/** A hidden number may always be more; it may be less unless it is nothing. */
function residual(place: Place, table: readonly (readonly Counted[])[]): Arc[] {
  const [from, to] = arcOf(place, table)
  return countedAt(table, place).value > 0
    ? [
        [from, to],
        [to, from],
      ]
    : [[from, to]]
}

/** total → row → column → total: the way of one person through the table with its totals. */
function arcOf([row, column]: Place, table: readonly (readonly Counted[])[]): Arc {
  const isRowTotal = column === (table[0]?.length ?? 0) - 1
  const isColumnTotal = row === table.length - 1
  if (isRowTotal && isColumnTotal) return ['out', 'in']
  if (isRowTotal) return ['in', `row ${row}`]
  return isColumnTotal ? [`column ${column}`, 'out'] : [`row ${row}`, `column ${column}`]
}

function reaches(arcs: readonly Arc[], from: string, to: string): boolean {
  const seen = new Set([from])
  for (const node of seen) {
    for (const [start, end] of arcs) if (start === node) seen.add(end)
  }
  return seen.has(to)
}

function placesOf(table: readonly (readonly Counted[])[]): Place[] {
  return table.flatMap((row, r) => row.map((_, c) => [r, c] as const))
}

/** Rows and columns, each with its total last. */
function linesOf(table: readonly (readonly Counted[])[]): Place[][] {
  const rows = table.map((row, r) => row.map((_, c) => [r, c] as const))
  const columns = (table[0] ?? []).map((_, c) => table.map((_row, r) => [r, c] as const))
  return [...rows, ...columns]
}

function refuseWrongTotals(table: readonly (readonly Counted[])[]) {
  for (const line of linesOf(table)) {
    const values = line.map((place) => countedAt(table, place).value)
    if (sum(values.slice(0, -1)) !== values.at(-1)) throw new RangeError('a total is not the sum of its line')
  }
}

function countedAt(table: readonly (readonly Counted[])[], [row, column]: Place): Counted {
  return table[row]?.[column] ?? { value: 0, personCnt: 0 }
}

function isHidden(hidden: boolean[][], [row, column]: Place) {
  return hidden[row]?.[column] ?? false
}

function isSame(a: Place, b: Place) {
  return a[0] === b[0] && a[1] === b[1]
}

function firstIn<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0)
}
