/** Who owes how much, and for how long: one line a department and a vendor. Every number leads to the rows it counts. */
import './impr.css'
import type { CSSProperties } from 'react'
import { Link, useSearchParams } from 'react-router'
import { addDays } from '#platform/model/calendar.ts'
import { toQueryString } from '#platform/model/query.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { DayRangeInput } from '#platform/web/form/period-input.tsx'
import { formatNumber, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { type Board, imprBoard, type BoardLine as Line } from './impr.calls.ts'
import { impr, openStates } from './impr.model.ts'

type Count = 'open' | 'soon' | 'late7' | 'late14' | 'late30' | 'lateMore' | 'due' | 'kept'
interface Period {
  from: string
  to: string
}

interface CountColumn {
  name: Exclude<Count, 'kept'>
  text: string
  /** The conditions of the list that the number counts. */
  where(day: string, period: Period): Record<string, string>
  isLate?: boolean
}
const open = { statusCd: openStates.join() }
const late = (least: number, most?: number) => (day: string) => ({
  ...open,
  ...(most && { dueYmdFrom: addDays(day, -most) }),
  dueYmdTo: addDays(day, -least),
})
const columns: readonly CountColumn[] = [
  { name: 'open', text: '진행', where: () => open },
  { name: 'soon', text: '7일 안', where: (day) => ({ ...open, dueYmdFrom: day, dueYmdTo: addDays(day, 6) }) },
  { name: 'late7', text: '지연 1~7일', where: late(1, 7), isLate: true },
  { name: 'late14', text: '8~14일', where: late(8, 14), isLate: true },
  { name: 'late30', text: '15~30일', where: late(15, 30), isLate: true },
  { name: 'lateMore', text: '31일 이상', where: late(31), isLate: true },
  {
    name: 'due',
    text: '기간 내 기한',
    where: (_, { from, to }) => ({ onTimeCd: 'OPEN,IN,LATE', orgDueYmdFrom: from, orgDueYmdTo: to }),
  },
]
const kept = ({ from, to }: Period) => ({ onTimeCd: 'IN', orgDueYmdFrom: from, orgDueYmdTo: to })
const listOf = (where: Record<string, string>) => `${impr.route.staff}?${toQueryString({ where })}`
const ownerOf = ({ deptCd, vendorCd }: Line): Record<string, string> => ({
  ...(deptCd && { ownerDeptCd: deptCd }),
  ...(vendorCd && { vendorCd }),
})

export function ImprBoard() {
  const t = useT()
  const [period, setPeriod] = usePeriod()
  const { data, isError, error, refetch } = useAsked(imprBoard, { from: period.from, to: period.to })
  return (
    <div className="stack is-wide impr-board">
      <search className="row impr-period">
        <DayRangeInput
          wiring={{ id: 'impr-period', 'aria-label': t('준수율 기간') }}
          value={period}
          onChange={({ from, to }) => from && to && setPeriod({ from, to })}
        />
      </search>
      {isError && <Failed error={error} onRetry={refetch} />}
      {!isError && (data ? <Table board={data} period={period} /> : <Loading lines={12} />)}
    </div>
  )
}

/** In the address, so that a link shows the same figures: this year, unless asked otherwise. */
function usePeriod(): [Period, (period: Period) => void] {
  const [params, setParams] = useSearchParams()
  const day = today()
  const period = { from: params.get('from') ?? `${day.slice(0, 4)}-01-01`, to: params.get('to') ?? day }
  return [period, ({ from, to }) => setParams({ from, to })]
}

interface TableProps {
  board: Board
  period: Period
}
function Table({ board, period }: TableProps) {
  const t = useT()
  const { rows } = board
  if (rows.length === 0) return <Empty message={t('진행 중인 개선이 없습니다.')} />
  const most = Math.max(
    ...rows.flatMap((row) => columns.filter(({ isLate }) => isLate).map(({ name }) => row[name])),
    1,
  )
  const sum = (name: Count) => rows.reduce((all, row) => all + row[name], 0)
  const total = Object.fromEntries([...columns.map(({ name }) => [name, sum(name)]), ['kept', sum('kept')]])
  return (
    <PlainTable
      label="개선 현황"
      heads={['담당', ...columns.map(({ text }) => text), '기한 준수율']}
      foot={
        <LineRow
          row={{ ...total, deptCd: null, vendorCd: null, name: t('합계') } as Line}
          board={board}
          period={period}
        />
      }
      isNumbers
    >
      {rows.map((row) => (
        <LineRow key={`${row.deptCd}${row.vendorCd}`} row={row} board={board} period={period} most={most} />
      ))}
    </PlainTable>
  )
}

/** The more overdue, the warmer. @param most the largest number of all; without it the line has no heat */
function LineRow({ row, board, period, most }: TableProps & { row: Line; most?: number }) {
  const t = useT()
  const heat = (count: number) =>
    most && count > 0
      ? { 'data-heat': true, style: { '--heat': `${Math.round(30 + (70 * count) / most)}%` } as CSSProperties }
      : {}
  const owner = ownerOf(row)
  return (
    <tr>
      <th scope="row">{row.name ?? t('미지정')}</th>
      {columns.map(({ name, where, isLate }) => (
        <td key={name} {...(isLate && heat(row[name]))}>
          {row[name] > 0 && (
            <Link to={listOf({ ...owner, ...where(board.today, period) })}>{formatNumber(row[name])}</Link>
          )}
        </td>
      ))}
      <td>
        {row.due > 0 && (
          <Link to={listOf({ ...owner, ...kept(period) })}>{`${Math.round((row.kept / row.due) * 100)} %`}</Link>
        )}
      </td>
    </tr>
  )
}
