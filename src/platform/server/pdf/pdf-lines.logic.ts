/** Pieces of text as a page of a PDF has them, put together to the lines that a reader sees. Pure. */

/** A piece of text; the place is its lower left corner, in points from the lower left corner of the page. */
export interface Piece {
  text: string
  x: number
  y: number
  width: number
  height: number
}

/** Of the height of the letters: pieces whose feet differ less stand in one line. */
const SAME_LINE = 0.5
/** A gap that a space fills, and one that parts columns. */
const SPACE = 0.2
const COLUMN = 1.2

/** @returns the lines from the top down, each as its cells from the left; empty ones are left out */
export function linesOf(pieces: readonly Piece[]): string[][] {
  const written = pieces.filter(({ text }) => text.trim() !== '').toSorted((one, other) => other.y - one.y)
  const lines: Piece[][] = []
  for (const piece of written) {
    const [first] = lines.at(-1) ?? []
    if (first && first.y - piece.y <= SAME_LINE * Math.max(first.height, piece.height)) lines.at(-1)?.push(piece)
    else lines.push([piece])
  }
  return lines.map((line) => cellsOf(line.toSorted((one, other) => one.x - other.x)))
}

function cellsOf(line: readonly Piece[]): string[] {
  const cells: string[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const { text, x, width, height } of line) {
    const gap = (x - end) / (height || 1)
    const before = cells.at(-1)
    if (before === undefined || gap > COLUMN) cells.push(text)
    else cells[cells.length - 1] = gap > SPACE ? `${before} ${text}` : before + text
    end = x + width
  }
  return cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).filter((cell) => cell !== '')
}
