import { DataTable } from '#platform/web/table/data-table.tsx'
import type { ExampleState } from '../parts/example.tsx'
import { SAMPLE_ITEMS, type SampleRow } from '../sample-rows.ts'

const columns = [
  { name: 'link', text: '제목' },
  { name: 'tag', text: '구분', type: 'tag', items: SAMPLE_ITEMS },
  { name: 'datepicker', text: '일자' },
  { name: 'cost', text: '금액', type: 'cost' },
] as const

/** A display of a few things, on a wide screen as on a phone. */
export function ExportCards({ rows, state }: { rows: readonly SampleRow[]; state: ExampleState }) {
  return (
    <DataTable
      view="cards"
      label="카드 보기"
      columns={columns}
      rows={state === 'loading' || state === 'empty' || state === 'error' ? [] : rows}
      rowKey="sampleId"
      state={state === 'loading' ? 'loading' : state === 'error' ? 'error' : 'ready'}
      onRetry={() => {}}
    />
  )
}
