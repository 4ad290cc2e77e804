/** Small pieces that the permit shows in several places. */
import { useEffect, useState } from 'react'
import { permitTypes } from '#modules/saf/jsa/jsa-codes.model.ts'
import { formatDateTime, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { type PermitGrade, permitGrades, typesOf } from './permit-codes.model.ts'

interface Typed {
  permitBaseCd: string | null
  permitSubCds: string | null
}
/** The types as short marks; their names are what a reader hears. */
export function Types({ record }: { record: Typed }) {
  const t = useT()
  return (
    <span className="permit-types">
      {typesOf(record).map((type) => (
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

/** From and until; a day is said once. */
export function Validity({ fromDt, toDt }: { fromDt: string | null; toDt: string | null }) {
  if (!fromDt || !toDt) return null
  const isSameDay = fromDt.slice(0, 10) === toDt.slice(0, 10)
  return (
    <span className="permit-window">
      {formatDateTime(fromDt)} ~ {isSameDay ? formatTime(toDt) : formatDateTime(toDt)}
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
  const text = left < 0 ? t('{n}분 지남', { n: -left }) : t('{n}분 남음', { n: left })
  return <StatusTag tone={tone}>{text}</StatusTag>
}
