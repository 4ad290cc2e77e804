/** The file of an approved export: once, behind a password, marked with who took it. */

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hasLevel } from '#platform/model/access.ts'
import { type AnyDocument, snakeCase } from '#platform/model/document.ts'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { type SheetColumn, XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { fileHeaders } from '#platform/server/attachments/download-headers.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { logReads } from '#platform/server/audit/read-log.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { codeNamesOf } from '#platform/server/directory/code-name.ts'
import { numbersInList } from '#platform/server/documents/document-numbers.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument, rightOf } from '#platform/server/documents/rights.ts'
import { type Row, shapeOf, withBeside } from '#platform/server/documents/shape.ts'
import { exportColumns } from '#platform/server/documents/sheet.ts'
import { encryptWorkbook } from '#platform/server/excel/encrypt-workbook.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { NUMBER_COLUMN, numbered } from '#platform/server/exports/exports.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden, ruleRefused, wrongState } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import type { ExportRow, ExportSheet } from './export-sheet.ts'
import { type HeaExport, heaExport } from './hea-export.model.ts'

const tags = [heaExport.label]
const MIN_PASSWORD = 10
const MAX_ROWS = 20_000
const body = z.strictObject({ passwordDesc: z.string().max(100) })
const params = z.object({ no: z.coerce.number().int().positive() })

/** @param sheets lists about people that are no documents */
export function heaExportRoutes(app: App, services: Services, sheets: readonly ExportSheet[]): void {
  const { db, clock } = services
  const kinds = z.object({ rows: z.array(z.object({ code: z.string(), codeNm: z.string() })) })
  app.get(
    `${heaExport.api}-kinds`,
    { config: needsDocument(heaExport), schema: { tags, response: { 200: kinds } } },
    ({ language, person }) => {
      const mayOpen = (model: AnyDocument) =>
        hasLevel(person, model.access.confidential?.levels ?? []) && rightOf(person, model).access
      const open = [...sheets.filter(({ model }) => mayOpen(model)), ...services.models.filter(mayOpen)]
      return { rows: open.map(({ name, label }) => ({ code: name, codeNm: translate('hea', language, label) })) }
    },
  )

  app.post(
    `${heaExport.api}/:no/file`,
    { config: needsDocument(heaExport, 'write'), schema: { tags, params, body } },
    async (request, reply) => {
      const { passwordDesc } = request.body
      refuseWeak(passwordDesc)
      const taken = await take(services, request, request.params.no, sheets)
      const file = await encryptWorkbook(await taken.workbook(), passwordDesc)
      await logAccess(db, {
        now: clock.now(),
        userId: request.person.userId,
        ip: request.ip,
        accessCd: 'EXPORT',
        bizCd: heaExport.name,
        bizNo: request.params.no,
        detailDesc: taken.mark,
        rowCnt: taken.rowCnt,
      })
      return reply
        .headers(fileHeaders('attachment', excelFileName(taken.sheetNm, clock.now()), XLSX_CONTENT_TYPE))
        .send(file)
    },
  )
}

function refuseWeak(password: string): void {
  const isStrong = [...password].length >= MIN_PASSWORD && /\d/.test(password) && /\D/.test(password)
  if (!isStrong)
    throw ruleRefused([
      {
        field: 'passwordDesc',
        code: 'HEA_EXPORT_PASSWORD',
        message: '암호는 숫자와 문자를 섞어 10자 이상 입력하십시오.',
      },
    ])
}

/** What leaves: its columns with their cells, and whom each row is about. */
interface Leaving {
  model: AnyDocument
  sheetNm: string
  columns: readonly SheetColumn[]
  cells: unknown[][]
  read: { bizNo: number; subjectUserId: string; plantCd: string }[]
}

/** Marks the export as taken and reads the rows in one transaction: a second request finds it taken. */
async function take(services: Services, request: FastifyRequest, no: number, sheets: readonly ExportSheet[]) {
  const { db, clock } = services
  const { language, ip } = request
  const { person } = askerOf(request, heaExport)
  const now = clock.now()
  return db.write(person, async (tx) => {
    const record = (await getRecord(tx, heaExport, no, true)) as Row & HeaExport
    if (record.createUserId !== person.userId) throw forbidden()
    const state = heaExport.lifecycle.states[record.statusCd]
    if (record.statusCd !== 'APPR') throw wrongState(translate('hea', language, state.label))
    const leaving = await leavingOf(tx, services, request, record, sheets)
    const rowCnt = leaving.cells.length
    const stamp = now.toLocaleString('sv-SE', { timeZone: 'Asia/Seoul' }).slice(0, 16)
    const mark = `${record.heaExportDocNo ?? no} · ${person.userNm}(${person.userId}) · ${stamp}`
    const taken = { rowCnt, fileDt: now.toISOString(), markDesc: mark }
    await tx.program(heaExport, { by: person, now, ip: ip || null }).act(no, 'take', taken)
    await logReads(db, {
      now,
      readUserId: person.userId,
      ip,
      bizCd: leaving.model.name,
      fieldSetCd: 'EXPORT',
      purposeCd: 'EXPORT',
      reasonDesc: `${record.heaExportDocNo ?? ''} ${record.purposeDesc}`.trim(),
      read: leaving.read,
    })
    const { sheetNm } = leaving
    const spec = { sheetNm, mark, columns: [NUMBER_COLUMN, ...leaving.columns], rows: numbered([leaving.cells]) }
    return { sheetNm, mark, rowCnt, workbook: async () => wholeOf(writeWorkbook(spec)) }
  })
}

/** @throws Refusal 403 for what he may not open */
async function leavingOf(
  tx: Transaction,
  { models }: Services,
  { person, language }: FastifyRequest,
  record: HeaExport,
  sheets: readonly ExportSheet[],
): Promise<Leaving> {
  const sheet = sheets.find(({ name }) => name === record.exportBizCd)
  const model = sheet?.model ?? models.find(({ name, access }) => name === record.exportBizCd && access.confidential)
  if (!model || !rightOf(person, model).access) throw forbidden()
  if (sheet) return sheetRows(await tx.query<ExportRow>(sheet.rows(record, MAX_ROWS)), sheet, language)
  const rows = await rowsOf(tx, models, model, record)
  const shown = [model.docNo, 'statusCd', model.title, ...model.list.columns, 'createUserId', 'createDt']
  const nameOf = await codeNamesOf(tx, Object.values(model.fields), language)
  const columns = exportColumns(model, { language, nameOf }, [...new Set(shown)])
  return {
    model,
    columns,
    sheetNm: translate('hea', language, model.label),
    cells: rows.map((row) => columns.map((column) => column.value(row))),
    read: rows.map((row) => ({
      bizNo: Number(row[model.key]),
      subjectUserId: String(row[model.access.confidential?.subject ?? ''] ?? ''),
      plantCd: String(row.plantCd),
    })),
  }
}

function sheetRows(rows: readonly ExportRow[], { label, model, columns }: ExportSheet, language: Language): Leaving {
  const one = new Map(rows.map(({ bizNo, subjectUserId, plantCd }) => [bizNo, { bizNo, subjectUserId, plantCd }]))
  return {
    model,
    sheetNm: translate('hea', language, label),
    read: [...one.values()],
    columns: columns.map(({ name: _name, items: _items, text, ...column }) => ({
      ...column,
      text: translate('hea', language, text),
    })),
    cells: rows.map((row) =>
      columns.map(({ name, items }) => {
        const value = row[name]
        return items && value !== null ? translate('hea', language, items[String(value)] ?? String(value)) : value
      }),
    ),
  }
}

/** What a person alone may read leaves with nobody, himself included. */
const rowsOf = (db: Transaction, models: Services['models'], model: AnyDocument, record: HeaExport): Promise<Row[]> => {
  const shape = shapeOf(model)
  const hisOwn = [...(model.access.confidential?.hisIn ?? [])]
  return db.query<Row>(sql`select ${withBeside(shape.record, numbersInList(models, model))} from ${shape.table} r
    where r.delete_yn = 'N' and r.${raw(snakeCase(model.docNo))} is not null and r.plant_cd = ${record.plantCd}
      and not r.status_cd = any(${hisOwn}::text[])
      and r.create_dt >= ${record.withinFromYmd}::date and r.create_dt < ${record.withinToYmd}::date + 1
    order by r.${shape.key} limit ${MAX_ROWS}`)
}

async function wholeOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
