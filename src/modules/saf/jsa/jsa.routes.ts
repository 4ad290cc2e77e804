/** What the screens of JSAs ask besides records: participants and their signatures, the library, the stages. */
import { z } from 'zod'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { jsa } from './jsa.model.ts'
import { addPart, isWrongDigits, rememberWrong, removePart, signPart } from './jsa.parts.ts'
import {
  type Extra,
  extraAnswer,
  jsaNoParams,
  libraryLine,
  libraryQuery,
  partBody,
  partParams,
  rowParams,
  signBody,
  stageDetailQuery,
  stageLine,
  stageQuery,
  stageRow,
} from './jsa.wire.ts'
import { copiedRows, copyJsa, findInLibrary, marksOf, markUseless } from './jsa-library.ts'
import { jsaOf } from './jsa-revision.ts'
import { digestOf, partsOf } from './jsa-signs.ts'
import { stageRows, stagesOf } from './jsa-stages.ts'

const tags = [jsa.label]
const nothing = { response: { 204: z.null() } }

export function jsaRoutes(app: App, services: Services): void {
  registerExtra(app, services)
  registerParts(app, services)
  registerLibrary(app, services)
  registerStages(app, services)
  registerMarks(app, services)
}

function registerExtra(app: App, { db }: Services): void {
  app.get(
    `${jsa.api}/:no/extra`,
    { config: needsDocument(jsa), schema: { tags, params: jsaNoParams, response: { 200: extraAnswer } } },
    async (request) => {
      const { person } = askerOf(request, jsa)
      const { no } = request.params
      const [record, parts, strokes, revisions] = await db.read(person, (queries) =>
        Promise.all([
          getRecord(queries, jsa, no),
          partsOf(queries, no),
          queries.query<{ no: number; strokes: number[][] | null }>(
            sql`select jsa_part_no as no, sign_json -> 'strokes' as strokes from jsa_part where jsa_no = ${no} and delete_yn = 'N'`,
          ),
          queries.query<Extra['revisions'][number]>(
            sql`select s.jsa_no as "jsaNo", s.jsa_rev_no as "jsaRevNo", s.status_cd as "statusCd", s.fix_ymd::text as "fixYmd"
              from jsa r join jsa s on s.root_jsa_no = r.root_jsa_no and s.delete_yn = 'N' where r.jsa_no = ${no} order by s.jsa_rev_no desc`,
          ),
        ]),
      )
      const digest = digestOf(jsaOf(record))
      const drawn = new Map(strokes.map((one) => [one.no, one.strokes]))
      return {
        parts: parts.map(({ signDigest, langCd, ...one }) => ({
          ...one,
          langCd: langCd as Extra['parts'][number]['langCd'],
          validYn: signDigest === digest ? ('Y' as const) : ('N' as const),
          strokes: drawn.get(one.jsaPartNo) ?? null,
        })),
        marks: await marksOf(db, no),
        revisions,
      }
    },
  )
}

function registerParts(app: App, { db, clock }: Services): void {
  const config = needsDocument(jsa, 'write')
  app.post(
    `${jsa.api}/:no/participants`,
    { config, schema: { tags, params: jsaNoParams, body: partBody, ...nothing } },
    async (request, reply) => {
      const asker = askerOf(request, jsa)
      await db.write(asker.person, (tx) => addPart(tx, asker, request.params.no, request.body, clock.now()))
      return reply.status(204).send(null)
    },
  )
  app.delete(
    `${jsa.api}/:no/participants/:part`,
    { config, schema: { tags, params: partParams, ...nothing } },
    async (request, reply) => {
      const asker = askerOf(request, jsa)
      const { no, part } = request.params
      await db.write(asker.person, (tx) => removePart(tx, asker, no, part, clock.now()))
      return reply.status(204).send(null)
    },
  )
  app.put(
    `${jsa.api}/:no/participants/:part/sign`,
    { config, schema: { tags, params: partParams, body: signBody, ...nothing } },
    async (request, reply) => {
      const asker = askerOf(request, jsa)
      const { no, part } = request.params
      const now = clock.now()
      try {
        await db.write(asker.person, (tx) => signPart({ tx, asker, now }, no, part, request.body))
      } catch (error) {
        if (isWrongDigits(error)) await db.write('SYSTEM', (tx) => rememberWrong(tx, asker, no, part, now))
        throw error
      }
      return reply.status(204).send(null)
    },
  )
}

const copied = z.object({ jsaNo: z.number() })
const listed = z.object({ total: z.number(), rows: z.array(libraryLine) })
/** Rows in the words of the model; what they are is checked when they are saved. */
const rowsAnswer = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })

function registerLibrary(app: App, { db, clock }: Services): void {
  const config = needsDocument(jsa)
  app.get(
    `${jsa.api}-library`,
    { config, schema: { tags, querystring: libraryQuery, response: { 200: listed } } },
    async (request) => findInLibrary(db, askerOf(request, jsa).person, request.query),
  )
  app.get(
    `${jsa.api}-library/:no`,
    { config, schema: { tags, params: jsaNoParams, response: { 200: rowsAnswer } } },
    async (request) => {
      const { rows } = await copiedRows(db, askerOf(request, jsa).person, request.params.no)
      return { rows }
    },
  )
  app.post(
    `${jsa.api}-copy`,
    {
      config: needsDocument(jsa, 'write'),
      schema: { tags, body: z.strictObject({ jsaNo: jsaNoParams.shape.no }), response: { 201: copied } },
    },
    async (request, reply) => {
      const { person } = askerOf(request, jsa)
      if (!['VSM', 'VAD', 'VSP', 'SHM', 'SUP'].some((role) => person.roles.includes(role))) throw forbidden()
      const jsaNo = await copyJsa(db, person, clock.now(), request.body.jsaNo)
      return reply.status(201).send({ jsaNo })
    },
  )
}

function registerStages(app: App, { db, clock }: Services): void {
  const config = needsDocument(jsa)
  const lines = z.object({ rows: z.array(stageLine) })
  const rows = z.object({ rows: z.array(stageRow) })
  app.get(
    `${jsa.api}-stages`,
    { config, schema: { tags, querystring: stageQuery, response: { 200: lines } } },
    async (request) => {
      const { person } = askerOf(request, jsa)
      return { rows: await db.read(person, (queries) => stagesOf(queries, clock.today(), request.query.plantCd)) }
    },
  )
  app.get(
    `${jsa.api}-stages/rows`,
    { config, schema: { tags, querystring: stageDetailQuery, response: { 200: rows } } },
    async (request) => {
      const { person } = askerOf(request, jsa)
      return { rows: await db.read(person, (queries) => stageRows(queries, clock.today(), request.query)) }
    },
  )
}

/** R7: whoever reviews accidents says that a measure was of no use; every copy shows it. */
function registerMarks(app: App, { db, clock }: Services): void {
  const body = z.strictObject({
    markDesc: z
      .string()
      .trim()
      .min(1)
      .max(1000)
      .refine((text) => text.isWellFormed() && !text.includes('\0')),
  })
  app.put(
    `${jsa.api}/:no/rows/:row/mark`,
    {
      config: { right: { ...needsDocument(jsa, 'write').right, roles: ['SHM', 'SHD'] } },
      schema: { tags, params: rowParams, body, ...nothing },
    },
    async (request, reply) => {
      const { person } = askerOf(request, jsa)
      const { no, row } = request.params
      const now = clock.now()
      await db.write(person, (tx) =>
        markUseless(tx, { jsaNo: no, rowNo: row, ...request.body }, { now, userId: person.userId }),
      )
      return reply.status(204).send(null)
    },
  )
}
