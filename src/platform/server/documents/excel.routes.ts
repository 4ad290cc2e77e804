/** Sheets of a document: the list as it is seen, a template, and rows back in. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { translate } from '#platform/model/i18n.ts'
import { logAccess } from '../audit/access-log.ts'
import { writeTemplate } from '../excel/template.ts'
import { writeSheet } from '../excel/write-workbook.ts'
import { MAX_ROWS_AT_ONCE, NUMBER_COLUMN, numbered } from '../exports/exports.ts'
import type { App } from '../http/app.ts'
import { invalid, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { sheetForm } from '../sheets/form.ts'
import { keysByName } from '../sheets/named-keys.ts'
import { errorReport, sendSheet, sheetOf } from '../sheets/sheet-file.ts'
import { documentsToChoose } from './document-numbers.ts'
import { DocumentSheet } from './export.ts'
import { onceOf } from './once.ts'
import { askerOf, needsDocument } from './rights.ts'
import { listQuerySchema } from './schemas.ts'
import { uploadFields } from './sheet.ts'
import type { DocumentStore } from './store.ts'
import { uploadRows } from './upload.ts'

export function registerExcel(app: App, services: Services, store: DocumentStore): void {
  const { model } = store
  const tags = [model.label]
  const { area, label } = model
  const sheetNm = (request: FastifyRequest) => translate(area, request.language, label)

  /** As the screen that asks is called; several may show one kind of document. */
  const nameOf = (request: FastifyRequest) => {
    const { sheetNm: asked } = request.query as { sheetNm?: string }
    return asked || sheetNm(request)
  }

  // What is confidential leaves only by a way that its module opens.
  if (!model.access.confidential)
    app.get(
      `${model.api}s/excel`,
      { config: needsDocument(model), schema: { tags, querystring: listQuerySchema(model) } },
      async (request, reply) => {
        const { person, language } = request
        const asker = { person, language }
        const sheet = await DocumentSheet.of(services, store.document, asker, request.query as Record<string, unknown>)
        const max = services.settings.maxExportRows ?? MAX_ROWS_AT_ONCE
        if ((await sheet.total(services.db)) > max)
          throw new Refusal(422, 'TOO_MANY_ROWS', '{max}건을 넘는 자료는 파일로 만들어 드립니다.', { values: { max } })
        const rows = await sheet.atOnce(services.db, max)
        const event = { now: services.clock.now(), userId: person.userId, ip: request.ip, accessCd: 'EXPORT' as const }
        await logAccess(services.db, { ...event, bizCd: model.name, rowCnt: rows.length })
        const named = nameOf(request)
        const spec = {
          sheetNm: named,
          columns: [NUMBER_COLUMN, ...sheet.columns],
          rows: numbered([rows]),
        }
        const { format } = request.query
        return sendSheet(reply, request, services, { label: named, format }, writeSheet(spec, format))
      },
    )

  app.get(`${model.api}s/template`, { config: needsDocument(model), schema: { tags } }, async (request, reply) => {
    const { person, language } = askerOf(request, model)
    const fields = uploadFields(model)
    const named = fields.map(([, field]) => field)
    const keys = await services.db.read(person, async (db) => {
      const documents = await documentsToChoose(db, services.models, named)
      return new Map([...(await keysByName(db, named, language)), ...documents])
    })
    const form = sheetForm(area, fields, { language, now: services.clock.now(), keys })
    const content = writeTemplate({ sheetNm: sheetNm(request), ...form })
    return sendSheet(reply, request, services, { area, label, kind: '양식' }, content)
  })

  app.post(
    `${model.api}s/upload`,
    {
      config: needsDocument(model, 'write'),
      schema: { tags, consumes: ['multipart/form-data'], response: { 200: z.object({ inserted: z.number() }) } },
    },
    async (request) => {
      const sheet = await sheetOf(request)
      const asker = askerOf(request, model)
      const { inserted, problems } = await uploadRows(services, store, asker, sheet, false, onceOf(request, sheet))
      if (problems.length > 0) throw invalid(problems)
      return { inserted }
    },
  )

  // The uploaded sheet again, with what is wrong in a first column; nothing is saved.
  app.post(
    `${model.api}s/upload-report`,
    { config: needsDocument(model, 'write'), schema: { tags, consumes: ['multipart/form-data'] } },
    async (request, reply) => {
      const asker = askerOf(request, model)
      const sheet = await sheetOf(request)
      const { problems } = await uploadRows(services, store, asker, sheet, true)
      const content = errorReport(sheet, problems, request, sheetNm(request))
      return sendSheet(reply, request, services, { area, label, kind: '오류' }, content)
    },
  )
}
