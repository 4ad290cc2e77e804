/** A list of what happened: newest first, its conditions in one line and in the address, an entry read beside it. */
import '#platform/web/master/master.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePageHead } from '#platform/web/pages/page.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { pagesOf } from '#platform/web/table/export/pages.ts'
import type { Column, TableAction } from '#platform/web/table/table.types.ts'
import { type ListAddress, useListAddress } from '#platform/web/table/use-list-address.ts'
import { type Filter, LogFilter, namesOf } from './log-filter.tsx'
import './log.css'

interface Answer<Row> {
  total: number
  page: number
  limit: number
  rows: Row[]
}

export interface LogListProps<Row> {
  label: string
  api: string
  queryKey: string
  rowKey: string & keyof Row
  columns: readonly Column<Row>[]
  /** Keep the array stable. */
  filters: readonly Filter[]
  rowActions?: (row: Row) => TableAction[]
  /** Reading a row beside the list. */
  sheet?: (row: Row, sheet: SheetControls) => ReactNode
  /** Left of the conditions. */
  before?: ReactNode
  /** In place of the file that the browser writes. */
  onExcel?: (where: ListAddress['where']) => void
  /** What else stands in the address of the page and is no condition: which of its lists is shown. */
  kept?: string
}
export interface SheetControls {
  onMove(by: number): void
  onClose(): void
  isFirst: boolean
  isLast: boolean
}

/** The state of the list in its address, and the rows that it asks for. */
function useLog<Row>({ filters, queryKey, kept, api: path }: LogListProps<Row>) {
  const names = useMemo(() => [...filters.flatMap(namesOf), ...(kept ? [kept] : [])], [filters, kept])
  const list = useListAddress(names, queryKey)
  const { page, limit } = list
  const where = filled(list.where, kept)
  const load = (asked: object, signal?: AbortSignal) =>
    api.get<Answer<Row>>(path, { query: { ...asked, ...where }, quiet: true, ...(signal && { signal }) })
  const answer = useQuery({
    queryKey: [queryKey, path, page, limit, where],
    queryFn: ({ signal }) => load({ page, limit }, signal),
    placeholderData: keepPreviousData,
  })
  const reset = () => list.setWhere(Object.fromEntries(names.filter((name) => name !== kept).map((name) => [name, ''])))
  const onReset = Object.keys(where).length > 0 ? reset : undefined
  return { list, where, load, answer, onReset }
}

export function LogList<Row extends object>(props: LogListProps<Row>) {
  const { filters, queryKey, rowKey, sheet, onExcel, before, rowActions } = props
  const t = useT()
  const { list, where, load, answer, onReset } = useLog(props)
  const [opened, setOpened] = useState<Row[keyof Row] | null>(null)
  usePageHead({ count: answer.data?.total ?? null })
  const rows = answer.data?.rows ?? []
  const at = opened === null ? -1 : rows.findIndex((row) => row[rowKey] === opened)
  const shown = rows[at]
  const show = (row: Row | undefined) => row && setOpened(row[rowKey])
  const peeked = (shown?.[rowKey] as string | number | undefined) ?? null
  return (
    <div className="doc-list" data-peeking={shown !== undefined || undefined}>
      <div className="doc-list-main">
        <DataTable<Row>
          label={t(props.label)}
          columns={props.columns}
          rows={rows}
          rowKey={rowKey}
          state={answer.isError ? 'error' : answer.isPending || answer.isPlaceholderData ? 'loading' : 'ready'}
          onRetry={answer.refetch}
          total={answer.data?.total ?? 0}
          page={list.page}
          limit={list.limit}
          onPage={list.change}
          {...(rowActions && { rowActions })}
          {...(sheet && { onOpen: show, onPeek: show, peeked })}
          {...(onExcel
            ? { onExcel: () => onExcel(where) }
            : { exportRows: pagesOf(({ signal, page, limit }) => load({ page, limit }, signal)) })}
          empty={
            onReset
              ? { text: t('조회된 자료가 없습니다.'), action: { text: t('검색조건 초기화'), onClick: onReset } }
              : { text: t('아직 기록이 없습니다.') }
          }
          settingsName={queryKey}
          height="fill"
          toolbar={<Conditions list={list} filters={filters} before={before} onReset={onReset} />}
        />
      </div>
      {shown &&
        sheet?.(shown, {
          onMove: (by) => show(rows[at + by]),
          onClose: () => setOpened(null),
          isFirst: at === 0,
          isLast: at === rows.length - 1,
        })}
    </div>
  )
}

/** What is asked for, without what is not. */
const filled = (where: ListAddress['where'], kept: string | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(where).filter(([name, value]) => value !== '' && name !== kept))

interface ConditionsProps {
  list: ListAddress
  filters: readonly Filter[]
  before: ReactNode
  onReset: (() => void) | undefined
}
function Conditions({ list, filters, before, onReset }: ConditionsProps) {
  const t = useT()
  return (
    <search className="doc-conditions log-conditions">
      {before}
      {filters.map((filter) => (
        <LogFilter
          key={`${filter.name} ${list.where[filter.name] ?? ''}`}
          filter={filter}
          change={list.setWhere}
          where={list.where}
        />
      ))}
      {onReset && (
        <Button type="text" icon={<RotateCcw size={14} aria-hidden />} onClick={onReset}>
          {t('초기화')}
        </Button>
      )}
    </search>
  )
}
