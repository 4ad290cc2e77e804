/** A search field with its results below, as every search popup has it: typed, moved through and picked by keyboard. */
import { useQuery } from '@tanstack/react-query'
import { Input } from 'antd'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useSettled } from '#platform/web/form/use-settled.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import './picker.css'
import { intoView, useActive } from './use-active.ts'

export interface PickColumn<Row> {
  text: string
  value(row: Row): string | null
}
export interface SearchListProps<Row> {
  /** Names the search field. */
  label: string
  placeholder: string
  /** What was typed before the popup opened. */
  text?: string | undefined
  columns: readonly PickColumn<Row>[]
  rowKey(row: Row): string | number
  find(q: string, signal: AbortSignal): Promise<readonly Row[]>
  /** Under this the results are kept. */
  queryKey: readonly unknown[]
  onPick(row: Row): void
}
/** As many as one asks for at once; who looks for more types more. */
export const FOUND_MAX = 100
const SEARCH_WAIT_MS = 200

export function SearchList<Row>(props: SearchListProps<Row>) {
  const { label, placeholder, text = '', columns, queryKey, onPick } = props
  const t = usePlatformT()
  const listId = useId()
  const [typed, setTyped] = useState(text)
  const q = useSettled(typed.trim(), SEARCH_WAIT_MS)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...queryKey, q],
    queryFn: ({ signal }) => props.find(q, signal),
    placeholderData: (before) => before,
  })
  const rows = data ?? []
  const { active, setActive, onArrow } = useActive(rows.length, 0)
  const isSettled = q === typed.trim() && !isFetching
  const press = (event: KeyboardEvent) => {
    if (onArrow(event) || event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const row = rows[active]
    // What stands there may still be the answer to what was typed before.
    if (row !== undefined && isSettled) onPick(row)
  }
  return (
    <div className="pick">
      <Input
        data-focus-first
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-activedescendant={rows.length > 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        aria-label={label}
        placeholder={placeholder}
        prefix={<Search size={16} aria-hidden />}
        autoComplete="off"
        allowClear
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(0)
        }}
        onKeyDown={press}
      />
      {error && rows.length === 0 && <Failed error={error} onRetry={() => void refetch()} />}
      {!(error || data) && <Loading />}
      {data?.length === 0 && <Empty message={t('검색 결과가 없습니다.')} />}
      <Results
        listId={listId}
        label={label}
        rows={rows}
        columns={columns}
        active={active}
        onPick={onPick}
        rowKey={props.rowKey}
        isBusy={!isSettled}
      />
      {rows.length >= FOUND_MAX && (
        <p className="quiet">{t('처음 {n}건만 보입니다. 검색어를 더 입력하세요.', { n: FOUND_MAX })}</p>
      )}
    </div>
  )
}

interface ResultsProps<Row> extends Pick<SearchListProps<Row>, 'label' | 'columns' | 'rowKey' | 'onPick'> {
  listId: string
  rows: readonly Row[]
  active: number
  isBusy: boolean
}
function Results<Row>({ listId, label, rows, columns, rowKey, active, isBusy, onPick }: ResultsProps<Row>) {
  if (rows.length === 0) return <div id={listId} hidden />
  return (
    <div className="pick-results" data-columns={columns.length}>
      <div className="pick-row pick-head" aria-hidden>
        {columns.map(({ text }) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      <div id={listId} role="listbox" aria-label={label} aria-busy={isBusy || undefined}>
        {rows.map((row, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search field, which names the active entry.
          // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the search field.
          <div
            key={rowKey(row)}
            id={`${listId}-${index}`}
            ref={index === active ? intoView : undefined}
            role="option"
            aria-selected={index === active}
            aria-label={columns.flatMap(({ value }) => value(row) ?? []).join(', ')}
            className="pick-row"
            onClick={() => onPick(row)}
          >
            {columns.map((column) => (
              <span key={column.text} className="ellipsis">
                {column.value(row)}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
