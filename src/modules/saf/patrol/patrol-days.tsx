/** Days as pictures: who was there, who looked, and which days stand without anybody. */
import { Check, Users } from 'lucide-react'
import { useState } from 'react'
import { addDays, addMonths, dayOf } from '#platform/model/calendar.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { PatrolLog } from './patrol.calls.ts'
import { lookKinds } from './patrol.model.ts'

const DAYS_A_WEEK = 7
const weekdays = ['월', '화', '수', '목', '금', '토', '일|sunday'] as const

/** Monday 0, Sunday 6. */
const weekdayOf = (ymd: string): number => (new Date(`${ymd}T00:00:00Z`).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK

interface DayLook {
  ymd: string
  vendorCnt: number
  patrolCnt: number
  stateCd: 'MISS' | 'OPEN' | 'DONE' | 'NONE'
}

function dayLookOf({ days, pairs, looks }: PatrolLog, ymd: string): DayLook {
  const vendorCnt = days.find((day) => day.ymd === ymd)?.vendorCnt ?? 0
  const patrolCnt = looks.filter(({ kindCd, checkDt }) => kindCd === 'PATROL' && dayOf(checkDt) === ymd).length
  const ofDay = vendorCnt > 0 ? pairs : []
  const states = ofDay.filter(({ fromYmd, toYmd }) => fromYmd <= ymd && ymd <= toYmd).map(({ stateCd }) => stateCd)
  const stateCd = patrolCnt > 0 ? 'DONE' : states.includes('MISS') ? 'MISS' : states.includes('OPEN') ? 'OPEN' : 'NONE'
  return { ymd, vendorCnt, patrolCnt, stateCd }
}

const datesOf = (month: string): string[] => {
  const end = addMonths(`${month}-01`, 1)
  const dates: string[] = []
  for (let ymd = `${month}-01`; ymd < end; ymd = addDays(ymd, 1)) dates.push(ymd)
  return dates
}

export function PatrolMonths({ log, months }: { log: PatrolLog; months: readonly string[] }) {
  const t = useT()
  const [chosen, choose] = useState<string | null>(null)
  return (
    <section className="stack" aria-label={t('날짜별 출입과 순회')}>
      <div className="patrol-months">
        {months.map((month) => (
          <Month key={month} month={month} log={log} chosen={chosen} onChoose={choose} />
        ))}
      </div>
      <ul className="patrol-legend" aria-label={t('그림의 뜻')}>
        <li>
          <Users size={12} aria-hidden /> {t('출입한 업체 수')}
        </li>
        <li>
          <Check size={12} aria-hidden className="is-good" /> {t('순회한 날')}
        </li>
        <li>
          <i data-state="MISS" /> {t('기한까지 순회하지 않음')}
        </li>
        <li>
          <i data-state="OPEN" /> {t('순회 기한이 남음')}
        </li>
      </ul>
      {chosen && <ChosenDay log={log} ymd={chosen} />}
    </section>
  )
}

interface MonthProps {
  month: string
  log: PatrolLog
  chosen: string | null
  onChoose(ymd: string): void
}
function Month({ month, log, chosen, onChoose }: MonthProps) {
  const t = useT()
  return (
    <figure className="patrol-month">
      <figcaption>{month}</figcaption>
      <div className="patrol-grid">
        {weekdays.map((name) => (
          <small key={name} aria-hidden>
            {t(name)}
          </small>
        ))}
        {datesOf(month).map((ymd, at) => (
          <DayCell
            key={ymd}
            day={dayLookOf(log, ymd)}
            start={at === 0 ? weekdayOf(ymd) + 1 : undefined}
            isToday={ymd === log.today}
            isChosen={ymd === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
    </figure>
  )
}

interface DayCellProps {
  day: DayLook
  start: number | undefined
  isToday: boolean
  isChosen: boolean
  onChoose(ymd: string): void
}
function DayCell({ day: { ymd, vendorCnt, patrolCnt, stateCd }, start, isToday, isChosen, onChoose }: DayCellProps) {
  const t = useT()
  const said = [
    ymd,
    vendorCnt > 0 ? t('출입업체 {n}곳', { n: vendorCnt }) : t('출입 없음'),
    patrolCnt > 0 && t('순회 {n}건', { n: patrolCnt }),
    stateCd === 'MISS' && t('미실시'),
    stateCd === 'OPEN' && t('순회 기한이 남음'),
  ]
  return (
    <button
      type="button"
      className="patrol-day"
      data-state={stateCd}
      data-there={vendorCnt > 0 || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      aria-label={said.filter(Boolean).join(', ')}
      {...(start && { style: { gridColumnStart: start } })}
      onClick={() => onChoose(ymd)}
    >
      <span>{Number(ymd.slice(8))}</span>
      {vendorCnt > 0 && (
        <small>
          <Users size={11} aria-hidden /> {vendorCnt}
        </small>
      )}
      {patrolCnt > 0 && <Check size={14} aria-hidden className="is-good" />}
    </button>
  )
}

/** What is behind the picture of one day. */
function ChosenDay({ log, ymd }: { log: PatrolLog; ymd: string }) {
  const t = useT()
  const { vendorCnt } = dayLookOf(log, ymd)
  const looks = log.looks.filter(({ checkDt }) => dayOf(checkDt) === ymd)
  const pairs = log.pairs.filter(({ fromYmd, toYmd }) => fromYmd <= ymd && ymd <= toYmd)
  return (
    <div className="callout" role="status">
      <strong>{ymd}</strong>
      <p>{vendorCnt > 0 ? t('출입업체 {n}곳', { n: vendorCnt }) : t('출입 없음')}</p>
      {looks.map(({ srcCd, srcNo, checkDt, kindCd, vendorNm, inspectorNm }) => (
        <p key={`${srcCd} ${srcNo}`}>
          {[formatDateTime(checkDt), t(lookKinds[kindCd]), vendorNm, inspectorNm].filter(Boolean).join(' · ')}
        </p>
      ))}
      {looks.length === 0 && vendorCnt > 0 && <p>{t('이날 순회하지 않았습니다.')}</p>}
      {pairs
        .filter(({ unseen }) => unseen.length > 0)
        .map(({ fromYmd, toYmd, unseen }) => (
          <p key={toYmd} className="quiet">
            {t('{days}에 확인하지 않은 업체: {names}', {
              days: `${fromYmd} ~ ${toYmd}`,
              names: unseen.map(({ vendorNm, vendorCd }) => vendorNm ?? vendorCd).join(', '),
            })}
          </p>
        ))}
    </div>
  )
}
