/** The endpoints of a master: list, row, save one or many, remove, history, sheets. The same for every master. */

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { seenVersion } from '#platform/model/call-words.ts'
import { translate } from '#platform/model/i18n.ts'
import { type Master, takesSheets } from '#platform/model/master.ts'
import type { Problem } from '#platform/model/problem.ts'
import { logAccess } from '../audit/access-log.ts'
import { codeNamesOf } from '../directory/code-name.ts'
import { answeredOnce, onceOf } from '../documents/once.ts'
import { historySchema } from '../documents/schemas.ts'
import type { Asker } from '../documents/store.ts'
import type { ReadRow } from '../excel/read-workbook.ts'
import { writeTemplate } from '../excel/template.ts'
import { writeSheet } from '../excel/write-workbook.ts'
import type { App } from '../http/app.ts'
import { invalid, notFound, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { eachAlone, tried } from '../sheets/rows.ts'
import { errorReport, sendSheet, sheetOf } from '../sheets/sheet-file.ts'
import { needs, personUnder } from '../sign-in/menu-right.ts'
import { masterHistory } from './history.ts'
import type { RuledMaster } from './rules.ts'
import {
  insertBody,
  keyParams,
  listAnswer,
  listQuery,
  rowSchema,
  saveAnswer,
  saveBody,
  toMasterQuery,
  updateBody,
  uploadAnswer,
} from './schemas.ts'
import { type MasterValues, rowStatement, rowsStatement, totalStatement } from './shape.ts'
import { masterColumns, masterForm, uploadMaster } from './sheet.ts'
import { MasterStore } from './store.ts'

const MAX_EXPORT_ROWS = 50_000

/** @throws Refusal 404 where the menu is reserved for others (S-104), 403 without the right to its menu */
function masterAsker(request: FastifyRequest, master: Master): Asker {
  const { language, ip } = request
  const person = personUnder(request, master.route)
  return { person, language, ip: ip || null, mayWrite: person.rights.get(master.route)?.write === true }
}

export function registerMaster(app: App, services: Services, ruled: RuledMaster): void {
  const store = new MasterStore(services, ruled)
  registerList(app, services, store)
  registerRow(app, services, store)
  registerSave(app, services, store)
  registerSheets(app, services, store)
}

function registerList(app: App, { db }: Services, { master }: MasterStore): void {
  const querystring = listQuery(master)
  const schema = { tags: [master.label], querystring, response: { 200: listAnswer(master) } }
  app.get(`${master.api}s`, { config: needs(master.route), schema }, async (request) => {
    const { person } = masterAsker(request, master)
    const query = toMasterQuery(master, request.query)
    const [rows, [count]] = await db.read(person, (queries) =>
      Promise.all([
        queries.query<MasterValues>(rowsStatement(master, person, query)),
        queries.query<{ total: number }>(totalStatement(master, person, query)),
      ]),
    )
    return { total: count?.total ?? 0, page: query.page, limit: query.limit, rows: rows.map(asRow(master)) }
  })
}

type WireRow = z.infer<ReturnType<typeof rowSchema>>
const asRow =
  (master: Master) =>
  (row: MasterValues): WireRow =>
    rowSchema(master).parse(row)

function registerRow(app: App, services: Services, store: MasterStore): void {
  const { master } = store
  const tags = [master.label]
  const { db } = services
  const one = { tags, params: keyParams, response: { 200: rowSchema(master) } }
  const read = async ({ person }: Asker, key: string) => {
    const [row] = await db.query<MasterValues>(person, rowStatement(master, person, key))
    if (!row) throw notFound()
    return asRow(master)(row)
  }

  app.get(`${master.api}/:key`, { config: needs(master.route), schema: one }, async (request) =>
    read(masterAsker(request, master), request.params.key),
  )

  app.post(
    master.api,
    {
      config: needs(master.route, 'write'),
      attachValidation: true,
      schema: { tags, body: insertBody(master), response: { 201: rowSchema(master) } },
    },
    async (request, reply) => {
      const asker = masterAsker(request, master)
      const key = await db.write(asker.person, (tx) => store.insert(tx, asker, request.body ?? {}))
      return reply.status(201).send(await read(asker, key))
    },
  )

  app.route({
    method: ['PUT', 'PATCH'],
    url: `${master.api}/:key`,
    config: needs(master.route, 'write'),
    attachValidation: true,
    schema: { ...one, body: updateBody(master) },
    handler: async (request) => {
      const asker = masterAsker(request, master)
      const { key } = keyParams.parse(request.params)
      const { rowVersion, ...input } = versioned(request.body)
      await db.write(asker.person, (tx) => store.update(tx, asker, key, rowVersion, input))
      return read(asker, key)
    },
  })

  const removed = { tags, params: keyParams, querystring: z.object({ rowVersion: z.coerce.number().int().min(1) }) }
  app.delete(
    `${master.api}/:key`,
    { config: needs(master.route, 'write'), schema: { ...removed, response: { 204: z.null() } } },
    async (request, reply) => {
      const asker = masterAsker(request, master)
      await db.write(asker.person, (tx) => store.remove(tx, asker, request.params.key, request.query.rowVersion))
      return reply.status(204).send(null)
    },
  )

  app.get(
    `${master.api}/:key/history`,
    { config: needs(master.route), schema: { tags, params: keyParams, response: { 200: historySchema } } },
    async (request) => {
      const asker = masterAsker(request, master)
      await read(asker, request.params.key)
      return { rows: await db.read(asker.person, (queries) => masterHistory(queries, master, request.params.key)) }
    },
  )
}

const withVersion = z.looseObject({ rowVersion: seenVersion })
function versioned(body: unknown): z.infer<typeof withVersion> {
  const parsed = withVersion.safeParse(body)
  if (parsed.success) return parsed.data
  throw invalid([{ field: 'rowVersion', code: 'REQUIRED', message: 'rowVersion' }])
}

/** Many rows at once: all of them, or none and the reasons by row. */
function registerSave(app: App, { db }: Services, store: MasterStore): void {
  const { master } = store
  const schema = { tags: [master.label], body: saveBody, response: { 200: saveAnswer } }
  app.put(`${master.api}s`, { config: needs(master.route, 'write'), schema }, async (request) => {
    const asker = masterAsker(request, master)
    const { rows, removed } = request.body
    return db.write(asker.person, async (tx) => {
      const problems: Problem[] = []
      const done = { inserted: 0, updated: 0, removed: 0 }
      const step = eachAlone(tx, { ...master, language: asker.language }, problems)
      for (const [index, { key, rowVersion }] of removed.entries())
        await step(`removed.${index}`, async () => {
          await store.remove(tx, asker, key, rowVersion)
          done.removed++
        })
      for (const [index, { key, rowVersion, ...input }] of rows.entries())
        await step(`rows.${index}`, async () => {
          if (key === undefined) {
            await store.insert(tx, asker, input)
            done.inserted++
          } else if (await store.update(tx, asker, key, rowVersion, input)) done.updated++
        })
      if (problems.length > 0) throw invalid(problems)
      return done
    })
  })
}

function registerSheets(app: App, services: Services, store: MasterStore): void {
  const { master } = store
  const { db, clock } = services
  const tags = [master.label]
  const { area, label } = master
  const sheetNm = ({ language }: FastifyRequest) => translate(area, language, label)

  app.get(
    `${master.api}s/excel`,
    { config: needs(master.route), schema: { tags, querystring: listQuery(master) } },
    async (request, reply) => {
      const { person } = masterAsker(request, master)
      const { language } = request
      const most = services.settings.maxExportRows ?? MAX_EXPORT_ROWS
      const query = { ...toMasterQuery(master, request.query), page: 1, limit: most }
      const [count] = await db.query<{ total: number }>(person, totalStatement(master, person, query))
      if (count && count.total > most) throw tooManyRows(most)
      const wanted = typeof request.query.columns === 'string' ? request.query.columns.split(',') : undefined
      const rows = await db.query<MasterValues>(person, rowsStatement(master, person, query))
      const event = { now: clock.now(), userId: person.userId, ip: request.ip, accessCd: 'EXPORT' as const }
      await logAccess(db, { ...event, bizCd: master.name, rowCnt: rows.length })
      const nameOf = await db.read('SYSTEM', (queries) => codeNamesOf(queries, Object.values(master.fields), language))
      const columns = masterColumns(master, { language, nameOf }, wanted)
      const named = request.query.sheetNm || sheetNm(request)
      const { format } = request.query
      const spec = {
        sheetNm: named,
        columns: [{ text: 'No', kind: 'count' as const, width: 6 }, ...columns],
        rows: rows.values().map((row, index) => [index + 1, ...columns.map((column) => column.value(row))]),
      }
      return sendSheet(reply, request, services, { label: named, format }, writeSheet(spec, format))
    },
  )

  if (!takesSheets(master)) return
  app.get(`${master.api}s/template`, { config: needs(master.route), schema: { tags } }, async (request, reply) => {
    const asker = masterAsker(request, master)
    const form = await db.read(asker.person, (queries) => masterForm(queries, master, asker, clock.now()))
    const content = writeTemplate({ sheetNm: sheetNm(request), ...form })
    return sendSheet(reply, request, services, { area, label, kind: '양식' }, content)
  })
  registerUpload(app, services, store)
}

function registerUpload(app: App, services: Services, store: MasterStore): void {
  const { master } = store
  const { db, clock } = services
  const { area, label } = master
  const querystring = z.object({ dryRun: z.enum(['Y', 'N']).default('N') })
  const schema = { tags: [label], querystring, consumes: ['multipart/form-data'] }
  const config = needs(master.route, 'write')
  const taken = async (request: FastifyRequest, sheet: ReadRow[], isTry: boolean) => {
    const asker = masterAsker(request, master)
    const once = isTry ? undefined : onceOf(request, sheet)
    const now = clock.now()
    const taking = { store, asker, now }
    return tried(
      db,
      asker.person,
      (tx) => answeredOnce(tx, asker.person, master.name, { once, now }, () => uploadMaster(tx, taking, sheet)),
      (done) => done.problems.length > 0 || isTry,
    )
  }
  const answer = { ...schema, response: { 200: uploadAnswer } }
  app.post(`${master.api}s/upload`, { config, schema: answer }, async (request) => {
    const isTry = request.query.dryRun === 'Y'
    const { problems, ...counts } = await taken(request, await sheetOf(request), isTry)
    if (problems.length > 0) throw invalid(problems)
    return counts
  })

  // The uploaded sheet again, with what is wrong in a first column; nothing is saved.
  app.post(`${master.api}s/upload-report`, { config, schema }, async (request, reply) => {
    const sheet = await sheetOf(request)
    const { problems } = await taken(request, sheet, true)
    const content = errorReport(sheet, problems, request, translate(area, request.language, label))
    return sendSheet(reply, request, services, { area, label, kind: '오류' }, content)
  })
}

/** Rather than a file that lacks rows without saying so. */
const tooManyRows = (most: number) =>
  new Refusal(422, 'EXPORT_TOO_MANY', '{most}건까지 내려받을 수 있습니다. 조건을 좁혀서 다시 시도하세요.', {
    values: { most },
  })
