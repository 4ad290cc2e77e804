/** A list that goes out through a call: its rows numbered under heads in the reader's language (S-223), all of them or none. */
import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import { type Area, type Say, translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { MAX_ROWS_AT_ONCE, NUMBER_COLUMN, numbered } from '../exports/exports.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { SheetAnswer } from './answer.ts'

/** Its head in Korean, in the words of the area, and what stands below it for one row. */
export interface ListColumn<Row> extends SheetColumn {
  value(row: Row, say: Say): unknown
}

interface ListSheet<Row> {
  readonly area: Area
  /** Korean. */
  readonly label: string
  readonly columns: readonly ListColumn<Row>[]
  /** Read one by one while the file goes out. */
  readonly rows: Iterable<Row>
}

export function listSheet<Row>(
  { language }: { readonly language: Language },
  { area, label, columns, rows }: ListSheet<Row>,
): SheetAnswer {
  const say: Say = (korean, values) => translate(area, language, korean, values)
  const cells = Iterator.from(rows).map((row) => columns.map(({ value }) => value(row, say)))
  return {
    label: say(label),
    columns: [NUMBER_COLUMN, ...columns.map(({ value: _, text, ...column }) => ({ ...column, text: say(text) }))],
    rows: numbered([cells]),
  }
}

/** How many rows leave at once. A statement asks for one more, so that `requireWhole` knows of those that it leaves out. */
export const mostRows = ({ settings }: Pick<Services, 'settings'>): number => settings.maxExportRows ?? MAX_ROWS_AT_ONCE

/** @throws Refusal 422 rather than leave rows out unsaid */
export function requireWhole(rows: readonly unknown[], most: number): void {
  if (rows.length <= most) return
  const message = '{most}건까지 내려받을 수 있습니다. 조건을 좁혀서 다시 시도하세요.'
  throw new Refusal(422, 'EXPORT_TOO_MANY', message, { values: { most } })
}
