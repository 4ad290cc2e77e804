/** The pictures of figures. A mark leads to the documents it counts wherever their list can say the same. */
import {
  COUNT,
  type Cut,
  cutLabel,
  type FigureLine,
  type Figures,
  type FiguresAnswer,
  type FiguresAsked,
  leadsTo,
  restOf,
  type Said,
  share,
  type Where,
} from '#platform/model/figures.ts'
import { Chart } from '#platform/web/chart/chart.tsx'
import type { Point, Series } from '#platform/web/chart/chart.types.ts'
import { monthsIn, withinMonth } from '#platform/web/chart/figures.ts'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { CrossChart } from './crossed.tsx'
import { sumOf, useFigureLines, useListBehind } from './figures-asked.ts'

interface CutChartsProps {
  figures: Figures
  answer: FiguresAnswer
  asked: FiguresAsked
}
export function CutCharts({ figures, answer, asked }: CutChartsProps) {
  const linesOf = useFigureLines(figures, answer)
  return (
    <div className="figures-charts">
      {Object.entries(figures.by)
        .filter(([, { noChart }]) => !noChart)
        .map(([name, cut]) =>
          cut.across ? (
            <CrossChart key={name} figures={figures} answer={answer} cut={cut} cutName={name} />
          ) : (
            <CutChart key={name} figures={figures} answer={answer} asked={asked} cut={cut} lines={linesOf(name)} />
          ),
        )}
    </div>
  )
}

interface CutChartProps extends CutChartsProps {
  cut: Cut
  lines: readonly FigureLine[]
}
function CutChart({ figures, answer, asked, cut, lines }: CutChartProps) {
  const t = useT()
  const listBehind = useListBehind(figures, asked)
  const isMonth = cut.by === 'month'
  const shown = lines.filter(({ key, name }) => key !== null && name)
  const said = titleOf(figures, answer, cut, cut.allCodes ? lines : shown, lines)
  const unit = t(cut.unit ?? '건')
  const pointsOf = (measure: (line: FigureLine) => number, where: Where | undefined): Point[] =>
    isMonth
      ? monthsIn(asked).map((month) => {
          const line = shown.find(({ key }) => key === month)
          const href = where && listBehind(where, withinMonth(asked, month))
          return { name: month, value: line ? measure(line) : 0, ...(href && { href }) }
        })
      : shown.map((line) => {
          const leads = where && leadsTo(cut, line.key)
          return {
            name: line.name,
            value: measure(line),
            ...(leads && { href: listBehind({ ...leads, ...where }) }),
          }
        })
  return (
    <Chart
      kind={cut.kind ?? 'bar'}
      horizontal={!isMonth && cut.kind !== 'line'}
      stacked={cut.parts !== undefined}
      title={t(said.text, numbersOf(said.values))}
      unit={unit}
      {...(cut.empty && { empty: t(cut.empty) })}
      {...(cut.parts
        ? { series: seriesOf(figures, cut, pointsOf, t) }
        : { points: pointsOf((line) => line.value(cut.measure ?? COUNT), {}) })}
    />
  )
}

/** Numbers as they are read; years and months are texts. */
const numbersOf = (values: Said['values'] = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? formatNumber(value) : value]),
  )

type PointsOf = (measure: (line: FigureLine) => number, where: Where | undefined) => Point[]

/** The rest of each bar first, its parts on top. */
function seriesOf(figures: Figures, cut: Cut, pointsOf: PointsOf, t: (korean: string) => string): Series[] {
  const parts = Object.entries(cut.parts ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const rest = (line: FigureLine) =>
    parts.reduce((left, [part]) => left - line.value(part), line.value(cut.measure ?? COUNT))
  return [
    { name: t(cut.rest ?? '그 밖'), points: pointsOf(rest, restOf(figures, cut)) },
    ...parts.map(([part, name]) => ({
      name: t(name),
      points: pointsOf((line) => line.value(part), figures.sums[part]?.where),
    })),
  ]
}

function titleOf(
  figures: Figures,
  answer: FiguresAnswer,
  cut: Cut,
  lines: readonly FigureLine[],
  all: readonly FigureLine[],
): Said {
  if (typeof cut.title === 'function')
    return cut.title({ sum: (name) => sumOf(figures, answer, name) ?? 0, lines: all })
  const measure = (line: FigureLine) => line.value(cut.measure ?? COUNT)
  const top = lines.toSorted((a, b) => measure(b) - measure(a))[0]
  if (!top || measure(top) === 0) return { text: cutLabel(figures, cut) }
  const sum = lines.reduce((total, line) => total + measure(line), 0)
  const [year, month] = (top.key ?? '').split('-')
  return {
    text: cut.title,
    values: {
      name: top.name,
      n: formatNumber(measure(top)),
      share: share(measure(top), sum),
      ...(cut.by === 'month' && { year, month: Number(month) }),
    },
  }
}
