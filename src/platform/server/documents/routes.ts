/** The endpoints of a document, in the grammar of the specification. The same for every document type. */

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Person } from '#platform/model/access.ts'
import { seenVersion } from '#platform/model/call-words.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import { wordedText } from '#platform/model/sentences.ts'
import { standingInAsker } from '../approvals/stand-in.ts'
import { logShown } from '../audit/read-log.ts'
import { underPart } from '../database/change-key.ts'
import type { Queries } from '../database/database.ts'
import { addNames } from '../directory/names.ts'
import type { App } from '../http/app.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { numbersInList } from './document-numbers.ts'
import { registerExcel } from './excel.routes.ts'
import { checksOf } from './guards.ts'
import { duplicatesStatement, linesStatement, type NarrowedList, totalStatement } from './list.ts'
import { startStatement } from './list-start.ts'
import { narrowedByView } from './list-view.ts'
import { onceOf, readAnew } from './once.ts'
import type { PageStart } from './page-start.ts'
import { openDoor } from './program-store.ts'
import { registerProposal } from './proposal/proposal.routes.ts'
import { getRecord, getShown, toWire } from './record.ts'
import { askerOf, changeable, needsDocument } from './rights.ts'
import type { RuledDocument } from './rules.ts'
import {
  actionBody,
  actionParams,
  bulkAnswer,
  bulkBody,
  createBody,
  duplicateAnswer,
  duplicateQuerySchema,
  editBody,
  listQuerySchema,
  listSchema,
  recordParams,
  recordSchema,
  removeQuery,
  restoreBody,
  toListQuery,
} from './schemas.ts'
import { type Beside, type Row, type Shape, shapeOf } from './shape.ts'
import { type Asker, DocumentStore } from './store.ts'
import { registerStory } from './story.routes.ts'

export function registerDocument(app: App, services: Services, document: RuledDocument): void {
  const store = new DocumentStore(services, document)
  openDoor(services, document)
  registerLists(app, services, document.model)
  registerDuplicate(app, services, document.model)
  registerRecord(app, services, store)
  registerRestore(app, services, store)
  registerActions(app, services, store)
  registerExcel(app, services, store)
  registerProposal(app, services, store)
  registerStory(app, services, document.model)
}

function registerLists(app: App, services: Services, model: AnyDocument): void {
  const shape = shapeOf(model)
  const querystring = listQuerySchema(model)
  const tags = [model.label]
  const numbers = numbersInList(services.models, model)
  const asked = ({ person, query }: FastifyRequest) =>
    narrowedByView(services, person, model, toListQuery(model, query as Record<string, unknown>))

  app.get(
    `${model.api}s`,
    { config: needsDocument(model), schema: { tags, querystring, response: { 200: listSchema(model) } } },
    async (request) => {
      const asker = askerOf(request, model)
      const { person } = asker
      const query = await asked(request)
      const [rows, totals] = await services.db.read(person, (db) =>
        Promise.all([
          linesOf(db, shape, person, query, numbers),
          db.query<{ total: number }>(totalStatement(shape, person, query)),
        ]),
      )
      await addNames(services.db, person, shape.lineAsJson.names, rows)
      await logShown(services, request, model, rows, 'LIST')
      const { page, limit } = query
      const mayChange = await changeable(services, asker, model, rows)
      return {
        total: totals[0]?.total ?? 0,
        page,
        limit,
        rows: rows.map((row) => toWire(model, asker, row, mayChange(row))),
      }
    },
  )

  app.get(
    `${model.api}s/count`,
    { config: needsDocument(model), schema: { tags, querystring, response: { 200: z.object({ count: z.number() }) } } },
    async (request) => {
      const { person } = askerOf(request, model)
      const query = await asked(request)
      const [row] = await services.db.query<{ total: number }>(person, totalStatement(shape, person, query))
      return { count: row?.total ?? 0 }
    },
  )
}

/** The lines of a page without the names that are kept in memory (`shape.lineAsJson.names`). */
export async function linesOf(
  db: Queries,
  shape: Shape,
  person: Person,
  query: NarrowedList,
  numbers: readonly Beside[],
): Promise<Row[]> {
  const start = startStatement(shape, person, query)
  const [from] = start ? await db.query<PageStart>(start) : []
  const [page] = await db.query<{ lines: Row[] }>(linesStatement(shape, person, query, numbers, from))
  return page?.lines ?? []
}

const MOST_DUPLICATES = 5

function registerDuplicate(app: App, services: Services, model: AnyDocument): void {
  const schema = { tags: [model.label], querystring: duplicateQuerySchema(model), response: { 200: duplicateAnswer } }
  app.get(`${model.api}/duplicate`, { config: needsDocument(model), schema }, async (request) => {
    const { person, language } = askerOf(request, model)
    const values = Object.fromEntries(
      Object.entries(request.query).filter((entry): entry is [string, string] => Boolean(entry[1])),
    )
    const statement = duplicatesStatement(shapeOf(model), person, values, MOST_DUPLICATES)
    const found = await services.db.query<z.infer<typeof duplicateAnswer>['rows'][number]>(person, statement)
    const rows = found.map((row) => ({ ...row, title: row.title && wordedText(model.area, language, row.title) }))
    return { duplicateYn: rows.length > 0 ? ('Y' as const) : ('N' as const), rows }
  })
}

/** Reads a record as this person may see it. */
async function readRecord(services: Services, { document, model }: DocumentStore, asker: Asker, no: number) {
  const { isInApproval, ...row } = await services.db.read(asker.person, (db) => getShown(db, model, no))
  await addNames(services.db, asker.person, shapeOf(model).recordAsJson.names, [row])
  // While it is being approved it is read (R8).
  const mayChange = (await changeable(services, asker, model, [row]))(row)
  const wire = toWire(model, asker, row, mayChange && !isInApproval)
  const checks = await checksOf(services, document, asker, row, wire.can.actions)
  return checks ? { ...wire, can: { ...wire.can, checks } } : wire
}

function registerRecord(app: App, services: Services, store: DocumentStore): void {
  const { model } = store
  const tags = [model.label]
  const one = { params: recordParams, response: { 200: recordSchema(model) } }

  app.get(`${model.api}/:no`, { config: needsDocument(model), schema: { tags, ...one } }, async (request) => {
    const record = await readRecord(services, store, standingInAsker(services, request, model), request.params.no)
    await logShown(services, request, model, [record], 'RECORD')
    return record
  })

  app.post(
    model.api,
    {
      config: needsDocument(model, 'write'),
      attachValidation: true,
      schema: { tags, body: createBody(model), response: { 201: recordSchema(model) } },
    },
    async (request, reply) => {
      const asker = askerOf(request, model)
      const no = await store.create(asker, request.body ?? {}, onceOf(request))
      return reply.status(201).send(await readRecord(services, store, asker, no))
    },
  )

  app.route({
    method: ['PUT', 'PATCH'],
    url: `${model.api}/:no`,
    config: needsDocument(model, 'write'),
    attachValidation: true,
    schema: { tags, ...one, body: editBody(model) },
    handler: async (request) => {
      const asker = standingInAsker(services, request, model)
      const { no } = checkedParams(recordParams, request.params)
      const { rowVersion, ...input } = withVersion(request.body)
      await readAnew(() => store.edit(asker, no, rowVersion, input))
      return readRecord(services, store, asker, no)
    },
  })

  app.delete(
    `${model.api}/:no`,
    {
      config: needsDocument(model, 'write'),
      schema: { tags, params: recordParams, querystring: removeQuery, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { params, query } = request
      await readAnew(() => store.remove(askerOf(request, model), params.no, query.rowVersion))
      return reply.status(204).send(null)
    },
  )
}

/** Before the actions: no action of a document may have its name. */
function registerRestore(app: App, services: Services, store: DocumentStore): void {
  const { model } = store
  if ('restore' in model.lifecycle.actions) throw new RangeError(`${model.name}: restore is taken by the platform`)
  app.post(
    `${model.api}/:no/restore`,
    {
      config: needsDocument(model, 'write'),
      schema: { tags: [model.label], params: recordParams, body: restoreBody, response: { 200: recordSchema(model) } },
    },
    async (request) => {
      const asker = askerOf(request, model)
      const { params, body } = request
      await readAnew(() => store.restore(asker, params.no, body.rowVersion))
      return readRecord(services, store, asker, request.params.no)
    },
  )
}

function registerActions(app: App, services: Services, store: DocumentStore): void {
  const { model } = store
  const tags = [model.label]
  const actions = Object.entries(model.lifecycle.actions)
  const urgent = actions.filter(([, action]) => action.urgent).map(([actionCd]) => actionCd)

  app.post(
    `${model.api}/:no/:actionCd`,
    {
      config: { ...needsDocument(model, 'write'), ...(urgent.length > 0 && { always: urgent }) },
      schema: { tags, params: actionParams, body: actionBody, response: { 200: recordSchema(model) } },
    },
    async (request) => {
      const asker = standingInAsker(services, request, model)
      const { params, body } = request
      await readAnew(() => store.act(asker, params.no, params.actionCd, body))
      return readRecord(services, store, asker, request.params.no)
    },
  )

  // Each row in a transaction of its own: one refusal does not undo the others.
  app.post(
    `${model.api}s/bulk/:actionCd`,
    {
      config: needsDocument(model, 'write'),
      schema: { tags, params: z.object({ actionCd: z.string() }), body: bulkBody, response: { 200: bulkAnswer } },
    },
    async (request) => {
      const asker = standingInAsker(services, request, model)
      const { actionCd } = request.params
      store.requireAction(actionCd)
      const { targets, ...body } = request.body
      const failed: z.infer<typeof bulkAnswer>['failed'] = []
      for (const { no, rowVersion } of targets) {
        try {
          const act = () => store.act(asker, no, actionCd, { ...body, rowVersion })
          await underPart(String(no), () => readAnew(act))
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          const row = await services.db.read(asker.person, (db) => getRecord(db, model, no)).catch(() => undefined)
          const [first] = error.problemsIn(model.area, asker.language)
          failed.push({
            no,
            docNo: (row?.[model.docNo] as string | null | undefined) ?? null,
            code: error.code,
            message: first?.message ?? error.messageIn(model.area, asker.language),
          })
        }
      }
      return { done: targets.length - failed.length, failed }
    },
  )
}

const versioned = z.looseObject({ rowVersion: seenVersion })
const withVersion = (body: unknown): z.infer<typeof versioned> => checkedParams(versioned, body)

/** Checks by hand where the framework was told to leave the check to us. */
function checkedParams<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') ?? ''
  throw new Refusal(400, 'INVALID_INPUT', '[400 에러] 필수 입력값이 입력되지 않았습니다.', {
    problems: [{ field, code: 'INVALID', message: '{label}의 형식이 올바르지 않습니다.', values: { label: field } }],
  })
}
