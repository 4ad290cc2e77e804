/** 검진 통계: who was examined and with which grade, by department and by year, as far as the reader’s level goes. */
import { Select } from 'antd'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { AnswerOf } from '#platform/model/call.ts'
import { toQueryString } from '#platform/model/query.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { Chart } from '#platform/web/chart/chart.tsx'
import { formatNumber, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Sums } from '#platform/web/parts/facts.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { checkupClasses } from '../checkup/checkup-codes.model.ts'
import { checkupResult } from './checkup-result.model.ts'
import { grades } from './result-codes.model.ts'
import { checkupStatus } from './status.calls.ts'
import type { StatusLine } from './status.logic.ts'

type Status = AnswerOf<typeof checkupStatus>
interface Asked {
  year: number
  classCd: string
}

const YEARS = 6
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(grades).map((grade) => [grade, grade])),
  GOOD: '정상|healthy',
  WATCH: '요관찰',
  ILL: '유소견',
  OTHER: '그 밖의 판정',
  NONE: '결과 없음',
  OPEN: '미수검',
}

export function CheckupStatus() {
  const [params, setParams] = useSearchParams()
  const thisYear = Number(today().slice(0, 4))
  const asked = { year: Number(params.get('year')) || thisYear, classCd: params.get('classCd') ?? 'GEN' }
  const { data, isError, error, refetch } = useAsked(checkupStatus, asked)
  return (
    <div className="stack is-wide">
      <Conditions
        asked={asked}
        thisYear={thisYear}
        onChange={(change) => setParams(toQueryString({ where: { ...asStrings(asked), ...asStrings(change) } }))}
      />
      {isError && <Failed error={error} onRetry={refetch} />}
      {!isError && (data ? <Answers status={data} asked={asked} /> : <Loading lines={12} />)}
    </div>
  )
}
const asStrings = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

interface ConditionsProps {
  asked: Asked
  thisYear: number
  onChange(change: Partial<Asked>): void
}
function Conditions({ asked, thisYear, onChange }: ConditionsProps) {
  const t = useT()
  const years = Array.from({ length: YEARS }, (_, index) => thisYear - index)
  return (
    <search className="row">
      <Select
        aria-label={t('연도')}
        value={asked.year}
        onChange={(year) => onChange({ year })}
        options={years.map((year) => ({ value: year, label: String(year) }))}
      />
      <Select
        aria-label={t('검진구분')}
        value={asked.classCd}
        popupMatchSelectWidth={false}
        onChange={(classCd) => onChange({ classCd })}
        options={Object.entries(checkupClasses).map(([value, label]) => ({ value, label: t(label) }))}
      />
    </search>
  )
}

function Answers({ status, asked }: { status: Status; asked: Asked }) {
  const t = useT()
  if (status.rows.length === 0)
    return (
      <Empty
        message={
          status.levelCd === 'S' ? t('이 연도에 마감한 검진계획이 없습니다.') : t('이 연도에 검진 대상자가 없습니다.')
        }
      />
    )
  return (
    <>
      <Total total={status.total} />
      {status.levelCd === 'S' && (
        <p className="quiet">
          {t('5명 미만인 값과 그 값을 계산할 수 있는 값은 -로 나타냅니다. 마감한 계획만 셉니다.')}
        </p>
      )}
      <div className="charts">
        <ByGrade status={status} />
        <ByYear status={status} />
      </div>
      <ByDept status={status} asked={asked} />
    </>
  )
}

const shown = (value: number | null): string => (value === null ? '-' : formatNumber(value))

function Total({ total }: { total: StatusLine }) {
  const t = useT()
  return (
    <Sums
      of={[
        { label: t('대상'), value: shown(total.targetCnt) },
        { label: t('수검'), value: shown(total.examinedCnt) },
        { label: t('수검률'), value: total.rateVal === null ? '-' : `${formatNumber(total.rateVal, 1)} %` },
      ]}
    />
  )
}

/** Of those who were examined; hidden numbers are left out. */
function ByGrade({ status: { levelCd, total } }: { status: Status }) {
  const t = useT()
  if (levelCd === 'M') return null
  const points = Object.entries(total.counts)
    .filter(([name, value]) => name !== 'OPEN' && value !== null && value > 0)
    .map(([name, value]) => ({ name: t(names[name] ?? name), value: value ?? 0 }))
  const good = total.counts[levelCd === 'F' ? 'A' : 'GOOD'] ?? null
  const judgedCnt = (total.examinedCnt ?? 0) - (total.counts.NONE ?? 0)
  const share = good !== null && judgedCnt > 0 ? Math.round((good / judgedCnt) * 100) : null
  const title = share === null ? t('판정 분포') : t('판정받은 사람의 {share} %가 건강한 근로자입니다.', { share })
  return <Chart kind="bar" horizontal unit={t('명')} title={title} points={points} />
}

function ByYear({ status: { years } }: { status: Status }) {
  const t = useT()
  const known = years.filter(({ total }) => total.rateVal !== null)
  const last = known.at(-1)
  if (!last) return null
  return (
    <Chart
      kind={known.length > 1 ? 'line' : 'bar'}
      unit="%"
      title={t('{year}년 수검률은 {rate} %입니다.', { year: last.year, rate: last.total.rateVal })}
      points={known.map(({ year, total }) => ({ name: String(year), value: total.rateVal ?? 0 }))}
    />
  )
}

function ByDept({ status, asked }: { status: Status; asked: Asked }) {
  const t = useT()
  const columns = useColumns(status)
  return (
    <>
      <DataTable<StatusLine>
        label={t('부서별 검진 통계')}
        columns={columns}
        rows={[...status.rows, { ...status.total, deptCd: 'TOTAL', deptNm: t('합계') }]}
        rowKey="deptCd"
        height={480}
        fits
        settingsName="hea/checkup/checkupStatus"
      />
      {status.levelCd === 'F' && (
        <p>
          <Link to={`${checkupResult.route.staff}?${toQueryString({ where: { heaCheckupClassCd: asked.classCd } })}`}>
            {t('검진결과 목록에서 보기')}
          </Link>
        </p>
      )}
    </>
  )
}

function useColumns({ total, levelCd }: Status): Column<StatusLine>[] {
  const t = useT()
  const outcomes = levelCd === 'M' ? '' : Object.keys(total.counts).join()
  return useMemo(() => {
    const number = (name: string, text: string, numberOf: (line: StatusLine) => number | null): Column<StatusLine> => ({
      name,
      text: t(text),
      width: 100,
      align: 'right',
      render: (line) => shown(numberOf(line)),
      value: (line) => numberOf(line) ?? '-',
    })
    return [
      { name: 'deptNm', text: t('부서'), width: 200 },
      number('targetCnt', '대상', ({ targetCnt }) => targetCnt),
      number('examinedCnt', '수검', ({ examinedCnt }) => examinedCnt),
      number('rateVal', '수검률', ({ rateVal }) => rateVal),
      ...outcomes
        .split(',')
        .filter(Boolean)
        .map((outcome) => number(outcome, names[outcome] ?? outcome, ({ counts }) => counts[outcome] ?? null)),
    ]
  }, [t, outcomes])
}
