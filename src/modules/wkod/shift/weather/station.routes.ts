/**
 * A weather station of the plant: it has no account but a key, which opens nothing but this one door, is good for a year and
 * can be taken back at any time.
 */
import { z } from 'zod'
import type { Person } from '#platform/model/access.ts'
import { addMonths, startOfDay } from '#platform/model/calendar.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import type { App } from '#platform/server/http/app.ts'
import { endLink, lastDayOf, linkOf, makeLink, pathOfLink, postersOf } from '#platform/server/links/link.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { requireTry } from '#platform/server/sign-in/try-limit.ts'
import * as calls from './weather.calls.ts'
import { observed, STATION_API, stationBody } from './weather.calls.ts'
import { requireRecent } from './weather.routes.ts'
import { observe } from './weather-store.ts'

const STATION = 'WEATHER_STATION'
const KEY_MONTHS = 12
const keyOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
/** A station tells every minute at most; more is no station. */
const TELLING = { max: 120, minutes: 60 }

function registerTelling(app: App, services: Services): void {
  const { db, clock } = services
  const headers = z.object({ 'x-station-key': z.string().max(60).default('') })
  app.post(
    STATION_API,
    {
      config: { open: true },
      schema: { tags: ['기상·폭염'], headers, body: stationBody, response: { 200: observed } },
    },
    async ({ headers: { 'x-station-key': key }, body }) => {
      const link = await linkOf(services, key)
      if (link?.purposeCd !== STATION) throw new Refusal(401, 'STATION_KEY', '쓸 수 없는 관측기 키입니다.')
      const now = clock.now()
      await db.read('SYSTEM', (queries) => requireTry(queries, [`station:${link.linkNo}`], now, TELLING))
      requireRecent(body.obsDt, now)
      const { plantCd } = link
      const stopped = await db.write('SYSTEM', (tx) =>
        observe(tx, { ...body, plantCd, userId: program.userId, sourceCd: 'STATION' }, now),
      )
      return { obsDt: body.obsDt, stoppedCnt: stopped.length }
    },
  )
}

const keys = answer(calls.stationKeys, async ({ person, services }) => {
  const rows = await postersOf(services, STATION, person.plantCd)
  return {
    rows: rows.map(({ path, ...row }) => ({ linkNo: row.linkNo, untilYmd: lastDayOf(row), key: keyOf(path) })),
  }
})

const make = answer(calls.makeStationKey, async ({ person, tx, program, now, today, services }) => {
  const { plantCd, userId } = person
  const expireDt = startOfDay(addMonths(today, KEY_MONTHS))
  const given = { purposeCd: STATION, bizNo: 0, plantCd, vendorCd: null, expireDt, createUserId: userId, now }
  const linkNo = await makeLink(tx, given)
  await noted(program, person, { linkNo, now, actionCd: 'CREATE' })
  return { linkNo, key: keyOf(await pathOfLink(tx, services, linkNo)) }
})

const end = answer(calls.endStationKey, async ({ places: { no: linkNo }, person, tx, program, now }) => {
  const [own] = await program.query(sql`select from com_link where link_no = ${linkNo} and purpose_cd = ${STATION}
    and plant_cd = ${person.plantCd} and end_dt is null and expire_dt > ${now}`)
  if (!own) throw notFound()
  await endLink(tx, { linkNo, purposeCd: STATION, bizNo: 0, now })
  await noted(program, person, { linkNo, now, actionCd: 'DELETE' })
})

const noted = (
  program: Queries,
  { userId, plantCd }: Person,
  { linkNo, now, actionCd }: { linkNo: number; now: Date; actionCd: string },
) => writeAudit(program, { now, userId, plantCd, bizCd: 'weather-station', bizNo: linkNo, actionCd })

export const stationRoutes = routes(registerTelling, keys, make, end)
