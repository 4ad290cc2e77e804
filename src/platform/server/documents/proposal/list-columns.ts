/** Where the columns of a list stand in its sheet when it comes back, whatever was moved, taken out or added meanwhile. */

import { commonFields } from '#platform/model/common-fields.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import { DUE } from '#platform/model/due.ts'
import type { Language } from '#platform/model/problem.ts'
import type { Queries } from '../../database/database.ts'
import { codeNamesOf } from '../../directory/code-name.ts'
import { cellText } from '../../excel/cell-text.ts'
import type { ReadRow } from '../../excel/read-workbook.ts'
import { Refusal } from '../../refusal.ts'
import { placesIn } from '../../sheets/rows.ts'
import { columnOf, NUMBER_LABEL, type ShownColumn } from '../sheet.ts'
import { markIn } from './row-mark.ts'

interface PlacedColumn extends ShownColumn {
  readonly index: number
}

export interface ListColumns {
  /** Those that say something of a record; its number is none of them. */
  readonly columns: readonly PlacedColumn[]
  readonly numberAt: number | undefined
  /** Of the hidden column that says which row was which, in which version. */
  readonly markAt: number | undefined
  /** In which the sheet was written. */
  readonly language: Language
}

/** @throws Refusal 422 where it is the sheet of no list, or of another one */
export async function listColumnsOf(
  db: Queries,
  head: ReadRow | undefined,
  model: AnyDocument,
  reader: Language,
): Promise<ListColumns> {
  const mark = markIn(head)
  if (mark && mark.modelName !== model.name)
    throw new Refusal(422, 'OTHER_LIST', '다른 목록에서 내려받은 엑셀입니다. 그 목록에서 올리세요.')
  const language = mark?.language ?? reader
  const names = mark?.names ?? [
    model.docNo,
    'statusCd',
    DUE,
    ...Object.keys(commonFields),
    ...Object.keys(model.fields),
  ]
  const nameOf = await codeNamesOf(db, Object.values(model.fields), language)
  // What a screen shows beside the fields of the model is nothing that anybody enters.
  const shown = names.flatMap((name, at) => {
    const column = columnOf(model, name, { language, nameOf })
    return column ? [{ ...column, at }] : []
  })
  const places = asWritten(head, shown) ?? byHead(head, shown, model, language)
  const numberAt = places.get(model.docNo)
  if (!mark && numberAt === undefined)
    throw new Refusal(422, 'NOT_OF_LIST', '목록에서 내려받은 엑셀이 아닙니다. 번호 열이 있어야 합니다.')
  const columns = shown
    .filter(({ name }) => name !== model.docNo && places.has(name))
    .map((column) => ({ ...column, index: places.get(column.name) ?? -1 }))
  return { columns, numberAt, markAt: mark?.index, language }
}

/** Behind 「No」 all of them in their order: two columns of the same name are told apart then. */
function asWritten(
  head: ReadRow | undefined,
  shown: readonly (ShownColumn & { at: number })[],
): Map<string, number> | undefined {
  const isSame = shown.every(({ text, at }) => cellText(head?.cells[at + 1]) === text)
  return isSame ? new Map(shown.map(({ name, at }) => [name, at + 1])) : undefined
}

function byHead(
  head: ReadRow | undefined,
  shown: readonly ShownColumn[],
  { area, fields, docNo }: AnyDocument,
  language: Language,
): Map<string, number> {
  const labels = shown.map(
    ({ name, text }) => [name, name === docNo ? NUMBER_LABEL : (fields[name]?.label ?? text)] as const,
  )
  const places = placesIn(head, labels, { area, language })
  // Of two columns of one name nobody knows any more which is which.
  const taken = Map.groupBy(places, ([, index]) => index)
  return new Map([...taken.values()].flatMap((found) => (found.length === 1 ? found : [])))
}
