/** What the screens of cards ask besides records: permits to name, cards without a name, posters. */

import { z } from 'zod'
import { permitPort } from '#modules/common/permit.ports.ts'
import { addMonths, startOfDay } from '#platform/model/calendar.ts'
import { writtenInstant } from '#platform/model/call-words.ts'
import { TICKET } from '#platform/model/link.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { lastDayOf, makeLink, postersOf } from '#platform/server/links/link.ts'
import { forbidden, notFound, Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { forgiveTry, requireTry } from '#platform/server/sign-in/try-limit.ts'
import { type ObsType, obsTypes } from './obs-card.logic.ts'
import { obsCard, sorters } from './obs-card.model.ts'
import { permitNamed } from './obs-card.rules.ts'
import { permitRow, poster } from './obs-card.wire.ts'
import { fileAnonymously, followCard, OBSERVE_POSTER } from './obs-card-anonymous.ts'
import { posterResults } from './poster-results.ts'

const tags = [obsCard.label]
const read = needsDocument(obsCard)
const write = needsDocument(obsCard, 'write')
const types = Object.keys(obsTypes) as [ObsType, ...ObsType[]]
const anonymousBody = z.strictObject({
  ticket: z.string().regex(TICKET),
  obsTypeCd: z.enum(types),
  contentDesc: z.string().max(2000),
  placeDesc: z.string().max(200),
  obsDt: writtenInstant.optional(),
  nowActionDesc: z.string().max(1000).nullish(),
  permitNo: z.number().int().nullish(),
})
const lines = z.object({ lines: z.array(z.object({ label: z.string(), value: z.string() })) })
const FOLLOWING = { max: 10, minutes: 60 }

export function obsCardRoutes(app: App, services: Services): void {
  const { db, clock } = services

  app.get(
    `${obsCard.api}-permits`,
    { config: read, schema: { tags, response: { 200: z.object({ rows: z.array(permitRow) }) } } },
    async (request) => {
      const { person } = askerOf(request, obsCard)
      const rows = await db.read(person, (queries) => permitPort.running(queries, person.plantCd))
      return { rows: [...rows] }
    },
  )

  app.post(
    `${obsCard.api}-anonymous`,
    { config: write, schema: { tags, body: anonymousBody, response: { 200: z.object({ done: z.literal(true) }) } } },
    async (request) => {
      const { person } = askerOf(request, obsCard)
      const { ticket, obsDt, ...given } = request.body
      const now = clock.now()
      const at = obsDt && Date.parse(obsDt) <= now.getTime() ? obsDt : now.toISOString()
      const { permitNo = given.permitNo ?? null } = await db.read(person, (queries) =>
        permitNamed(queries, person, given),
      )
      const card = { ...given, obsDt: at, nowActionDesc: given.nowActionDesc ?? null, permitNo }
      await db.write('SYSTEM', (tx) => fileAnonymously(tx, { plantCd: person.plantCd, ticket, card, now }))
      return { done: true as const }
    },
  )

  app.post(
    `${obsCard.api}-follow`,
    { config: read, schema: { tags, body: z.strictObject({ ticket: z.string().max(20) }), response: { 200: lines } } },
    async (request) => {
      const { person } = askerOf(request, obsCard)
      const subject = [`obs-follow:${person.userId}`]
      await db.read('SYSTEM', (queries) => requireTry(queries, subject, clock.now(), FOLLOWING))
      const found = await db.read('SYSTEM', (queries) => followCard(queries, person.plantCd, request.body.ticket))
      if (!found) throw new Refusal(404, 'LINK_TICKET', '추적키가 올바르지 않습니다.')
      await db.read('SYSTEM', (queries) => forgiveTry(queries, subject))
      const said = found.thanks && { label: '회신', value: found.thanks.said }
      return { lines: [...found.lines, ...(said ? [said] : [])].map(({ label, value }) => ({ label, value })) }
    },
  )
  posterRoutes(app, services)
}

/** A code on a wall is renewed every year. */
const POSTER_MONTHS = 12
const place = z.object({ locationNo: z.number(), locationNm: z.string() })
const postersAnswer = z.object({ mayAdd: z.boolean(), places: z.array(place), rows: z.array(poster) })

function posterRoutes(app: App, services: Services): void {
  const { db, clock } = services
  const mayHang = (roles: readonly string[]) => [...sorters, 'SHD'].some((role) => roles.includes(role))

  app.get(
    `${obsCard.api}-posters`,
    { config: read, schema: { tags, response: { 200: postersAnswer } } },
    async (request) => {
      const { person } = askerOf(request, obsCard)
      if (person.kind === 'vendor') throw forbidden()
      const rows = await postersOf(services, OBSERVE_POSTER, person.plantCd)
      const nos = rows.map(({ bizNo }) => bizNo)
      const names = await db.read(person, (queries) => placeNames(queries, nos))
      const places = await db.query<z.infer<typeof place>>(
        person,
        sql`select location_no as "locationNo", location_nm as "locationNm" from site_location
          where plant_cd = ${person.plantCd} and use_yn = 'Y' and delete_yn = 'N' order by location_nm limit 500`,
      )
      const told = rows.map(({ bizNo }) => names.get(bizNo) ?? null)
      const results = await db.read('SYSTEM', (all) => posterResults(all, person.plantCd, told, clock.today()))
      return {
        mayAdd: mayHang(person.roles),
        places,
        rows: rows.map(({ linkNo, bizNo, expireDt, path }, at) => ({
          results: results[at] ?? { month: '', toldCnt: 0, doneCnt: 0, examples: [] },
          linkNo,
          path,
          locationNo: bizNo,
          untilYmd: lastDayOf({ expireDt }),
          locationNm: names.get(bizNo) ?? null,
        })),
      }
    },
  )

  const body = z.strictObject({ locationNo: z.number().int().min(0) })
  app.post(
    `${obsCard.api}-posters`,
    { config: write, schema: { tags, body, response: { 200: z.object({ linkNo: z.number() }) } } },
    async (request) => {
      const { person } = askerOf(request, obsCard)
      if (!mayHang(person.roles)) throw forbidden()
      const { locationNo } = request.body
      const now = clock.now()
      const linkNo = await db.write(person, async (tx) => {
        if (locationNo > 0 && !(await placeNames(tx, [locationNo])).has(locationNo)) throw notFound()
        const made = await makeLink(tx, {
          purposeCd: OBSERVE_POSTER,
          bizNo: locationNo,
          plantCd: person.plantCd,
          vendorCd: null,
          now,
          createUserId: person.userId,
          expireDt: startOfDay(addMonths(clock.today(), POSTER_MONTHS)),
        })
        await writeAudit(tx, {
          now,
          userId: person.userId,
          ip: request.ip,
          plantCd: person.plantCd,
          bizCd: obsCard.name,
          bizNo: made,
          actionCd: 'POSTER',
          diff: { locationNo: [null, locationNo] },
        })
        return made
      })
      return { linkNo }
    },
  )
}

async function placeNames(db: Queries, nos: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.query<{ no: number; nm: string }>(sql`select location_no as no, location_nm as nm
    from site_location where location_no = any(${[...nos]}::bigint[]) and delete_yn = 'N'`)
  return new Map(rows.map(({ no, nm }) => [no, nm]))
}
