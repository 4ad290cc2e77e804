/** What the evaluation says: unit by unit, mixture by mixture; what is put right, and who has read of it. */
import { Progress } from 'antd'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { notice as noticeModel } from '#modules/manage/notice/notice.model.ts'
import { Chart } from '#platform/web/chart/chart.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { Empty } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { ImprovementList } from '../improvement-list.tsx'
import type { ResultAnswer, ResultSample, ResultTarget } from './measure.calls.ts'
import { type Cycle, type CycleReason, cycleReasons, cycles } from './measure.logic.ts'
import { IndexBar, Verdict } from './measure-index.tsx'
import { measureUnit } from './measure-unit.model.ts'
import { type Mixture, mixturesOf, type Sample, type SampleResult } from './sample.logic.ts'

interface Part {
  result: ResultAnswer
}
const MOST_BARS = 15

export const namesOf = (result: Pick<ResultAnswer, 'factors' | 'targets'>) => ({
  factor: new Map(result.factors.map(({ factorCd, factorNm }) => [factorCd, factorNm])),
  unit: new Map(result.targets.map(({ measureUnitNo, unitNm }) => [measureUnitNo, unitNm])),
})

function Decision({ row }: { row: ResultTarget }) {
  const t = useT()
  const { decidedCycleCd, decidedReasonCd, decidedDueYmd } = row
  if (!decidedCycleCd) return null
  return (
    <>
      {decidedDueYmd} · {t(cycles[decidedCycleCd as Cycle])}{' '}
      <span className="quiet">{decidedReasonCd && t(cycleReasons[decidedReasonCd as CycleReason])}</span>
    </>
  )
}

export const worstIndex = (one: number | null, other: number | null): number | null =>
  one === null && other === null ? null : Math.max(one ?? 0, other ?? 0)

const targetColumns: readonly Column<ResultTarget>[] = [
  {
    name: 'unitNm',
    text: '단위작업장소',
    type: 'link',
    url: `${measureUnit.route.staff}/{measureUnitNo}`,
    width: 240,
    sortable: true,
  },
  { name: 'processNm', text: '공정', width: 150, sortable: true },
  {
    name: 'maxIndexVal',
    text: '최대 노출지수',
    width: 176,
    sortable: true,
    render: ({ maxIndexVal }) => <IndexBar value={maxIndexVal} />,
  },
  {
    name: 'mixIndexVal',
    text: '혼합물',
    width: 176,
    sortable: true,
    render: ({ mixIndexVal }) => mixIndexVal !== null && <IndexBar value={mixIndexVal} />,
  },
  {
    name: 'exceedYn',
    text: '평가',
    width: 88,
    sortable: true,
    render: ({ exceedYn, maxIndexVal, mixIndexVal }) => (
      <Verdict exceedYn={exceedYn} indexVal={worstIndex(maxIndexVal, mixIndexVal)} />
    ),
  },
  {
    name: 'decidedDueYmd',
    text: '다음 측정기한',
    width: 360,
    sortable: true,
    render: (row) => <Decision row={row} />,
  },
]

export function Evaluation({ result }: Part) {
  const t = useT()
  const rows = result.targets
  const isJudged = rows.some(({ decidedCycleCd }) => decidedCycleCd !== null)
  const highest = useMemo(() => highestOf(result), [result])
  if (!isJudged) return <Empty message={t('평가하면 단위작업장소마다 노출지수와 다음 측정기한이 나옵니다.')} />
  const over = rows.filter(({ exceedYn }) => exceedYn === 'Y').length
  const title =
    over > 0
      ? t('{n}곳 가운데 {m}곳이 노출기준을 초과했습니다.', { n: rows.length, m: over })
      : t('{n}곳 모두 노출기준 이하입니다.', { n: rows.length })
  return (
    <>
      <Chart kind="bar" horizontal title={title} points={highest} limit={{ value: 1, label: t('노출기준') }} />
      <DataTable
        label={t('평가')}
        columns={targetColumns}
        rows={rows}
        rowKey="measureUnitNo"
        height={480}
        numbered
        fits
        settingsName="hea/env/measureResult:targets"
      />
    </>
  )
}

/** The highest exposures, one bar for each factor of a unit. */
function highestOf(result: ResultAnswer) {
  const names = namesOf(result)
  const groups = Map.groupBy(result.samples, (one) => `${one.measureUnitNo} ${one.factorCd}`)
  return [...groups.values()]
    .flatMap(([first, ...rest]) => {
      if (!first) return []
      const value = Math.max(...[first, ...rest].map(({ indexVal }) => indexVal ?? 0))
      const name = `${names.unit.get(first.measureUnitNo ?? 0) ?? ''} ${names.factor.get(first.factorCd ?? '') ?? ''}`
      return [{ name, value: Math.round(value * 100) / 100, href: `${measureUnit.route.staff}/${first.measureUnitNo}` }]
    })
    .sort((one, other) => other.value - one.value)
    .slice(0, MOST_BARS)
}

type MixtureLine = Mixture & { id: string; unitNm: string; text: string }
const mixtureColumns: readonly Column<MixtureLine>[] = [
  { name: 'unitNm', text: '단위작업장소', width: 240, sortable: true },
  { name: 'who', text: '근로자·지점', width: 140 },
  { name: 'sumVal', text: '합', width: 176, sortable: true, render: ({ sumVal }) => <IndexBar value={sumVal} /> },
  {
    name: 'exceedYn',
    text: '평가',
    width: 88,
    render: ({ exceedYn, sumVal }) => <Verdict exceedYn={exceedYn} indexVal={sumVal} />,
  },
  { name: 'text', text: '인자별 노출지수', width: 420 },
]
const isEvaluated = (sample: ResultSample): sample is ResultSample & Sample & SampleResult => sample.indexVal !== null

/** W5: what one person, or one point, is exposed to all together. */
export function Mixtures({ result }: Part) {
  const t = useT()
  const lines = useMemo(() => {
    const names = namesOf(result)
    const factors = new Map(result.factors.map((one) => [one.factorCd, one]))
    const separate = new Set(result.targets.filter((one) => one.separateYn === 'Y').map((one) => one.measureUnitNo))
    return mixturesOf(result.samples.filter(isEvaluated), (code) => factors.get(code), separate)
      .map((mixture, index): MixtureLine => {
        const parts = mixture.parts.map((one) => `${names.factor.get(one.factorCd)} ${one.indexVal.toFixed(2)}`)
        const unitNm = names.unit.get(mixture.measureUnitNo) ?? ''
        return { ...mixture, id: String(index), unitNm, text: parts.join(' + ') }
      })
      .sort((one, other) => other.sumVal - one.sumVal)
  }, [result])
  return (
    <DataTable
      label={t('혼합물')}
      columns={mixtureColumns}
      rows={lines}
      rowKey="id"
      height={480}
      numbered
      fits
      settingsName="hea/env/measureResult:mixtures"
      empty={{ text: t('한 사람이나 한 지점에서 함께 평가할 화학물질이 없습니다.') }}
    />
  )
}

export function Improvements({ result: { improvements, targets } }: Part) {
  const t = useT()
  if (improvements.length === 0) {
    const isJudged = targets.some(({ decidedCycleCd }) => decidedCycleCd !== null)
    return <Empty message={t(isJudged ? '등록된 개선이 없습니다.' : '평가하면 초과한 인자마다 개선이 등록됩니다.')} />
  }
  return <ImprovementList rows={improvements} />
}

/** How many of those who work there have confirmed the result. */
export function Reading({ result: { notice, targets } }: Part) {
  const t = useT()
  const { kind } = usePerson()
  if (!notice) {
    const isJudged = targets.some(({ decidedCycleCd }) => decidedCycleCd !== null)
    const message = isJudged ? '공지한 기록이 없습니다.' : '평가하면 그곳에서 일하는 사람들에게 결과를 공지합니다.'
    return <Empty message={t(message)} />
  }
  const { noticeNo, noticeTitle, openDt, confirmDueYmd, targetCnt, doneCnt } = notice
  const percent = targetCnt === 0 ? 0 : Math.round((100 * doneCnt) / targetCnt)
  return (
    <section className="doc-section" aria-label={t('공지')}>
      <p>{kind === 'staff' ? <Link to={`${noticeModel.route.staff}/${noticeNo}`}>{noticeTitle}</Link> : noticeTitle}</p>
      <div className="row">
        <Progress percent={percent} aria-label={t('확인한 사람의 비율')} />
        <b>{t('{n}명 가운데 {m}명 확인', { n: targetCnt, m: doneCnt })}</b>
        {confirmDueYmd && doneCnt < targetCnt && <Deadline dueYmd={confirmDueYmd} />}
        {openDt && <span className="quiet">{t('{at} 게시', { at: formatDateTime(openDt) })}</span>}
      </div>
    </section>
  )
}
