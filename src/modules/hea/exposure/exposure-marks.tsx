/** How near a day is and what has halved a cycle, by word and colour. */

import './exposure.css'
import { daysBetween } from '#platform/model/calendar.ts'
import { formatDay, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { reasonText } from './due-why.logic.ts'
import type { ExposureRow as Exposure } from './exposure-list.wire.ts'

const SOON_DAYS = 30

/** `2026-11-10 11일 초과` in red, `2026-12-10 D-19` in amber. */
export function DueDay({ dueYmd }: { dueYmd: string | null }) {
  if (dueYmd === null) return <span className="quiet">–</span>
  return (
    <span className="hea-due-day">
      {formatDay(dueYmd)} <DueMark left={daysBetween(today(), dueYmd)} />
    </span>
  )
}

function DueMark({ left }: { left: number }) {
  const t = useT()
  if (left < 0) return <StatusTag tone="danger">{t('{n}일 초과', { n: -left })}</StatusTag>
  if (left === 0) return <StatusTag tone="danger">{t('오늘까지')}</StatusTag>
  return <StatusTag tone={left <= SOON_DAYS ? 'waiting' : 'draft'}>{`D-${left}`}</StatusTag>
}

export function ShortenMark({ row }: { row: Pick<Exposure, 'shortenYn' | 'shortenReasonCd' | 'shortenTriggerYmd'> }) {
  const t = useT()
  if (row.shortenYn === 'N') return null
  const reason = reasonText(row.shortenReasonCd, t)
  return (
    <span title={row.shortenTriggerYmd ? formatDay(row.shortenTriggerYmd) : undefined}>
      <StatusTag tone="suspended">{reason ? `${t('단축')} · ${reason}` : t('단축')}</StatusTag>
    </span>
  )
}
