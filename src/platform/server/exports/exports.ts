/** Lists as files written in the background (S-224): which there are, and what each gives. */
import type { LineForm, WrittenLines } from '#platform/model/excel/line-form.ts'
import type { SheetColumn, WorkbookSpec } from '#platform/model/excel/workbook-parts.ts'
import type { Language } from '#platform/model/problem.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'

export const MAX_ROWS_AT_ONCE = 50_000
export const NUMBER_COLUMN: SheetColumn = { text: 'No', kind: 'count', width: 6 }

export interface ExportAsker {
  person: SignedInPerson
  language: Language
}

/** A list that can be written to a file, by the name that a request gives it. */
export interface ExportSource {
  readonly name: string
  /** Korean; the sheet and the file are named after it in the asker's language. */
  readonly label: string
  /** @throws Refusal where the list is not open to him, or the query is none of this list */
  open(services: Services, asker: ExportAsker, query: Readonly<Record<string, string>>): Promise<OpenExport>
}

export interface OpenExport {
  columns: readonly SheetColumn[]
  total: number
  /** Cells in the order of the columns, some rows at a time, read with the asker's own rights. */
  rows(): AsyncIterable<Iterable<readonly unknown[]>>
  /** The same as lines of the file, their number in front, where they come sooner so. */
  lines?: ((form: LineForm) => AsyncIterable<WrittenLines>) | undefined
}

/** The rows of a file, each with its number in front. @param onPiece told how many rows are out, after each piece */
export function numberedRows(
  { rows, lines }: OpenExport,
  onPiece: (rowCnt: number) => Promise<void>,
): WorkbookSpec['rows'] {
  if (!lines) return numbered(rows(), onPiece)
  return {
    async *written(form) {
      let rowCnt = 0
      for await (const piece of lines(form)) {
        yield piece
        rowCnt += piece.rowCnt
        await onPiece(rowCnt)
      }
    },
  }
}

/** S-223: the rows with their number in front. @param onPiece told how many rows are out, after each piece */
export async function* numbered(
  pieces: Iterable<Iterable<readonly unknown[]>> | AsyncIterable<Iterable<readonly unknown[]>>,
  onPiece: (rowCnt: number) => Promise<void> | void = () => {},
): AsyncGenerator<unknown[][]> {
  let rowCnt = 0
  for await (const piece of pieces) {
    yield Array.from(piece, (cells) => [++rowCnt, ...cells])
    await onPiece(rowCnt)
  }
}
