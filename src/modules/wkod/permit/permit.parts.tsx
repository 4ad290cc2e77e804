/** Small pieces that the permit shows in several places. */
import './permit.css'
import { useEffect, useState } from 'react'
import { permitTypes } from '#modules/common/permit-types.model.ts'
import { formatDateTime, formatRowTime, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { spanText } from '#platform/web/parts/span-text.ts'
import { TwoLines } from '#platform/web/parts/two-lines.tsx'
import { type PermitGrade, permitGrades, typesOf } from './fields/permit-codes.model.ts'

interface Typed {
  permitBaseCd: string | null
  permitSubCds: string | null
}
/** The types as short marks; their names are what a reader hears. */
export function Types({ record }: { record: Typed }) {
  const t = useT()
  const types = typesOf(record)
  return (
    <span className="permit-types">
      {types
        .filter((type) => type !== 'GEN' || types.length === 1)
        .map((type) => (
          <span key={type} data-type={type}>
            {t(permitTypes[type])}
          </span>
        ))}
    </span>
  )
}

const tones = { LOW: 'done', MID: 'waiting', HIGH: 'danger' } as const
export function Grade({ grade }: { grade: PermitGrade | null }) {
  const t = useT()
  return grade ? <StatusTag tone={tones[grade]}>{t(permitGrades[grade])}</StatusTag> : null
}

const DAY = 'YYYY-MM-DD'.length
const YEAR = 'YYYY-'.length
interface Period {
  fromDt: string | null
  toDt: string | null
}
/** Of a row: from when to when, each day named once, the year only where it is another one. */
export function RowValidity({ fromDt, toDt }: Period) {
  if (!fromDt || !toDt) return null
  const [from, to] = [formatRowTime(fromDt), formatRowTime(toDt)]
  const isOneDay = formatDateTime(fromDt).slice(0, DAY) === formatDateTime(toDt).slice(0, DAY)
  return (
    <TwoLines>
      {from} ~ {isOneDay ? formatTime(toDt) : to}
    </TwoLines>
  )
}

/** From and until; day and year are said once. */
export function Validity({ fromDt, toDt }: Period) {
  if (!fromDt || !toDt) return null
  const [day, until] = [formatDateTime(fromDt).slice(0, DAY), formatDateTime(toDt)]
  return (
    <span className="permit-window">
      <span>{formatDateTime(fromDt)} ~</span>{' '}
      <span>{until.startsWith(day) ? formatTime(toDt) : until.slice(YEAR)}</span>
    </span>
  )
}

const MINUTE_MS = 60_000
const SOON_MIN = 10
/** How long until something is due, counted down while one looks. */
export function Countdown({ dueDt }: { dueDt: string | null }) {
  const t = useT()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  if (!dueDt) return null
  const left = Math.floor((Date.parse(dueDt) - now) / MINUTE_MS)
  const tone = left < 0 ? 'danger' : left <= SOON_MIN ? 'waiting' : 'progress'
  return (
    <StatusTag tone={tone}>
      {left < 0 ? t('{time} 지남', { time: spanText(-left, t) }) : t('{time} 남음', { time: spanText(left, t) })}
    </StatusTag>
  )
}
