/** Units of measurement: which are due, and one of them with its course over the years. */
import { useMemo } from 'react'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { Chart } from '#platform/web/chart/chart.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { type TrendRow, unitTrend } from './measure.calls.ts'
import { cycleReasons, cycles } from './measure.logic.ts'
import { MEASURE_RESULTS } from './measure.model.ts'
import { type MeasureUnit, measureUnit } from './measure-unit.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(measureUnit)

export function MeasureUnitList() {
  return (
    <List
      columns={['nextDueYmd', 'cycleCd', 'exceedYn', 'processNo', 'workerCnt', 'lastMeasureYmd']}
      cells={{
        nextDueYmd: ({ nextDueYmd }) => nextDueYmd && <Due ymd={nextDueYmd} />,
        cycleCd: (row) => <CycleTag row={row} />,
        exceedYn: ({ exceedYn }) => exceedYn === 'Y' && <Exceeded />,
      }}
      widths={{ nextDueYmd: 176, cycleCd: 96, exceedYn: 92, workerCnt: 88, lastMeasureYmd: 128 }}
      filters={['processNo', 'cycleCd', 'nextDueYmd']}
      stateTabs
      empty="단위작업장소를 등록하면 측정 주기와 다음 측정기한을 알려 드립니다."
    />
  )
}

const Due = ({ ymd }: { ymd: string }) => (
  <>
    {ymd} <Deadline dueYmd={ymd} />
  </>
)

function Exceeded() {
  const t = useT()
  return <StatusTag tone="danger">{t('초과')}</StatusTag>
}

type Cycled = Pick<MeasureUnit, 'cycleCd' | 'cycleReasonCd'>
function CycleTag({ row: { cycleCd, cycleReasonCd } }: { row: Cycled }) {
  const t = useT()
  if (!cycleCd) return null
  const tone = cycleCd === 'SHORT' ? 'danger' : cycleCd === 'EXEMPT' ? 'suspended' : 'draft'
  return (
    <span title={cycleReasonCd ? t(cycleReasons[cycleReasonCd]) : undefined}>
      <StatusTag tone={tone}>{t(cycles[cycleCd])}</StatusTag>
    </span>
  )
}

export function MeasureUnitDetail() {
  return (
    <Detail>
      <Cycle />
      <Section title="작업장소">
        <Fields names={['unitNm', 'processNo', 'placeDesc', 'workerCnt', 'areaVal', 'startYmd', 'changeYmd']} />
      </Section>
      <Section title="인자">
        <Fields names={['factors', 'separateYn']} />
      </Section>
      <Section
        title="측정 제외 조건"
        hint="임시·단시간작업과 허용소비량 이하의 작업은 측정하지 않습니다. 허가대상·특별관리물질이 있으면 언제나 측정합니다."
      >
        <Fields names={['tempWorkYn', 'monthHourVal', 'everyMonthYn']} />
        <Fields names={['shortWorkYn', 'dayHourVal', 'dailyYn', 'useGramVal', 'roomVal']} />
      </Section>
      <Trend />
      <Actions />
    </Detail>
  )
}

/** By when it is measured next, and why then. */
function Cycle() {
  const { cycleCd, nextDueYmd, exceedYn } = useRecord()
  if (!cycleCd) return null
  return (
    <Section title="측정 주기">
      <Fields names={['cycleCd', 'cycleReasonCd', 'cycleFactorCd', 'lastMeasureYmd']} />
      {nextDueYmd && <Field name="nextDueYmd" />}
      {exceedYn === 'Y' && <Field name="exceedYn" />}
    </Section>
  )
}

function Trend() {
  const t = useT()
  const { measureUnitNo } = useRecord()
  const { data, isError, error, refetch } = useAsked(unitTrend, measureUnitNo ? { no: measureUnitNo } : null)
  if (!measureUnitNo) return null
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={4} />
  if (data.rows.length === 0) return null
  return (
    <section className="doc-section" aria-label={t('노출지수 추이')}>
      <TrendChart rows={data.rows} />
    </section>
  )
}

function TrendChart({ rows }: { rows: readonly TrendRow[] }) {
  const t = useT()
  const series = useMemo(
    () =>
      [...Map.groupBy(rows, ({ factorNm }) => factorNm)].map(([name, own]) => ({
        name,
        points: own.map(({ sampleEndYmd, indexVal, measureNo }) => ({
          name: sampleEndYmd,
          value: Math.round(indexVal * 100) / 100,
          href: `${MEASURE_RESULTS}/${measureNo}`,
        })),
      })),
    [rows],
  )
  const last = rows.filter(({ sampleEndYmd }) => sampleEndYmd === rows.at(-1)?.sampleEndYmd)
  const highest = last.toSorted((one, other) => other.indexVal - one.indexVal)[0]
  if (!highest) return null
  const values = { factor: highest.factorNm, n: highest.indexVal.toFixed(2) }
  return (
    <Chart
      kind="line"
      title={t('최근에 가장 높은 노출지수는 {factor} {n}입니다.', values)}
      series={series}
      limit={{ value: 1, label: t('노출기준') }}
    />
  )
}
