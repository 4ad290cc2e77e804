import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { pagesOf } from '#platform/web/table/export/pages.ts'
import type { ListPart, ListRequest } from '#platform/web/table/infinite/list-parts.ts'
import type { SampleRow } from '../sample-rows.ts'
import { exportColumns } from './export-columns.ts'

const load = ({ signal, ...query }: ListRequest) =>
  api.get<ListPart<SampleRow>>('/api/sample/rows', { query, signal, quiet: true })

/** The server has the rows: for the file they are asked for page by page. */
export function ExportPages() {
  const [{ page, limit, sort }, change] = useState({ page: 1, limit: 20, sort: '' })
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['sample', 'export', page, limit, sort],
    queryFn: ({ signal }) => load({ page, limit, sort, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <DataTable
      label="서버 목록 파일"
      columns={exportColumns}
      rows={data?.rows ?? []}
      rowKey="sampleId"
      state={isError ? 'error' : isPending ? 'loading' : 'ready'}
      onRetry={refetch}
      page={page}
      limit={limit}
      sort={sort}
      total={data?.total ?? 0}
      onPage={(next) => change({ ...next, sort })}
      onSort={(next) => change({ page: 1, limit, sort: next })}
      exportRows={pagesOf(load)}
    />
  )
}
