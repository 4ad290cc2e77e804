/** The list of a document as the rows of a sheet: sent at once, or written in the background. */
import type { Person } from '#platform/model/access.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import type { LineForm, WrittenLines } from '#platform/model/excel/line-form.ts'
import { type Say, translate } from '#platform/model/i18n.ts'
import type { Database } from '../database/database.ts'
import type { Sql } from '../database/sql.ts'
import { codeNamesOf, type NameOfCode } from '../directory/code-name.ts'
import type { ExportAsker, ExportSource } from '../exports/exports.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { openRight, under } from '../sign-in/menu-right.ts'
import { CopiedLines } from './copied-lines.ts'
import { numbersBehind } from './document-numbers.ts'
import { allRowsStatement, type NarrowedList, totalStatement } from './list.ts'
import { narrowedByView } from './list-view.ts'
import { markColumn } from './proposal/row-mark.ts'
import { shownTo } from './record.ts'
import { rightOf } from './rights.ts'
import type { RuledDocument, SheetBeside } from './rules.ts'
import { listQuerySchema, toListQuery } from './schemas.ts'
import { type Beside, type Row, type Shape, shapeOf, withBeside } from './shape.ts'
import { exportColumns, type ShownColumn } from './sheet.ts'
import { SheetRows } from './sheet-rows.ts'

/** More than a sheet holds. */
const NO_LIMIT = 2_000_000
/** Whole records on their way from the database to the file: more would outlive the part of memory that is cleared most cheaply. */
const PIECE_ROWS = 250

export class DocumentSheet {
  readonly columns: readonly ShownColumn[]
  private readonly model: AnyDocument
  private readonly beside: SheetBeside | undefined
  private readonly asker: ExportAsker
  private readonly shape: Shape
  private readonly query: NarrowedList
  private readonly numbers: readonly Beside[]
  /** Undefined where not every column knows what it reads. */
  private readonly rows: SheetRows | undefined

  /**
   * @param given what the address of the list says, checked; `columns` names those that are shown, in their order
   * @throws Refusal where the list is not open to him
   */
  static async of(
    services: Services,
    document: RuledDocument,
    asker: ExportAsker,
    given: Readonly<Record<string, unknown>>,
  ): Promise<DocumentSheet> {
    const { model } = document
    const nameOf = await services.db.read('SYSTEM', (queries) =>
      codeNamesOf(queries, Object.values(model.fields), asker.language),
    )
    const query = await narrowedByView(services, asker.person, model, toListQuery(model, given))
    return new DocumentSheet(services.models, document, asker, { query, given }, nameOf)
  }

  private constructor(
    models: Services['models'],
    { model, rules }: RuledDocument,
    asker: ExportAsker,
    { query, given }: { query: NarrowedList; given: Readonly<Record<string, unknown>> },
    nameOf: NameOfCode,
  ) {
    this.model = model
    this.beside = rules.sheet
    this.asker = { ...asker, person: under(asker.person, openRight(rightOf(asker.person, model)), 'read') }
    this.shape = shapeOf(model)
    this.query = query
    const wanted = typeof given.columns === 'string' ? given.columns.split(',') : undefined
    const shown = exportColumns(model, { language: asker.language, nameOf }, wanted, rules.sheet)
    this.columns = [...shown, markColumn(model, shown, asker.language)]
    this.numbers = numbersBehind(
      models,
      model,
      shown.map(({ name }) => name),
    )
    const isKnown = this.columns.every(({ reads }) => reads !== undefined)
    this.rows = isKnown ? new SheetRows(this.shape, this.asker, this.columns, this.numbers) : undefined
  }

  /** With the scope of the list. */
  private get person(): Person {
    return this.asker.person
  }

  async total(db: Database): Promise<number> {
    const { person } = this.asker
    const [row] = await db.query<{ total: number }>(person, totalStatement(this.shape, person, this.query))
    return row?.total ?? 0
  }

  /** All rows. Read at once: a slow line must not hold a connection. */
  async atOnce(db: Database, limit: number): Promise<unknown[][]> {
    const all: unknown[][] = []
    for await (const piece of this.pieces(db, limit)) all.push(...piece)
    return all
  }

  async *pieces(db: Database, limit = NO_LIMIT): AsyncGenerator<unknown[][]> {
    const { rows, person } = this
    if (!rows) {
      const select = withBeside(this.shape.record, this.numbers)
      const whole = db.pieces<Row>(person, this.statement(select, limit), PIECE_ROWS)
      for await (const found of whole) yield this.cells(db, found)
      return
    }
    const readBeside = this.readsBeside ? (records: readonly Row[]) => this.readBeside(db, records) : undefined
    const texts = db.texts(person, this.statement(rows.select, limit), rows.columnCnt)
    for await (const found of texts) yield rows.cellsOf(db, found, readBeside)
  }

  /** All rows as lines of the file; undefined where they have to be read as values first. */
  get lines(): ((db: Database, form: LineForm) => AsyncIterable<WrittenLines>) | undefined {
    const { rows, person } = this
    if (!rows?.isByValue || this.readsBeside) return undefined
    const statement = this.statement(rows.select, NO_LIMIT)
    return (db, form) => new CopiedLines(rows, form).written(db, db.copied(person, statement))
  }

  private statement(select: Sql, limit: number): Sql {
    return allRowsStatement(this.shape, this.person, this.query, { select, limit })
  }

  private get readsBeside(): boolean {
    const { beside } = this
    return beside !== undefined && this.columns.some(({ name }) => Object.hasOwn(beside.columns, name))
  }

  private async readBeside(db: Database, rows: readonly Row[]): Promise<void> {
    const { person, language } = this.asker
    const say: Say = (text, values) => translate(this.model.area, language, text, values)
    await db.read(this.person, async (queries) => this.beside?.read(queries, person, rows, say))
  }

  private async cells(db: Database, rows: readonly Row[]): Promise<unknown[][]> {
    if (this.readsBeside) await this.readBeside(db, rows)
    return rows.map((row) => {
      const shown = shownTo(this.model, this.asker, row)
      return this.columns.map((column) => column.value(shown))
    })
  }
}

export const documentExport = (document: RuledDocument): ExportSource => ({
  name: document.model.name,
  label: document.model.label,
  async open(services, asker, given) {
    const { db } = services
    const parsed = listQuerySchema(document.model).safeParse(given)
    if (!parsed.success) throw new Refusal(400, 'INVALID_INPUT', '[400 에러] 필수 입력값이 입력되지 않았습니다.')
    const sheet = await DocumentSheet.of(services, document, asker, parsed.data)
    const { lines } = sheet
    return {
      columns: sheet.columns,
      total: await sheet.total(db),
      rows: () => sheet.pieces(db),
      lines: lines && ((form) => lines(db, form)),
    }
  },
})
