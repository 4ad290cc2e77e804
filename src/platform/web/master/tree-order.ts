/** Rows of a tree in the order in which they are read: each below its parent. */

export interface TreeRow<Row> {
  row: Row
  /** 0 at the root. */
  level: number
}

/** Rows whose parent is not among them stand at the root: what a search has found is never lost. */
export function inTreeOrder<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  parentOf: (row: Row) => string | null,
): TreeRow<Row>[] {
  const ids = new Set(rows.map(idOf))
  const below = Map.groupBy(rows, (row) => {
    const parent = parentOf(row)
    return parent !== null && ids.has(parent) && parent !== idOf(row) ? parent : null
  })
  const ordered: TreeRow<Row>[] = []
  const seen = new Set<string>()
  const walk = (parent: string | null, level: number): void => {
    for (const row of below.get(parent) ?? []) {
      const id = idOf(row)
      if (seen.has(id)) continue
      seen.add(id)
      ordered.push({ row, level })
      walk(id, level + 1)
    }
  }
  walk(null, 0)
  // A ring has no root; its rows are shown all the same, so that somebody can break it.
  for (const row of rows) if (!seen.has(idOf(row))) ordered.push({ row, level: 0 })
  return ordered
}
