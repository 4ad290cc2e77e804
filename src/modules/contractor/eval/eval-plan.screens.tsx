/** Rounds of evaluations: planned, opened for all vendors at once, watched, reported for the half-year. */
import './eval.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { toQueryString } from '#platform/model/query.ts'
import { api } from '#platform/web/api/client.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { Chart } from '#platform/web/chart/chart.tsx'
import { PrintPage } from '#platform/web/document/print/print-page.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { evalReport, type ReportAnswer } from './eval.calls.ts'
import { subconEval } from './eval.model.ts'
import { type EvalGrade, evalClasses, evalGrades } from './eval-codes.model.ts'
import { GradeMark } from './eval-grade.tsx'
import { type EvalPlan, evalPlan } from './eval-plan.model.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(evalPlan)
const gradeCds = Object.keys(evalGrades) as EvalGrade[]
const states = subconEval.lifecycle.states as Readonly<
  Record<string, { label: string; tone: 'draft' | 'progress' | 'waiting' | 'done' }>
>

export function EvalPlanList() {
  return (
    <List
      columns={['evalClassCd', 'period', 'targetCd', 'evalCnt', 'openYmd', 'dueYmd']}
      filters={['evalClassCd']}
      stateTabs
      excel
      empty="평가계획이 없습니다. 반기마다 하나를 만들어 여러 업체의 평가를 시작합니다."
    />
  )
}

export function EvalPlanDetail() {
  return (
    <Detail print>
      <Body />
      <Actions />
    </Detail>
  )
}

const useReport = (evalPlanNo: number | null) => useAsked(evalReport, evalPlanNo === null ? null : { no: evalPlanNo })

function Body() {
  const { statusCd, endDesc } = useRecord()
  const isOpen = statusCd !== null && statusCd !== 'PLAN'
  return (
    <>
      <Section title="평가계획" {...(!isOpen && { hint: '개시하면 대상 업체마다 평가가 만들어지고 업체에 알립니다.' })}>
        <Fields names={['planNm', 'evalClassCd', 'period', 'targetCd', 'evalSheetNo']} />
        {isOpen && <Fields names={['evalCnt', 'openYmd', 'dueYmd']} />}
        {endDesc && <Fields names={['endDesc']} />}
      </Section>
      {isOpen && <Progress />}
    </>
  )
}

const listOf = (evalPlanNo: number | null, where: Record<string, string> = {}) =>
  `${subconEval.route.staff}?${toQueryString({ where: { evalPlanNo: String(evalPlanNo), ...where } })}`

function Progress() {
  const t = useT()
  const { evalPlanNo } = useRecord()
  const { data, isError, error, refetch } = useReport(evalPlanNo)
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={6} />
  const fixed = data.states.find(({ statusCd }) => statusCd === 'FIX')?.count ?? 0
  const countOf = (statusCd: string) => data.states.find((one) => one.statusCd === statusCd)?.count ?? 0
  return (
    <>
      <Section title="진행" isFree>
        <ul className="row">
          {Object.keys(states)
            .filter((statusCd) => countOf(statusCd) > 0)
            .map((statusCd) => (
              <li key={statusCd}>
                <b>
                  <Link to={listOf(evalPlanNo, { statusCd })}>{formatNumber(countOf(statusCd))}</Link>
                </b>
                <StatusTag tone={states[statusCd]?.tone ?? 'draft'}>{t(states[statusCd]?.label ?? statusCd)}</StatusTag>
              </li>
            ))}
        </ul>
      </Section>
      {data.grades.length > 0 && (
        <Section title="등급" isFree>
          <Chart
            kind="bar"
            title={t('{all}곳 중 {n}곳의 등급이 확정되었습니다.', { all: data.rows.length, n: fixed })}
            unit={t('곳')}
            points={gradeCds.map((grade) => ({
              name: grade,
              value: data.grades.find(({ evalGradeCd }) => evalGradeCd === grade)?.count ?? 0,
              href: listOf(evalPlanNo, { evalGradeCd: grade }),
            }))}
          />
        </Section>
      )}
      <Section title="업체별 결과" isFree>
        <ResultTable rows={data.rows} />
      </Section>
    </>
  )
}

function ResultTable({ rows }: Pick<ReportAnswer, 'rows'>) {
  const t = useT()
  return (
    <PlainTable
      label="업체별 결과"
      heads={['업체', '자동점수', '정성점수', '가점', '총점', '등급', '상태']}
      isNumbers
      isCards
    >
      {rows.map((row) => (
        <tr key={row.evalNo}>
          <th scope="row">
            <Link to={`${subconEval.route.staff}/${row.evalNo}`}>{row.vendorNm}</Link>
          </th>
          {([row.autoScore, row.manualScore, row.bonusScore, row.totalScore] as const).map((value, index) => (
            <td key={scoreNames[index]} data-head={t(scoreNames[index] ?? '')}>
              {value === null ? '–' : formatNumber(value, 1)}
            </td>
          ))}
          <td>{row.evalGradeCd && <GradeMark grade={row.evalGradeCd} />}</td>
          <td>
            <StatusTag tone={states[row.statusCd]?.tone ?? 'draft'}>
              {t(states[row.statusCd]?.label ?? row.statusCd)}
            </StatusTag>
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}
const scoreNames = ['자동점수', '정성점수', '가점', '총점']

/** 반기 점검 보고서. @law 중대재해처벌법 시행령 제4조제9호 */
export function HalfYearReport() {
  const { params } = usePage()
  const no = Number(params.no)
  const plan = useQuery({
    queryKey: ['eval-plan-paper', no],
    queryFn: ({ signal }) => api.get<EvalPlan>(`${evalPlan.api}/${no}`, { signal, quiet: true }),
  })
  const report = useReport(no)
  if (plan.isError) return <Failed error={plan.error} onRetry={() => void plan.refetch()} />
  if (report.isError) return <Failed error={report.error} onRetry={() => void report.refetch()} />
  if (!plan.data || !report.data) return <Loading lines={10} />
  return <Report plan={plan.data} report={report.data} />
}

function Report({ plan, report }: { plan: EvalPlan; report: ReportAnswer }) {
  const t = useT()
  const fixed = report.rows.filter(({ statusCd }) => statusCd === 'FIX')
  const average =
    fixed.length > 0 ? fixed.reduce((sum, { totalScore }) => sum + (totalScore ?? 0), 0) / fixed.length : null
  const followed = report.rows.filter(
    ({ evalGradeCd, capReasonDesc }) => evalGradeCd === 'C' || evalGradeCd === 'D' || capReasonDesc,
  )
  const facts: [string, string][] = [
    [t('평가'), `${t(evalClasses[plan.evalClassCd])} · ${plan.periodFromYmd} ~ ${plan.periodToYmd}`],
    [t('대상과 확정'), t('{all}곳 중 {n}곳', { all: report.rows.length, n: fixed.length })],
    [t('평균 점수'), average === null ? '–' : formatNumber(average, 1)],
    [
      t('등급 분포'),
      gradeCds
        .map((grade) => `${grade} ${report.grades.find((one) => one.evalGradeCd === grade)?.count ?? 0}`)
        .join(' · '),
    ],
    [t('자체평가 미제출'), t('{n}곳', { n: report.rows.filter(({ selfLateYn }) => selfLateYn === 'Y').length })],
    [t('이의신청'), t('{n}곳', { n: report.rows.filter(({ objectDt }) => objectDt).length })],
    [t('유효한 등급이 없는 업체'), report.withoutGrade.length > 0 ? report.withoutGrade.join(', ') : t('없음')],
  ]
  return (
    <PrintPage
      title={t('수급업체 안전보건 평가 반기 점검 보고서')}
      docNo={plan.evalPlanDocNo}
      path={`${evalPlan.route.staff}/${plan.evalPlanNo}`}
    >
      <div className="eval-report">
        <p>
          {t(
            '중대재해처벌법 시행령 제4조제9호에 따라 도급 업체의 안전보건 평가 기준과 절차의 이행을 점검한 결과입니다.',
          )}
        </p>
        <h2>{t('요약')}</h2>
        <table>
          <tbody>
            {facts.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h2>{t('후속조치가 필요한 업체')}</h2>
        {followed.length === 0 ? <p>{t('없음')}</p> : <ReportRows rows={followed} />}
        <h2>{t('업체별 결과')}</h2>
        <ReportRows rows={report.rows} />
        {plan.endDesc && (
          <>
            <h2>{t('종료 의견')}</h2>
            <p>{plan.endDesc}</p>
          </>
        )}
      </div>
    </PrintPage>
  )
}

function ReportRows({ rows }: Pick<ReportAnswer, 'rows'>) {
  const t = useT()
  return (
    <table>
      <HeadRow
        names={[
          '업체',
          '위험군',
          '상태',
          '자동점수',
          '정성점수',
          '가점',
          '총점',
          '등급',
          '등급제한사유',
          '개선계획기한',
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <tr key={row.evalNo}>
            <td>{row.vendorNm}</td>
            <td>{row.vendorRiskCd}</td>
            <td>{t(states[row.statusCd]?.label ?? row.statusCd)}</td>
            {([row.autoScore, row.manualScore, row.bonusScore, row.totalScore] as const).map((value, index) => (
              <td key={scoreNames[index]} data-number>
                {value === null ? '' : formatNumber(value, 1)}
              </td>
            ))}
            <td>{row.evalGradeCd}</td>
            <td>
              {(row.capReasonDesc ?? '')
                .split(' · ')
                .filter(Boolean)
                .map((one) => t(one))
                .join(', ')}
            </td>
            <td>{row.planDueYmd}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
