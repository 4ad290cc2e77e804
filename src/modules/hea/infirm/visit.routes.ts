/**
 * Visits. Not the routes that every document has: the list shows no names (§6), and registering gives medicine in the same
 * transaction.
 */

import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { creatableFields, hasLevel, hasRole } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { pageOf, seenVersion } from '#platform/model/call-words.ts'
import { logShown } from '#platform/server/audit/read-log.ts'
import { sql } from '#platform/server/database/sql.ts'
import { parseInput } from '#platform/server/documents/input.ts'
import { getRecord, toWire } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import { type Asker, DocumentStore } from '#platform/server/documents/store.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden, Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs } from '#platform/server/sign-in/menu-right.ts'
import type { Mover } from './medicine-stock.ts'
import { healthTeam, infirmVisit, MY_VISITS } from './visit.model.ts'
import { infirmVisitRules } from './visit.rules.ts'
import { giveMedicines, givenMedicine } from './visit-medicine.ts'
import { historyOf, medicineLine, medicinesOf, visitList, visitQuery } from './visit-read.ts'
import { historyLine, visitLine } from './visit-read.wire.ts'

const tags = [infirmVisit.label]
const params = z.object({ no: z.coerce.number().int().min(1) })
const record = z.looseObject({ heaInfirmVisitNo: z.number(), medicines: z.array(medicineLine) })
const MOST_MEDICINES = 20
const medicines = z.array(givenMedicine).max(MOST_MEDICINES)
const MOST_OWN = 100

export function visitRoutes(app: App, services: Services): void {
  const store = new DocumentStore(services, infirmVisitRules)
  registerList(app, services)
  registerOwn(app, services)
  registerRecord(app, services)
  registerNew(app, services, store)
  registerChanges(app, services, store)
  registerGiving(app, services)
}

function registerList(app: App, { db }: Services): void {
  const schema = { tags, querystring: visitQuery, response: { 200: pageOf(visitLine) } }
  app.get(`${infirmVisit.api}s`, { config: needsDocument(infirmVisit), schema }, (request) => {
    const { person } = askerOf(request, infirmVisit)
    return db.read(person, (queries) => visitList(queries, request.query, person.plantCd))
  })
}

/** What is kept about oneself; row-level security gives nothing else. */
function registerOwn(app: App, { db }: Services): void {
  const schema = { tags, response: { 200: z.object({ rows: z.array(historyLine) }) } }
  app.get(`${infirmVisit.api}s/mine`, { config: needs(MY_VISITS), schema }, async ({ person }) => ({
    rows: await db.read(person, (queries) => historyOf(queries, { userId: person.userId }, MOST_OWN)),
  }))
}

/** Opening one is what the read log tells of: the name, the vital signs, what was given. */
async function shown(services: Services, request: FastifyRequest, asker: Asker, no: number) {
  const { person, mayWrite } = asker
  const { row, given } = await services.db.read(person, async (queries) => {
    const [row, given] = await Promise.all([getRecord(queries, infirmVisit, no), medicinesOf(queries, no)])
    return { row, given }
  })
  await logShown(services, request, infirmVisit, [row], 'RECORD')
  const wire = toWire(infirmVisit, asker, row, mayWrite)
  return { ...wire, heaInfirmVisitNo: no, medicines: given }
}

function registerRecord(app: App, services: Services): void {
  const schema = { tags, params, response: { 200: record } }
  app.get(`${infirmVisit.api}/:no`, { config: needsDocument(infirmVisit), schema }, (request) =>
    shown(services, request, askerOf(request, infirmVisit), request.params.no),
  )
}

/** Who treats: of the team, at the level that reads findings. @throws Refusal 403 */
function treating(request: FastifyRequest): Asker {
  const asker = askerOf(request, infirmVisit)
  const { person, mayWrite } = asker
  if (!mayWrite || !hasRole(person, ...healthTeam) || !hasLevel(person, ['F'])) throw forbidden()
  return asker
}

const moverOf = ({ person }: Asker, now: Date): Mover => ({
  userId: person.userId,
  plantCd: person.plantCd,
  now,
  today: dayOf(now),
})

function registerNew(app: App, services: Services, store: DocumentStore): void {
  const { db, clock } = services
  const body = z.strictObject({ visit: z.record(z.string(), z.unknown()), medicines: medicines.default([]) })
  const schema = { tags, body, response: { 201: record } }
  app.post(infirmVisit.api, { config: needsDocument(infirmVisit, 'write'), schema }, async (request, reply) => {
    const asker = treating(request)
    const now = clock.now()
    const values = parseInput(infirmVisit, request.body.visit, creatableFields(infirmVisit), asker.language, now)
    const once = onceOf(request)
    const no = await db
      .write(asker.person, async (tx) => {
        const made = await store.insert(tx, asker, values, once)
        const whom = { userId: textOf(values.userId), personNo: numberOf(values.personNo), heaInfirmVisitNo: made }
        await giveMedicines(tx, moverOf(asker, now), whom, request.body.medicines)
        return made
      })
      .catch((error: unknown) => earlier(services, asker, once, error))
    return reply.status(201).send(await shown(services, request, asker, no))
  })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** A second press of the same button is the first one. */
function onceOf({ headers, body }: FastifyRequest) {
  const idempotencyKey = headers['idempotency-key']
  if (typeof idempotencyKey !== 'string' || idempotencyKey === '') return undefined
  const bodyDigest = createHash('sha256')
    .update(JSON.stringify(body ?? {}))
    .digest('hex')
  return { idempotencyKey: idempotencyKey.slice(0, 80), bodyDigest }
}

/** @returns the visit that the same key made before @throws what happened, where there is none */
async function earlier({ db }: Services, { person }: Asker, once: ReturnType<typeof onceOf>, error: unknown) {
  const { code, table } = error as { code?: string; table?: string }
  if (!once || code !== '23505' || table !== 'sys_idempotency') throw error
  const [row] = await db.query<{ no: number; digest: string }>(
    person,
    sql`select biz_no as no, body_digest as digest from sys_idempotency
      where user_id = ${person.userId} and idempotency_key = ${once.idempotencyKey} and biz_cd = ${infirmVisit.name}`,
  )
  if (row?.digest === once.bodyDigest) return row.no
  throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED', '같은 요청 번호로 다른 내용이 먼저 저장되었습니다.')
}

const versioned = z.looseObject({ rowVersion: seenVersion })
const acted = z.looseObject({ rowVersion: seenVersion, reasonDesc: z.string().max(1000).optional() })

function registerChanges(app: App, services: Services, store: DocumentStore): void {
  const config = needsDocument(infirmVisit, 'write')
  const response = { 200: record }
  app.patch(
    `${infirmVisit.api}/:no`,
    { config, schema: { tags, params, body: versioned, response } },
    async (request) => {
      const asker = treating(request)
      const { rowVersion, ...input } = request.body
      await store.edit(asker, request.params.no, rowVersion, input)
      return shown(services, request, asker, request.params.no)
    },
  )
  for (const actionCd of ['close', 'addendum'] as const)
    app.post(
      `${infirmVisit.api}/:no/${actionCd}`,
      { config, schema: { tags, params, body: acted, response } },
      async (request) => {
        const asker = treating(request)
        await store.act(asker, request.params.no, actionCd, request.body)
        return shown(services, request, asker, request.params.no)
      },
    )
}

/** More of it while the visit lasts. */
function registerGiving(app: App, services: Services): void {
  const { db, clock } = services
  const schema = { tags, params, body: z.strictObject({ medicines: medicines.min(1) }), response: { 200: record } }
  app.post(
    `${infirmVisit.api}/:no/medicines`,
    { config: needsDocument(infirmVisit, 'write'), schema },
    async (request) => {
      const asker = treating(request)
      const { no } = request.params
      await db.write(asker.person, async (tx) => {
        const visit = await getRecord(tx, infirmVisit, no, true)
        if (visit.statusCd !== 'OPEN')
          throw new Refusal(409, 'CM-02', '현재 상태에서는 처리할 수 없습니다. (현재: {status})', {
            values: { status: infirmVisit.lifecycle.states.CLOSE.label },
          })
        const whom = { heaInfirmVisitNo: no, userId: textOf(visit.userId), personNo: numberOf(visit.personNo) }
        await giveMedicines(tx, moverOf(asker, clock.now()), whom, request.body.medicines)
      })
      return shown(services, request, asker, no)
    },
  )
}
