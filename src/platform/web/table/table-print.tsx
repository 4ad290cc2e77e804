import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { alignOf, shownText } from './cell-text.ts'
import { type HeadCell, headRows, nestedHeads } from './export/heads.ts'
import { summaryText } from './table-summary.tsx'
import type { TableView } from './use-table-view.ts'

/** `alone`: the table is the whole print. `inPage`: the page is printed and the table is part of it. */
export type PrintState = 'off' | 'inPage' | 'alone'

/** Watches for the browser's print, which gives no time to wait for a render. */
export function usePrint(): { state: PrintState; print(): void } {
  const [state, setState] = useState<PrintState>('off')
  useEffect(() => {
    const paper = matchMedia('print')
    const begin = () => flushSync(() => setState((now) => (now === 'off' ? 'inPage' : now)))
    const end = () => flushSync(() => setState('off'))
    const change = () => (paper.matches ? begin() : end())
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    paper.addEventListener('change', change)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
      paper.removeEventListener('change', change)
    }
  }, [])
  const print = () => {
    flushSync(() => setState('alone'))
    window.print()
    // Where the browser prints without asking, or opens no window at all, there is no event to end it.
    setState('off')
  }
  return { state, print }
}

/** All rows of the page as a plain table, whose head the browser repeats on every sheet. */
export function TablePrint<Row extends object>({ view, state }: { view: TableView<Row>; state: PrintState }) {
  if (state === 'off') return null
  if (state === 'inPage') return <PaperTable view={view} />
  return createPortal(<PaperTable view={view} isAlone />, document.body)
}

/** More of them stand on a sheet that lies on its side. */
const PORTRAIT_COLUMNS = 8

function PaperHeads<Row extends object>({ heads }: { heads: readonly HeadCell<Row>[] }) {
  const t = useT()
  return heads.map(({ text, field, colSpan, rowSpan }, index) => (
    <th
      // biome-ignore lint/suspicious/noArrayIndexKey: a group whose columns stand apart has several heads of one name.
      key={index}
      scope={field ? 'col' : 'colgroup'}
      colSpan={colSpan}
      rowSpan={rowSpan}
      className={`table-${field ? alignOf(field) : 'center'}`}
    >
      {t(text)}
    </th>
  ))
}

function PaperTable<Row extends object>({ view, isAlone }: { view: TableView<Row>; isAlone?: boolean }) {
  const t = usePlatformT()
  const { props, fields, rows, rowsBefore } = view
  const [firstHeads = [], ...otherHeads] = headRows(nestedHeads(props.columns, fields))
  const isWide = fields.length > PORTRAIT_COLUMNS
  const hasSummary = props.summary !== undefined && props.summary !== false
  return (
    <table className={`table-paper${isAlone ? ' is-alone' : ''}${isWide ? ' is-wide' : ''}`}>
      <caption>{props.label}</caption>
      <thead>
        <tr>
          {props.numbered && (
            <th scope="col" rowSpan={otherHeads.length + 1}>
              No
            </th>
          )}
          <PaperHeads heads={firstHeads} />
        </tr>
        {otherHeads.map((heads, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a head have no other identity.
          <tr key={row}>
            <PaperHeads heads={heads} />
          </tr>
        ))}
      </thead>
      <tbody>
        {rows.map(({ id, original }, index) => (
          <tr key={id}>
            {props.numbered && <td>{rowsBefore + index + 1}</td>}
            {fields.map((field) => (
              <td key={field.name} className={`table-${alignOf(field)}`}>
                {shownText(field, original)}
              </td>
            ))}
          </tr>
        ))}
        {hasSummary && (
          <tr className="table-paper-sum">
            {props.numbered && <td />}
            {fields.map((field, index) => (
              <td key={field.name} className={`table-${alignOf(field)}`}>
                {index === 0 ? t('합계') : summaryText(view, field)}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}
