import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { ListPart } from '#platform/web/table/infinite/list-parts.ts'
import type { SampleRow } from '../sample-rows.ts'
import { exportColumns } from './export-columns.ts'

/** All rows are here: the file and the print need nothing but the table. */
export function ExportAll() {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['sample', 'export', 'all'],
    queryFn: ({ signal }) =>
      api.get<ListPart<SampleRow>>('/api/sample/rows', { query: { all: 'Y' }, signal, quiet: true }),
  })
  return (
    <DataTable
      label="모든 유형/샘플"
      columns={exportColumns}
      rows={data?.rows ?? []}
      rowKey="sampleId"
      state={isError ? 'error' : isPending ? 'loading' : 'ready'}
      onRetry={refetch}
      numbered
    />
  )
}
