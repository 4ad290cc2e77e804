/** The rows of one sheet, cell by cell, without ever holding its XML. */

import { ExcelError } from '#platform/model/excel/excel-error.ts'
import { unescapeText } from './cell-text.ts'
import type { Cell, ReadRow } from './read-workbook.ts'
import { attribute, readXml } from './xml-reader.ts'

interface SheetContext {
  strings: readonly string[]
  dateStyles: readonly boolean[]
  is1904: boolean
  maxRows: number
  maxColumns: number
  formulaValues: boolean
}

const DAY_SECONDS = 86_400
const SEOUL_OFFSET_SECONDS = 9 * 3_600
/** Days from Excel's day 0 to 1970-01-01; 1904 is the other epoch that a workbook may have. */
const EPOCH_SERIAL = 25_569
const DAYS_TO_1904 = 1_462
/** 9999-12-31, the last day of Excel. */
const LAST_SERIAL = 2_958_465
/** Excel's day 0: of a time without a day. */
const NO_DAY = '1899-12-30'

export async function readSheetRows(content: AsyncIterable<Buffer>, context: SheetContext): Promise<ReadRow[]> {
  const reader = new SheetReader(context)
  await readXml(content, reader)
  return reader.rows
}

class SheetReader {
  readonly rows: ReadRow[] = []
  private readonly context: SheetContext
  private row: ReadRow = { rowNo: 0, cells: [] }
  private column = -1
  private type = 'n'
  private style = 0
  private value = ''
  private hasFormula = false
  private isValue = false
  private isPhonetic = false

  constructor(context: SheetContext) {
    this.context = context
  }

  open(name: string, attributes: string): void {
    if (name === 'row') this.startRow(attributes)
    else if (name === 'c') this.startCell(attributes)
    else if (name === 'f') this.hasFormula = true
    else if (name === 'v' || name === 't') this.isValue = true
    else if (name === 'rPh') this.isPhonetic = true
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.isValue = false
    else if (name === 'rPh') this.isPhonetic = false
    else if (name === 'c') this.endCell()
    else if (name === 'row') this.endRow()
  }

  text(piece: string): void {
    if (this.isValue && !this.isPhonetic) this.value += piece
  }

  private startRow(attributes: string): void {
    const rowNo = Number(attribute(attributes, 'r') ?? this.row.rowNo + 1)
    if (!(rowNo > this.row.rowNo)) throw new ExcelError('NOT_XLSX', 'Rows out of order')
    this.row = { rowNo, cells: [] }
    this.column = -1
  }

  private startCell(attributes: string): void {
    const reference = attribute(attributes, 'r')
    this.column = reference ? columnIndex(reference) : this.column + 1
    this.type = attribute(attributes, 't') ?? 'n'
    this.style = Number(attribute(attributes, 's') ?? 0)
    this.value = ''
    this.hasFormula = false
  }

  private endCell(): void {
    const isRefused = this.hasFormula && !this.context.formulaValues
    const cell = isRefused ? ({ formula: true } as const) : this.cellValue()
    if (cell === null) return
    if (this.column >= this.context.maxColumns) throw new ExcelError('TOO_LARGE', `Column ${this.column + 1}`)
    const { cells } = this.row
    while (cells.length < this.column) cells.push(null)
    cells[this.column] = cell
  }

  private endRow(): void {
    if (this.row.cells.length === 0) return
    if (this.rows.length >= this.context.maxRows)
      throw new ExcelError('TOO_MANY_ROWS', `More than ${this.context.maxRows} rows`)
    this.rows.push(this.row)
  }

  private cellValue(): Cell {
    const { value } = this
    if (value === '') return null
    switch (this.type) {
      case 's':
        return this.context.strings[Number(value)] || null
      case 'inlineStr':
      case 'str':
        return unescapeText(value)
      case 'b':
        return value === '1'
      case 'e':
        return { error: value }
      case 'd':
        return isoDate(value)
      default:
        return this.numberValue(Number(value))
    }
  }

  private numberValue(number: number): Cell {
    if (Number.isNaN(number)) throw new ExcelError('NOT_XLSX', 'A number that is none')
    const serial = number + (this.context.is1904 ? DAYS_TO_1904 : 0)
    if (!this.context.dateStyles[this.style] || serial < 0 || serial > LAST_SERIAL + 1) return number
    return dateOfSerial(serial)
  }
}

/** The instant under which a sheet stores a number that it shows as a date, of Asia/Seoul. */
export const dateOfSerial = (serial: number): Date =>
  new Date((Math.round((serial - EPOCH_SERIAL) * DAY_SECONDS) - SEOUL_OFFSET_SECONDS) * 1000)

/** A cell has no zone: what it shows is of Asia/Seoul, wherever the server stands; only an offset says otherwise. */
function isoDate(text: string): Cell {
  const [day = '', time = '00:00:00'] = text.startsWith('T') ? [NO_DAY, text.slice(1)] : text.split('T')
  const wall = time.replace(/Z$/, '')
  const date = new Date(`${day}T${/[+-]\d{2}:\d{2}$/.test(wall) ? wall : `${wall}+09:00`}`)
  return Number.isNaN(date.getTime()) ? text : date
}

function columnIndex(reference: string): number {
  let index = 0
  for (const char of reference) {
    const code = char.charCodeAt(0)
    if (code < 65 || code > 90) break
    index = index * 26 + code - 64
  }
  if (index === 0) throw new ExcelError('NOT_XLSX', `No cell ${reference}`)
  return index - 1
}
