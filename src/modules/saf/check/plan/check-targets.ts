/** What is looked at: equipment, places, processes, a route or the plant, by key and by name. Read as the program. */
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { TargetKind } from '../check-codes.model.ts'

export interface Target {
  key: string
  nm: string
  equipNo: number | null
  locationNo: number | null
  processNo: number | null
}
const none = { equipNo: null, locationNo: null, processNo: null }

/** Of which table the targets of a kind are. */
const from: Readonly<Record<'EQUIP' | 'LOC' | 'PROC', Sql>> = {
  EQUIP: sql`select equip_no as no, equip_cd || ' ' || equip_nm as nm, process_no, location_no, plant_cd from facility
    where use_yn = 'Y' and delete_yn = 'N'`,
  LOC: sql`select location_no as no, location_nm as nm, null::bigint as process_no, location_no, plant_cd from site_location
    where use_yn = 'Y' and delete_yn = 'N'`,
  PROC: sql`select process_no as no, process_nm as nm, process_no, null::bigint as location_no, plant_cd from process
    where use_yn = 'Y' and delete_yn = 'N'`,
}

/** What may be chosen. @param keys these alone; all of them where nothing is said */
export async function targetsOf(
  db: Queries,
  plantCd: string,
  areaTypeCd: TargetKind | null,
  keys: readonly string[] | null = null,
): Promise<Target[]> {
  if (areaTypeCd !== 'EQUIP' && areaTypeCd !== 'LOC' && areaTypeCd !== 'PROC') return []
  const rows = await db.query<{ no: number; nm: string; processNo: number | null; locationNo: number | null }>(
    sql`select t.no::float8 as no, t.nm, t.process_no::float8 as "processNo", t.location_no::float8 as "locationNo"
      from (${from[areaTypeCd]}) t where t.plant_cd = ${plantCd} and (${keys}::text[] is null or t.no::text = any(${keys}::text[]))
      order by t.nm, t.no limit 2000`,
  )
  return rows.map(({ no, nm, processNo, locationNo }) => ({
    key: String(no),
    nm,
    processNo,
    locationNo,
    equipNo: areaTypeCd === 'EQUIP' ? no : null,
  }))
}

/** Of a schedule: what was chosen; a route and a plant are their own target. */
export async function chosenTargets(
  db: Queries,
  {
    plantCd,
    areaTypeCd,
    targetKeys,
    tmplNm,
  }: { plantCd: string; areaTypeCd: TargetKind; targetKeys: string | null; tmplNm: string },
): Promise<Target[]> {
  if (areaTypeCd === 'ROUTE') return [{ ...none, key: 'ROUTE', nm: tmplNm }]
  if (areaTypeCd === 'PLANT') {
    const [plant] = await db.query<{ nm: string }>(sql`select plant_nm as nm from plant where plant_cd = ${plantCd}`)
    return [{ ...none, key: 'PLANT', nm: plant?.nm ?? plantCd }]
  }
  return targetsOf(db, plantCd, areaTypeCd, keysIn(targetKeys))
}

export const keysIn = (targetKeys: string | null): string[] => [
  ...new Set((targetKeys ?? '').split(/[\s,]+/).filter(Boolean)),
]
