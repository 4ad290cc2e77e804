/** Which labels stand for a target: its own, and those of places and equipment in it. Read as the program. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { TargetKind } from '../check-codes.model.ts'
import { type PlaceCode, placeCodeText } from './place-code.logic.ts'

export interface Looked {
  plantCd: string
  areaTypeCd: TargetKind
  equipNo: number | null
  locationNo: number | null
  processNo: number | null
  /** Of a route, in their order. */
  points: readonly number[]
}

/** A place with the places and the equipment in it, as labels say them. */
async function codesAt(db: Queries, locationNos: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db.query<{ root: number; kindCd: PlaceCode['kindCd']; no: number }>(sql`
    with recursive inside (root, no) as (
      select location_no, location_no from site_location where location_no = any(${[...locationNos]}::bigint[])
      union select i.root, l.location_no from inside i join site_location l on l.plocation_no = i.no and l.delete_yn = 'N'
    )
    select i.root::float8 as root, 'L' as "kindCd", i.no::float8 as no from inside i
    union select i.root::float8, 'E', f.equip_no::float8 from inside i join facility f on f.location_no = i.no and f.delete_yn = 'N'`)
  const found = new Map<number, string[]>(locationNos.map((no) => [no, []]))
  for (const { root, kindCd, no } of rows) found.get(root)?.push(placeCodeText({ kindCd, no }))
  return found
}

/** What hangs in a process. Where the register knows nothing in it, any label of the plant has to do. */
async function codesIn(db: Queries, processNos: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db.query<{ processNo: number; kindCd: PlaceCode['kindCd']; no: number }>(sql`
    select process_no::float8 as "processNo", 'E' as "kindCd", equip_no::float8 as no from facility
      where process_no = any(${[...processNos]}::bigint[]) and delete_yn = 'N'
    union select process_no::float8, 'L', location_no::float8 from facility
      where process_no = any(${[...processNos]}::bigint[]) and location_no is not null and delete_yn = 'N'`)
  const found = Map.groupBy(rows, ({ processNo }) => processNo)
  return new Map([...found].map(([processNo, some]) => [processNo, some.map(placeCodeText)]))
}

const placesOf = ({ areaTypeCd, locationNo, points }: Looked): readonly number[] =>
  areaTypeCd === 'ROUTE' ? points : areaTypeCd === 'LOC' ? [locationNo ?? 0] : []
const processesOf = ({ areaTypeCd, processNo }: Looked): number[] => (areaTypeCd === 'PROC' ? [processNo ?? 0] : [])

/**
 * Of each target, for each point of a route, else once: the labels one of which has to be read; null where any label of the
 * plant will do. Two statements, however many are asked of.
 */
export async function codesFor(db: Queries, looked: readonly Looked[]): Promise<(string[] | null)[][]> {
  const places = looked.flatMap(placesOf)
  const processes = looked.flatMap(processesOf)
  const at = places.length > 0 ? await codesAt(db, [...new Set(places)]) : new Map<number, string[]>()
  const inside = processes.length > 0 ? await codesIn(db, processes) : new Map<number, string[]>()
  return looked.map((one) => {
    if (one.areaTypeCd === 'PLANT') return [null]
    if (one.areaTypeCd === 'EQUIP') return [[placeCodeText({ kindCd: 'E', no: one.equipNo ?? 0 })]]
    if (one.areaTypeCd === 'PROC') return [inside.get(one.processNo ?? 0) ?? null]
    return placesOf(one).map((no) => at.get(no) ?? [])
  })
}

/** Of labels those that hang in a plant. */
export async function hangingIn(db: Queries, plantCd: string, codes: readonly PlaceCode[]): Promise<Set<string>> {
  const of = (kindCd: PlaceCode['kindCd']) => codes.filter((one) => one.kindCd === kindCd).map(({ no }) => no)
  const rows = await db.query<{ kindCd: PlaceCode['kindCd']; no: number }>(sql`
    select 'L' as "kindCd", location_no::float8 as no from site_location
      where location_no = any(${of('L')}::bigint[]) and plant_cd = ${plantCd} and delete_yn = 'N'
    union all select 'E', equip_no::float8 from facility
      where equip_no = any(${of('E')}::bigint[]) and plant_cd = ${plantCd} and delete_yn = 'N'`)
  return new Set(rows.map(placeCodeText))
}
