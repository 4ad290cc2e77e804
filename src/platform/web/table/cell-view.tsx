/** What a cell shows. Every type has its reading view here; an editor takes its place only in a row that is edited. */
import type { ReactNode } from 'react'
import { translateOf } from '#platform/web/i18n/i18n.ts'
import { cellValue, itemsOf, linkOf, shownText } from './cell-text.ts'
import { hidesButton } from './edit/row-flags.ts'
import { reportMissingCallback } from './missing-callback.ts'
import type { CellType, Column } from './table.types.ts'

type View = <Row extends object>(column: Column<Row>, row: Row) => ReactNode

/** A plain click is taken by the grid (`data-open`); Ctrl-click and the context menu stay the browser's. */
const linkView: View = (column, row) => {
  const text = shownText(column, row)
  if (!text) return null
  if (!column.url)
    return (
      <button type="button" className="table-link" tabIndex={-1} data-open={column.name}>
        {text}
      </button>
    )
  return (
    <a className="table-link" href={linkOf(column.url, row)} tabIndex={-1} data-open={column.name}>
      {text}
    </a>
  )
}

const tagView: View = (column, row) =>
  itemsOf(column, cellValue(column, row)).map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the element is filled anew when its row is given to another.
    <span key={place} className="status-tag" data-tone={item.tone ?? 'draft'}>
      {item.codeNm}
    </span>
  ))

/** S-218: says the column's text; absent where the row hides it. */
const buttonView: View = (column, row) => {
  if (hidesButton(row, column.name)) return null
  const press = () => (column.onClick ? column.onClick(row, writeNothing) : reportMissingCallback(column.name))
  return (
    <button
      type="button"
      className="table-button table-cell-button"
      tabIndex={-1}
      data-press={column.name}
      onClick={press}
    >
      {translateOf(column.area)(column.text)}
    </button>
  )
}
/** An editable table has given the column a callback that writes. */
const writeNothing = () => undefined

const views: Partial<Record<CellType, View>> = { link: linkView, tag: tagView, button: buttonView }

export function cellView<Row extends object>(column: Column<Row>, row: Row, room?: number): ReactNode {
  if (column.render) return column.render(row, room)
  const view = column.type && views[column.type]
  return view ? view(column, row) : shownText(column, row)
}
