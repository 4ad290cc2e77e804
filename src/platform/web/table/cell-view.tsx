/** What a cell shows. Every type has its reading view here; an editor takes its place only in the cell being entered. */
import type { ReactNode } from 'react'
import { cellValue, itemsOf, linkOf, shownText } from './cell-text.ts'
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

const views: Partial<Record<CellType, View>> = { link: linkView, tag: tagView }

export function cellView<Row extends object>(column: Column<Row>, row: Row): ReactNode {
  if (column.render) return column.render(row)
  const view = column.type && views[column.type]
  return view ? view(column, row) : shownText(column, row)
}
