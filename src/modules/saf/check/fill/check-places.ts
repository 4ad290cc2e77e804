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

/**
 * For each point of a route, else once: the labels one of which has to be read; null where any label of the plant will do.
 */
export async function codesFor(
  db: Queries,
  { areaTypeCd, equipNo, locationNo, processNo, points }: Looked,
): Promise<(string[] | null)[]> {
  if (areaTypeCd === 'PLANT') return [null]
  if (areaTypeCd === 'EQUIP') return [[placeCodeText({ kindCd: 'E', no: equipNo ?? 0 })]]
  if (areaTypeCd === 'PROC') {
    const rows = await db.query<{ kindCd: PlaceCode['kindCd']; no: number }>(sql`
      select 'E' as "kindCd", equip_no::float8 as no from facility where process_no = ${processNo} and delete_yn = 'N'
      union select 'L', location_no::float8 from facility where process_no = ${processNo} and location_no is not null and delete_yn = 'N'`)
    // Where the register knows nothing in it, any label of the plant has to do.
    return [rows.length > 0 ? rows.map(placeCodeText) : null]
  }
  const asked = areaTypeCd === 'LOC' ? [locationNo ?? 0] : points
  const codes = await codesAt(db, asked)
  return asked.map((no) => codes.get(no) ?? [])
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
