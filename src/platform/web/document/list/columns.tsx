/** The columns of a document's list: number and title first, then state, then what the screen asks for. */
import { type ReactNode, useMemo } from 'react'
import { type Person, vendorsOf } from '#platform/model/access.ts'
import { commonFields, isCommon } from '#platform/model/common-fields.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import { DUE, DUE_LABEL, dueDayOf, dueFieldOf, dueFieldsOf } from '#platform/model/due.ts'
import { type AnyField, type CodeField, isDirectoryField, nameFieldOf } from '#platform/model/field.ts'
import { columnText } from '#platform/model/field-text.ts'
import { conditionField, sortable } from '#platform/model/query.ts'
import { type CodeItem, nameIn, useCodesOf } from '#platform/web/form/codes.ts'
import { formatDateTime, formatRowTime } from '#platform/web/format.ts'
import { type Translate, useLanguage, useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { TwoLines } from '#platform/web/parts/two-lines.tsx'
import { AROUND_PX } from '#platform/web/table/fit-widths.ts'
import { headWidth } from '#platform/web/table/head-width.ts'
import type { Column } from '#platform/web/table/table.types.ts'
import { textWidth } from '#platform/web/table/text-width.ts'
import type { WireRecord } from '../wire.ts'

type ListColumn = Column<WireRecord>
const otherLabels: Readonly<Record<string, string>> = { statusCd: '상태', [DUE]: DUE_LABEL }
export const labelOf = (model: AnyDocument, name: string): string =>
  conditionField(model, name)?.label ?? (isCommon(name) ? commonFields[name].label : (otherLabels[name] ?? name))

/** All rows of a vendor's list are its own, unless it sees those of its sub-tiers as well. */
export const isToldTo = (person: Person, name: string): boolean =>
  name !== 'vendorCd' || person.kind !== 'vendor' || vendorsOf(person).length > 1

const TITLE_WIDTH = 280
const LEAST_TITLE_WIDTH = 176
const CELL_WIDTH = 104
/** A time of this year in one line; one of another year has its day above its hour. */
const TIME_WIDTH = 116
const WHOLE_TIME_WIDTH = 148
/** A day above its distance: 2026-11-22 D-DAY. */
const DUE_WIDTH = 116
/** What a screen shows in the cells of a field in place of its text. */
export type Cells = Readonly<Record<string, ((row: WireRecord) => ReactNode) | undefined>>
/** Pixels of the columns whose fields take more or less than is usual for their kind. */
export type Widths = Readonly<Record<string, number | undefined>>

interface Making {
  model: AnyDocument
  listPath: string
  cells: Cells
  widths: Widths
  t: Translate
  codes: ReadonlyMap<string, readonly CodeItem[]>
}

export function useListColumns(
  model: AnyDocument,
  names: readonly string[],
  listPath: string,
  cells: Cells,
  widths: Widths,
): readonly ListColumn[] {
  const t = useT()
  const language = useLanguage()
  const codes = useCodesOf(codeFieldsOf(model, names))
  const known = [...codes].map(([name, items]) => `${name}${items.length}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: rebuilt when the texts or the codes have changed, not on every render.
  return useMemo(() => {
    const making = { model, listPath, cells, widths, t, codes }
    const others = names.filter((name) => name !== model.title && name !== 'statusCd')
    return [titleColumn(making), statusColumn(making), ...others.map((name) => column(making, name))]
  }, [model, names.join(), listPath, language, known])
}

const codeFieldsOf = (model: AnyDocument, names: readonly string[]): Record<string, CodeField> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = model.fields[name]
      return field?.kind === 'code' ? [[name, field]] : []
    }),
  )

function titleColumn({ model, listPath, widths, t }: Making): ListColumn {
  const lines = (row: WireRecord) => [row[model.docNo], row[model.title] || t('(제목 없음)')].filter(Boolean)
  return {
    name: model.title,
    text: labelOf(model, model.title),
    width: widths[model.title] ?? TITLE_WIDTH,
    wraps: LEAST_TITLE_WIDTH,
    fixed: 'left',
    value: (row) => lines(row).join(' '),
    // The number stands above the title.
    measured: (row) => lines(row).join('\n'),
    sortable: sortable(model).includes(model.title),
    render: (row, room) => (
      <a
        className={`table-link doc-link${isLong(row[model.title], room) ? ' is-long' : ''}`}
        href={`${listPath}/${row[model.key]}`}
        tabIndex={-1}
        data-open={model.title}
      >
        {typeof row[model.docNo] === 'string' && <span className="doc-no">{`${row[model.docNo]} `}</span>}
        <span>{String(row[model.title] || t('(제목 없음)'))}</span>
      </a>
    ),
  }
}
/** A title that takes two lines begins beside the number; any other stands below it. */
const isLong = (title: unknown, room: number | undefined): boolean =>
  room !== undefined && typeof title === 'string' && textWidth(title) + AROUND_PX > room

const statusColumn = ({ model, t }: Making): ListColumn => ({
  name: 'statusCd',
  text: labelOf(model, 'statusCd'),
  type: 'tag',
  width: tagWidth(Object.values(model.lifecycle.states).map(({ label }) => t(label))),
  sortable: true,
  items: Object.entries(model.lifecycle.states).map(([code, { label, tone }]) => ({ code, codeNm: t(label), tone })),
})

function column(making: Making, name: string): ListColumn {
  const { model, codes, t } = making
  const field = model.fields[name]
  const base = { name, text: labelOf(model, name), sortable: sortable(model).includes(name) }
  if (!field) return commonColumn(base, making)
  const text = (row: WireRecord) => columnText(model, name, field, row, { t, codeName: nameIn(codes.get(name)) })
  const sized = widthFor(field)
  const head = headWidth(t(base.text), base.sortable)
  const usual = Math.max(sized.width, head)
  const asked = making.widths[name]
  const own = asked && Math.max(asked, head)
  const shown = { ...base, ...sized, width: own ?? usual, value: text, ...(wraps(field) && { wraps: head }) }
  const cell = making.cells[name]
  if (cell)
    return { ...base, ...sized, value: text, width: own ?? Math.max(usual, CELL_WIDTH), render: inTwoLines(cell) }
  if (field.kind === 'day') {
    const width = own ?? (dueFieldsOf(model).includes(name) ? Math.max(usual, DUE_WIDTH) : usual)
    return { ...shown, width, render: (row) => dayCell(model, row, name, text(row)) }
  }
  if (field.kind === 'dateTime') {
    const width = own ?? Math.max(TIME_WIDTH, head)
    return { ...shown, width, render: (row) => timeCell(row[name] as string | null) }
  }
  return shown
}

function commonColumn(base: { name: string; text: string; sortable: boolean }, { model, t }: Making): ListColumn {
  if (base.name === DUE) return { ...base, width: DUE_WIDTH, ...dueCell(model) }
  if (base.name === 'createDt')
    return {
      ...base,
      width: TIME_WIDTH,
      value: (row) => formatDateTime(String(row.createDt)),
      render: (row) => timeCell(String(row.createDt)),
    }
  const hidden = base.name === 'createUserId' ? t('익명') : ''
  return { ...base, width: 96, wraps: 72, value: (row) => row[nameFieldOf(base.name)] ?? hidden }
}

/** The deadline that the state of a row waits for, whichever of its fields that is. */
const dueCell = (model: AnyDocument): Pick<ListColumn, 'value' | 'render'> => {
  const day = (row: WireRecord) => dueDayOf(model, row)
  return {
    value: day,
    render: (row) => dayCell(model, row, dueFieldOf(model, row) ?? '', day(row)),
  }
}

/** How far a deadline is stands beside it as long as the record waits for it. */
function dayCell(model: AnyDocument, row: WireRecord, name: string, day: string): ReactNode {
  if (day === '' || dueFieldOf(model, row) !== name) return day
  return (
    <TwoLines>
      {day} <Deadline dueYmd={day} />
    </TwoLines>
  )
}

/** What a screen puts beside one another stands below one another where the column is narrow. */
export const inTwoLines =
  <Row,>(cell: (row: Row) => ReactNode) =>
  (row: Row): ReactNode => {
    const content = cell(row)
    return content ? <TwoLines>{content}</TwoLines> : content
  }

const timeCell = (instant: string | null): ReactNode => <TwoLines>{formatRowTime(instant)}</TwoLines>

/** The words of the states, the longest of which is read whole. */
const tagWidth = (labels: readonly string[]): number =>
  Math.min(MOST_TAG_WIDTH, Math.max(LEAST_TAG_WIDTH, ...labels.map((label) => textWidth(label) + AROUND_TAG_PX)))
const LEAST_TAG_WIDTH = 84
const MOST_TAG_WIDTH = 150
/** Of the tag and of its cell; its letters are smaller than those of a text. */
const AROUND_TAG_PX = 30

/** Whose texts go on in a second line: names and sentences, not what is compared digit by digit. */
export const wraps = (field: AnyField): boolean =>
  field.kind === 'text' ||
  field.kind === 'code' ||
  field.kind === 'dayRange' ||
  field.kind === 'reference' ||
  isDirectoryField(field)

/** Pixels that a field takes as is usual for its kind. */
export function widthFor(field: AnyField): { width: number; align?: 'right' } {
  switch (field.kind) {
    case 'number':
      return { width: 88, align: 'right' }
    case 'count':
      return { width: 72, align: 'right' }
    // Up to 99,999,999,999 원.
    case 'amount':
      return { width: 152, align: 'right' }
    case 'day':
      return { width: 108 }
    case 'month':
    case 'year':
    case 'time':
      return { width: 84 }
    case 'dateTime':
      return { width: WHOLE_TIME_WIDTH }
    case 'yesNo':
      return { width: 72 }
    case 'dayRange':
      return { width: 116 }
    case 'text':
      return { width: field.max > 50 ? 168 : 120 }
    case 'user':
      return { width: 88 }
    default:
      return { width: 112 }
  }
}
