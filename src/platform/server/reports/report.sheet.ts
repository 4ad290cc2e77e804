/** A read list as the rows of a sheet: sent at once, or written in the background under the rights of who asked. */
import { sheetValueOf } from '#platform/model/field-text.ts'
import type { AnyReport } from '#platform/model/report.ts'
import type { Database } from '../database/database.ts'
import { codeNamesOf, type NameOfCode } from '../directory/code-name.ts'
import { type ShownColumn, sheetColumn, sheetWords } from '../documents/sheet.ts'
import type { ExportSource } from '../exports/exports.ts'
import { Refusal } from '../refusal.ts'
import { personOf, type ReportGiven, reportQuerySchema, toReportQuery } from './report.query.ts'
import { type ReportAnswer, type ReportAsker, readerOf, rowsStatement, totalStatement } from './report.ts'

type Row = Readonly<Record<string, unknown>>

/** More than a sheet holds. */
const NO_LIMIT = 2_000_000
/** Rows on their way from the database to the file: more would outlive the part of memory that is cleared most cheaply. */
const PIECE_ROWS = 250

export class ReportSheet {
  readonly columns: readonly ShownColumn[]
  private readonly answer: ReportAnswer
  private readonly asker: ReportAsker
  private readonly query: ReturnType<typeof toReportQuery>
  private readonly shown: (row: Row) => Row

  private constructor(answer: ReportAnswer, asker: ReportAsker, given: ReportGiven, nameOf: NameOfCode) {
    this.answer = answer
    this.asker = asker
    this.query = toReportQuery(answer.report, given)
    this.shown = answer.shown?.(asker) ?? ((row) => row)
    this.columns = shownNames(answer.report, given.columns).map((name) => column(answer.report, name, asker, nameOf))
  }

  /** @param given what the address of the list says, checked; `columns` names those that are seen, in their order */
  static async of(db: Database, answer: ReportAnswer, asker: ReportAsker, given: ReportGiven): Promise<ReportSheet> {
    const fields = Object.values(answer.report.columns)
    const nameOf = await db.read('SYSTEM', (queries) => codeNamesOf(queries, fields, asker.language))
    return new ReportSheet(answer, asker, given, nameOf)
  }

  async total(db: Database): Promise<number> {
    const [row] = await db.query<{ total: number }>(this.reader, totalStatement(this.answer, this.asker, this.query))
    return row?.total ?? 0
  }

  /** Read at once: a slow line must not hold a connection. */
  async atOnce(db: Database, limit: number): Promise<unknown[][]> {
    const rows = await db.query<Row>(this.reader, this.statement(limit))
    await this.answer.seen?.(db, rows, this.asker)
    return rows.map((row) => this.cells(row))
  }

  async *pieces(db: Database): AsyncGenerator<unknown[][]> {
    for await (const rows of db.pieces<Record<string, unknown>>(this.reader, this.statement(NO_LIMIT), PIECE_ROWS)) {
      await this.answer.seen?.(db, rows, this.asker)
      yield rows.map((row) => this.cells(row))
    }
  }

  private get reader() {
    return readerOf(this.answer, this.asker)
  }

  private statement(limit: number) {
    return rowsStatement(this.answer, this.asker, { ...this.query, page: 1, limit })
  }

  private cells(row: Row): unknown[] {
    const told = this.shown(row)
    return this.columns.map(({ value }) => value(told))
  }
}

function shownNames({ columns, hidden = [] }: AnyReport, wanted: string | undefined): string[] {
  if (wanted) return wanted.split(',').filter((name) => Object.hasOwn(columns, name))
  return Object.keys(columns).filter((name) => !hidden.includes(name))
}

function column(report: AnyReport, name: string, { language }: ReportAsker, nameOf: NameOfCode): ShownColumn {
  const field = report.columns[name]
  if (!field) throw new RangeError(`${report.name} has no column ${name}`)
  const words = sheetWords(report.area, field, { language, nameOf })
  return { ...sheetColumn(report.area, field, language), name, value: sheetValueOf(field, name, words) }
}

/** The list as a file in the background, for what is too long to wait for. */
export const reportExport = (answer: ReportAnswer): ExportSource => ({
  name: answer.report.name,
  label: answer.report.label,
  async open({ db, clock, models }, { person, language }, given) {
    const { report } = answer
    const asker = { person: personOf(person, report), language, now: clock.now(), models }
    const parsed = reportQuerySchema(report).safeParse(given)
    if (!parsed.success) throw new Refusal(400, 'INVALID_INPUT', '[400 에러] 필수 입력값이 입력되지 않았습니다.')
    const sheet = await ReportSheet.of(db, answer, asker, parsed.data)
    return { columns: sheet.columns, total: await sheet.total(db), rows: () => sheet.pieces(db) }
  },
})
