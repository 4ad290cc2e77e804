/** A list in short pages; one call to the server brings several of them (S-227). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PAGED_CALL_ROWS, PAGED_ROWS } from '#platform/web/constants.ts'
import { DataTable } from '../data-table.tsx'
import { pagesOf } from '../export/pages.ts'
import { useTableSettings } from '../use-table-settings.ts'
import type { LoadedTableProps } from './infinite-table.tsx'

interface PagedTableProps<Row extends object> extends LoadedTableProps<Row> {
  /** Rows of a page: 5, 10 or 20, so that a call brings whole pages. */
  pageRows?: 5 | 10 | 20
}

export function PagedTable<Row extends object>(props: PagedTableProps<Row>) {
  const { queryKey, load, pageRows = PAGED_ROWS, ...table } = props
  const pagesOfCall = PAGED_CALL_ROWS / pageRows
  const [settings] = useTableSettings(table.settingsName)
  const [{ page, sort }, setPlace] = useState({ page: 1, sort: settings.sort ?? '' })
  const call = Math.ceil(page / pagesOfCall)
  const answer = useQuery({
    queryKey: [...queryKey, sort, call],
    queryFn: ({ signal }) => load({ page: call, limit: PAGED_CALL_ROWS, sort, signal }),
    placeholderData: keepPreviousData,
  })
  const from = ((page - 1) % pagesOfCall) * pageRows
  return (
    <DataTable
      exportRows={pagesOf(load)}
      {...table}
      rows={answer.data?.rows.slice(from, from + pageRows) ?? []}
      total={answer.data?.total ?? 0}
      page={page}
      limit={pageRows}
      pager="plain"
      onPage={(next) => setPlace({ page: next.page, sort })}
      state={answer.isError ? 'error' : answer.isPending || answer.isPlaceholderData ? 'loading' : 'ready'}
      onRetry={answer.refetch}
      sort={sort}
      onSort={(next) => setPlace({ page: 1, sort: next })}
    />
  )
}
