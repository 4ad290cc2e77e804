/** Small PDFs as tests need them: real ones, with a table of their objects, in a font that every reader has. */

export interface PdfMade {
  /** The lines of each page; an empty page is one without text. */
  pages: readonly (readonly string[])[]
  /** Asks for a password. */
  isLocked?: boolean
}

const LEADING = 20
const TOP = 780

const content = (lines: readonly string[]): string => {
  const cells = (line: string, at: number) =>
    line
      .split('|')
      .map(
        (cell, column) =>
          `BT /F1 12 Tf ${50 + column * 150} ${TOP - at * LEADING} Td (${cell.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`,
      )
  return lines.flatMap(cells).join('\n')
}

/** @param made lines in ASCII; `|` parts the columns of a table */
export function aPdf({ pages, isLocked = false }: PdfMade): Uint8Array<ArrayBuffer> {
  const FIRST = 4
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${FIRST + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, at) => {
      const stream = content(lines)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${FIRST + at * 2 + 1} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, at) => {
    const start = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const key = '41'.repeat(32)
  const lock = isLocked
    ? ` /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >> /ID [<${key}> <${key}>]`
    : ''
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${text.length}\n%%EOF\n`
  return Uint8Array.from(Buffer.from(text + end, 'latin1'))
}
