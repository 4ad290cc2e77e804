/** 기상·폭염: the sky now against the limits, the day as a picture, the works it concerns; days of heat, stations. */
import { Button } from 'antd'
import { CloudSun, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useRecordChange } from '#platform/web/api/record-change.ts'
import { renew } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { Chart } from '#platform/web/chart/chart.tsx'
import { formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { PageActions, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Sums } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { permit } from '../../permit/permit.model.ts'
import { HeatDays, HeatToday } from './heat-days.tsx'
import { askObservation } from './observe-form.tsx'
import { StationKeys } from './station-keys.tsx'
import { type WeatherBoard, type WeatherWorkLine, weatherBoard } from './weather.calls.ts'
import { type StoppableKind, stoppableKinds, type WeatherMeasure, weatherMeasures } from './weather.logic.ts'

const EVERY_MS = 60_000

export function WeatherScreen() {
  const t = useT()
  const { roles } = usePerson()
  usePageHead({})
  const keeps = roles.some((role) => role === 'SHM' || role === 'SHD')
  return (
    <SectionTabs
      items={[
        { key: 'now', label: t('현황'), content: <Now /> },
        { key: 'heat', label: t('폭염기록'), content: <HeatDays /> },
        ...(keeps ? [{ key: 'station', label: t('관측기'), content: <StationKeys /> }] : []),
      ]}
    />
  )
}

function Now() {
  const t = useT()
  const { editable } = usePage()
  const { data, isError, error, refetch } = useAsked(weatherBoard, {}, { every: EVERY_MS })
  const again = () => renew(weatherBoard)
  useRecordChange(() => void again(), [permit.name])
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={8} />
  return (
    <div className="stack is-wide">
      {editable && (
        <PageActions>
          <Button
            type="primary"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => void askObservation(t).then((done) => (done ? again() : undefined))}
          >
            {t('관측 입력')}
          </Button>
        </PageActions>
      )}
      <Sky board={data} />
      {data.today && <HeatToday day={data.today} mayWrite={editable} again={again} />}
      <Day board={data} />
      <Works works={data.works} />
    </div>
  )
}

/** For each value the limit that comes first. */
const firstLimits = (
  limits: WeatherBoard['limits'],
): Readonly<Record<WeatherMeasure, [limit: number, what: string]>> => ({
  windVal: [limits.steelWind, '철골'],
  gustVal: [Math.min(limits.craneGust, limits.awpGust, limits.towerSet), '크레인·고소작업대'],
  rainVal: [limits.steelRain, '철골'],
  snowVal: [limits.steelSnow, '철골'],
  feelTempVal: [limits.heatRest, '20분 휴식'],
})

function Sky({ board: { latest, limits } }: { board: WeatherBoard }) {
  const t = useT()
  if (!latest) return <Empty message={t('최근 관측이 없습니다. 관측값을 입력하거나 관측기를 연결하십시오.')} />
  const first = firstLimits(limits)
  return (
    <section className="stack" aria-label={t('지금 날씨')}>
      <h3>
        <CloudSun size={16} aria-hidden /> {t('{at} 관측', { at: formatTime(latest.obsDt) })}{' '}
        <small className="quiet">{latest.sourceCd === 'STATION' ? t('관측기') : t('직접 입력')}</small>
      </h3>
      <Sums
        of={(Object.keys(weatherMeasures) as WeatherMeasure[]).map((name) => {
          const [limit, what] = first[name]
          const value = latest[name]
          return {
            label: t(weatherMeasures[name].label),
            value: value ?? '–',
            note: `${weatherMeasures[name].unit} · ${t('기준 {limit}', { limit })} ${t(what)}`,
            tone: value !== null && value >= limit ? 'danger' : undefined,
          }
        })}
      />
    </section>
  )
}

/** The picture of the day: wind and gusts, and how hot it feels, against the limits. */
function Day({ board: { observations, limits } }: { board: WeatherBoard }) {
  const t = useT()
  if (observations.length < 2) return null
  const line = (name: WeatherMeasure) => ({
    name: t(weatherMeasures[name].label),
    points: observations.flatMap((one) => {
      const value = one[name]
      return value === null ? [] : [{ name: formatTime(one.obsDt), value }]
    }),
  })
  const [wind, gust, feel] = [line('windVal'), line('gustVal'), line('feelTempVal')]
  const most = (points: readonly { value: number }[]) => Math.max(...points.map(({ value }) => value))
  return (
    <div className="charts">
      {gust.points.length > 1 && (
        <Chart
          kind="line"
          unit="m/s"
          title={t('오늘 순간풍속은 최고 {value} m/s입니다', { value: most(gust.points) })}
          series={[wind, gust]}
          limit={{ value: limits.craneGust, label: t('기준 {limit}', { limit: limits.craneGust }) }}
        />
      )}
      {feel.points.length > 1 && (
        <Chart
          kind="line"
          unit="℃"
          title={t('오늘 체감온도는 최고 {value} ℃입니다', { value: most(feel.points) })}
          series={[feel]}
          {...(most(feel.points) > limits.heat - 10 && {
            limit: { value: limits.heatRest, label: t('기준 {limit}', { limit: limits.heatRest }) },
          })}
        />
      )}
    </div>
  )
}

function Works({ works }: { works: readonly WeatherWorkLine[] }) {
  const t = useT()
  return (
    <section className="stack" aria-label={t('기상 영향 작업')}>
      <h3>
        {t('기상 영향 작업')} <small className="quiet">{t('{n}건', { n: works.length })}</small>
      </h3>
      {works.length === 0 ? (
        <Empty message={t('옥외작업이나 기상 제한 작업이 없습니다.')} />
      ) : (
        <ul className="lines">
          {works.map((work) => (
            <li key={work.permitNo}>
              <span>
                <Link to={`${permit.route.staff}/${work.permitNo}`}>{work.permitDocNo}</Link> {work.wkodTitle}{' '}
                <small className="quiet">
                  {[
                    ...work.kindCds.map((kind) => t(stoppableKinds[kind as StoppableKind] ?? kind)),
                    ...(work.isOutdoor ? [t('옥외작업')] : []),
                    ...[work.vendorNm, work.placeDesc],
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <WorkState work={work} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function WorkState({ work: { statusCd, suspReasonCd, stops, heat } }: { work: WeatherWorkLine }) {
  const t = useT()
  const state = permit.lifecycle.states[statusCd as keyof typeof permit.lifecycle.states]
  return (
    <>
      {heat && heat.stateCd !== 'COOLED' && (
        <StatusTag tone={heat.stateCd === 'OK' ? 'progress' : 'danger'}>
          {t('{at}까지 휴식', { at: formatTime(heat.dueDt) })}
        </StatusTag>
      )}
      {heat?.stateCd === 'COOLED' && <StatusTag tone="done">{t('개인 냉방')}</StatusTag>}
      {stops.length > 0 && <StatusTag tone="danger">{t('기준 초과')}</StatusTag>}
      <StatusTag tone={state.tone}>
        {t(state.label)}
        {suspReasonCd === 'WEATHER' && `: ${t('기상')}`}
        {suspReasonCd === 'HEAT' && `: ${t('폭염')}`}
      </StatusTag>
    </>
  )
}
