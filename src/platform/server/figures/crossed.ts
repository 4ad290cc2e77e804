/** Figures that are cut twice: all cells with all their totals in one pass, those that tell of too few persons hidden. */
import type { Crossed } from '#platform/model/figures.ts'
import { type Counted, hideSmallCells } from '#platform/model/small-cells.ts'
import type { Queries } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'

interface Cell extends Counted {
  rowKey: string | null
  rowNm: string | null
  columnKey: string | null
  columnNm: string | null
}
interface Side {
  /** Never null: a null is the key of a total. */
  key: Sql
  /** Of the key in `c.row_key`, `c.column_key`. */
  name: Sql
}

/**
 * @param counted from and where of the documents `r`
 * @param persons whom a document is about; each counts once in each cell and total. Without it nothing is hidden.
 */
export async function crossed(
  db: Queries,
  { row, column, counted, persons }: { row: Side; column: Side; counted: Sql; persons: Sql | undefined },
): Promise<Crossed> {
  const cells = await db.query<Cell>(sql`
    select c.row_key as "rowKey", ${row.name} as "rowNm", c.column_key as "columnKey", ${column.name} as "columnNm",
      c.value, c."personCnt"
    from (select ${row.key} as row_key, ${column.key} as column_key, count(*) as value,
        count(distinct ${persons ?? sql`1`}) as "personCnt" ${counted} group by cube (1, 2)) c`)
  const rows = headsOf(cells.map(({ rowKey, rowNm }) => [rowKey, rowNm]))
  const columns = headsOf(cells.map(({ columnKey, columnNm }) => [columnKey, columnNm]))
  const byPlace = new Map(cells.map((cell) => [`${cell.rowKey}\n${cell.columnKey}`, cell]))
  const places = (heads: Crossed['rows']) => [...heads.map(({ key }) => key), null]
  const table = places(rows).map((rowKey) =>
    places(columns).map((columnKey) => byPlace.get(`${rowKey}\n${columnKey}`) ?? NOTHING),
  )
  return { rows, columns, cells: persons ? hideSmallCells(table) : table.map((line) => line.map(({ value }) => value)) }
}

const NOTHING: Counted = { value: 0, personCnt: 0 }

function headsOf(named: readonly (readonly [key: string | null, name: string | null])[]): Crossed['rows'] {
  const heads = new Map(named.flatMap(([key, name]) => (key === null ? [] : [[key, name] as const])))
  return [...heads].map(([key, name]) => ({ key, name })).toSorted((a, b) => a.key.localeCompare(b.key))
}
