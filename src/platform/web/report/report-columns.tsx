/** The columns of a read list, each shown as its kind is shown everywhere. */
import { type ReactNode, useMemo } from 'react'
import type { AnyField, CodeField } from '#platform/model/field.ts'
import { listedText } from '#platform/model/field-text.ts'
import type { AnyReport } from '#platform/model/report.ts'
import { inTwoLines, widthFor, wraps } from '#platform/web/document/list/columns.tsx'
import { type CodeItem, nameIn, useCodesOf } from '#platform/web/form/codes.ts'
import { type Translate, useLanguage, useT } from '#platform/web/i18n/i18n.ts'
import { headWidth } from '#platform/web/table/head-width.ts'
import type { Column } from '#platform/web/table/table.types.ts'

/** What stands in the cells of a field in place of its text. */
export type ReportCells<Row> = { readonly [K in keyof Row & string]?: (row: Row) => ReactNode }

interface Shown<Row> {
  cells?: ReportCells<Row>
  widths?: Readonly<Record<string, number | undefined>>
  opens?: string
}

export function useReportColumns<Row extends object>(report: AnyReport, shown: Shown<Row>): readonly Column<Row>[] {
  const t = useT()
  const language = useLanguage()
  const codes = useCodesOf(codeFields(report))
  const known = [...codes].map(([name, items]) => `${name}${items.length}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: rebuilt when the texts or the codes have changed, not on every render.
  return useMemo(
    () => Object.entries(report.columns).map(([name, field]) => column({ report, shown, codes, t }, name, field)),
    [report, language, known],
  )
}

const codeFields = ({ columns }: AnyReport): Record<string, CodeField> =>
  Object.fromEntries(Object.entries(columns).filter((entry): entry is [string, CodeField] => entry[1].kind === 'code'))

interface Making<Row> {
  report: AnyReport
  shown: Shown<Row>
  codes: ReadonlyMap<string, readonly CodeItem[]>
  t: Translate
}

function column<Row extends object>({ report, shown, codes, t }: Making<Row>, name: string, field: AnyField) {
  const items = codes.get(name) ?? []
  const tones = report.tones?.[name]
  const cell: ((row: Row) => ReactNode) | undefined = Reflect.get(shown.cells ?? {}, name)
  const text = (row: Row) =>
    listedText(field, name, row as Readonly<Record<string, unknown>>, { t, codeName: nameIn(items) })
  const said = (row: Row) => {
    const told = cell?.(row)
    return typeof told === 'string' ? told : text(row)
  }
  const { width, ...aligned } = widthFor(field)
  const isSortable = report.sort?.includes(name) ?? false
  const head = headWidth(t(field.label), isSortable)
  const own = shown.widths?.[name] ?? (isLong(field) ? undefined : Math.max(width, head))
  const base: Column<Row> = {
    ...aligned,
    name,
    text: field.label,
    ...(own !== undefined && { width: own }),
    ...(wraps(field) && !cell && !tones && { wraps: head }),
    sortable: isSortable,
    ...(report.hidden?.includes(name) && { hidden: true }),
    ...(name === shown.opens && { type: 'link' as const }),
  }
  if (tones && !cell) return { ...base, type: 'tag' as const, items: tagsOf(items, tones) }
  const isLink = name === shown.opens
  return { ...base, value: said, ...(cell && !isLink && { render: inTwoLines(cell) }) }
}

/** Sentences share what the other columns leave. */
const isLong = (field: AnyField): boolean => field.kind === 'text' && field.max >= LONG
const LONG = 500

type Tones = NonNullable<NonNullable<AnyReport['tones']>[string]>
const tagsOf = (items: readonly CodeItem[], tones: Tones) =>
  items.map((item) => ({ ...item, ...(tones[item.code] && { tone: tones[item.code] }) }))
