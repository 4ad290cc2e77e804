/** Plans and results of measurement: two lists of the same document, and one page from the plan to its end. */
import { Link } from 'react-router'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { Facts, Sums } from '#platform/web/parts/facts.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { MEASURE_RESULTS, measure } from './measure.model.ts'
import { IndexBar } from './measure-index.tsx'
import { useResult } from './measure-queries.ts'
import { Evaluation, Improvements, Mixtures, Reading } from './measure-result.tsx'
import { Units } from './measure-units.tsx'
import { Samples } from './sample-grid.tsx'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(measure)

export function MeasurePlanList() {
  return (
    <List
      columns={['due', 'planStartYmd', 'unitCnt', 'agencyVendorCd', 'sampleEndYmd', 'halfCd']}
      filters={['halfCd', 'sampleEndYmd', 'agencyVendorCd']}
      stateTabs
      excel
      empty="측정계획을 세우면 기한이 다가온 단위작업장소를 골라 드립니다."
    />
  )
}

const resultsOnly = { resultYn: 'Y' } as const
export function MeasureResultList() {
  const t = useT()
  return (
    <List
      where={resultsOnly}
      views={false}
      columns={['maxIndexVal', 'exceedCnt', 'sampleEndYmd', 'reportDueYmd', 'sampleCnt', 'unitCnt']}
      cells={{
        maxIndexVal: ({ maxIndexVal }) => maxIndexVal !== null && <IndexBar value={maxIndexVal} />,
        exceedCnt: ({ exceedCnt }) =>
          exceedCnt ? <b className="is-bad">{t('초과 {n}건', { n: exceedCnt })}</b> : null,
        reportDueYmd: ({ reportDueYmd, reportedYmd }) =>
          reportDueYmd && <ReportDue reportDueYmd={reportDueYmd} reportedYmd={reportedYmd} />,
      }}
      widths={{ measureNm: 380, exceedCnt: 96, sampleEndYmd: 128, reportDueYmd: 176, sampleCnt: 80, unitCnt: 80 }}
      filters={['halfCd', 'sampleEndYmd', 'agencyVendorCd']}
      stateTabs
      excel
      empty="시료채취를 마친 측정이 여기에 나옵니다."
    />
  )
}

function ReportDue({ reportDueYmd, reportedYmd }: { reportDueYmd: string; reportedYmd: string | null }) {
  return (
    <>
      {reportDueYmd} {!reportedYmd && <Deadline dueYmd={reportDueYmd} />}
    </>
  )
}

export function MeasureDetail() {
  return (
    <Detail print aside={<Overview />}>
      <Body />
      <Actions />
    </Detail>
  )
}

/** Until the samples are taken it is a plan; from then on what counts is what they say. */
function Body() {
  const { resultYn } = useRecord()
  return resultYn === 'Y' ? <Result /> : <Plan />
}

function Plan() {
  const { statusCd } = useRecord()
  return (
    <>
      <Section title="계획">
        <Fields names={['measureNm', 'measureYear', 'halfCd', 'agencyVendorCd', 'planStartYmd', 'planEndYmd']} />
        <Field name="workerRepNm" hint="근로자대표가 요구하면 측정에 참석합니다." />
      </Section>
      {statusCd !== 'TEMP' && (
        <Section title="예비조사">
          <Fields names={['prelimYmd', 'prelimDesc', 'repJoinYn', 'sampleStartYmd', 'sampleEndYmd']} />
        </Section>
      )}
      <Units />
    </>
  )
}

function Result() {
  const t = useT()
  const { measureNo, rowVersion } = useRecord()
  const { data, isError, error, refetch } = useResult(measureNo, rowVersion)
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={10} />
  const count = (n: number) => (n > 0 ? ` ${formatNumber(n)}` : '')
  return (
    <div className="stack">
      <Figures />
      <SectionTabs
        items={[
          { key: 'samples', label: t('시료') + count(data.samples.length), content: <Samples result={data} /> },
          { key: 'targets', label: t('평가'), content: <Evaluation result={data} /> },
          { key: 'mixtures', label: t('혼합물'), content: <Mixtures result={data} /> },
          { key: 'improve', label: t('개선') + count(data.improvements.length), content: <Improve result={data} /> },
          { key: 'report', label: t('보고'), content: <Report /> },
          { key: 'notice', label: t('공지'), content: <Reading result={data} /> },
        ]}
      />
    </div>
  )
}

/** How it stands, in four numbers. */
function Figures() {
  const t = useT()
  const { unitCnt, sampleCnt, exceedCnt, maxIndexVal, reportDueYmd, reportedYmd } = useRecord()
  return (
    <Sums
      of={[
        { label: t('단위작업장소'), value: t('{n}곳', { n: formatNumber(unitCnt ?? 0) }) },
        { label: t('시료'), value: t('{n}건', { n: formatNumber(sampleCnt ?? 0) }) },
        maxIndexVal !== null && {
          label: t('초과'),
          value: t('{n}건', { n: exceedCnt ?? 0 }),
          tone: exceedCnt ? 'danger' : undefined,
        },
        maxIndexVal !== null && { label: t('최대 노출지수'), value: <IndexBar value={maxIndexVal} /> },
        reportDueYmd && {
          label: t('보고기한'),
          value: reportDueYmd,
          note: reportedYmd ? t('{day} 보고', { day: reportedYmd }) : <Deadline dueYmd={reportDueYmd} />,
        },
      ]}
    />
  )
}

function Improve({ result }: { result: Parameters<typeof Improvements>[0]['result'] }) {
  const { improveDueYmd } = useRecord()
  return (
    <div className="stack">
      <Improvements result={result} />
      {improveDueYmd && (
        <Section title="개선 증명" hint="노출기준을 초과하면 개선 증명서류나 개선 계획을 기한까지 제출합니다.">
          <Fields names={['improveDueYmd', 'improveProofYmd', 'improveFileId']} />
        </Section>
      )}
    </div>
  )
}

function Report() {
  return (
    <Section title="보고">
      <Fields names={['reportDueYmd', 'legalLastYmd', 'extendYn', 'reportedYmd', 'reportFileId']} />
      <Fields names={['keepYearCnt', 'keepToYmd']} />
    </Section>
  )
}

/** What was planned, beside what came of it. */
function Overview() {
  const t = useT()
  const record = useRecord()
  const { measureNo, resultYn } = record
  if (resultYn !== 'Y') return null
  const lines = [
    ['측정기관', record.agencyVendorNm],
    ['시료채취', [record.sampleStartYmd, record.sampleEndYmd].filter(Boolean).join(' ~ ')],
    ['예비조사', record.prelimYmd],
    ['근로자대표', [record.workerRepNm, record.repJoinYn === 'Y' && t('참석')].filter(Boolean).join(' · ')],
  ] as const
  return (
    <section className="doc-links" aria-label={t('측정 개요')}>
      <h2>{t('측정 개요')}</h2>
      <Facts facts={lines.map(([label, value]) => [t(label), value])} />
      <Link to={`${MEASURE_RESULTS}/${measureNo}/print`} target="_blank">
        {t('측정결과표 요약')}
      </Link>
    </section>
  )
}
