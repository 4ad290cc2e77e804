import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react'
import { type KeyboardEvent, useEffect } from 'react'
import { DEFAULT_LIMIT, LIMITS } from '#platform/model/query.ts'
import { formatNumber } from '#platform/web/format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { clampPage, nearPages, pageCount, pagerParts } from './paging.ts'
import type { DataTableProps } from './table.types.ts'
import type { TableView } from './use-table-view.ts'

/** S-228: total, sizes, prev, pager, next, jumper. A list that is not paged has its total only. */
export function PaginationBar<Row extends object>({ view }: { view: TableView<Row> }) {
  const t = usePlatformT()
  const { props, total } = view
  usePageInRange(props)
  const isKnown = total > 0 || (props.state ?? 'ready') === 'ready'
  return (
    <div className="table-bar">
      <span className="table-total" data-testid="row-total">
        {isKnown && t('총 {n}건', { n: formatNumber(total) })}
      </span>
      {props.onResetSearch && (
        <button
          type="button"
          className="table-button"
          aria-label={t('검색조건 초기화')}
          title={t('검색조건 초기화')}
          onClick={props.onResetSearch}
        >
          <RotateCcw size={14} aria-hidden />
        </button>
      )}
      {props.onPage && <Paging {...props} total={total} onPage={props.onPage} />}
    </div>
  )
}

type PageProps = Pick<DataTableProps<object>, 'page' | 'limit' | 'pager'> & {
  total: number
  onPage: NonNullable<DataTableProps<object>['onPage']>
}

function Paging({ page = 1, limit = DEFAULT_LIMIT, pager = 'full', total, onPage }: PageProps) {
  const t = usePlatformT()
  const pages = pageCount(total, limit)
  const goTo = (next: number) => onPage({ page: clampPage(next, total, limit), limit })
  const resize = (size: number) => onPage({ page: clampPage(page, total, size), limit: size })
  const isFull = pager === 'full'
  const parts = isFull ? pagerParts(page, pages) : nearPages(page, pages)
  return (
    <>
      {isFull && <Sizes limit={limit} onChange={resize} />}
      <nav className="table-pager" aria-label={t('페이지')}>
        <button type="button" aria-label={t('이전 페이지')} disabled={page <= 1} onClick={() => goTo(page - 1)}>
          <ChevronLeft size={16} aria-hidden />
        </button>
        {parts.map((part) =>
          typeof part === 'number' ? (
            <button
              key={part}
              type="button"
              className="table-page"
              aria-label={t('{n} 페이지', { n: part })}
              aria-current={part === page ? 'page' : undefined}
              onClick={() => goTo(part)}
            >
              {part}
            </button>
          ) : (
            <span key={part} className="table-gap" aria-hidden>
              …
            </span>
          ),
        )}
        <span className="table-page-of">
          {page} / {pages}
        </span>
        <button type="button" aria-label={t('다음 페이지')} disabled={page >= pages} onClick={() => goTo(page + 1)}>
          <ChevronRight size={16} aria-hidden />
        </button>
      </nav>
      {isFull && <Jumper goTo={goTo} />}
    </>
  )
}

function Sizes({ limit, onChange }: { limit: number; onChange(limit: number): void }) {
  const t = usePlatformT()
  return (
    <select
      className="table-select"
      aria-label={t('쪽당 건수')}
      value={limit}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {LIMITS.map((size) => (
        <option key={size} value={size}>
          {t('{n}건씩', { n: size })}
        </option>
      ))}
    </select>
  )
}

function Jumper({ goTo }: { goTo(page: number): void }) {
  const t = usePlatformT()
  const jump = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const page = Number.parseInt(event.currentTarget.value, 10)
    event.currentTarget.value = ''
    if (Number.isFinite(page)) goTo(page)
  }
  return (
    <label className="table-jumper">
      {t('이동')}
      <input inputMode="numeric" aria-label={t('이동할 페이지')} onKeyDown={jump} />
    </label>
  )
}

/** Deleting the last row of the last page steps back (S-228). */
function usePageInRange({ state = 'ready', page, limit = DEFAULT_LIMIT, total, onPage }: PagingState): void {
  const isBeyond = state === 'ready' && page !== undefined && total !== undefined && page > pageCount(total, limit)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the page is beyond the last one.
  useEffect(() => {
    if (isBeyond && total !== undefined) onPage?.({ page: pageCount(total, limit), limit })
  }, [isBeyond, total])
}
type PagingState = Pick<DataTableProps<object>, 'state' | 'page' | 'limit' | 'total' | 'onPage'>
