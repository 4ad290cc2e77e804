import { InfiniteTable } from '#platform/web/table/infinite/infinite-table.tsx'
import { columns, loadRows } from './sample-list.ts'

interface Props {
  /** Rows that are asked for at a time; 20 when it is left out. */
  pageRows: number
  fail: 'Y' | 'N'
}

export const InfiniteList = ({ pageRows, fail }: Props) => (
  <InfiniteTable
    label="무한 스크롤"
    columns={columns}
    rowKey="sampleId"
    queryKey={['sample', 'infinite', fail]}
    load={({ signal, ...part }) => loadRows({ ...part, of: 95, fail }, signal)}
    pageRows={pageRows}
    settingsName="sample/infinite"
    height={440}
    numbered
  />
)
