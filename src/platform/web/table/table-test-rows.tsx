/** Rows and a table for the tests of this folder. */
import '#platform/web/theme/base.css'
import { useState } from 'react'
import { DataTable } from './data-table.tsx'
import type { Column, DataTableProps } from './table.types.ts'

export interface Report {
  reportNo: number
  title: string
  statusCd: string
  placeDesc: string
  costAmt: number | null
}

export const LONG_TITLE =
  '여수공장 제2부두 원료 하역 배관 플랜지 볼트 체결 불량으로 인한 소량 누출과 보행자 접근 통제 미흡 사례 보고'

export const reports = (count: number): Report[] =>
  Array.from({ length: count }, (_, index) => ({
    reportNo: index + 1,
    title: index === 1 ? LONG_TITLE : `보고 ${index + 1}`,
    statusCd: index % 2 ? 'DONE' : 'TEMP',
    placeDesc: `장소 ${count - index}`,
    costAmt: index === 2 ? null : (index + 1) * 1000,
  }))

export const columns: Column<Report>[] = [
  { name: 'title', text: '제목', type: 'link', url: '/reports/{reportNo}', width: 240, sortable: true },
  {
    name: 'statusCd',
    text: '상태',
    width: 100,
    type: 'tag',
    items: [
      { code: 'TEMP', codeNm: '작성중', tone: 'draft' },
      { code: 'DONE', codeNm: '완료', tone: 'done' },
    ],
  },
  { name: 'placeDesc', text: '장소', width: 200, sortable: true },
  { name: 'costAmt', text: '손실액', width: 120, type: 'cost', sortable: true },
]

export const ReportTable = (props: Partial<DataTableProps<Report>>) => (
  <DataTable label="보고" columns={columns} rows={reports(30)} rowKey="reportNo" height={440} {...props} />
)

interface PagedProps extends Partial<DataTableProps<Report>> {
  all: readonly Report[]
  start?: { page: number; limit: number }
}
/** What a list does with a server, in place. */
export function PagedTable({ all, start = { page: 1, limit: 20 }, ...props }: PagedProps) {
  const [{ page, limit }, setPage] = useState(start)
  const rows = all.slice((page - 1) * limit, page * limit)
  return <ReportTable rows={rows} page={page} limit={limit} total={all.length} onPage={setPage} {...props} />
}
