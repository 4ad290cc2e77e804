/**
 * Visits in figures for whoever may know how many and never who: by month and class of symptom, by department. Counted past
 * the rows' own fence, and shown with the small numbers hidden (§6).
 */
import { z } from 'zod'
import { addMonths, daysBetween } from '#platform/model/calendar.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { plantOf } from '#platform/server/directory/wire.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { type Counted, hideSmallCells } from '../small-cells.logic.ts'

const STAT_MENU = '/hea/infirm/infirmStat'
const LONGEST_DAYS = 731

const day = z.iso.date()
const querystring = z
  .object({ from: day, to: day, plantCd: z.string().max(20).optional() })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) <= LONGEST_DAYS, { path: ['to'] })
/** `null` is a number that must not be known. */
/** A department by its name, a month or a class of symptom by its key alone; `-` stands for all vendors. */
const head = z.object({ key: z.string(), name: z.string().nullable() })
const table = z.object({
  rows: z.array(head),
  columns: z.array(head),
  /** One row and one column more: the totals. */
  cells: z.array(z.array(z.number().nullable())),
})
type Table = z.infer<typeof table>
const answer = z.object({ bySymptom: table, byDept: table })

interface Cell extends Counted {
  rowKey: string | null
  rowNm: string | null
  columnKey: string | null
}

export function statRoutes(app: App, { db }: Services): void {
  app.get(
    '/api/hea/infirm/visitstat',
    { config: needs(STAT_MENU), schema: { tags: ['의무실 현황'], querystring, response: { 200: answer } } },
    async (request) => {
      const person = personUnder(request, STAT_MENU, 'access')
      const { from, to, plantCd } = request.query
      // Whole months only: two periods that differ by a day would tell of the day.
      const within = visitsIn(from.slice(0, 7), to.slice(0, 7), plantOf(person, plantCd))
      return db.read('SYSTEM', async (queries) => {
        const [bySymptom, byDept] = await Promise.all([
          queries.query<Cell>(cube(sql`to_char(v.visit_dt, 'YYYY-MM')`, within)),
          queries.query<Cell>(cube(sql`coalesce(v.dept_cd, '-')`, within)),
        ])
        return { bySymptom: tableOf(bySymptom), byDept: tableOf(byDept) }
      })
    },
  )
}

const visitsIn = (fromYm: string, toYm: string, plantCd: string | undefined): Sql => sql`v.delete_yn = 'N'
  and v.visit_dt >= ${`${fromYm}-01`}::date::timestamp at time zone 'Asia/Seoul'
  and v.visit_dt < ${addMonths(`${toYm}-01`, 1)}::date::timestamp at time zone 'Asia/Seoul'
  and ${plantCd === undefined ? sql`true` : sql`v.plant_cd = ${plantCd}`}`

/** All cells by class of symptom, with all their totals, in one pass; a person counts once in each. */
const cube = (row: Sql, within: Sql): Sql => sql`
  select c.row_key as "rowKey", (select dept_nm from directory_dept where dept_cd = c.row_key) as "rowNm",
    c.column_key as "columnKey", c.value, c."personCnt"
  from (select ${row} as row_key, v.symptom_cd as column_key, count(*) as value,
      count(distinct coalesce(v.user_id, 'P' || v.person_no)) as "personCnt"
    from hea_infirm_visit v where ${within} group by cube (1, 2)) c`

const NOTHING: Counted = { value: 0, personCnt: 0 }

function tableOf(cells: readonly Cell[]): Table {
  const rows = headsOf(cells.map(({ rowKey, rowNm }) => [rowKey, rowNm]))
  const columns = headsOf(cells.map(({ columnKey }) => [columnKey, null]))
  const byPlace = new Map(cells.map((cell) => [`${cell.rowKey}\n${cell.columnKey}`, cell]))
  const places = (heads: Table['rows']) => [...heads.map(({ key }) => key), null]
  const counted = places(rows).map((row) =>
    places(columns).map((column) => byPlace.get(`${row}\n${column}`) ?? NOTHING),
  )
  return { rows, columns, cells: hideSmallCells(counted) }
}

function headsOf(named: readonly (readonly [key: string | null, name: string | null])[]): Table['rows'] {
  const heads = new Map(named.flatMap(([key, name]) => (key === null ? [] : [[key, name] as const])))
  return [...heads].map(([key, name]) => ({ key, name })).toSorted((a, b) => a.key.localeCompare(b.key))
}
