/** Near misses in figures, for a period and a plant. */
import './near-miss.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { addMonths } from '#platform/model/calendar.ts'
import { api } from '#platform/web/api/client.ts'
import { share } from '#platform/web/chart/figures.ts'
import { DayRangeInput } from '#platform/web/form/period-input.tsx'
import { PlantChoice } from '#platform/web/form/plant-choice.tsx'
import { formatNumber, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { ByKind, ByMonth, ByPlace, BySeverity, type Figures, listOf, type Period } from './near-miss.charts.tsx'
import { nearMiss } from './near-miss.model.ts'

export function NearMissStat() {
  const [period, setPeriod] = usePeriod()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['near-miss-stat', period],
    queryFn: ({ signal }) => api.get<Figures>(`${nearMiss.api}-stat`, { query: asked(period), signal, quiet: true }),
  })
  return (
    <div className="near-miss-stat">
      <Conditions period={period} setPeriod={setPeriod} />
      {isError && <Failed error={error} onRetry={refetch} />}
      {!isError && (data ? <Answers figures={data} period={period} /> : <Loading lines={12} />)}
    </div>
  )
}

const asked = ({ from, to, plantCd }: Period) => ({ from, to, ...(plantCd && { plantCd }) })

/** In the address, so that a link shows the same figures. Twelve months, the present one included, unless asked otherwise. */
function usePeriod(): [Period, (change: Partial<Period>) => void] {
  const [params, setParams] = useSearchParams()
  const firstMonth = addMonths(today(), -11).slice(0, 7)
  const period = {
    from: params.get('from') ?? `${firstMonth}-01`,
    to: params.get('to') ?? today(),
    plantCd: params.get('plantCd') ?? '',
  }
  return [period, (change) => setParams(asked({ ...period, ...change }))]
}

function Conditions({ period, setPeriod }: { period: Period; setPeriod(change: Partial<Period>): void }) {
  const t = useT()
  return (
    <search className="near-miss-period">
      <DayRangeInput
        wiring={{ id: 'near-miss-period', 'aria-label': t('기간') }}
        value={period}
        onChange={({ from, to }) => from && to && setPeriod({ from, to })}
      />
      <PlantChoice value={period.plantCd} onChange={(plantCd) => setPeriod({ plantCd })} hasAll />
    </search>
  )
}

interface AnswersProps {
  figures: Figures
  period: Period
}
function Answers({ figures, period }: AnswersProps) {
  const t = useT()
  if (figures.total === 0) return <Empty message={t('이 기간에 보고된 아차사고가 없습니다.')} />
  return (
    <>
      <Sums figures={figures} period={period} />
      <div className="near-miss-charts">
        <ByMonth figures={figures} period={period} />
        <BySeverity figures={figures} period={period} />
        <ByKind figures={figures} period={period} />
        <ByPlace figures={figures} period={period} />
      </div>
    </>
  )
}

function Sums({ figures: { total, hipo, medianDaysToClose }, period }: AnswersProps) {
  const t = useT()
  return (
    <dl className="near-miss-sums">
      <div>
        <dt>{t('보고')}</dt>
        <dd>
          <Link to={listOf(period)}>{t('{n}건', { n: formatNumber(total) })}</Link>
        </dd>
      </div>
      <div>
        <dt>{t('HiPo 비율')}</dt>
        <dd>
          <Link to={listOf(period, { hipoYn: 'Y' })}>{`${share(hipo, total)} %`}</Link>
        </dd>
      </div>
      <div>
        <dt>{t('종결까지 걸린 날(중앙값)')}</dt>
        <dd>
          {medianDaysToClose === null ? (
            '–'
          ) : (
            <Link to={listOf(period, { statusCd: 'CLOSE' })}>
              {t('{n}일', { n: formatNumber(medianDaysToClose, 1) })}
            </Link>
          )}
        </dd>
      </div>
    </dl>
  )
}
