/** A page of figures (`platform/model/figures.ts`): what is asked, the sums, the pictures, and the table of the same. */
import './figures.css'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { seesAllPlants } from '#platform/model/access.ts'
import { formatAsked, type SheetFormat } from '#platform/model/excel/sheet-format.ts'
import { isDirectoryField } from '#platform/model/field.ts'
import {
  type Crossed,
  type Cut,
  type Figures,
  type FiguresAnswer,
  type FiguresAsked,
  figureField,
  share,
} from '#platform/model/figures.ts'
import { api } from '#platform/web/api/client.ts'
import { MonthInput } from '#platform/web/form/day-input.tsx'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { DayRangeInput } from '#platform/web/form/period-input.tsx'
import { PlantChoice } from '#platform/web/form/plant-choice.tsx'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { SheetButtons } from '#platform/web/parts/sheet-buttons.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { CrossTable } from './crossed.tsx'
import { CutCharts } from './cut-chart.tsx'
import { sumOf, useFiguresAsked, useListBehind } from './figures-asked.ts'
import { FiguresTable } from './figures-table.tsx'

interface FiguresPageProps<N extends string, C extends string, More> {
  figures: Figures<N, C>
  /** Below the pictures: what this page alone knows to draw. */
  more?(answer: More, asked: FiguresAsked): ReactNode
}

/** @typeParam More what the answer tells besides sums and lines, for who draws `more` */
export function FiguresPage<N extends string, C extends string, More = object>({
  figures,
  more,
}: FiguresPageProps<N, C, More>) {
  const t = useT()
  const [asked, ask] = useFiguresAsked(figures)
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['figures', figures.api, asked],
    queryFn: ({ signal }) => api.get<FiguresAnswer & More>(figures.api, { query: asked, signal, quiet: true }),
  })
  const isEmpty = data !== undefined && isNothing(figures, data)
  return (
    <div className="figures">
      <Asked figures={figures} asked={asked} ask={ask} hasTools={data !== undefined && !isEmpty} />
      {isError && <Failed error={error} onRetry={() => void refetch()} />}
      {!isError && !data && <Loading lines={12} />}
      {isEmpty && <Empty message={t(figures.empty)} />}
      {data && !isEmpty && (
        <>
          {figures.note && <p className="quiet">{t(figures.note)}</p>}
          {Object.keys(figures.sums).length > 0 && <Sums figures={figures} answer={data} asked={asked} />}
          <CutCharts figures={figures} answer={data} asked={asked} />
          {more?.(data, asked)}
          {crossedCuts(figures).map(([name, cut]) => (
            <CrossTable key={name} figures={figures} cut={cut} cutName={name} answer={data} />
          ))}
          {figures.table && <FiguresTable figures={figures} answer={data} />}
        </>
      )}
    </div>
  )
}

const crossedCuts = ({ by }: Figures): [string, Cut][] => Object.entries<Cut>(by).filter(([, { across }]) => across)

/** The first of the sums counts all of them; where there are no sums, nothing has a row. */
function isNothing(figures: Figures, answer: FiguresAnswer): boolean {
  const [first] = Object.keys(figures.sums)
  if (first !== undefined) return sumOf(figures, answer, first) === 0
  return crossedCuts(figures).every(([name]) => (answer[name] as Crossed | undefined)?.rows.length === 0)
}

interface AskedProps {
  figures: Figures
  asked: FiguresAsked
  ask(change: Readonly<Record<string, string>>): void
  /** There is something to take along. */
  hasTools: boolean
}
function Asked({ figures, asked, ask, hasTools }: AskedProps) {
  const t = useT()
  const person = usePerson()
  return (
    <search className="figures-asked">
      {figures.inMonths ? (
        <Months asked={asked} ask={ask} />
      ) : (
        <DayRangeInput
          wiring={{ id: 'figures-period', 'aria-label': t('기간') }}
          value={asked}
          onChange={({ from, to }) => from && to && ask({ from, to })}
        />
      )}
      {figures.asks.map((name) => (
        <Condition key={name} figures={figures} name={name} value={asked[name] ?? ''} ask={ask} />
      ))}
      {figures.plants && (figures.plants === 'all' || seesAllPlants(person)) && (
        <PlantChoice
          value={asked.plantCd ?? ''}
          onChange={(plantCd) => ask({ plantCd })}
          hasAll={figures.plants === 'all'}
        />
      )}
      {hasTools && (
        <div className="figures-tools">
          <SheetButtons onTake={(format) => void takeOut(figures, asked, format)} />
          <Button type="text" icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
            {t('인쇄')}
          </Button>
        </div>
      )}
    </search>
  )
}

/** The first days of two months, both included. */
function Months({ asked: { from, to }, ask }: Pick<AskedProps, 'asked' | 'ask'>) {
  const t = useT()
  const change = (period: { from: string; to: string }) => period.from <= period.to && ask(period)
  return (
    <div className="figures-months">
      <MonthInput
        wiring={{ id: 'figures-from' }}
        label={t('시작 월')}
        value={from.slice(0, 7)}
        onChange={(month) => month && change({ from: `${month}-01`, to })}
      />
      <span aria-hidden>~</span>
      <MonthInput
        wiring={{ id: 'figures-to' }}
        label={t('종료 월')}
        value={to.slice(0, 7)}
        onChange={(month) => month && change({ from, to: `${month}-01` })}
      />
    </div>
  )
}

async function takeOut(figures: Figures, asked: FiguresAsked, format: SheetFormat): Promise<void> {
  const { blob, fileName } = await api.blob(`${figures.api}/excel`, { query: { ...asked, ...formatAsked(format) } })
  saveBlob(blob, fileName ?? 'figures.xlsx')
}

interface ConditionProps extends Pick<AskedProps, 'figures' | 'ask'> {
  name: string
  value: string
}
function Condition({ figures, name, value, ask }: ConditionProps) {
  const t = useT()
  const field = figureField(figures, name)
  if (!field || !isDirectoryField(field)) return null
  const label = t(field.label)
  return (
    <DirectorySelect
      kind={field.kind}
      wiring={{ id: `figures-${name}`, 'aria-label': label }}
      name={null}
      value={value || null}
      placeholder={label}
      onChange={(key) => ask({ [name]: key === null ? '' : String(key) })}
    />
  )
}

interface SumsProps {
  figures: Figures
  answer: FiguresAnswer
  asked: FiguresAsked
}
/** Each leads to the documents that it counts, where the list can say which they are. */
function Sums({ figures, answer, asked }: SumsProps) {
  const t = useT()
  const listBehind = useListBehind(figures, asked)
  const first = sumOf(figures, answer, Object.keys(figures.sums)[0] ?? '') ?? 0
  return (
    <dl className="figures-sums">
      {Object.entries(figures.sums)
        .filter(([, { shown }]) => shown !== 'none')
        .map(([name, { label, where, noList, shown, text = '{n}건', decimals = 0 }]) => {
          const value = sumOf(figures, answer, name)
          const n = shown === 'share' ? share(value ?? 0, first) : formatNumber(value ?? 0, decimals)
          const said = value === null ? '–' : shown === 'share' ? `${n} %` : t(text, { n })
          return (
            <div key={name}>
              <dt>{t(label)}</dt>
              <dd>{noList || value === null ? said : <Link to={listBehind(where)}>{said}</Link>}</dd>
            </div>
          )
        })}
    </dl>
  )
}
