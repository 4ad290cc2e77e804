import { hasRole } from '#platform/model/access.ts'
import { addMonths, startOfDay } from '#platform/model/calendar.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { controlRoomTel } from '#platform/server/directory/site.ts'
import { lastDayOf, makeLink, postersOf } from '#platform/server/links/link.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import { accident } from '../accident.model.ts'
import * as calls from './accident-poster.calls.ts'
import { ACCIDENT_POSTER } from './accident-poster.ts'

/** A code on a wall is renewed every year. */
const POSTER_MONTHS = 12

const placesOf = (db: Queries, plantCd: string) =>
  db.query<{ locationNo: number; locationNm: string }>(
    sql`select location_no::int as "locationNo", location_nm as "locationNm" from site_location
      where plant_cd = ${plantCd} and use_yn = 'Y' and delete_yn = 'N' order by location_nm limit 500`,
  )

export const accidentPosterRoutes = routes(
  answer(calls.accidentPosters, async ({ services, program, db, person }) => {
    if (person.kind === 'vendor') throw forbidden()
    const [rows, places, tel] = await Promise.all([
      postersOf(services, ACCIDENT_POSTER, person.plantCd),
      placesOf(db, person.plantCd),
      controlRoomTel(program, person.plantCd),
    ])
    const names = new Map(places.map(({ locationNo, locationNm }) => [locationNo, locationNm]))
    return {
      mayAdd: hasRole(person, 'SHM', 'SHD'),
      places,
      rows: rows.map(({ linkNo, bizNo, expireDt, path }) => ({
        linkNo: Number(linkNo),
        path,
        tel,
        locationNm: names.get(Number(bizNo)) ?? null,
        untilYmd: lastDayOf({ expireDt }),
      })),
    }
  }),
  answer(calls.hangAccidentPoster, async ({ tx, person, now, today, ip, body: { locationNo } }) => {
    if (!hasRole(person, 'SHM', 'SHD')) throw forbidden()
    const places = await placesOf(tx, person.plantCd)
    if (locationNo > 0 && !places.some((place) => place.locationNo === locationNo)) throw notFound()
    const linkNo = await makeLink(tx, {
      purposeCd: ACCIDENT_POSTER,
      bizNo: locationNo,
      plantCd: person.plantCd,
      vendorCd: null,
      now,
      createUserId: person.userId,
      expireDt: startOfDay(addMonths(today, POSTER_MONTHS)),
    })
    await writeAudit(tx, {
      now,
      userId: person.userId,
      ip,
      plantCd: person.plantCd,
      bizCd: accident.name,
      bizNo: linkNo,
      actionCd: 'POSTER',
      diff: { locationNo: [null, locationNo] },
    })
    return { linkNo: Number(linkNo) }
  }),
)
