/** The places of a plant with what is known of when each was looked at. */
import { nearMetres } from '#modules/baseinfo/near-place.api.ts'
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { BlindPlace } from './blind.calls.ts'
import { type BlindLimits, type LooksOf, longestFirst, seenBy } from './blind.logic.ts'
import type { LookWay } from './blind.model.ts'
import { blindAsks } from './blind.ports.ts'

/** What is older says nothing of how a place is looked at today: it stands as never seen. */
const BLIND_BACK_DAYS = 366

export async function blindLimits(db: Queries, today: string): Promise<BlindLimits> {
  const { BLIND_WARN_D = 0, BLIND_LATE_D = 0 } = await legalNumbers(db, ['BLIND_WARN_D', 'BLIND_LATE_D'], today)
  return { warnDays: BLIND_WARN_D, lateDays: BLIND_LATE_D }
}

/** @param db acts as the program */
export async function blindPlaces(db: Queries, plantCd: string, today: string): Promise<BlindPlace[]> {
  const limits = await blindLimits(db, today)
  const looksAt = await looksByPlace(db, plantCd, today)
  const places = await placesOf(db, plantCd)
  return places
    .map((place) => {
      const looks = looksAt.get(place.locationNo) ?? {}
      const told = Object.entries(looks).map(([wayCd, lastDt]) => ({ wayCd: wayCd as LookWay, lastDt }))
      return { ...place, ...seenBy(looks, today, limits), looks: told }
    })
    .toSorted((a, b) => longestFirst(a, b) || a.locationNm.localeCompare(b.locationNm))
}

async function looksByPlace(db: Queries, plantCd: string, today: string): Promise<ReadonlyMap<number, LooksOf>> {
  const metres = await nearMetres(db, today)
  const since = startOfDay(addDays(today, -BLIND_BACK_DAYS))
  const found = new Map<number, Partial<Record<LookWay, string>>>()
  for (const { wayCd, ask } of blindAsks.looks(db))
    for (const { locationNo, lastDt } of await ask(db, { plantCd, metres, since }))
      found.set(locationNo, { ...found.get(locationNo), [wayCd]: lastDt })
  return found
}

type Place = Pick<BlindPlace, 'locationNo' | 'locationNm' | 'mapNo' | 'locationX' | 'locationY'>
const placesOf = (db: Queries, plantCd: string): Promise<Place[]> =>
  db.query(sql`select p.location_no as "locationNo", p.location_nm as "locationNm", m.map_no as "mapNo",
      p.location_x as "locationX", p.location_y as "locationY"
    from site_location p left join site_map m on m.map_no = p.map_no and m.use_yn = 'Y' and m.delete_yn = 'N'
    where p.plant_cd = ${plantCd} and p.use_yn = 'Y' and p.delete_yn = 'N'`)

export const plansOf = (
  db: Queries,
  plantCd: string,
): Promise<{ mapNo: number; mapNm: string; mapFileId: number | null }[]> =>
  db.query(sql`select map_no as "mapNo", map_nm as "mapNm", map_file_id as "mapFileId" from site_map
    where plant_cd = ${plantCd} and use_yn = 'Y' and delete_yn = 'N' order by sort_order, map_nm`)
