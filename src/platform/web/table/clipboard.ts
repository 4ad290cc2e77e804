/** A block of cells as spreadsheets take it from the clipboard. */

export interface CopiedCell {
  text: string
  /** A figure stays one; every other text reaches the sheet as text, leading zeros and long numbers intact. */
  number?: number
}

/** A cell that begins so would be run as a formula. */
const startsFormula = /^[=+\-@\t\r]/
const safe = ({ text, number }: CopiedCell): string =>
  number === undefined ? (startsFormula.test(text) ? `'${text}` : text) : String(number)

const quoted = (text: string): string => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export const toTsv = (cells: readonly (readonly CopiedCell[])[]): string =>
  cells.map((line) => line.map((cell) => quoted(safe(cell))).join('\t')).join('\r\n')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Excel prefers this over the plain text; the text format keeps `0012` and sixteen digits as they are. */
export function toHtml(cells: readonly (readonly CopiedCell[])[]): string {
  const cell = (one: CopiedCell) =>
    one.number === undefined
      ? `<td style="mso-number-format:'\\@'">${escaped(safe(one)).replace(/\r?\n/g, '<br>')}</td>`
      : `<td>${one.number}</td>`
  return `<table>${cells.map((line) => `<tr>${line.map(cell).join('')}</tr>`).join('')}</table>`
}
