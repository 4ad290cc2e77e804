import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useT } from '#platform/web/i18n/i18n.ts'
import { alignOf, shownText } from './cell-text.ts'
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

function PaperTable<Row extends object>({ view, isAlone }: { view: TableView<Row>; isAlone?: boolean }) {
  const t = useT()
  const { props, fields, rows, rowsBefore } = view
  const hasSummary = props.summary !== undefined && props.summary !== false
  return (
    <table className={isAlone ? 'table-paper is-alone' : 'table-paper'}>
      <caption>{props.label}</caption>
      <thead>
        <tr>
          {props.numbered && <th>No</th>}
          {fields.map((field) => (
            <th key={field.name} className={`table-${alignOf(field)}`}>
              {t(field.text)}
            </th>
          ))}
        </tr>
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
