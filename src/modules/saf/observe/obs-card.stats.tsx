/** How many cards, for how many people, of what, and where. */
import './obs-card.css'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { Link, useSearchParams } from 'react-router'
import { addMonths } from '#platform/model/calendar.ts'
import { toQueryString } from '#platform/model/query.ts'
import { api } from '#platform/web/api/client.ts'
import { Chart } from '#platform/web/chart/chart.tsx'
import { DayRangeInput } from '#platform/web/form/period-input.tsx'
import { formatNumber, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { HeatMap, type HeatPlan } from './obs-card.heat.tsx'
import { type ObsType, obsTypes } from './obs-card.logic.ts'
import { obsCard } from './obs-card.model.ts'

interface OfType {
  obsTypeCd: ObsType
  count: number
}
interface Figures {
  workers: number
  total: number
  accepted: number
  byMonth: { month: string; count: number; rate: number | null }[]
  byType: OfType[]
  byPlace: { placeDesc: string; total: number; types: OfType[] }[]
  plans: HeatPlan[]
}
const types = Object.keys(obsTypes) as ObsType[]

export function ObsCardStats() {
  const t = useT()
  usePageHead({ title: t('관찰카드 현황') })
  const [params, setParams] = useSearchParams()
  const from = params.get('from') ?? `${addMonths(today(), -11).slice(0, 7)}-01`
  const to = params.get('to') ?? today()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['obs-card-figures', from, to],
    queryFn: ({ signal }) => api.get<Figures>(`${obsCard.api}-figures`, { query: { from, to }, signal, quiet: true }),
  })
  return (
    <div className="obs-stats">
      <search className="obs-period">
        <DayRangeInput
          wiring={{ id: 'obs-period', 'aria-label': t('기간') }}
          value={{ from, to }}
          onChange={(value) => value.from && value.to && setParams({ from: value.from, to: value.to })}
        />
      </search>
      {isError && <Failed error={error} onRetry={refetch} />}
      {!isError && !data && <Loading lines={12} />}
      {data?.total === 0 && <Empty message={t('이 기간에 등록된 관찰카드가 없습니다.')} />}
      {data && data.total > 0 && <Answers figures={data} from={from} to={to} />}
    </div>
  )
}

interface AnswersProps {
  figures: Figures
  from: string
  to: string
}
function Answers({ figures, from, to }: AnswersProps) {
  const t = useT()
  const { listPath } = usePage()
  const listOf = (where: Record<string, string>) =>
    `${listPath}?${toQueryString({ where: { obsDtFrom: from, obsDtTo: to, ...where } })}`
  const last = figures.byMonth.at(-1)
  const most = figures.byType[0]
  return (
    <>
      <dl className="obs-sums">
        <div>
          <dt>{t('관찰카드')}</dt>
          <dd>
            <Link to={listOf({})}>{t('{n}건', { n: formatNumber(figures.total) })}</Link>
          </dd>
        </div>
        <div>
          <dt>{t('채택')}</dt>
          <dd>
            <Link to={listOf({ acceptYn: 'Y' })}>{t('{n}건', { n: formatNumber(figures.accepted) })}</Link>
          </dd>
        </div>
        <div>
          <dt>{t('일하는 사람')}</dt>
          <dd>{t('{n}명', { n: formatNumber(figures.workers) })}</dd>
        </div>
      </dl>
      <div className="obs-charts">
        <Chart
          kind="line"
          title={t('이번 달은 100명에 {n}건입니다.', { n: last?.rate ?? 0 })}
          unit={t('건/100명')}
          points={figures.byMonth.map(({ month, rate }) => ({ name: month, value: rate ?? 0 }))}
        />
        <Chart
          kind="bar"
          horizontal
          title={t('{type}이(가) 가장 많습니다. {n}건', {
            type: t(obsTypes[most?.obsTypeCd ?? 'COND']),
            n: most?.count ?? 0,
          })}
          unit={t('건')}
          points={figures.byType.map(({ obsTypeCd, count }) => ({
            name: t(obsTypes[obsTypeCd]),
            value: count,
            href: listOf({ obsTypeCd }),
          }))}
        />
      </div>
      <Heat places={figures.byPlace} plans={figures.plans} listOf={listOf} />
    </>
  )
}

type HeatProps = Pick<Figures, 'plans'> & { places: Figures['byPlace']; listOf(where: Record<string, string>): string }
/** The darker, the more: where it was on the plan, then places down and what was seen across. */
function Heat({ places, plans, listOf }: HeatProps) {
  const t = useT()
  const most = Math.max(1, ...places.flatMap((place) => place.types.map(({ count }) => count)))
  return (
    <section className="obs-heat" aria-label={t('장소별 관찰')}>
      <h2>{t('{place}에서 가장 많이 관찰했습니다.', { place: places[0]?.placeDesc ?? '' })}</h2>
      {plans.map((plan) => (
        <HeatMap key={plan.mapNo} plan={plan} linkOf={(placeDesc) => listOf({ placeDesc })} />
      ))}
      <div className="obs-heat-table">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('장소')}</span>
              </th>
              {types.map((type) => (
                <th key={type} scope="col">
                  {t(obsTypes[type])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place.placeDesc}>
                <th scope="row">{place.placeDesc}</th>
                {types.map((type) => {
                  const count = place.types.find((one) => one.obsTypeCd === type)?.count ?? 0
                  const share = { '--share': Math.round((count / most) * 55) } as CSSProperties
                  const where = { placeDesc: place.placeDesc, obsTypeCd: type }
                  return (
                    <td key={type} style={share}>
                      {count > 0 && <Link to={listOf(where)}>{count}</Link>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
