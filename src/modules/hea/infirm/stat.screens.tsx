/** 의무실 현황: how many came, for what, from where; never who. A hidden number is `-`. */
import './infirm.css'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { addMonths } from '#platform/model/calendar.ts'
import { api } from '#platform/web/api/client.ts'
import { Chart } from '#platform/web/chart/chart.tsx'
import { useCodes } from '#platform/web/form/codes.ts'
import { MonthInput } from '#platform/web/form/day-input.tsx'
import { formatNumber, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'

interface Head {
  key: string
  name: string
}
interface Answered {
  bySymptom: AnsweredTable
  byDept: AnsweredTable
}
type AnsweredTable = Omit<Table, 'rows' | 'columns'> &
  Record<'rows' | 'columns', { key: string; name: string | null }[]>
interface Table {
  rows: Head[]
  columns: Head[]
  /** One row and one column more: the totals. */
  cells: (number | null)[][]
}

export function InfirmStat() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const fromYm = params.get('from') ?? addMonths(today(), -11).slice(0, 7)
  const toYm = params.get('to') ?? today().slice(0, 7)
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['infirm-stat', fromYm, toYm],
    queryFn: ({ signal }) =>
      api.get<Answered>('/api/hea/infirm/visitstat', {
        query: { from: `${fromYm}-01`, to: `${toYm}-01` },
        signal,
        quiet: true,
      }),
  })
  const change = (next: { from?: string | null; to?: string | null }) => {
    const period = { from: next.from ?? fromYm, to: next.to ?? toYm }
    if (period.from <= period.to) setParams(period)
  }
  return (
    <div className="infirm-stat">
      <search className="infirm-months">
        <MonthInput
          wiring={{ id: 'stat-from' }}
          label={t('시작 월')}
          value={fromYm}
          onChange={(from) => change({ from })}
        />
        <span aria-hidden>~</span>
        <MonthInput wiring={{ id: 'stat-to' }} label={t('종료 월')} value={toYm} onChange={(to) => change({ to })} />
      </search>
      {isError && <Failed error={error} onRetry={() => void refetch()} />}
      {!isError && (data ? <Figures stat={data} /> : <Loading lines={12} />)}
    </div>
  )
}

/** What has no name of its own is named here, in the reader's language. */
function useNamed() {
  const t = useT()
  const symptoms = new Map(useCodes({ group: 'HEA_SYMPTOM' }).map(({ code, codeNm }) => [code, codeNm]))
  const nameOf = (key: string) => (key === '-' ? t('협력업체') : (symptoms.get(key) ?? key))
  const named = (heads: AnsweredTable['rows']) => heads.map(({ key, name }) => ({ key, name: name ?? nameOf(key) }))
  return ({ rows, columns, cells }: AnsweredTable): Table => ({ rows: named(rows), columns: named(columns), cells })
}

function Figures({ stat }: { stat: Answered }) {
  const t = useT()
  const named = useNamed()
  const bySymptom = named(stat.bySymptom)
  const byDept = named(stat.byDept)
  if (bySymptom.rows.length === 0) return <Empty message={t('이 기간에 의무실을 이용한 사람이 없습니다.')} />
  return (
    <>
      <p className="quiet">{t('5명 미만의 수와 그 수를 계산할 수 있는 수는 -로 표시합니다.')}</p>
      <ByMonth table={bySymptom} />
      <ByDept table={byDept} />
      <Cells title={t('월별 증상분류')} table={bySymptom} />
      <Cells title={t('부서별 증상분류')} table={byDept} />
    </>
  )
}

const SHOWN_SYMPTOMS = 4

/** The classes that are most often seen, month by month. */
function ByMonth({ table: { rows, columns, cells } }: { table: Table }) {
  const t = useT()
  const totals = cells.at(-1) ?? []
  const order = columns.map((_, column) => column).toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
  const series = order.slice(0, SHOWN_SYMPTOMS).map((column) => ({
    name: columns[column]?.name ?? '',
    points: rows.flatMap(({ name }, row) => {
      const value = cells[row]?.[column]
      return value === null || value === undefined ? [] : [{ name, value }]
    }),
  }))
  const first = order[0] ?? 0
  return (
    <Chart
      kind="bar"
      stacked
      title={t('가장 많은 증상은 {name}입니다. {n}건', {
        name: columns[first]?.name,
        n: formatNumber(totals[first] ?? 0),
      })}
      unit={t('회')}
      series={series}
    />
  )
}

const MOST_DEPTS = 12

function ByDept({ table: { rows, cells } }: { table: Table }) {
  const t = useT()
  const points = rows
    .flatMap(({ name }, row) => {
      const value = cells[row]?.at(-1)
      return value === null || value === undefined ? [] : [{ name, value }]
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST_DEPTS)
  const [most] = points
  return (
    <Chart
      kind="bar"
      horizontal
      title={t('{name}에서 가장 많이 이용했습니다. {n}건', { name: most?.name, n: formatNumber(most?.value ?? 0) })}
      unit={t('회')}
      points={points}
    />
  )
}

function Cells({ title, table: { rows, columns, cells } }: { title: string; table: Table }) {
  const t = useT()
  const names = [...rows.map(({ name }) => name), t('합계')]
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <div className="infirm-cells">
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('구분')}</th>
              {[...columns.map(({ name }) => name), t('합계')].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name, row) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {(cells[row] ?? []).map((value, column) => (
                  <td key={columns[column]?.key ?? 'total'}>{value === null ? '-' : formatNumber(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
