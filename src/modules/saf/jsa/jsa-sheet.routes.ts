/** Sheets of JSAs: choose a file and its sheet, see what is wrong, save all of it or nothing; rows out again. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { mayCreate, type Person } from '#platform/model/access.ts'
import { ExcelError } from '#platform/model/excel/excel-error.ts'
import { translate } from '#platform/model/i18n.ts'
import { answeredOnce, onceOf } from '#platform/server/documents/once.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import { type ReadWorkbook, readWorkbook } from '#platform/server/excel/read-workbook.ts'
import { writeTemplate } from '#platform/server/excel/template.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden, Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { errorReport, excelFaults, sendSheet } from '#platform/server/sheets/sheet-file.ts'
import { type JsaLine, jsa, MOST_ROWS } from './jsa.model.ts'
import { readJsaSheet, type SheetReading, sheetColumns, sheetRow } from './jsa.sheet.ts'
import { jsaOf } from './jsa-revision.ts'
import { siteScale } from './jsa-rows.ts'
import { preview } from './jsa-sheet.wire.ts'
import { scaleOf } from './risk.logic.ts'

const LIMITS = { maxBytes: 5_000_000, maxRows: MOST_ROWS + 1, formulaValues: true }
const tags = [jsa.label]
const multipart = { tags, consumes: ['multipart/form-data'] }
const sheetQuery = z.strictObject({ sheet: z.string().max(40).optional() })
const uploadQuery = sheetQuery.extend({
  jsaTitle: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .refine((text) => text.isWellFormed() && !text.includes('\0')),
})

async function workbookOf(request: FastifyRequest, sheet: string | undefined): Promise<ReadWorkbook> {
  const upload = await request.file({ limits: { fileSize: LIMITS.maxBytes + 1 } })
  if (!upload) throw new Refusal(400, 'K-53', '파일을 등록해 주세요.')
  try {
    return await readWorkbook(upload.file, { ...LIMITS, ...(sheet !== undefined && { sheet }) })
  } catch (error) {
    if (!(error instanceof ExcelError)) throw error
    throw new Refusal(error.code === 'TOO_LARGE' ? 413 : 415, error.code, excelFaults[error.code], {
      values: { max: MOST_ROWS },
    })
  }
}

export function jsaSheetRoutes(app: App, services: Services): void {
  registerPreview(app, services)
  registerUpload(app, services)
  registerSheets(app, services)
}

function requireWriter(person: Person): void {
  if (!mayCreate(jsa, person)) throw forbidden()
}

async function readingOf(request: FastifyRequest, { db, clock }: Services, person: Person, sheet: string | undefined) {
  requireWriter(person)
  const workbook = await workbookOf(request, sheet)
  const scaleCd = await db.read(person, siteScale)
  const reading = readJsaSheet(workbook.rows, scaleOf(scaleCd), clock.now(), request.language)
  return { workbook, scaleCd, reading }
}

function registerPreview(app: App, services: Services): void {
  app.post(
    `${jsa.api}-workbook`,
    {
      config: needsDocument(jsa, 'write'),
      schema: { ...multipart, querystring: sheetQuery, response: { 200: preview } },
    },
    async (request) => {
      const { person, language } = askerOf(request, jsa)
      const { workbook, reading } = await readingOf(request, services, person, request.query.sheet)
      const rows = reading.rows.map((row, at) => ({
        rowNo: reading.rowNos[at] ?? 0,
        cells: sheetRow(row as JsaLine, language).map((cell) => (cell === null ? null : (cell as string | number))),
      }))
      return { sheets: workbook.sheets, sheetNm: workbook.sheetNm, ...reading, rows }
    },
  )
}

/** All of it or nothing. */
function refuseWrong({ problems, rows }: SheetReading): void {
  if (rows.length === 0 && problems.length === 0)
    throw new Refusal(400, 'EMPTY_SHEET', '엑셀 파일에 입력된 행이 없습니다.')
  if (problems.length === 0) return
  const n = problems.length
  throw new Refusal(400, 'JSA_SHEET_WRONG', '오류 {n}건을 수정한 후 다시 올려주세요.', { values: { n }, problems })
}

function registerUpload(app: App, services: Services): void {
  const { db, clock } = services
  app.post(
    `${jsa.api}-upload`,
    {
      config: needsDocument(jsa, 'write'),
      schema: { ...multipart, querystring: uploadQuery, response: { 201: z.object({ jsaNo: z.number() }) } },
    },
    async (request, reply) => {
      const { person } = askerOf(request, jsa)
      const { reading } = await readingOf(request, services, person, request.query.sheet)
      refuseWrong(reading)
      const once = onceOf(request, { rows: reading.rows, query: request.query })
      const { jsaNo } = await db.write(person, (tx) =>
        answeredOnce(tx, person, jsa.name, { once, now: clock.now() }, () =>
          tx.program(jsa, { by: person }).create({
            jsaTitle: request.query.jsaTitle,
            jsaSrcCd: 'VND',
            rows: reading.rows as JsaLine[],
            plantCd: person.plantCd,
          }),
        ),
      )
      return reply.status(201).send({ jsaNo })
    },
  )
  app.post(
    `${jsa.api}-upload-report`,
    { config: needsDocument(jsa, 'write'), schema: { ...multipart, querystring: sheetQuery } },
    async (request, reply) => {
      const { person, language } = askerOf(request, jsa)
      const { workbook, reading } = await readingOf(request, services, person, request.query.sheet)
      const content = errorReport(workbook.rows, reading.problems, { language }, workbook.sheetNm)
      return sendSheet(reply, request, services, { area: 'saf', label: 'JSA 오류' }, content)
    },
  )
}

function registerSheets(app: App, services: Services): void {
  app.get(`${jsa.api}-template`, { config: needsDocument(jsa), schema: { tags } }, async (request, reply) => {
    const { language } = askerOf(request, jsa)
    const sheetNm = translate('saf', language, jsa.label)
    const content = writeTemplate({ sheetNm, columns: sheetColumns(language) })
    return sendSheet(reply, request, services, { area: 'saf', label: 'JSA 양식' }, content)
  })
  app.get(
    `${jsa.api}/:no/sheet`,
    { config: needsDocument(jsa), schema: { tags, params: z.object({ no: z.coerce.number().int().min(1) }) } },
    async (request, reply) => {
      const { person, language } = askerOf(request, jsa)
      const record = jsaOf(await services.db.read(person, (queries) => getRecord(queries, jsa, request.params.no)))
      const rows = record.rows.map((row) => sheetRow(row, language))
      const sheetNm = record.jsaDocNo ?? translate('saf', language, jsa.label)
      const content = writeWorkbook({ sheetNm, columns: sheetColumns(language), rows })
      return sendSheet(reply, request, services, { area: 'saf', label: jsa.label }, content)
    },
  )
}
