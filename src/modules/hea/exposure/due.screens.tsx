/** 법정 대상 명단: who must be examined by when and why, by month, and a plan from it. */
import type { DueRow as Due } from './due-list.wire.ts'
import './exposure.css'
import { Button } from 'antd'
import { CalendarPlus } from 'lucide-react'
import { useMemo } from 'react'
import { addMonths } from '#platform/model/calendar.ts'
import { useSheet } from '#platform/web/calls/sheet.tsx'
import { Chart } from '#platform/web/chart/chart.tsx'
import { inTwoLines } from '#platform/web/document/list/columns.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { TwoLines } from '#platform/web/parts/two-lines.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { type ListAddress, useListAddress } from '#platform/web/table/use-list-address.ts'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { duesOut } from './due.calls.ts'
import { type DueClass, dueClasses, dueStates, lawOfDue } from './due.logic.ts'
import { openDuePlan } from './due-plan-dialog.tsx'
import { whyDue } from './due-why.logic.ts'
import { allDues, filled, useDueMonths, useDues, type Where } from './exposure.wire.ts'
import { Conditions, ConditionsOnPaper } from './exposure-conditions.tsx'
import { DueDay } from './exposure-marks.tsx'

const names = ['q', 'classCd', 'deptCd', 'factorCd', 'dueCd', 'month', 'plannedYn'] as const
const { NONE: _none, ...states } = dueStates
const choices = [
  { name: 'classCd', label: '검진구분', items: dueClasses },
  { name: 'dueCd', label: '기한상태', items: states },
  { name: 'plannedYn', label: '검진계획', items: { Y: '계획 있음', N: '계획 없음' } },
]
const factorNames = (row: Due) => row.factors.map(({ factorNm }) => factorNm).join(', ')
const lawsOf = (row: Due) => [
  ...new Set(row.factors.map(({ dueRuleCd, cycleGroupNo }) => lawOfDue(row.classCd, dueRuleCd, cycleGroupNo))),
]
const columns: readonly Column<Due>[] = [
  { name: 'userNm', text: '성명', width: 88 },
  { name: 'deptNm', text: '부서', width: 112 },
  {
    name: 'classCd',
    text: '검진구분',
    width: 88,
    type: 'select',
    items: Object.entries(dueClasses).map(([code, codeNm]) => ({ code, codeNm })),
  },
  {
    name: 'dueYmd',
    text: '기한',
    width: 124,
    render: inTwoLines((row) => <DueDay dueYmd={row.dueYmd} />),
    value: (row) => row.dueYmd,
  },
  { name: 'factors', text: '유해인자', width: 170, hidden: true, value: factorNames },
  { name: 'why', text: '사유', render: (row) => <Why row={row} />, value: factorNames },
  { name: 'law', text: '근거', width: 216, render: (row) => <Law row={row} />, value: (row) => lawsOf(row).join('\n') },
  { name: 'heaCheckupPlanNm', text: '검진계획', width: 192, render: (row) => <Planned row={row} /> },
]

/** What is due first; what else there is stands behind it. */
function Why({ row }: { row: Due }) {
  const t = useT()
  const lines = row.factors.map((factor) => ({
    day: factor.nextDueYmd,
    text: [factor.factorNm, whyDue(row, factor, t)].filter(Boolean).join(': '),
  }))
  const [first, ...others] = lines
  if (!first) return null
  return (
    <TwoLines>
      <span title={lines.map(({ text, day }) => `${day} ${text}`).join('\n')}>
        {first.text}
        {others.length > 0 && <small className="quiet"> · {t('그 밖에 {n}건', { n: others.length })}</small>}
      </span>
    </TwoLines>
  )
}

/** The article of what is due first, as far as there is room; all of them in full when pointed at. */
function Law({ row }: { row: Due }) {
  const laws = lawsOf(row)
  return (
    <TwoLines>
      <span className="quiet" title={laws.join('\n')}>
        {laws[0]?.slice(laws[0].indexOf('시행규칙'))}
      </span>
    </TwoLines>
  )
}

function Planned({ row }: { row: Due }) {
  const t = useT()
  if (row.heaCheckupPlanNo === null) return <span className="quiet">–</span>
  return <StatusTag tone="progress">{row.heaCheckupPlanNm ?? t('계획 있음')}</StatusTag>
}

export function DueList() {
  const t = useT()
  const { path, editable } = usePage()
  const isPlanner = usePerson().roles.includes('HLM')
  const list = useListAddress(names, path)
  const where = filled(list.where)
  const sheet = useSheet(duesOut, where)
  const answer = useDues({ ...where, page: list.page, limit: list.limit })
  usePageHead({ count: answer.data?.total ?? null })
  const plan = (rows?: readonly Due[]) => void openDuePlan(where, answer.data?.total ?? 0, rows)
  const mayPlan = editable && isPlanner
  return (
    <div className="doc-list hea-dues">
      <PageActions>
        {mayPlan && (
          <Button type="primary" icon={<CalendarPlus size={16} aria-hidden />} onClick={() => plan()}>
            {t('검진계획 만들기')}
          </Button>
        )}
      </PageActions>
      <Months where={where} list={list} />
      <div className="doc-list-main">
        <DataTable<Due>
          label={t('법정 대상 명단')}
          columns={columns}
          rows={answer.data?.rows ?? []}
          rowKey="dueId"
          state={answer.isError ? 'error' : answer.isPending || answer.isPlaceholderData ? 'loading' : 'ready'}
          onRetry={answer.refetch}
          total={answer.data?.total ?? 0}
          page={list.page}
          limit={list.limit}
          onPage={list.change}
          {...(mayPlan && {
            bulkActions: (rows: Due[]) => [
              { name: 'plan', text: t('선택한 사람으로 검진계획 만들기'), onClick: () => plan(rows) },
            ],
          })}
          fits
          settingsName={path}
          height="fill"
          toolbar={<Conditions list={list} choices={choices} places={['deptCd', 'factorCd']} />}
          {...sheet}
          allRows={allDues(where)}
          conditions={<ConditionsOnPaper choices={choices} where={where} />}
          empty={
            list.isNarrowed
              ? { text: t('조회된 자료가 없습니다.'), action: { text: t('검색조건 초기화'), onClick: list.reset } }
              : { text: t('검진 기한이 있는 근로자가 없습니다.') }
          }
        />
      </div>
    </div>
  )
}

const SHOWN_MONTHS = 12
const CHART_HEIGHT = 170

/** What falls due when: a bar leads to its month. */
function Months({ where, list }: { where: Where; list: ListAddress }) {
  const t = useT()
  const isPhone = useIsPhone()
  const { month: _month, dueCd: _dueCd, ...kept } = where
  const { data } = useDueMonths(kept)
  const shown = useMemo(() => {
    if (!data) return null
    const from = `${data.today.slice(0, 7)}-01`
    const months = ['', ...Array.from({ length: SHOWN_MONTHS }, (_, at) => addMonths(from, at).slice(0, 7))]
    const of = (month: string, classCd: DueClass) =>
      data.rows.find((row) => row.month === month && row.classCd === classCd)?.n ?? 0
    const classes = (Object.keys(dueClasses) as DueClass[]).filter((one) =>
      data.rows.some(({ classCd }) => classCd === one),
    )
    const series = classes.map((classCd) => ({
      name: t(dueClasses[classCd]),
      points: months.map((month) => ({
        name: month === '' ? t('기한 초과') : month.slice(2),
        value: of(month, classCd),
      })),
    }))
    const late = data.rows.filter(({ month }) => month === '').reduce((sum, { n }) => sum + n, 0)
    const soon = data.rows.filter(({ month }) => month === from.slice(0, 7)).reduce((sum, { n }) => sum + n, 0)
    return { series, late, soon, months }
  }, [data, t])
  if (!shown || isPhone) return null
  const pick = (name: string) => {
    const month = shown.months.find((one) => one.slice(2) === name && one !== '')
    list.setWhere(month ? { month, dueCd: '' } : { month: '', dueCd: 'OVERDUE' })
  }
  return (
    <Chart
      kind="bar"
      stacked
      height={CHART_HEIGHT}
      unit={t('명')}
      title={t('기한이 지난 사람 {late}명, 이달 안에 받을 사람 {soon}명', { late: shown.late, soon: shown.soon })}
      series={shown.series}
      onPick={({ name }) => pick(name)}
    />
  )
}
