import { PagedTable } from '#platform/web/table/infinite/paged-table.tsx'
import { columns, loadRows } from './sample-list.ts'

export const PagedList = () => (
  <PagedTable
    label="페이지 목록"
    columns={columns}
    rowKey="sampleId"
    queryKey={['sample', 'paged']}
    load={({ signal, ...part }) => loadRows({ ...part, of: 57 }, signal)}
    settingsName="sample/paged"
    height={442}
    numbered
    striped
  />
)
