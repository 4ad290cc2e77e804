import { createPortal } from 'react-dom'
import { formatDateTime, formatNumber } from '#platform/web/format.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { useScreenName } from '#platform/web/pages/page.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { alignOf, shownText } from '../cell-text.ts'
import { type HeadCell, headRows, nestedHeads } from '../export/heads.ts'
import type { Column } from '../table.types.ts'
import { summaryText } from '../table-summary.tsx'
import { keyOf } from '../use-table-model.ts'
import type { TableView } from '../use-table-view.ts'
import type { Printing } from './use-print.ts'

interface PaperProps<Row extends object> {
  view: TableView<Row>
  work: Pick<Printing<Row>, 'state' | 'gathered'>
}

/** The rows as a plain table, whose head the browser repeats on every sheet. */
export function TablePrint<Row extends object>({ view, work }: PaperProps<Row>) {
  if (work.state === 'off') return null
  if (work.state === 'inPage') return <PaperTable view={view} work={work} />
  return createPortal(<PaperTable view={view} work={work} />, document.body)
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

/** What is printed of what, by what conditions, when and by whom; what is left out is never left unsaid. */
function PaperHead<Row extends object>({ view, shownCnt }: { view: TableView<Row>; shownCnt: number }) {
  const t = usePlatformT()
  const screenNm = useScreenName()
  const { label, conditions, isPart = false } = view.props
  const name = useSession()?.person.userNm
  const total = Math.max(view.total, shownCnt)
  const facts = [
    t('총 {n}건', { n: formatNumber(total) }),
    t('인쇄 {at}', { at: formatDateTime(new Date()) }),
    ...(name ? [name] : []),
  ]
  return (
    <caption>
      <span className="table-paper-title">{(!isPart && screenNm) || label}</span>
      {conditions}
      <span className="table-paper-facts">{facts.join(' · ')}</span>
      {shownCnt < total && (
        <strong className="table-paper-facts">
          {t('조건에 맞는 {total}건 가운데 {n}건만 인쇄했습니다.', {
            total: formatNumber(total),
            n: formatNumber(shownCnt),
          })}
        </strong>
      )}
    </caption>
  )
}

/** What stands in the cell of the screen. */
const cellOf = <Row extends object>(field: Column<Row>, row: Row) => field.render?.(row) ?? shownText(field, row)

function PaperTable<Row extends object>({ view, work: { state, gathered } }: PaperProps<Row>) {
  const t = usePlatformT()
  const { props, fields } = view
  const isAlone = state === 'alone'
  const rows = gathered ?? view.rows.map(({ original }) => original)
  const rowsBefore = gathered ? 0 : view.rowsBefore
  const key = keyOf(props.rowKey)
  const [firstHeads = [], ...otherHeads] = headRows(nestedHeads(props.columns, fields))
  const isWide = fields.length > PORTRAIT_COLUMNS
  const hasSummary = props.summary !== undefined && props.summary !== false
  return (
    <table className={`table-paper${isAlone ? ' is-alone' : ''}${isWide ? ' is-wide' : ''}`}>
      <PaperHead view={view} shownCnt={rows.length} />
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
        {rows.map((row, index) => (
          <tr key={key(row)}>
            {props.numbered && <td>{rowsBefore + index + 1}</td>}
            {fields.map((field) => (
              <td key={field.name} className={`table-${alignOf(field)}`}>
                {cellOf(field, row)}
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
