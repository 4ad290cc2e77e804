/** 상시평가 현황: twelve months of each process at a glance, and what one of them rests on. */
import './continuous.css'
import { Button } from 'antd'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { addMonths } from '#platform/model/calendar.ts'
import { toQueryString } from '#platform/model/query.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { SheetButton } from '#platform/web/calls/sheet.tsx'
import { PlantChoice } from '#platform/web/form/plant-choice.tsx'
import { formatNumber, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { Sums } from '#platform/web/parts/facts.tsx'
import { Empty } from '#platform/web/parts/states.tsx'
import { type ContinuousGrid, continuousGrid, continuousSheet } from './continuous.calls.ts'
import { Legend, MonthGrid } from './continuous-grid.tsx'
import { OneMonth } from './continuous-month.tsx'
import { useMonthsAsked } from './use-months-asked.ts'

const monthOf = (ymd: string) => ymd.slice(0, 7)
const MONTHS = 12

export function RsaContinuous() {
  const t = useT()
  usePageHead({})
  const { listPath } = usePage()
  const { toYm, plantCd, at, chosen, move, setPlant, choose } = useMonthsAsked()
  const first = monthOf(addMonths(`${toYm}-01`, 1 - MONTHS))
  return (
    <div className="stack is-wide">
      <search className="row">
        <PlantChoice value={plantCd} onChange={setPlant} />
        <Button
          icon={<ChevronLeft size={16} aria-hidden />}
          onClick={() => move(-MONTHS)}
          aria-label={t('앞 열두 달')}
        />
        <strong className="cont-period">{`${first} ~ ${toYm}`}</strong>
        <Button
          icon={<ChevronRight size={16} aria-hidden />}
          onClick={() => move(MONTHS)}
          disabled={toYm >= monthOf(today())}
          aria-label={t('다음 열두 달')}
        />
        <span className="cont-out">
          <SheetButton call={continuousSheet} at={at} />
          <Link to={`${listPath}/print?${toQueryString({ where: at })}`} target="_blank">
            <Button icon={<Printer size={16} aria-hidden />}>{t('인쇄')}</Button>
          </Link>
        </span>
      </search>
      <Asked call={continuousGrid} at={at} lines={12}>
        {(grid) => <Standing grid={grid} chosen={chosen} onChoose={choose} />}
      </Asked>
    </div>
  )
}

interface StandingProps {
  grid: ContinuousGrid
  chosen: { processNo: number; ym: string } | null
  onChoose(processNo: number, ym: string): void
}
function Standing({ grid, chosen, onChoose }: StandingProps) {
  const t = useT()
  if (grid.rows.length === 0) return <Empty message={t('사용 중인 공정이 없습니다.')} />
  const cells = grid.rows.flatMap(({ months }) => months)
  const cnt = (stateCd: string) => cells.filter((cell) => cell.stateCd === stateCd).length
  const isBegun = cells.some(({ stateCd }) => stateCd === 'OK' || stateCd === 'NG')
  return (
    <>
      {isBegun ? (
        <Sums
          of={[
            { label: t('충족한 달'), value: formatNumber(cnt('OK')) },
            {
              label: t('미충족한 달'),
              value: formatNumber(cnt('NG')),
              tone: cnt('NG') > 0 ? 'danger' : undefined,
            },
          ]}
        />
      ) : (
        <p className="callout">
          {t('아직 상시평가를 시작한 공정이 없습니다. 공정마다 매주 점검회의를 기록하면 여기에 달마다 나타납니다.')}
        </p>
      )}
      <p className="quiet">
        {grid.deemYn === 'Y'
          ? t('정기평가 기한 앞의 열두 달을 모두 충족하면 그 해 정기평가를 한 것으로 봅니다.')
          : t('이 사업장은 상시평가로 정기평가를 갈음하지 않습니다. (법정기준 CONT_DEEM)')}
      </p>
      <MonthGrid grid={grid} chosen={chosen} onChoose={onChoose} />
      <Legend />
      {chosen && <OneMonth key={`${chosen.processNo} ${chosen.ym}`} {...chosen} />}
    </>
  )
}
