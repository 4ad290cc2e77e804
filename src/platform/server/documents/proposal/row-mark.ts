/**
 * What the sheet of a list tells the program when it comes back: a hidden last column. Its head says of which list the
 * sheet is, in which language it was written and which columns it had; its cells say which row it was and in which version.
 */
import type { AnyDocument } from '#platform/model/document.ts'
import { type Language, languages } from '#platform/model/problem.ts'
import { cellText } from '../../excel/cell-text.ts'
import type { Cell, ReadRow } from '../../excel/read-workbook.ts'
import { placesIn } from '../../sheets/rows.ts'
import { NUMBER_LABEL, type ShownColumn } from '../sheet.ts'

/** No word of any language: it is found whatever language the reader has. */
const BEGIN = 'jikim'

/** The hidden column behind those that are seen. */
export function markColumn(model: AnyDocument, shown: readonly ShownColumn[], language: Language): ShownColumn {
  return {
    name: BEGIN,
    text: [BEGIN, model.name, language, shown.map(({ name }) => name).join(',')].join('/'),
    kind: 'text',
    hidden: true,
    reads: [model.key, 'rowVersion'],
    copies: 'v',
    value: (row) => `${row[model.key]}v${row.rowVersion}`,
  }
}

export interface SheetMark {
  /** Where the column stands. */
  readonly index: number
  readonly modelName: string
  readonly language: Language
  /** Names of the columns that the list had. */
  readonly names: readonly string[]
}

/** @returns undefined where the sheet is none that a list has written */
export function markIn(head: ReadRow | undefined): SheetMark | undefined {
  const cells = head?.cells ?? []
  const index = cells.findIndex((cell) => typeof cell === 'string' && cell.startsWith(`${BEGIN}/`))
  const [, modelName = '', written, names = ''] = cellText(cells[index]).split('/')
  const language = languages.find((one) => one === written)
  return language && { index, modelName, language, names: names.split(',') }
}

/** Which row, as it was when the sheet was written. */
interface RowMark {
  readonly no: number
  readonly rowVersion: number
}

/** A number it must not be, or what opens CSV makes 12.1 of 12.10; sheets that were taken out before have a point. */
export function rowMarkOf(cell: Cell | undefined): RowMark | undefined {
  const [, no, rowVersion] = /^(\d{1,15})[v.](\d{1,9})$/.exec(cellText(cell)) ?? []
  return no && rowVersion ? { no: Number(no), rowVersion: Number(rowVersion) } : undefined
}

/** Whether the rows of a sheet are of a list, so that none of them is a new one for want of another thought. */
export const isOfList = (head: ReadRow | undefined, model: AnyDocument, language: Language): boolean =>
  markIn(head) !== undefined || placesIn(head, [[model.docNo, NUMBER_LABEL]], { area: model.area, language }).size > 0
