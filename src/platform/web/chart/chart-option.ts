/** ECharts' description of a chart. Pure. */

import type { EChartsCoreOption } from 'echarts/core'
import { formatNumber } from '#platform/web/format.ts'
import type { ChartData, Point, Series } from './chart.types.ts'

export interface ChartColors {
  text: string
  quiet: string
  line: string
  ground: string
  danger: string
  series: readonly string[]
  /** Of the page: labels are measured before they are drawn. */
  font: string
}

/** Okabe and Ito's colours, told apart with any kind of colour blindness; shades that hold on the ground of each theme. */
export const seriesColors = {
  light: ['#0072B2', '#B85C00', '#00795A', '#9A4E7F', '#6B6200', '#3C6E9F', '#5A5A5A'],
  dark: ['#56B4E9', '#E69F00', '#2BC29A', '#D98FBF', '#D8C93F', '#7FB2E0', '#B4B4B4'],
} as const

/** Up to so many lines carry their names themselves; more, and bars side by side, need a legend (look.md 6). */
const DIRECT_LABELS = 4

export function chartOption(data: ChartData, colors: ChartColors): EChartsCoreOption {
  const common = {
    color: [...colors.series],
    textStyle: { color: colors.text, fontFamily: colors.font },
    animationDuration: 180,
    tooltip: {
      trigger: 'item',
      valueFormatter: (value: unknown) => `${Number(value).toLocaleString('ko-KR')}${data.unit ? ` ${data.unit}` : ''}`,
    },
  }
  return data.kind === 'donut' ? { ...common, ...donut(data, colors) } : { ...common, ...axes(data, colors) }
}

function donut({ series: [first] }: ChartData, colors: ChartColors): EChartsCoreOption {
  return {
    series: [
      {
        type: 'pie',
        radius: ['48%', '72%'],
        data: first?.points.map(toItem) ?? [],
        label: { color: colors.text, formatter: '{b} {c}' },
        labelLine: { lineStyle: { color: colors.line } },
        itemStyle: { borderColor: colors.ground, borderWidth: 2 },
      },
    ],
  }
}

function axes(data: ChartData, colors: ChartColors): EChartsCoreOption {
  const names = [...new Set(data.series.flatMap((one) => one.points.map((point) => point.name)))]
  const category = {
    type: 'category',
    data: names,
    axisLine: { lineStyle: { color: colors.line } },
    axisTick: { show: false },
    axisLabel: { color: colors.quiet, hideOverlap: true },
    inverse: data.horizontal === true,
  }
  // Bars that carry their values need no scale.
  const isLabelled = data.kind === 'bar' && data.series.length === 1 && !data.limit
  const value = {
    type: 'value',
    show: !isLabelled,
    splitLine: { lineStyle: { color: colors.line } },
    axisLabel: { color: colors.quiet },
    // A limit above all values is seen as well.
    ...(data.limit && { max: reaching(data.limit.value) }),
  }
  const hasLegend = data.series.length > (data.kind === 'bar' ? 1 : DIRECT_LABELS)
  return {
    grid: {
      left: 8,
      right: roomRight(data, hasLegend),
      top: hasLegend ? 36 : 24,
      bottom: 8,
      containLabel: true,
    },
    ...(hasLegend && { legend: { top: 0, textStyle: { color: colors.text } } }),
    xAxis: data.horizontal ? value : category,
    yAxis: data.horizontal ? category : value,
    series: data.series.map((one, index) => axisSeries(one, index, { data, colors, names, hasLegend })),
  }
}

/** What stands at the end of a line or of a lying bar needs room. */
function roomRight({ kind, horizontal, series }: ChartData, hasLegend: boolean): number {
  if (kind === 'line' && !hasLegend && series.length > 1) return 96
  return horizontal ? 48 : 24
}

const reaching =
  (limit: number) =>
  ({ max }: { max: number }): number | null =>
    limit > max ? Math.ceil(limit * ROOM_ABOVE) : null
const ROOM_ABOVE = 1.1

interface Around {
  data: ChartData
  colors: ChartColors
  names: readonly string[]
  hasLegend: boolean
}
function axisSeries(one: Series, index: number, { data, colors, names, hasLegend }: Around): EChartsCoreOption {
  const isAlone = data.series.length === 1
  const points = names.map((name) =>
    toItem(one.points.find((point) => point.name === name) ?? { name, value: Number.NaN }),
  )
  const limit = index === 0 && data.limit ? { markLine: limitLine(data, colors) } : {}
  if (data.kind === 'bar')
    return {
      type: 'bar',
      name: one.name,
      data: points,
      barMaxWidth: 36,
      ...(data.stacked && { stack: 'whole' }),
      itemStyle: { borderRadius: data.horizontal ? [0, 3, 3, 0] : [3, 3, 0, 0] },
      label: {
        show: isAlone,
        position: data.horizontal ? 'right' : 'top',
        color: colors.text,
        formatter: ({ value }: { value: unknown }) => (typeof value === 'number' ? formatNumber(value) : ''),
      },
      ...limit,
    }
  return {
    type: 'line',
    name: one.name,
    data: points,
    symbolSize: 8,
    lineStyle: { width: 2 },
    endLabel: { show: !hasLegend && !isAlone, formatter: '{a}', color: colors.text },
    ...limit,
  }
}

const toItem = ({ name, value }: Point) => ({ name, value: Number.isNaN(value) ? null : value })
/** The name of the limit stands on the side on which the line does not end. */
const nameSide = ({ kind, limit, series: [first] }: ChartData): 'insideEndTop' | 'insideEndBottom' =>
  kind === 'line' && limit && (first?.points.at(-1)?.value ?? 0) >= limit.value ? 'insideEndBottom' : 'insideEndTop'
const limitLine = (data: ChartData, colors: ChartColors) => ({
  silent: true,
  symbol: 'none',
  lineStyle: { color: colors.danger, type: 'dashed' },
  label: { formatter: data.limit?.label, color: colors.danger, position: nameSide(data) },
  data: [data.horizontal ? { xAxis: data.limit?.value } : { yAxis: data.limit?.value }],
})
