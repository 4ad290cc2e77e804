/** Places of a permit and its conflicts: the coordination tab, tried before it is saved, signed and released. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Person } from '#platform/model/access.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { permit } from '../permit/permit.model.ts'
import { marksBody, previewAnswer, previewBody, releaseBody, SIMOPS_API, signBody, tabAnswer } from './simops.wire.ts'
import { type Acting, releaseHit, saveMarks, signAgreement } from './simops-acts.ts'
import { mayMark } from './simops-people.ts'
import { readHits, readPlaces } from './simops-read.ts'

const tags = ['동시작업']
const no = z.coerce.number().int().positive()
const params = z.object({ no })

export function simopsRoutes(app: App, services: Services): void {
  registerTab(app, services)
  registerActs(app, services)
}

/** The record as the person reaches it. @throws Refusal 404 */
const reached = async ({ db }: Services, person: Person, permitNo: number) =>
  db.read(person, (queries) => getRecord(queries, permit, permitNo))

function registerTab(app: App, services: Services): void {
  const { db } = services
  app.get(
    `${SIMOPS_API}/:no`,
    { config: needsDocument(permit), schema: { tags, params, response: { 200: tabAnswer } } },
    async (request) => {
      const { person, mayWrite } = askerOf(request, permit)
      const permitNo = request.params.no
      const record = await reached(services, person, permitNo)
      const [places, hits] = await db.read('SYSTEM', (queries) =>
        Promise.all([readPlaces(queries, permitNo, person.kind === 'staff'), readHits(queries, person, { permitNo })]),
      )
      if (!places) throw notFound()
      const isOver = ['CLOSE', 'CANC', 'REJ', 'EXPIRED'].includes(record.statusCd)
      return { ...places, hits: isOver ? [] : hits, mayMark: mayWrite && mayMark(person, record) }
    },
  )

  app.post(
    `${SIMOPS_API}/:no/preview`,
    { config: needsDocument(permit), schema: { tags, params, body: previewBody, response: { 200: previewAnswer } } },
    async (request) => {
      const { person } = askerOf(request, permit)
      const permitNo = request.params.no
      await reached(services, person, permitNo)
      const { marks, fromDt, toDt } = request.body
      return {
        hits: await db.read('SYSTEM', (queries) => readHits(queries, person, { permitNo, marks, fromDt, toDt })),
      }
    },
  )
}

function registerActs(app: App, services: Services): void {
  const { db, clock } = services
  const config = needsDocument(permit, 'write')
  const acting = async (request: FastifyRequest, work: (as: Acting) => Promise<void>) => {
    const { person } = askerOf(request, permit)
    await db.write(person, (tx) => work({ tx, person, now: clock.now(), ip: request.ip }))
  }
  app.put(`${SIMOPS_API}/:no/marks`, { config, schema: { tags, params, body: marksBody } }, async (request, reply) => {
    await acting(request, (as) => saveMarks(as, request.params.no, request.body))
    return reply.status(204).send()
  })
  app.post(
    `${SIMOPS_API}/hits/:no/sign`,
    { config, schema: { tags, params, body: signBody } },
    async (request, reply) => {
      await acting(request, (as) => signAgreement(as, request.params.no, request.body))
      return reply.status(204).send()
    },
  )
  app.post(
    `${SIMOPS_API}/hits/:no/release`,
    { config, schema: { tags, params, body: releaseBody } },
    async (request, reply) => {
      await acting(request, (as) => releaseHit(as, request.params.no, request.body))
      return reply.status(204).send()
    },
  )
}
