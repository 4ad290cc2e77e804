import { type MouseEvent, useState } from 'react'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { shownText } from './cell-text.ts'
import { cellView } from './cell-view.tsx'
import { MoreRows } from './infinite/more-rows.tsx'
import { Message, useDelayed } from './table-states.tsx'
import type { TableRow } from './use-table-model.ts'
import type { TableView } from './use-table-view.ts'

const SKELETON_CARDS = 5
/** A list without pages shows so many at a time; a phone keeps no more on one page at ease. */
const CARDS_AT_A_TIME = 50

/** S-230: below 768 px a row is a card with the same fields in the same order, without those that are empty. */
export function TableCards<Row extends object>({ view }: { view: TableView<Row> }) {
  const t = usePlatformT()
  const { props, rows } = view
  const [shownCount, setShownCount] = useState(CARDS_AT_A_TIME)
  const isWaiting = useDelayed(props.state === 'loading' && rows.length === 0)
  const count = props.onPage || props.more ? rows.length : shownCount

  if (props.state === 'loading' && rows.length === 0)
    return (
      <div className="table-cards">
        {isWaiting && (
          <>
            <p className="table-cards-wait" role="status">
              {t('준비되지 않았습니다.')}
            </p>
            <SkeletonCards fields={view.fields.length} />
          </>
        )}
      </div>
    )
  if (props.state === 'error' || rows.length === 0)
    return (
      <div className="table-message">
        <Message view={view} />
      </div>
    )
  return (
    <>
      <ul className="table-cards" aria-label={props.label} aria-busy={props.state === 'loading'}>
        {rows.slice(0, count).map((row) => (
          <Card key={row.id} row={row} view={view} />
        ))}
      </ul>
      {props.more && <MoreRows more={props.more} rowCount={rows.length} />}
      {rows.length > count && (
        <button type="button" className="table-more" onClick={() => setShownCount(count + CARDS_AT_A_TIME)}>
          {t('더 보기')}
        </button>
      )}
    </>
  )
}

function Card<Row extends object>({ row: { id, original }, view }: { row: TableRow<Row>; view: TableView<Row> }) {
  const t = usePlatformT()
  const { props, fields, selection } = view
  const [first, ...others] = fields
  const open = (event: MouseEvent) => {
    const isControl = (event.target as Element).closest('a:not([data-open]), button:not([data-open]), input, label')
    if (isControl || event.ctrlKey || event.metaKey || !props.onOpen) return
    event.preventDefault()
    props.onOpen(original)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title inside is a link or button for the keyboard.
    <li className="table-card" data-key={id} aria-current={String(props.peeked) === id || undefined} onClick={open}>
      {selection.isOn && (
        <label className="table-card-check">
          <input
            type="checkbox"
            className="table-checkbox"
            aria-label={[first && shownText(first, original), t('선택')].filter(Boolean).join(' ')}
            checked={selection.selected.has(id)}
            disabled={!selection.canSelect(original)}
            onChange={() => selection.toggle(original)}
          />
        </label>
      )}
      {props.card
        ? props.card(original)
        : first && <CardBody row={original} first={first} others={others} view={view} />}
      <CardActions row={original} view={view} />
    </li>
  )
}

interface CardBodyProps<Row extends object> {
  row: Row
  first: TableView<Row>['fields'][number]
  others: TableView<Row>['fields']
  view: TableView<Row>
}
function CardBody<Row extends object>({ row, first, others, view }: CardBodyProps<Row>) {
  const { onOpen } = view.props
  const title = cellView(first, row)
  const hasOwnLink = first.type === 'link' || first.render !== undefined
  return (
    <>
      <div className="table-card-title" data-name={first.name}>
        {onOpen && !hasOwnLink ? (
          <button type="button" className="table-link" data-open={first.name}>
            {title}
          </button>
        ) : (
          title
        )}
      </div>
      <dl>
        {others.map((field) => {
          const content = cellView(field, row)
          // A zero is a value.
          if (content !== 0 && !content) return null
          return (
            <div key={field.name}>
              <dt>{view.fullText(field)}</dt>
              <dd data-name={field.name}>{content}</dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}

function CardActions<Row extends object>({ row, view }: { row: Row; view: TableView<Row> }) {
  const actions = view.props.rowActions?.(row).slice(0, 2) ?? []
  if (actions.length === 0) return null
  return (
    <div className="table-card-actions">
      {actions.map((action) => (
        <button
          key={action.name}
          type="button"
          className={action.danger ? 'table-button is-danger' : 'table-button'}
          disabled={action.disabled}
          onClick={action.onClick}
        >
          {action.text}
        </button>
      ))}
    </div>
  )
}

/** The heads are gone on a phone, so the order is chosen from a list. */
export function SortChoice<Row extends object>({ view }: { view: TableView<Row> }) {
  const t = usePlatformT()
  const sortable = view.fields.filter((field) => field.sortable)
  if (sortable.length === 0) return null
  return (
    <select
      className="table-select table-card-sort"
      aria-label={t('정렬')}
      value={view.sort}
      onChange={({ target }) => view.setSort(target.value)}
    >
      <option value="">{t('기본 순서')}</option>
      {sortable.flatMap((field) => [
        <option key={field.name} value={field.name}>{`${view.fullText(field)} ↑`}</option>,
        <option key={`-${field.name}`} value={`-${field.name}`}>{`${view.fullText(field)} ↓`}</option>,
      ])}
    </select>
  )
}

const SkeletonCards = ({ fields }: { fields: number }) =>
  Array.from({ length: SKELETON_CARDS }, (_, card) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other identity.
    <div key={card} className="table-card table-skeleton-card" aria-hidden style={{ height: 48 + fields * 26 }} />
  ))
