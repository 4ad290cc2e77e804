/** A chart that answers one question (look.md 6). */
import './chart.css'
import { ChartColumn, Table2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatNumber } from '#platform/web/format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Empty } from '#platform/web/parts/states.tsx'
import type { ChartData, Point, Series } from './chart.types.ts'
import { ChartCanvas } from './chart-canvas.tsx'

interface ChartProps extends Omit<ChartData, 'series'> {
  /** The answer, as a sentence. */
  title: string
  /** One series without a name, or `series`. */
  points?: readonly Point[]
  series?: readonly Series[]
  height?: number
  /** What a click on a mark does besides following its `href`. */
  onPick?(point: Point): void
  empty?: string
}
const DEFAULT_HEIGHT = 260

export function Chart(props: ChartProps) {
  const { title, height = DEFAULT_HEIGHT, onPick, empty } = props
  const t = usePlatformT()
  const navigate = useNavigate()
  const [isTable, setTable] = useState(false)
  const data = useChartData(props)
  const pick = (point: Point) => {
    onPick?.(point)
    if (point.href) navigate(point.href)
  }
  const isEmpty = data.series.every((one) => one.points.every((point) => point.value === 0))
  return (
    <figure className="chart">
      <figcaption>
        <h3>{title}</h3>
        {!isEmpty && (
          <button type="button" className="plain-button" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? <ChartColumn size={16} aria-hidden /> : <Table2 size={16} aria-hidden />}
            {isTable ? t('차트로 보기') : t('표로 보기')}
          </button>
        )}
      </figcaption>
      {isEmpty && <Empty message={empty ?? t('보여 줄 자료가 없습니다.')} />}
      {!isEmpty &&
        (isTable ? (
          <ChartTable data={data} title={title} />
        ) : (
          <ChartCanvas data={data} height={height} onPick={pick} label={title} />
        ))}
    </figure>
  )
}

/** The same object as long as it says the same, so that the drawing is not made again. */
function useChartData({ kind, series, points, unit, limit, horizontal, stacked }: ChartProps): ChartData {
  return useMemo(
    () => ({
      kind,
      series: series ?? [{ name: '', points: points ?? [] }],
      ...(unit && { unit }),
      ...(limit && { limit }),
      ...(horizontal && { horizontal }),
      ...(stacked && { stacked }),
    }),
    [kind, series, points, unit, limit, horizontal, stacked],
  )
}

/** The same numbers for whoever does not see the picture, or wants to copy them. */
function ChartTable({ data, title }: { data: ChartData; title: string }) {
  const t = usePlatformT()
  const names = [...new Set(data.series.flatMap((one) => one.points.map((point) => point.name)))]
  return (
    <table className="chart-table">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('구분')}</th>
          {data.series.map((one) => (
            <th key={one.name} scope="col">
              {[one.name || t('값'), data.unit && `(${data.unit})`].filter(Boolean).join(' ')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {data.series.map((one) => (
              <ValueCell key={one.name} point={one.points.find((point) => point.name === name)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ValueCell({ point }: { point: Point | undefined }) {
  if (!point) return <td>–</td>
  const text = formatNumber(point.value)
  return <td>{point.href ? <Link to={point.href}>{text}</Link> : text}</td>
}
