import type { EChartsType } from 'echarts/core'
import { useEffect, useRef } from 'react'
import { useThemeName } from '#platform/web/theme/appearance.ts'
import { palette, type ThemeName } from '#platform/web/theme/palette.ts'
import type { ChartData, Point } from './chart.types.ts'
import { type ChartColors, chartOption, seriesColors } from './chart-option.ts'

interface ChartCanvasProps {
  data: ChartData
  label: string
  height: number
  onPick(point: Point): void
}

/** The drawing itself; what it says is also said by the table beside it. */
export function ChartCanvas({ data, label, height, onPick }: ChartCanvasProps) {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType>(undefined)
  const theme = useThemeName()
  const latest = useRef({ data, theme, onPick })
  latest.current = { data, theme, onPick }

  useEffect(() => {
    const box = place.current
    if (!box) return
    let isGone = false
    const observer = new ResizeObserver(() => chart.current?.resize())
    void import('./chart-engine.ts').then(({ init }) => {
      if (isGone) return
      chart.current = init(box, null, { renderer: 'svg' })
      chart.current.on('click', ({ seriesIndex, name }) => {
        const point = latest.current.data.series[seriesIndex ?? 0]?.points.find((one) => one.name === name)
        if (point) latest.current.onPick(point)
      })
      draw(chart.current, box, latest.current.data, latest.current.theme)
      observer.observe(box)
    })
    return () => {
      isGone = true
      observer.disconnect()
      chart.current?.dispose()
      chart.current = undefined
    }
  }, [])

  useEffect(() => {
    if (chart.current && place.current) draw(chart.current, place.current, data, theme)
  }, [data, theme])

  return <div ref={place} className="chart-canvas" role="img" aria-label={label} style={{ height }} />
}

const draw = (chart: EChartsType, box: HTMLElement, data: ChartData, theme: ThemeName): void =>
  chart.setOption(chartOption(data, colorsOf(box, theme)), { notMerge: true })

/** By the theme's name: who asks the page while it changes is told of the theme before. */
function colorsOf(box: HTMLElement, theme: ThemeName): ChartColors {
  const { text, text3, line, bg, toneDanger } = palette[theme]
  return {
    text,
    quiet: text3,
    line,
    ground: bg,
    danger: toneDanger,
    series: seriesColors[theme],
    font: getComputedStyle(box).fontFamily,
  }
}
