/** The rates of the period: own, contractors', both, each with its formula; a press opens the accidents behind one. */
import './rates.css'
import { Button } from 'antd'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { renew } from '#platform/web/calls/ask.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { SheetButton } from '#platform/web/calls/sheet.tsx'
import { Chart } from '#platform/web/chart/chart.tsx'
import { formatDay, formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { useRight } from '#platform/web/session/use-right.ts'
import { openSheet } from '#platform/web/sheet/sheet-upload.tsx'
import { accident } from '../accident.model.ts'
import { convertedDays } from '../judge/lost-days.logic.ts'
import { added, type Population, type RateName, rateOf, rates } from '../judge/rates.logic.ts'
import { STAT_ROUTE } from './accident-figures.model.ts'
import {
  accidentRates,
  allPopulations,
  hourOrigins,
  hourSheet,
  type RateMonth,
  type RatesAnswer,
  rateCases,
  rateSheet,
} from './rates.calls.ts'

const populationCds = ['OWN', 'VENDOR', 'ALL'] as const
const rateNames = Object.keys(rates) as RateName[]
const DECIMALS = 2

interface Period {
  from: string
  to: string
  plantCd: string
}
/** What is looked into: the accidents behind a rate, in the period or in one month of it. */
interface Behind {
  population: Population
  rate: RateName
  month?: string
}

export function RatesPanel({ period }: { period: Period }) {
  return (
    <Asked call={accidentRates} at={period} lines={8}>
      {(answer) => <Rates answer={answer} period={period} />}
    </Asked>
  )
}

function Rates({ answer: { rows, ...last }, period }: { answer: RatesAnswer; period: Period }) {
  const [behind, look] = useState<Behind>({ population: 'ALL', rate: 'trir' })
  const months = Map.groupBy(rows, ({ populationCd }) => populationCd)
  return (
    <div className="stack is-wide">
      <FreeDays {...last} />
      <Panel title="재해율" actions={<SheetButton call={rateSheet} at={period} text="엑셀" />}>
        <RateTable months={months} behind={behind} look={look} />
      </Panel>
      <RateChart months={months.get(behind.population) ?? []} behind={behind} look={look} />
      <Cases behind={behind} period={period} />
      <Hours months={months} />
    </div>
  )
}

function FreeDays({ freeDays, lastYmd, lastNo, lastDocNo }: Omit<RatesAnswer, 'rows'>) {
  const t = useT()
  return (
    <div className="free-days">
      <strong>
        {freeDays === null ? t('휴업·사망 사고가 없습니다.') : t('무재해 {n}일', { n: formatNumber(freeDays) })}
      </strong>
      <p className="quiet">
        {lastYmd && lastNo !== null && (
          <Link to={`${accident.route.staff}/${lastNo}`}>
            {formatDay(lastYmd)} {lastDocNo}
          </Link>
        )}{' '}
        {t('마지막 휴업·사망 사고일부터 셉니다. 당사와 업체의 재해자를 모두 셉니다.')}
      </p>
    </div>
  )
}

type Months = ReadonlyMap<Population, readonly RateMonth[]>
const baseOf = (months: readonly RateMonth[]) => ({
  hours: months.reduce((sum, { workHourVal }) => sum + workHourVal, 0),
  workers: months.length === 0 ? 0 : months.reduce((sum, { workerCnt }) => sum + workerCnt, 0) / months.length,
})
const isEstimated = (months: readonly RateMonth[]) => months.some(({ originCd }) => originCd === 'EST')

interface Looking {
  behind: Behind
  look(behind: Behind): void
}
function RateTable({ months, behind, look }: Looking & { months: Months }) {
  const t = useT()
  return (
    <PlainTable label="재해율" heads={['재해율', ...populationCds.map((one) => allPopulations[one])]} isNumbers>
      {rateNames.map((rate) => (
        <tr key={rate}>
          <th scope="row">
            {t(rates[rate].label)}
            <small className="quiet">{t(rates[rate].formula)}</small>
          </th>
          {populationCds.map((population) => {
            const its = months.get(population) ?? []
            const value = rateOf(rate, added(its), baseOf(its))
            const isHere = behind.rate === rate && behind.population === population
            return (
              <td key={population}>
                {value === null ? (
                  '–'
                ) : (
                  <button
                    type="button"
                    className="plain-button rate-value"
                    aria-pressed={isHere}
                    aria-label={`${t(rates[rate].label)} ${t(allPopulations[population])} ${formatNumber(value, DECIMALS)}`}
                    onClick={() => look({ population, rate })}
                  >
                    {formatNumber(value, DECIMALS)}
                  </button>
                )}
                {value !== null && rates[rate].base === 'hours' && isEstimated(its) && (
                  <small className="quiet">{t('추정')}</small>
                )}
              </td>
            )
          })}
        </tr>
      ))}
    </PlainTable>
  )
}

/** A mark leads to the accidents of its month. */
function RateChart({ months, behind, look }: Looking & { months: readonly RateMonth[] }) {
  const t = useT()
  const { population, rate } = behind
  return (
    <Chart
      kind="bar"
      title={t('{rate}, {population}: 월별', {
        rate: t(rates[rate].label),
        population: t(allPopulations[population]),
      })}
      points={months.map((month) => ({ name: month.hourYm, value: rateOf(rate, month, baseOf([month])) ?? 0 }))}
      onPick={({ name }) => look({ ...behind, month: name })}
      empty={t('이 기간에 세는 사고가 없습니다.')}
    />
  )
}

function Cases({ behind: { population, rate, month }, period }: { behind: Behind; period: Period }) {
  const t = useT()
  const at = { ...period, population, rate, ...(month && { from: month, to: month }) }
  const title = t('{rate}에 센 사고, {population}', {
    rate: t(rates[rate].label),
    population: t(allPopulations[population]),
  })
  return (
    <Panel title={month ? `${title} (${month})` : title} label="세는 사고">
      <Asked
        call={rateCases}
        at={at}
        lines={3}
        empty={{ when: ({ rows }) => rows.length === 0, message: '이 기간에 세는 사고가 없습니다.' }}
      >
        {({ rows }) => (
          <PlainTable
            label="세는 사고"
            heads={['사고', '발생일', '사망', '휴업', '제한작업', '병원치료', '휴업일수', '환산일수']}
            isNumbers
          >
            {rows.map((row) => (
              <tr key={row.accidentNo}>
                <th scope="row">
                  <Link to={`${accident.route.staff}/${row.accidentNo}`}>{row.title}</Link>
                  <small className="quiet">{row.docNo}</small>
                </th>
                <td>{formatDay(row.occurYmd)}</td>
                {[row.fatCnt, row.ltiCnt, row.rwcCnt, row.mtcCnt, row.lostDayCnt].map((value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns are what they are
                  <td key={at}>{formatNumber(value)}</td>
                ))}
                <td>{formatNumber(convertedDays(row.lostParts), DECIMALS)}</td>
              </tr>
            ))}
          </PlainTable>
        )}
      </Asked>
    </Panel>
  )
}

function Hours({ months }: { months: Months }) {
  const t = useT()
  const [own, vendor] = [months.get('OWN') ?? [], months.get('VENDOR') ?? []]
  const { isWritable } = useRight(STAT_ROUTE)
  const upload = async () => {
    if (await openSheet(hourSheet)) await renew(accidentRates)
  }
  const cells = (month: RateMonth | undefined) => [
    <td key="hours">
      {month && month.originCd !== null ? formatNumber(month.workHourVal) : '–'}
      {month?.originCd && <small className="quiet">{t(hourOrigins[month.originCd])}</small>}
    </td>,
    <td key="workers">{month && month.originCd !== null ? formatNumber(month.workerCnt) : '–'}</td>,
  ]
  return (
    <Panel
      title="월별 근로시간"
      actions={
        isWritable && (
          <Button size="small" icon={<Upload size={14} aria-hidden />} onClick={() => void upload()}>
            {t('올리기')}
          </Button>
        )
      }
    >
      <PlainTable
        label="월별 근로시간"
        heads={['월', '당사 근로시간', '당사 근로자수', '업체 근로시간', '업체 근로자수']}
        isNumbers
      >
        {own.toReversed().map((month) => (
          <tr key={month.hourYm}>
            <th scope="row">{month.hourYm}</th>
            {cells(month)}
            {cells(vendor.find(({ hourYm }) => hourYm === month.hourYm))}
          </tr>
        ))}
      </PlainTable>
      <p className="quiet">
        {t('당사 시간을 올리지 않은 달은 월말 인원 × 8시간 × 근무일로 추정하고, 업체 시간은 게이트 출입에서 옵니다.')}
      </p>
    </Panel>
  )
}
