/** Figures that are cut twice: the picture of what counts most, and the table with its totals. A hidden number is `-`. */
import {
  type Crossed,
  type CrossHead,
  type Cut,
  cutLabel,
  type Figures,
  type FiguresAnswer,
  figureField,
  NOBODY,
} from '#platform/model/figures.ts'
import { Chart } from '#platform/web/chart/chart.tsx'
import type { Point } from '#platform/web/chart/chart.types.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { SideScroll } from '#platform/web/parts/side-scroll.tsx'
import { codesOf } from './figures-asked.ts'

interface CrossCutProps {
  figures: Figures
  cut: Cut
  answer: FiguresAnswer
  cutName: string
}
interface Named extends Omit<Crossed, 'rows' | 'columns'> {
  rows: readonly { key: string; name: string }[]
  columns: readonly { key: string; name: string }[]
}

/** What has no name of its own is named here, in the reader's language. */
function useNamed({ figures, cut, answer, cutName }: CrossCutProps): Named {
  const t = useT()
  const rowCodes = useCodes(codesOf(figures, cut) ?? {})
  const field = figureField(figures, cut.across ?? '')
  const columnCodes = useCodes(field?.kind === 'code' ? field : {})
  const named = (heads: readonly CrossHead[], codes: typeof rowCodes) =>
    heads.map(({ key, name }) => ({
      key,
      name:
        name ?? (key === NOBODY && cut.none ? t(cut.none) : (codes.find(({ code }) => code === key)?.codeNm ?? key)),
    }))
  const { rows, columns, cells } = answer[cutName] as Crossed
  return { rows: named(rows, rowCodes), columns: named(columns, columnCodes), cells }
}

const MOST_COLUMNS = 4
const MOST_ROWS = 12

export function CrossChart(props: CrossCutProps) {
  const t = useT()
  const table = useNamed(props)
  const { cut } = props
  const isMonths = cut.by === 'month'
  const totals = isMonths ? columnTotals(table) : rowTotals(table)
  const [most] = totals
  const title = typeof cut.title === 'string' ? cut.title : ''
  return (
    <Chart
      kind="bar"
      stacked={isMonths}
      horizontal={!isMonths}
      title={most ? t(title, { name: most.name, n: formatNumber(most.value) }) : t(cutLabel(props.figures, cut))}
      unit={t(cut.unit ?? '건')}
      {...(isMonths
        ? {
            series: totals
              .slice(0, cut.top ?? MOST_COLUMNS)
              .map(({ name, at }) => ({ name, points: columnOf(table, at) })),
          }
        : { points: totals.slice(0, cut.top ?? MOST_ROWS) })}
    />
  )
}

interface Total extends Point {
  at: number
}
const byValue = (totals: readonly Total[]): Total[] => totals.toSorted((a, b) => b.value - a.value)
/** A hidden number has no bar. */
const columnTotals = ({ columns, cells }: Named): Total[] =>
  byValue(columns.map(({ name }, at) => ({ name, at, value: cells.at(-1)?.[at] ?? 0 })))
const rowTotals = ({ rows, cells }: Named): Total[] =>
  byValue(
    rows.flatMap(({ name }, at) => {
      const value = cells[at]?.at(-1)
      return value === null || value === undefined ? [] : [{ name, at, value }]
    }),
  )
const columnOf = ({ rows, cells }: Named, at: number): Point[] =>
  rows.flatMap(({ name }, row) => {
    const value = cells[row]?.[at]
    return value === null || value === undefined ? [] : [{ name, value }]
  })

export function CrossTable(props: CrossCutProps) {
  const t = useT()
  const { rows, columns, cells } = useNamed(props)
  const title = t(cutLabel(props.figures, props.cut))
  const lines = [...rows, { key: '', name: t('합계') }]
  const heads = [...columns, { key: '', name: t('합계') }]
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <SideScroll className="figures-cells" label={title}>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('구분')}</th>
              {heads.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, row) => (
              <tr key={line.key}>
                <th scope="row">{line.name}</th>
                {heads.map((head, column) => {
                  const value = cells[row]?.[column] ?? null
                  return <td key={head.key}>{value === null ? '-' : formatNumber(value)}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </SideScroll>
    </section>
  )
}
