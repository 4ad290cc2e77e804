/** What stands outside the sheets: their names, the shared texts, and which styles show a number as a date. */

import { ExcelError } from '#platform/model/excel/excel-error.ts'
import { unescapeText } from './cell-text.ts'
import { attribute, readXml } from './xml-reader.ts'
import type { ZipArchive } from './zip-reader.ts'

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
/** Built-in number formats that show a date or a time. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

interface SheetEntry {
  name: string
  part: string
  isHidden: boolean
}

export async function readSheetList(archive: ZipArchive) {
  if (!archive.has(WORKBOOK) || !archive.has(RELATIONS)) throw new ExcelError('NOT_XLSX', 'No workbook inside')
  const targets = new Map<string, string>()
  let stringsPart: string | undefined
  let stylesPart: string | undefined
  await readXml(archive.read(RELATIONS), {
    open(name, attributes) {
      if (name !== 'Relationship') return
      const target = attribute(attributes, 'Target') ?? ''
      const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`
      const type = attribute(attributes, 'Type') ?? ''
      targets.set(attribute(attributes, 'Id') ?? '', part)
      if (type.endsWith('/sharedStrings')) stringsPart = part
      if (type.endsWith('/styles')) stylesPart = part
    },
    close() {},
    text() {},
  })
  const sheets: SheetEntry[] = []
  let is1904 = false
  await readXml(archive.read(WORKBOOK), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attribute(attributes, 'date1904') ?? '')
      if (name !== 'sheet') return
      const part = targets.get(attribute(attributes, 'id') ?? '')
      const state = attribute(attributes, 'state') ?? 'visible'
      if (part && archive.has(part))
        sheets.push({ name: attribute(attributes, 'name') ?? '', part, isHidden: state !== 'visible' })
    },
    close() {},
    text() {},
  })
  return { sheets, is1904, stringsPart, stylesPart }
}

export async function readSharedStrings(archive: ZipArchive, part: string | undefined): Promise<string[]> {
  const strings: string[] = []
  if (!part || !archive.has(part)) return strings
  let text = ''
  let isText = false
  let isPhonetic = false
  await readXml(archive.read(part), {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') isPhonetic = true
      else if (name === 't') isText = true
    },
    close(name) {
      if (name === 'si') strings.push(unescapeText(text))
      else if (name === 'rPh') isPhonetic = false
      else if (name === 't') isText = false
    },
    text(piece) {
      if (isText && !isPhonetic) text += piece
    },
  })
  return strings
}

/** For each cell style, whether it shows a number as a date or a time. */
export async function readDateStyles(archive: ZipArchive, part: string | undefined): Promise<boolean[]> {
  const styles: boolean[] = []
  if (!part || !archive.has(part)) return styles
  const dateFormats = new Set<string>()
  let isCellStyles = false
  await readXml(archive.read(part), {
    open(name, attributes) {
      if (name === 'cellXfs') isCellStyles = true
      else if (name === 'numFmt' && showsDate(attribute(attributes, 'formatCode') ?? ''))
        dateFormats.add(attribute(attributes, 'numFmtId') ?? '')
      else if (name === 'xf' && isCellStyles) {
        const id = attribute(attributes, 'numFmtId') ?? '0'
        styles.push(isBuiltInDate(Number(id)) || dateFormats.has(id))
      }
    },
    close(name) {
      if (name === 'cellXfs') isCellStyles = false
    },
    text() {},
  })
  return styles
}

/** Quoted texts, escaped characters, colours and conditions do not count; `[h]` is a duration and does. */
const showsDate = (code: string): boolean =>
  /[ymdhs]/i.test(
    code
      .replace(/"[^"]*"|\\.|_.|\*./g, '')
      .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
      .replace(/General/gi, ''),
  )
