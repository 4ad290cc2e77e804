/** 점검 현황: how vendors keep up with their own checks, what was missed, and which quarters still lack a joint check. */
import { useNavigate, useSearchParams } from 'react-router'
import { addMonths } from '#platform/model/calendar.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { Chart } from '#platform/web/chart/chart.tsx'
import { DayRangeInput } from '#platform/web/form/period-input.tsx'
import { today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePageHead } from '#platform/web/pages/page.tsx'
import { Empty } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { type CheckStatus, checkStatus } from './check.calls.ts'
import { checkTypes, dueStates } from './check-codes.model.ts'
import { checkResult } from './check-result.model.ts'
import { resultPath } from './fill-path.ts'

const MOST_BARS = 12

export function CheckStatusPage() {
  const t = useT()
  usePageHead({ title: t('점검 현황·미실시') })
  const [params, setParams] = useSearchParams()
  const from = params.get('from') ?? addMonths(today(), -3)
  const to = params.get('to') ?? today()
  return (
    <div className="stack is-wide">
      <search>
        <DayRangeInput
          wiring={{ id: 'check-status-period', 'aria-label': t('기간') }}
          value={{ from, to }}
          onChange={(value) => value.from && value.to && setParams({ from: value.from, to: value.to })}
        />
      </search>
      <Asked call={checkStatus} at={{ from, to }} lines={10}>
        {(data) => <Standing data={data} />}
      </Asked>
    </div>
  )
}

function Standing({ data }: { data: CheckStatus }) {
  const { kind } = usePerson()
  return (
    <>
      {kind === 'staff' && <Bars vendors={data.vendors} />}
      <Vendors rows={data.vendors} />
      <Missed rows={data.missed} />
      <Quarters rows={data.quarters} />
    </>
  )
}

const rateOf = ({ doneCnt, plannedCnt }: Pick<CheckStatus['vendors'][number], 'doneCnt' | 'plannedCnt'>) =>
  plannedCnt === 0 ? null : Math.round((doneCnt * 1000) / plannedCnt) / 10

function Bars({ vendors }: Pick<CheckStatus, 'vendors'>) {
  const t = useT()
  const due = vendors.filter(({ plannedCnt }) => plannedCnt > 0)
  if (due.length === 0) return null
  const missCnt = due.reduce((sum, one) => sum + one.missCnt, 0)
  const worst = due.toSorted((a, b) => (rateOf(a) ?? 0) - (rateOf(b) ?? 0)).slice(0, MOST_BARS)
  return (
    <Chart
      kind="bar"
      horizontal
      unit="%"
      title={
        missCnt > 0
          ? t('자율점검 {n}건을 하지 않았습니다. {vendor}의 실시율이 가장 낮습니다.', {
              n: missCnt,
              vendor: worst[0]?.vendorNm ?? '',
            })
          : t('모든 업체가 자율점검을 빠짐없이 했습니다.')
      }
      points={worst.map((one) => ({
        name: one.vendorNm ?? one.vendorCd,
        value: rateOf(one) ?? 0,
        href: `${checkResult.route.staff}?vendorCd=${one.vendorCd}`,
      }))}
    />
  )
}

function Vendors({ rows }: { rows: CheckStatus['vendors'] }) {
  const t = useT()
  const columns: Column<CheckStatus['vendors'][number]>[] = [
    { name: 'vendorNm', text: t('업체'), width: 220, sortable: true },
    { name: 'vendorRiskCd', text: t('위험등급'), width: 100, sortable: true },
    { name: 'plannedCnt', text: t('예정'), type: 'number', width: 90, sortable: true },
    { name: 'doneCnt', text: t('실시'), type: 'number', width: 90, sortable: true },
    { name: 'missCnt', text: t('미실시'), type: 'number', width: 90, sortable: true },
    { name: 'rate', text: t('실시율(%)'), align: 'right', width: 110, value: (row) => rateOf(row)?.toFixed(1) ?? '' },
    {
      name: 'lackYn',
      text: t('점검계획'),
      width: 180,
      value: ({ lackYn }) => (lackYn === 'Y' ? t('등급에 맞는 계획 없음') : t('있음')),
    },
  ]
  return (
    <section className="stack">
      <h2>{t('업체별 자율점검')}</h2>
      {rows.length === 0 ? (
        <Empty message={t('이 기간에 출입하거나 점검한 업체가 없습니다.')} />
      ) : (
        <DataTable
          label={t('업체별 자율점검')}
          columns={columns}
          rows={rows}
          rowKey="vendorCd"
          height={320}
          state="ready"
        />
      )}
    </section>
  )
}

function Missed({ rows }: { rows: CheckStatus['missed'] }) {
  const t = useT()
  const { kind } = usePerson()
  const navigate = useNavigate()
  const lines = rows.map((row) => ({ ...row, key: `${row.selfCheckPlanNo} ${row.fromYmd}` }))
  const columns: Column<(typeof lines)[number]>[] = [
    {
      name: 'toYmd',
      text: t('점검일'),
      width: 200,
      value: ({ fromYmd, toYmd }) => (fromYmd === toYmd ? toYmd : `${fromYmd} ~ ${toYmd}`),
    },
    { name: 'checkTypeCd', text: t('점검유형'), width: 100, value: ({ checkTypeCd }) => t(checkTypes[checkTypeCd]) },
    { name: 'vendorNm', text: t('업체'), width: 200 },
    { name: 'planNm', text: t('점검계획'), width: 320 },
    { name: 'late', text: t('늦은 점검'), width: 120, value: ({ checkResultNo }) => (checkResultNo ? t('있음') : '') },
  ]
  return (
    <section className="stack">
      <h2>
        {t('미실시')} <span className="quiet">{rows.length}</span>
      </h2>
      {rows.length === 0 ? (
        <Empty message={t('이 기간에 빠뜨린 점검이 없습니다.')} />
      ) : (
        <DataTable
          label={t('미실시')}
          columns={columns}
          rows={lines}
          rowKey="key"
          state="ready"
          height={320}
          onOpen={({ checkResultNo }) => checkResultNo && navigate(resultPath(kind, checkResultNo))}
        />
      )}
    </section>
  )
}

const quarterOf = (fromYmd: string): string => `${fromYmd.slice(0, 4)} Q${Math.ceil(Number(fromYmd.slice(5, 7)) / 3)}`

function Quarters({ rows }: { rows: CheckStatus['quarters'] }) {
  const t = useT()
  const { kind } = usePerson()
  const navigate = useNavigate()
  const lines = rows.map((row) => ({ ...row, key: `${row.vendorCd} ${row.fromYmd}`, quarter: quarterOf(row.fromYmd) }))
  const items = Object.entries(dueStates).map(([code, { label, tone }]) => ({ code, codeNm: t(label), tone }))
  const columns: Column<(typeof lines)[number]>[] = [
    { name: 'quarter', text: t('분기'), width: 110 },
    { name: 'vendorNm', text: t('업체'), width: 220 },
    { name: 'toYmd', text: t('마감일'), width: 120 },
    { name: 'dueStatusCd', text: t('상태'), width: 110, type: 'tag', items },
  ]
  return (
    <section className="stack">
      <h2>{t('분기 합동점검')}</h2>
      {rows.length === 0 ? (
        <Empty message={t('합동점검 계획이 없습니다.')} />
      ) : (
        <DataTable
          label={t('분기 합동점검')}
          columns={columns}
          rows={lines}
          rowKey="key"
          state="ready"
          height={320}
          onOpen={({ checkResultNo }) => checkResultNo && navigate(resultPath(kind, checkResultNo))}
        />
      )}
    </section>
  )
}
