/** Reads one sheet of a workbook that somebody uploaded. Nothing in it is believed, and nothing in it is calculated. */
import type { Readable } from 'node:stream'
import { ExcelError } from '#platform/model/excel/excel-error.ts'
import { readSheetRows } from './read-sheet.ts'
import { readDateStyles, readSharedStrings, readSheetList } from './read-workbook-parts.ts'
import { ZipArchive } from './zip-reader.ts'

/** A cell that holds a formula says so, with nothing of what was calculated: the caller refuses it. */
export type Cell = string | number | boolean | Date | null | { readonly formula: true } | { readonly error: string }
export interface ReadRow {
  /** As Excel shows it, from 1. */
  rowNo: number
  cells: Cell[]
}
export interface ReadWorkbook {
  /** Names of all visible sheets. */
  sheets: string[]
  sheetNm: string
  /** Rows with at least one value. Days and instants are `Date`, read as of Asia/Seoul. */
  rows: ReadRow[]
}
export interface ReadLimits {
  /** Of the file as it was sent. */
  maxBytes: number
  /** Rows with values, heads included. */
  maxRows: number
  /** Of all parts when unpacked; 40 times `maxBytes` when not given. */
  maxInflatedBytes?: number
  maxColumns?: number
  /** Name of the sheet; the first visible one when not given. */
  sheet?: string
  /** Takes what Excel has calculated last in the place of a formula; a formula is a cell of its own kind otherwise. */
  formulaValues?: boolean
}

const INFLATE_RATIO = 40
const MAX_COLUMNS = 500
const ZIP_MAGIC = 'PK\u0003\u0004'
/** Older workbooks, and new ones behind a password, are OLE containers. */
const OLE_MAGIC = 'd0cf11e0a1b11ae1'
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le')

/** @throws ExcelError NOT_XLSX, ENCRYPTED, TOO_LARGE, TOO_MANY_ROWS, NO_SHEET */
export async function readWorkbook(source: Buffer | Readable, limits: ReadLimits): Promise<ReadWorkbook> {
  const bytes = Buffer.isBuffer(source) ? source : await bytesOf(source, limits.maxBytes)
  if (bytes.length > limits.maxBytes) throw new ExcelError('TOO_LARGE', `${bytes.length} bytes`)
  refuseOther(bytes)
  const archive = new ZipArchive(bytes, limits.maxInflatedBytes ?? limits.maxBytes * INFLATE_RATIO)
  const { sheets, is1904, stringsPart, stylesPart } = await readSheetList(archive)
  const visible = sheets.filter((sheet) => !sheet.isHidden)
  const sheet = limits.sheet === undefined ? visible[0] : sheets.find(({ name }) => name === limits.sheet)
  if (!sheet) throw new ExcelError('NO_SHEET', limits.sheet ?? 'No sheet')
  const rows = await readSheetRows(archive.read(sheet.part), {
    strings: await readSharedStrings(archive, stringsPart),
    dateStyles: await readDateStyles(archive, stylesPart),
    is1904,
    maxRows: limits.maxRows,
    maxColumns: limits.maxColumns ?? MAX_COLUMNS,
    formulaValues: limits.formulaValues ?? false,
  })
  return { sheets: visible.map(({ name }) => name), sheetNm: sheet.name, rows }
}

/** @throws ExcelError TOO_LARGE */
export async function bytesOf(source: Readable, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of source) {
    size += (piece as Buffer).length
    if (size > maxBytes) throw new ExcelError('TOO_LARGE', `More than ${maxBytes} bytes`)
    pieces.push(piece as Buffer)
  }
  return Buffer.concat(pieces)
}

const isZip = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === ZIP_MAGIC
const isOle = (bytes: Buffer): boolean => bytes.toString('hex', 0, 8) === OLE_MAGIC
/** Whatever its name is. */
export const isWorkbook = (bytes: Buffer): boolean => isZip(bytes) || isOle(bytes)

function refuseOther(bytes: Buffer): void {
  if (isZip(bytes)) return
  if (isOle(bytes) && bytes.includes(ENCRYPTED_PACKAGE)) throw new ExcelError('ENCRYPTED', 'Behind a password')
  throw new ExcelError('NOT_XLSX', 'Not an xlsx file')
}
