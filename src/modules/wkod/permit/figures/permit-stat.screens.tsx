/** Permits in figures: planned or not, refused, stopped, in conflict, late; by month, kind and vendor. */
import './permit-stat.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { seesAllPlants } from '#platform/model/access.ts'
import { addMonths } from '#platform/model/calendar.ts'
import { api } from '#platform/web/api/client.ts'
import { share } from '#platform/web/chart/figures.ts'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { DayRangeInput } from '#platform/web/form/period-input.tsx'
import { PlantChoice } from '#platform/web/form/plant-choice.tsx'
import { formatNumber, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { ByKind, ByMonth, listOf, type Period, RefuseReasons, StopReasons } from './permit-stat.charts.tsx'
import { StatTable } from './permit-stat.table.tsx'
import { type PermitStat, STAT_API } from './permit-stat.wire.ts'

export function PermitStatistics() {
  const t = useT()
  const [period, setPeriod] = usePeriod()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['permit-stat', period],
    queryFn: ({ signal }) => api.get<PermitStat>(STAT_API, { query: asked(period), signal, quiet: true }),
  })
  return (
    <div className="permit-stat">
      <Conditions period={period} setPeriod={setPeriod} stat={data} />
      {isError && <Failed error={error} onRetry={() => void refetch()} />}
      {!isError && !data && <Loading lines={12} />}
      {data?.all.total === 0 && <Empty message={t('이 기간에 신청한 작업허가가 없습니다.')} />}
      {data && data.all.total > 0 && <Answers stat={data} period={period} />}
    </div>
  )
}

const asked = ({ from, to, plantCd, vendorCd }: Period) => ({
  from,
  to,
  ...(plantCd && { plantCd }),
  ...(vendorCd && { vendorCd }),
})

/** In the address, so that a link shows the same figures. Twelve months, the present one included, unless asked otherwise. */
function usePeriod(): [Period, (change: Partial<Period>) => void] {
  const [params, setParams] = useSearchParams()
  const person = usePerson()
  const period = {
    from: params.get('from') ?? `${addMonths(today(), -11).slice(0, 7)}-01`,
    to: params.get('to') ?? today(),
    plantCd: params.get('plantCd') ?? person.plantCd,
    vendorCd: params.get('vendorCd') ?? '',
  }
  return [period, (change) => setParams(asked({ ...period, ...change }))]
}

interface ConditionsProps {
  period: Period
  setPeriod(change: Partial<Period>): void
  stat: PermitStat | undefined
}
function Conditions({ period, setPeriod, stat }: ConditionsProps) {
  const t = useT()
  const person = usePerson()
  return (
    <search className="permit-stat-asked">
      <DayRangeInput
        wiring={{ id: 'permit-stat-period', 'aria-label': t('기간') }}
        value={period}
        onChange={({ from, to }) => from && to && setPeriod({ from, to })}
      />
      <DirectorySelect
        kind="vendor"
        wiring={{ id: 'permit-stat-vendor', 'aria-label': t('업체') }}
        value={period.vendorCd || null}
        name={stat?.byVendor.find(({ key }) => key === period.vendorCd)?.label}
        placeholder={t('업체 전체')}
        onChange={(vendorCd) => setPeriod({ vendorCd: vendorCd ? String(vendorCd) : '' })}
      />
      {seesAllPlants(person) && <PlantChoice value={period.plantCd} onChange={(plantCd) => setPeriod({ plantCd })} />}
    </search>
  )
}

interface AnswersProps {
  stat: PermitStat
  period: Period
}
function Answers({ stat, period }: AnswersProps) {
  return (
    <>
      <Sums stat={stat} period={period} />
      <div className="permit-stat-charts">
        <ByMonth stat={stat} period={period} />
        <StopReasons stat={stat} period={period} />
        <ByKind stat={stat} period={period} />
        <RefuseReasons stat={stat} period={period} />
      </div>
      <StatTable stat={stat} query={asked(period)} />
    </>
  )
}

function Sums({ stat: { all }, period }: AnswersProps) {
  const t = useT()
  const cases = (n: number) => t('{n}건', { n: formatNumber(n) })
  const sums: [label: string, text: string, where?: Record<string, string>][] = [
    ['허가', cases(all.total), {}],
    ['긴급작업', `${share(all.urgent, all.total)} %`, { permitUrgentYn: 'Y' }],
    ['반려·보완요청', cases(all.refused)],
    ['중지', t('{n}회', { n: formatNumber(all.stops) })],
    ['측정 지연 중지', cases(all.gasOverdue)],
    ['승인 전 충돌', cases(all.conflict)],
    ['시간 초과', cases(all.late)],
    ['승인까지(중앙값)', all.leadHour === null ? '–' : t('{n}시간', { n: formatNumber(all.leadHour, 1) })],
  ]
  return (
    <dl className="permit-stat-sums">
      {sums.map(([label, text, where]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{where ? <Link to={listOf(period, where)}>{text}</Link> : text}</dd>
        </div>
      ))}
    </dl>
  )
}
