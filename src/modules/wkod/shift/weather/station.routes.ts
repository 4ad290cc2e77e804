/**
 * A weather station of the plant: it has no account but a key, which opens nothing but this one door, is good for a year and
 * can be taken back at any time.
 */
import { z } from 'zod'
import { addMonths, startOfDay } from '#platform/model/calendar.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { program } from '#platform/server/documents/program.ts'
import type { App } from '#platform/server/http/app.ts'
import { endLink, lastDayOf, linkOf, makeLink, pathOfLink, postersOf } from '#platform/server/links/link.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { requireTry } from '#platform/server/sign-in/try-limit.ts'
import { requireRecent } from './weather.routes.ts'
import { observed, STATION_API, stationBody, stations, WEATHER_MENU } from './weather.wire.ts'
import { observe } from './weather-store.ts'

const tags = ['기상·폭염']
const STATION = 'WEATHER_STATION'
const KEY_MONTHS = 12
const keepers = ['SHM', 'SHD'] as const
const keyOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
/** A station tells every minute at most; more is no station. */
const TELLING = { max: 120, minutes: 60 }

export function stationRoutes(app: App, services: Services): void {
  registerTelling(app, services)
  registerKeys(app, services)
}

function registerTelling(app: App, services: Services): void {
  const { db, clock } = services
  const headers = z.object({ 'x-station-key': z.string().max(60).default('') })
  app.post(
    STATION_API,
    { config: { open: true }, schema: { tags, headers, body: stationBody, response: { 200: observed } } },
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

const API = `${STATION_API}/keys`

function registerKeys(app: App, services: Services): void {
  const { db, clock } = services
  const config = needs(WEATHER_MENU, 'write', keepers)
  app.get(API, { config, schema: { tags, response: { 200: stations } } }, async (request) => {
    const { plantCd } = personUnder(request, WEATHER_MENU)
    const rows = await postersOf(services, STATION, plantCd)
    return {
      rows: rows.map(({ path, ...row }) => ({ linkNo: row.linkNo, untilYmd: lastDayOf(row), key: keyOf(path) })),
    }
  })

  const made = z.object({ linkNo: z.number(), key: z.string() })
  app.post(API, { config, schema: { tags, response: { 200: made } } }, async (request) => {
    const { plantCd, userId } = personUnder(request, WEATHER_MENU, 'write')
    const now = clock.now()
    return db.write('SYSTEM', async (tx) => {
      const expireDt = startOfDay(addMonths(clock.today(), KEY_MONTHS))
      const given = { purposeCd: STATION, bizNo: 0, plantCd, vendorCd: null, expireDt, createUserId: userId, now }
      const linkNo = await makeLink(tx, given)
      await writeAudit(tx, { now, userId, plantCd, bizCd: 'weather-station', bizNo: linkNo, actionCd: 'CREATE' })
      return { linkNo, key: keyOf(await pathOfLink(tx, services, linkNo)) }
    })
  })

  const params = z.object({ no: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
  app.delete(
    `${API}/:no`,
    { config, schema: { tags, params, response: { 204: z.null() } } },
    async (request, reply) => {
      const { plantCd, userId } = personUnder(request, WEATHER_MENU, 'write')
      const now = clock.now()
      const linkNo = request.params.no
      const own = await postersOf(services, STATION, plantCd)
      if (!own.some((one) => one.linkNo === linkNo)) throw notFound()
      await db.write('SYSTEM', async (tx) => {
        await endLink(tx, { linkNo, purposeCd: STATION, bizNo: 0, now })
        await writeAudit(tx, { now, userId, plantCd, bizCd: 'weather-station', bizNo: linkNo, actionCd: 'DELETE' })
      })
      return reply.status(204).send(null)
    },
  )
}
