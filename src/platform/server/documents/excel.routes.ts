/** Sheets of a document: the list as it is seen, a template, and rows back in. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ExcelError, type ExcelErrorCode } from '#platform/model/excel/excel-error.ts'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Problem } from '#platform/model/problem.ts'
import { logAccess } from '../audit/access-log.ts'
import { type ReadRow, readWorkbook } from '../excel/read-workbook.ts'
import { writeErrorReport, writeTemplate } from '../excel/template.ts'
import { writeWorkbook } from '../excel/write-workbook.ts'
import { MAX_ROWS_AT_ONCE, NUMBER_COLUMN, numbered } from '../exports/exports.ts'
import type { App } from '../http/app.ts'
import { invalid, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { DocumentSheet } from './export.ts'
import { askerOf, needsDocument } from './rights.ts'
import { listQuerySchema } from './schemas.ts'
import type { Row } from './shape.ts'
import { templateColumns } from './sheet.ts'
import type { DocumentStore } from './store.ts'
import { uploadRows } from './upload.ts'

const UPLOAD_LIMITS = { maxBytes: 10_000_000, maxRows: 2001 }

export function registerExcel(app: App, services: Services, store: DocumentStore): void {
  const { model } = store
  const tags = [model.label]
  const file = (reply: FastifyReply, request: FastifyRequest, label: string) => {
    const fileName = excelFileName(translate(model.area, request.language, label), services.clock.now())
    return reply
      .type(XLSX_CONTENT_TYPE)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
  }

  // What is confidential leaves only by a way that its module opens.
  if (!model.access.confidential)
    app.get(
      `${model.api}s/excel`,
      { config: needsDocument(model), schema: { tags, querystring: listQuerySchema(model) } },
      async (request, reply) => {
        const { person, language } = request
        const sheet = new DocumentSheet(model, { person, language }, request.query as Record<string, unknown>)
        const max = services.settings.maxExportRows ?? MAX_ROWS_AT_ONCE
        if ((await sheet.total(services.db)) > max)
          throw new Refusal(422, 'TOO_MANY_ROWS', '{max}건을 넘는 자료는 파일로 만들어 드립니다.', { values: { max } })
        // Read at once: a slow line must not hold a connection.
        const rows = await services.db.query<Row>(sheet.person, sheet.statement(max))
        const event = { now: services.clock.now(), userId: person.userId, ip: request.ip, accessCd: 'EXPORT' as const }
        await logAccess(services.db, { ...event, bizCd: model.name, rowCnt: rows.length })
        const spec = {
          sheetNm: translate(model.area, language, model.label),
          columns: [NUMBER_COLUMN, ...sheet.columns],
          rows: numbered([rows.values().map((row) => sheet.cells(row))]),
        }
        return file(reply, request, model.label).send(writeWorkbook(spec))
      },
    )

  app.get(`${model.api}s/template`, { config: needsDocument(model), schema: { tags } }, async (request, reply) => {
    const { language } = askerOf(request, model)
    const columns = templateColumns(model, language)
    return file(
      reply,
      request,
      `${translate(model.area, language, model.label)} ${translate('platform', language, '양식')}`,
    ).send(writeTemplate({ sheetNm: translate(model.area, language, model.label), columns }))
  })

  app.post(
    `${model.api}s/upload`,
    {
      config: needsDocument(model, 'write'),
      schema: { tags, consumes: ['multipart/form-data'], response: { 200: z.object({ inserted: z.number() }) } },
    },
    async (request) => {
      const { inserted, problems } = await uploadRows(
        services,
        store,
        askerOf(request, model),
        await sheetOf(request),
        false,
      )
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
      const [head, ...rows] = sheet
      const columns = (head?.cells ?? []).map((cell) => ({ text: typeof cell === 'string' ? cell : '' }))
      return file(
        reply,
        request,
        `${translate(model.area, asker.language, model.label)} ${translate('platform', asker.language, '오류')}`,
      ).send(
        writeErrorReport({
          sheetNm: translate(model.area, asker.language, model.label),
          columns,
          rows,
          problems: byRow(problems),
          errorText: translate('platform', asker.language, '오류'),
        }),
      )
    },
  )
}

function byRow(problems: readonly Problem[]): Map<number, string[]> {
  const rows = new Map<number, string[]>()
  for (const { field, message } of problems) {
    const rowNo = Number(field.split('.')[1])
    rows.set(rowNo, [...(rows.get(rowNo) ?? []), message])
  }
  return rows
}

const excelFaults: Record<ExcelErrorCode, string> = {
  NOT_XLSX: '엑셀 파일(.xlsx)이 아니거나 손상되었습니다.',
  ENCRYPTED: '암호가 걸린 엑셀 파일은 올릴 수 없습니다.',
  TOO_LARGE: '업로드 가능한 용량을 초과하였습니다. 제한 용량을 확인하세요.',
  TOO_MANY_ROWS: '한 번에 올릴 수 있는 행은 {max}개까지입니다.',
  NO_SHEET: '엑셀 파일에 시트가 없습니다.',
}

export async function sheetOf(request: FastifyRequest): Promise<ReadRow[]> {
  const upload = await request.file({ limits: { fileSize: UPLOAD_LIMITS.maxBytes + 1 } })
  if (!upload) throw new Refusal(400, 'K-53', '파일을 등록해 주세요.')
  try {
    const { rows } = await readWorkbook(upload.file, UPLOAD_LIMITS)
    if (rows.length < 2) throw new Refusal(400, 'EMPTY_SHEET', '엑셀 파일에 입력된 행이 없습니다.')
    return rows
  } catch (error) {
    if (!(error instanceof ExcelError)) throw error
    const values = { max: UPLOAD_LIMITS.maxRows - 1 }
    throw new Refusal(error.code === 'TOO_LARGE' ? 413 : 415, error.code, excelFaults[error.code], { values })
  }
}
