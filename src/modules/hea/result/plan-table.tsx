/** What came of one plan as a table below the plan: searched, narrowed by one code, sorted and paged by the server. */
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '#platform/web/i18n/i18n.ts'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'

interface Asked {
  page: number
  limit: number
  sort: string
  q: string
  /** Of the one code by which the part is narrowed; empty for all. */
  code: string
}
type Change = (change: Partial<Asked>) => void

/** What is asked of the server; whatever narrows begins at the first page again. */
export function useAsked(sort = ''): { asked: Asked; change: Change } {
  const [asked, setAsked] = useState<Asked>({ page: 1, limit: 20, sort, q: '', code: '' })
  return { asked, change: (change) => setAsked((before) => ({ ...before, page: 1, ...change })) }
}

interface PlanTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rowKey: keyof Row & string
  data: { total: number; rows: readonly Row[] }
  isRenewed: boolean
  asked: Asked
  change: Change
  /** The list whose page opens one of them. */
  route: string
  settingsName: string
  /** Where nothing is found. */
  none: string
  before?: ReactNode
  children?: ReactNode
}

export function PlanTable<Row extends object>(props: PlanTableProps<Row>) {
  const t = useT()
  const navigate = useNavigate()
  const { label, columns, rowKey, data, isRenewed, asked, change, route, settingsName, none, before, children } = props
  return (
    <DataTable<Row>
      label={label}
      columns={columns}
      rows={data.rows}
      rowKey={rowKey}
      state={isRenewed ? 'loading' : 'ready'}
      total={data.total}
      page={asked.page}
      limit={asked.limit}
      onPage={change}
      sort={asked.sort}
      onSort={(sort) => change({ sort })}
      onOpen={(row) => navigate(`${route}/${row[rowKey]}`)}
      height={480}
      fits
      settingsName={settingsName}
      excel={false}
      empty={{
        text: none,
        action: { text: t('검색조건 초기화'), onClick: () => change({ q: '', code: '' }) },
      }}
      toolbar={
        <div className="row">
          {before}
          <SearchField asked={asked.q} places={[t('성명'), t('사번')]} onSearch={(q) => change({ q })} />
          {children}
        </div>
      }
    />
  )
}
