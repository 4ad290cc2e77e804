/** The parts of a workbook that are the same in every file, and the styles that cells refer to by number. */

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** Control characters that XML cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const SPECIAL = /[&<>"]/g
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// biome-ignore lint/suspicious/noControlCharactersInRegex: see above
const UNPLAIN = /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/

export const escapeXml = (text: string): string =>
  UNPLAIN.test(text)
    ? text
        .toWellFormed()
        .replace(UNWRITABLE, '')
        .replace(SPECIAL, (char) => ESCAPES[char] ?? char)
    : text

/** @param hasTexts whether texts are shared between cells */
export const contentTypesXml = (
  sheetCount: number,
  hasTexts: boolean,
): string => `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>\
${numbered(sheetCount, (no) => `<Override PartName="/xl/worksheets/sheet${no}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`)}\
${hasTexts ? '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/>' : ''}\
<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`

export const packageRelationsXml = (): string => `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">\
<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

export const workbookRelationsXml = (sheetCount: number, hasTexts: boolean): string =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">\
${numbered(sheetCount, (no) => `<Relationship Id="rId${no}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${no}.xml"/>`)}\
<Relationship Id="rId${sheetCount + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/>\
${hasTexts ? `<Relationship Id="rId${sheetCount + 2}" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/>` : ''}</Relationships>`

/** Texts by their numbers, some at a time. */
export function* sharedTextsXml(items: Iterable<string>): Generator<string> {
  yield `${DECLARATION}<sst xmlns="${MAIN}">`
  yield* items
  yield '</sst>'
}

export interface CellRange {
  readonly first: CellPlace
  readonly last: CellPlace
}
type CellPlace = readonly [column: string, rowNo: number]

/** `A1:C9` */
export const rangeText = ({ first, last }: CellRange): string => `${first.join('')}:${last.join('')}`
/** `$A$1:$C$9` */
const fixedRange = ({ first, last }: CellRange): string => `$${first.join('$')}:$${last.join('$')}`

/** The name under which Excel and LibreOffice look for the rows that a filter hides. */
const filterName = (sheetNm: string, range: CellRange): string => `<definedNames>\
<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'${escapeXml(sheetNm.replaceAll("'", "''"))}'!${fixedRange(range)}</definedName>\
</definedNames>`

/**
 * Sheets after the first hold lists of choices and stay hidden.
 *
 * @param filtered heads and rows of the first sheet that a reader may filter
 */
export const workbookXml = (sheetNames: readonly string[], filtered: CellRange | undefined): string =>
  `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>\
${sheetNames.map((name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${index > 0 ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`).join('')}\
</sheets>${filtered ? filterName(sheetNames[0] ?? '', filtered) : ''}</workbook>`

const numbered = (count: number, write: (no: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index + 1)).join('')

export const worksheetStart = (): string => `${DECLARATION}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}">`

/** Number formats of the cells; the index in this list is part of the style number. */
const FORMATS = {
  general: 'General',
  text: '@',
  whole: '#,##0',
  plainWhole: '0',
  day: 'yyyy-mm-dd',
  month: 'yyyy-mm',
  time: 'hh:mm',
  dateTime: 'yyyy-mm-dd hh:mm',
} as const
export type FormatName = keyof typeof FORMATS
const FORMAT_NAMES = Object.keys(FORMATS) as FormatName[]
const FIRST_CUSTOM_ID = 164

/** Numbers of cell styles: 0 is the plain one, then the heads, then one for each format. */
export const HEAD_STYLE = 1
export const REQUIRED_HEAD_STYLE = 2
/** A text that looks like the start of a formula stays a text even when the cell is edited. */
export const QUOTED_TEXT_STYLE = 3
export const ERROR_STYLE = 4
export const EXAMPLE_STYLE = 5
const FIRST_FORMAT_STYLE = 6
export const styleOf = (format: FormatName): number => FIRST_FORMAT_STYLE + FORMAT_NAMES.indexOf(format)
const formatId = (format: FormatName): number => FIRST_CUSTOM_ID + FORMAT_NAMES.indexOf(format)
/** Styles for numbers with 1 … 6 digits after the point stand after those of the named formats. */
const MAX_DECIMALS = 6
export const decimalStyle = (decimals: number): number =>
  decimals <= 0 ? styleOf('whole') : FIRST_FORMAT_STYLE + FORMAT_NAMES.length + Math.min(decimals, MAX_DECIMALS) - 1

export function stylesXml(): string {
  const decimalFormats = Array.from({ length: MAX_DECIMALS }, (_, index) => `#,##0.${'0'.repeat(index + 1)}`)
  const formats = [...FORMAT_NAMES.map((name) => FORMATS[name]), ...decimalFormats]
  const head = (font: number) =>
    `<xf numFmtId="0" fontId="${font}" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment horizontal="center" vertical="center" wrapText="1"/></xf>`
  const plain = (id: number, more = '') =>
    `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`
  const cells = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    head(1),
    head(2),
    plain(formatId('text'), ' quotePrefix="1"'),
    `<xf numFmtId="${formatId('text')}" fontId="3" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`,
    `<xf numFmtId="${formatId('text')}" fontId="4" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1"/>`,
    ...formats.map((_, index) => plain(FIRST_CUSTOM_ID + index)),
  ]
  const font = (more: string) => `<font>${more}<name val="맑은 고딕"/><family val="2"/></font>`
  const side = (name: string) => `<${name} style="thin"><color rgb="FFD0D5DD"/></${name}>`
  return `${DECLARATION}<styleSheet xmlns="${MAIN}">\
<numFmts count="${formats.length}">${formats.map((code, index) => `<numFmt numFmtId="${FIRST_CUSTOM_ID + index}" formatCode="${escapeXml(code)}"/>`).join('')}</numFmts>\
<fonts count="5">${font('<sz val="10"/>')}${font('<b/><sz val="10"/>')}${font('<b/><sz val="10"/><color rgb="FFC00000"/>')}${font('<sz val="10"/><color rgb="FFC00000"/>')}${font('<i/><sz val="10"/><color rgb="FF667085"/>')}</fonts>\
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>\
<fill><patternFill patternType="solid"><fgColor rgb="FFF2F4F7"/><bgColor indexed="64"/></patternFill></fill></fills>\
<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>\
<border>${side('left')}${side('right')}${side('top')}${side('bottom')}<diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="${cells.length}">${cells.join('')}</cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}
