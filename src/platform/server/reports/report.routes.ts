/** The endpoints of a read list: its rows, page by page with their exact total, and the sheet of what is seen. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pageOf } from '#platform/model/call-words.ts'
import { isDirectoryField, nameFieldOf } from '#platform/model/field.ts'
import { translate } from '#platform/model/i18n.ts'
import { type AnyReport, reportFields } from '#platform/model/report.ts'
import { logAccess } from '../audit/access-log.ts'
import { answerOf } from '../documents/schemas.ts'
import { writeSheet } from '../excel/write-workbook.ts'
import { MAX_ROWS_AT_ONCE, NUMBER_COLUMN, numbered } from '../exports/exports.ts'
import type { App } from '../http/app.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { sendSheet } from '../sheets/sheet-file.ts'
import { needs } from '../sign-in/menu-right.ts'
import { personOf, reportQuerySchema, toReportQuery } from './report.query.ts'
import { ReportSheet } from './report.sheet.ts'
import { type ReportAnswer, type ReportAsker, readerOf } from './report.ts'
import { readPage } from './report-page.ts'

/** Both endpoints of a list, under the right to its menu; its rows alone where no sheet is written. */
export function registerReport(app: App, services: Services, answer: ReportAnswer): void {
  const { report } = answer
  const { db, clock } = services
  const tags = [report.label]
  const config = needs(report.right)
  const querystring = reportQuerySchema(report)
  const askerOf = ({ person, language, ip }: FastifyRequest): ReportAsker => ({
    person: personOf(person, report),
    language,
    ip: ip || null,
    now: clock.now(),
    models: services.models,
  })

  app.get(
    report.api,
    { config, schema: { tags, querystring, response: { 200: pageOf(rowSchema(report)) } } },
    async (request) => {
      const asker = askerOf(request)
      const query = toReportQuery(report, request.query)
      const { total, rows } = await db.read(readerOf(answer, asker), (queries) =>
        readPage(queries, answer, asker, query),
      )
      await answer.seen?.(db, rows, asker)
      const shown = answer.shown?.(asker)
      return {
        total,
        page: query.page,
        limit: query.limit,
        rows: shown ? rows.map(shown) : rows,
      }
    },
  )
  if (report.sheet === false) return

  app.get(`${report.api}/excel`, { config, schema: { tags, querystring } }, async (request, reply) => {
    const asker = askerOf(request)
    const sheet = await ReportSheet.of(db, answer, asker, request.query)
    const max = services.settings.maxExportRows ?? MAX_ROWS_AT_ONCE
    if ((await sheet.total(db)) > max)
      throw new Refusal(422, 'TOO_MANY_ROWS', '{max}건을 넘는 자료는 파일로 만들어 드립니다.', { values: { max } })
    const rows = await sheet.atOnce(db, max)
    const event = { now: asker.now, userId: request.person.userId, ip: request.ip, accessCd: 'EXPORT' as const }
    await logAccess(db, { ...event, bizCd: report.name, rowCnt: rows.length })
    const sheetNm = request.query.sheetNm || translate(report.area, asker.language, report.label)
    const { format } = request.query
    const spec = { sheetNm, columns: [NUMBER_COLUMN, ...sheet.columns], rows: numbered([rows]) }
    return sendSheet(reply, request, services, { label: sheetNm, format }, writeSheet(spec, format))
  })
}

function rowSchema(report: AnyReport) {
  const shape: Record<string, z.ZodType> = {}
  for (const [name, field] of Object.entries(reportFields(report))) {
    shape[name] = answerOf(field)
    if (isDirectoryField(field)) shape[nameFieldOf(name)] ??= z.string().nullable()
  }
  return z.object(shape)
}
