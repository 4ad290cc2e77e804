/** Looks at the sheet of a list row by row: what is as it was, what would change, what cannot, what is new. Nothing is written. */
import { translate } from '#platform/model/i18n.ts'
import type { ProposedChange, ProposedFault, ProposedRow } from '#platform/model/proposal.ts'
import { fieldProblem } from '#platform/model/validate.ts'
import type { Queries } from '../../database/database.ts'
import { sql } from '../../database/sql.ts'
import { cellText } from '../../excel/cell-text.ts'
import type { ReadRow } from '../../excel/read-workbook.ts'
import type { Services } from '../../services.ts'
import { numbersBehind } from '../document-numbers.ts'
import { staleAnswer } from '../history.ts'
import { titleFor, toWire } from '../record.ts'
import { type Beside, column, type Row, type Shape, shapeOf, withBeside } from '../shape.ts'
import { uploadFields } from '../sheet.ts'
import type { Asker, DocumentStore } from '../store.ts'
import { keysOf, newRowOf } from '../upload.ts'
import { listColumnsOf } from './list-columns.ts'
import { type Difference, differencesOf, isEqual, meantText, type Reading } from './row-changes.ts'
import { rowMarkOf } from './row-mark.ts'
import { tryRows } from './try-rows.ts'

/** A row as it is kept: what its owner sees, and what would be sent. */
export interface KeptRow extends ProposedRow {
  readonly input: Readonly<Record<string, unknown>>
  /** The record as it was looked at. */
  readonly rowVersion: number | null
  /** What the fields held that would change. */
  readonly held: Readonly<Record<string, unknown>>
}

/** Who reads the list, and who writes its rows: the same person, by two scopes of his. */
export interface Proposer {
  readonly reader: Asker
  readonly writer: Asker
}

interface Proposed {
  readonly rows: readonly KeptRow[]
  readonly hasVersions: boolean
}

export async function propose(
  services: Services,
  store: DocumentStore,
  { reader, writer }: Proposer,
  sheet: readonly ReadRow[],
): Promise<Proposed> {
  const { model } = store
  const [head, ...rows] = sheet
  const { list, found } = await services.db.read(reader.person, async (db) => {
    const list = await listColumnsOf(db, head, model, reader.language)
    const fields = list.columns.flatMap(({ name }) => (model.fields[name] ? [[name, model.fields[name]] as const] : []))
    const textsIn = (name: string) => {
      const index = list.columns.find((one) => one.name === name)?.index ?? -1
      return rows.map(({ cells }) => cellText(cells[index]).trim())
    }
    const keys = await keysOf(db, services, fields, textsIn, list.language)
    const { plantCd } = reader.person
    const now = services.clock.now()
    const context = { keys, language: list.language, now, plantCd, ...(model.area && { area: model.area }) }
    const reading = { model, list, context }
    const numbers = numbersBehind(
      services.models,
      model,
      list.columns.map(({ name }) => name),
    )
    return { list, found: await new Looking(db, reading, reader, numbers).at(rows) }
  })
  return { rows: await tryRows(services, store, writer, found), hasVersions: list.markAt !== undefined }
}

const NOTHING = {
  no: null,
  docNo: null,
  title: null,
  changes: [],
  faults: [],
  moved: null,
  input: {},
  rowVersion: null,
  held: {},
}

class Looking {
  private readonly db: Queries
  private readonly reading: Reading
  private readonly asker: Asker
  private readonly shape: Shape
  /** Of each record the row of the sheet that came first. */
  private readonly seen = new Map<number, number>()
  /** Those of the documents that the records name: the sheet has named them so. */
  private readonly numbers: readonly Beside[]
  private readonly newPlaces: ReadonlyMap<string, number>

  constructor(db: Queries, reading: Reading, asker: Asker, numbers: readonly Beside[]) {
    this.db = db
    this.reading = reading
    this.asker = asker
    this.shape = shapeOf(reading.model)
    this.numbers = numbers
    this.newPlaces = new Map(reading.list.columns.map(({ name, index }) => [name, index]))
  }

  async at(rows: readonly ReadRow[]): Promise<KeptRow[]> {
    const { model } = this.reading
    const held = await this.recordsOf(rows)
    const byNo = new Map(held.map((row) => [Number(row[model.key]), row]))
    const byDocNo = new Map(held.map((row) => [row[model.docNo], row]))
    const found: KeptRow[] = []
    for (const row of rows) {
      const { mark, docNo } = this.nameOf(row)
      const record = mark ? byNo.get(mark.no) : byDocNo.get(docNo)
      if (record) found.push(await this.ofRecord(row, record, docNo, mark?.rowVersion ?? record.rowVersion))
      else if (mark || docNo) found.push(this.unknown(row, docNo))
      else if (this.isFilled(row)) found.push(this.ofNew(row))
    }
    return found
  }

  private nameOf({ cells }: ReadRow) {
    const { markAt, numberAt } = this.reading.list
    return {
      mark: markAt === undefined ? undefined : rowMarkOf(cells[markAt]),
      docNo: numberAt === undefined ? '' : cellText(cells[numberAt]).trim(),
    }
  }

  private recordsOf(rows: readonly ReadRow[]): Promise<Row[]> {
    const names = rows.map((row) => this.nameOf(row))
    const numbers = names.flatMap(({ mark }) => mark?.no ?? [])
    const docNos = names.flatMap(({ docNo }) => docNo || [])
    const { record, table, key, model } = this.shape
    return this.db.query<Row>(sql`select ${withBeside(record, this.numbers)} from ${table} r where r.delete_yn = 'N'
      and (r.${key} = any(${numbers}::bigint[]) or r.${column(model.docNo)} = any(${docNos}::text[]))`)
  }

  private isFilled({ cells }: ReadRow): boolean {
    return this.reading.list.columns.some(({ index }) => cellText(cells[index]) !== '')
  }

  private say(text: string, values: Record<string, unknown> = {}): ProposedFault {
    return { label: null, message: translate('platform', this.asker.language, text, values) }
  }

  /** Nobody's, deleted, or somebody else's: the three cannot be told apart. */
  private unknown({ rowNo }: ReadRow, docNo: string): KeptRow {
    return { ...NOTHING, rowNo, kindCd: 'UNKNOWN', docNo: docNo || null }
  }

  private async ofRecord(row: ReadRow, record: Row, docNo: string, rowVersion: number): Promise<KeptRow> {
    const { model } = this.reading
    const no = Number(record[model.key])
    const heldNo = (record[model.docNo] as string | null) ?? ''
    const about = {
      ...NOTHING,
      rowNo: row.rowNo,
      no,
      docNo: heldNo || null,
      title: titleOf(titleFor(model, this.asker.language, record)),
    }
    const first = this.seen.get(no)
    this.seen.set(no, first ?? row.rowNo)
    // What got its number meanwhile had none in the sheet.
    const isRenamed = docNo !== heldNo && !(docNo === '' && rowVersion !== record.rowVersion)
    const fault =
      first !== undefined
        ? this.say('{n}행과 같은 행입니다.', { n: first })
        : isRenamed && this.reading.list.numberAt !== undefined
          ? this.say('번호를 고치거나 지운 행입니다. 새로 등록할 내용은 번호가 없는 새 행에 적으세요.')
          : undefined
    if (fault) return { ...about, kindCd: 'REFUSED', faults: [fault] }
    const differences = differencesOf(this.reading, row, toWire(model, this.asker, record, false))
    const own =
      rowVersion === record.rowVersion ? differences : await this.ownOf(differences, no, record.rowVersion - rowVersion)
    const changes = own.map(({ name, label, before, after }) => ({ name, label, before, after }))
    if (own.length === 0) return { ...about, kindCd: 'SAME', rowVersion: record.rowVersion }
    if (rowVersion === record.rowVersion) return { ...about, changes, ...this.changing(own, record) }
    return { ...about, kindCd: 'MOVED', changes, moved: await this.firstHand(record, rowVersion) }
  }

  private changing(own: readonly Difference[], { rowVersion }: Row) {
    const faults = own.flatMap((one) => this.faultOf(one))
    const entered = own.filter(({ isEntered, fault }) => isEntered && !fault)
    return {
      kindCd: faults.length > 0 ? ('REFUSED' as const) : ('CHANGED' as const),
      faults,
      rowVersion,
      input: Object.fromEntries(entered.map(({ name, meant }) => [name, meant])),
      held: Object.fromEntries(entered.map(({ name, held }) => [name, held])),
    }
  }

  /** Who has changed it since the sheet was written. */
  private async firstHand(record: Row, rowVersion: number): Promise<KeptRow['moved']> {
    const { model } = this.reading
    const { changed } = await staleAnswer(this.db, model, this.asker, record, rowVersion)
    if (!changed) return null
    const labels = changed.fields.flatMap(({ name, label }) => (model.fields[name] ? label : []))
    return { userNm: changed.userNm, changedDt: changed.changedDt, labels }
  }

  private faultOf({ name, label, isEntered, fault }: Difference): ProposedFault[] {
    const { model } = this.reading
    const code = isEntered ? fault : 'CLOSED'
    if (!code) return []
    const { message } = fieldProblem(model, this.asker.language, model.fields[name]?.label ?? label, name, code)
    return [{ label, message }]
  }

  /** Of what differs, what his own hand has changed: the sheet may still hold what others have changed since. */
  private async ownOf(differences: readonly Difference[], no: number, steps: number): Promise<Difference[]> {
    if (differences.length === 0) return []
    const { model } = this.reading
    const entries = await this.db.query<{ diff: Record<string, [unknown, unknown]> | null }>(sql`
      select diff_json as diff from sys_audit where biz_cd = ${model.name} and biz_no = ${String(no)} and action_cd <> 'CREATE'
      order by audit_no desc limit ${Math.max(1, steps)}`)
    const then = Object.assign({}, ...entries.map(({ diff }) => valuesBefore(diff ?? {}))) as Record<string, unknown>
    return differences.filter(({ name, meant }) => {
      const field = model.fields[name]
      if (!field) return false
      return !(name in then) || !isEqual(field, then[name], meant)
    })
  }

  private ofNew(row: ReadRow): KeptRow {
    const { model, context, list } = this.reading
    const { input, faults: found } = newRowOf(model, row, this.newPlaces, context)
    const changes: ProposedChange[] = uploadFields(model).flatMap(([name, field]) => {
      const column = list.columns.find((one) => one.name === name)
      const cell = row.cells[column?.index ?? -1]
      if (!column || cellText(cell) === '') return []
      return [
        { name, label: column.text, before: '', after: meantText(model, field, input[name], cell, list.language) },
      ]
    })
    const faults = found.map(([name, { label }, code]) => ({
      label: translate(model.area, this.asker.language, label),
      message: fieldProblem(model, this.asker.language, label, name, code).message,
    }))
    return {
      ...NOTHING,
      rowNo: row.rowNo,
      kindCd: faults.length > 0 ? 'REFUSED' : 'NEW',
      title: titleOf(input[model.title]),
      changes,
      faults,
      input,
    }
  }
}

const valuesBefore = (diff: Record<string, [unknown, unknown]>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(diff).map(([name, [before]]) => [name, before]))

const LONGEST_TITLE = 120
const titleOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value).slice(0, LONGEST_TITLE)
