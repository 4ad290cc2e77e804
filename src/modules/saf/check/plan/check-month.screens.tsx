/** 계획 달력: a month of plans, each on the day on which its period begins. */
import '../check.css'
import { Button } from 'antd'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { monthsOf, weekOf } from '#modules/common/periods.logic.ts'
import { addDays, daysBetween } from '#platform/model/calendar.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { today } from '#platform/web/format.ts'
import { useLanguage, useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { type PlannedDay, planMonth } from '../check.calls.ts'
import { checkPlan } from './check-plan.model.ts'

const weekday = (ymd: string, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${ymd}T00:00:00Z`))

/** So many of a day are read at a glance; the rest stand in the list. */
const MOST_A_DAY = 6

/** One day below the other: whoever opens a month on the phone means the days from today on. */
function showOnPhone(day: HTMLElement | null) {
  if (day && matchMedia('(width < 768px)').matches) day.scrollIntoView({ block: 'start' })
}

export function CheckMonth() {
  const t = useT()
  usePageHead({ title: t('점검 달력') })
  const [month, setMonth] = useState(() => monthsOf(today(), 1))
  const go = (days: number) => setMonth(monthsOf(addDays(days < 0 ? month.fromYmd : month.toYmd, days), 1))
  const { data, isError, error, refetch } = useAsked(planMonth, month, { keep: true })
  const [year, monthNo] = month.fromYmd.split('-')
  return (
    <div className="stack">
      <div className="row">
        <Button icon={<ChevronLeft size={16} aria-hidden />} aria-label={t('지난달')} onClick={() => go(-1)} />
        <h2>{t('{year}년 {month}월', { year: Number(year), month: Number(monthNo) })}</h2>
        <Button icon={<ChevronRight size={16} aria-hidden />} aria-label={t('다음 달')} onClick={() => go(1)} />
      </div>
      {isError && <Failed error={error} onRetry={() => void refetch()} />}
      {!isError && !data && <Loading lines={8} />}
      {data && <Days month={month} plans={data.rows} />}
    </div>
  )
}

function Days({ month, plans }: { month: { fromYmd: string; toYmd: string }; plans: readonly PlannedDay[] }) {
  const language = useLanguage()
  const firstYmd = weekOf(month.fromYmd).fromYmd
  const cnt = daysBetween(firstYmd, weekOf(month.toYmd).toYmd) + 1
  const days = Array.from({ length: cnt }, (_, at) => addDays(firstYmd, at))
  // What began before the month stands on its first day.
  const byDay = Map.groupBy(plans, ({ planYmd }) => [planYmd, month.fromYmd].toSorted()[1] ?? planYmd)
  return (
    <div className="check-month">
      {days.slice(0, 7).map((ymd) => (
        <span key={ymd} className="quiet" aria-hidden>
          {weekday(ymd, language)}
        </span>
      ))}
      {days.map((ymd) => (
        <Day key={ymd} ymd={ymd} isOutside={ymd < month.fromYmd || ymd > month.toYmd} plans={byDay.get(ymd) ?? []} />
      ))}
    </div>
  )
}

function Day({ ymd, isOutside, plans }: { ymd: string; isOutside: boolean; plans: readonly PlannedDay[] }) {
  const t = useT()
  const language = useLanguage()
  const { listPath } = usePage()
  const shown = isOutside ? [] : plans
  return (
    <section
      aria-label={ymd}
      data-outside={isOutside || undefined}
      data-empty={shown.length === 0 || undefined}
      data-today={ymd === today() || undefined}
      {...(ymd === today() && { ref: showOnPhone })}
    >
      <span className={isOutside ? 'quiet' : undefined}>
        {Number(ymd.slice(8))} <small data-weekday>{weekday(ymd, language)}</small>
      </span>
      <ul>
        {shown.slice(0, MOST_A_DAY).map(({ checkPlanNo, planNm, statusCd, legalYn }) => (
          <li key={checkPlanNo} data-state={statusCd}>
            <Link
              to={`${listPath}/${checkPlanNo}`}
              title={`${planNm} · ${t(checkPlan.lifecycle.states[statusCd].label)}`}
            >
              {legalYn === 'Y' && <StatusTag tone="progress">{t('법정')}</StatusTag>} {planNm}
              <span className="visually-hidden">{t(checkPlan.lifecycle.states[statusCd].label)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length > MOST_A_DAY && (
        <Link to={`${listPath}?planYmdFrom=${ymd}&planYmdTo=${ymd}`}>
          {t('외 {n}건', { n: shown.length - MOST_A_DAY })}
        </Link>
      )}
    </section>
  )
}
