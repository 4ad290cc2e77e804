/** The files that the signed-in person has asked for: his alone. */

import { z } from 'zod'
import { contentTypeOf, excelFileName } from '#platform/model/excel/file-name.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { wordedShort } from '#platform/model/sentences.ts'
import { fileHeaders } from '../attachments/download-headers.ts'
import { storageIn } from '../attachments/storage.ts'
import { logAccess } from '../audit/access-log.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { wakes } from '../jobs/wake.ts'
import { notFound, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import {
  addExport,
  cancelExport,
  type ExportRequest,
  type ExportRow,
  exportSchema,
  finishedExport,
  openExportCnt,
  ownExports,
  retryExport,
  sameExport,
} from './export-rows.ts'
import type { ExportAsker, ExportSource } from './exports.ts'
import { WRITE_EXPORTS } from './write-exports.ts'

/** Waiting or being written, of one person. */
const MAX_OPEN = 5

const exportBody = z.strictObject({
  source: z.string().max(60),
  query: z.record(z.string().max(60), z.string().max(2000)).default({}),
})
const params = z.object({ exportNo: z.coerce.number().int().positive() })
const tags = ['엑셀 파일']

export function registerExports(app: App, services: Services, sources: readonly ExportSource[]): void {
  const { db, clock } = services
  registerDownload(app, services)

  app.get(
    '/api/exports',
    { schema: { tags, response: { 200: z.object({ rows: z.array(exportSchema) }) } } },
    async (request) => {
      const { person, language } = request
      const rows = await db.read(person, (queries) => ownExports(queries, person.userId, clock.now()))
      return { rows: rows.map((row) => inLanguage(row, language)) }
    },
  )

  app.post(
    '/api/exports',
    { schema: { tags, body: exportBody, response: { 201: exportSchema } } },
    async (request, reply) => {
      const { person, language, body, ip } = request
      const source = sources.find(({ name }) => name === body.source)
      if (!source) throw notFound()
      const row = await ask(services, { person, language }, source, body.query)
      const event = { now: clock.now(), userId: person.userId, ip, accessCd: 'EXPORT' as const }
      await logAccess(db, { ...event, bizCd: source.name, rowCnt: row.totalCnt })
      return reply.status(201).send(row)
    },
  )

  const change = (verb: 'cancel' | 'retry', move: typeof cancelExport) =>
    app.post(
      `/api/exports/:exportNo/${verb}`,
      { schema: { tags, params, response: { 204: z.null() } } },
      async (request, reply) => {
        const { userId } = request.person
        const isMoved = await db.read(request.person, async (queries) => {
          const moved = await move(queries, userId, request.params.exportNo, clock.now())
          if (moved && verb === 'retry') await wake(queries)
          return moved
        })
        if (!isMoved) throw notFound()
        return reply.status(204).send(null)
      },
    )
  change('cancel', cancelExport)
  change('retry', retryExport)
}

const inLanguage = (row: ExportRow, language: Language): ExportRow => ({
  ...row,
  messageDesc: row.messageDesc && wordedShort('platform', language, row.messageDesc),
})

/** Heard by every instance; the first with a hand free begins. */
const wake = (db: Parameters<typeof ownExports>[0]) => db.query(wakes(WRITE_EXPORTS))

/** Asked for twice in the same words, it is the same file. */
async function ask(
  services: Services,
  asker: ExportAsker,
  source: ExportSource,
  query: Readonly<Record<string, string>>,
): Promise<ExportRow> {
  const { userId } = asker.person
  const request: ExportRequest = { source: source.name, query, language: asker.language }
  const { total } = await source.open(services, asker, query)
  return services.db.write(asker.person, async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtext('export ' || ${userId}::text))`)
    const same = await sameExport(tx, userId, request)
    if (same) return same
    if ((await openExportCnt(tx, userId)) >= MAX_OPEN)
      throw new Refusal(
        429,
        'TOO_MANY_EXPORTS',
        '동시에 만들 수 있는 파일은 {max}개까지입니다. 먼저 요청한 파일이 끝난 뒤 다시 시도하세요.',
        {
          values: { max: MAX_OPEN },
        },
      )
    const exportNm = query.sheetNm || translate('platform', asker.language, source.label)
    const row = await addExport(tx, { userId, exportNm, request, totalCnt: total, now: services.clock.now() })
    await wake(tx)
    return row
  })
}

function registerDownload(app: App, { db, clock, settings }: Services): void {
  const storage = storageIn(settings.dataDir, 'exports')
  app.get(
    '/api/exports/:exportNo/file',
    { schema: { tags, params } },
    async ({ person, params: { exportNo } }, reply) => {
      const done = await db.read(person, (queries) => finishedExport(queries, person.userId, exportNo, clock.now()))
      if (!done) throw notFound()
      const content = await storage.read(done.storedNm, true).catch((error: NodeJS.ErrnoException) => {
        // A site restored from a backup has the row but not the file.
        if (error.code === 'ENOENT') throw notFound()
        throw error
      })
      const format = done.format ?? 'xlsx'
      const fileNm = excelFileName(done.exportNm, new Date(done.doneDt), format)
      return reply.headers(fileHeaders('attachment', fileNm, contentTypeOf(format))).send(content)
    },
  )
}
