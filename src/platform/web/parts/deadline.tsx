import { dDay } from '#platform/model/calendar.ts'
import { today } from '#platform/web/format.ts'

const SOON_DAYS = 3

/** A day that matters: its distance in a word and a colour. */
export function Deadline({ dueYmd }: { dueYmd: string }) {
  const distance = dDay(dueYmd, today())
  const days = distance === 'D-DAY' ? 0 : Number(distance.slice(1)) * -1
  const tone = days < 0 ? 'danger' : days <= SOON_DAYS ? 'waiting' : 'draft'
  return (
    <span className="status-tag" data-tone={tone} title={dueYmd}>
      {distance}
    </span>
  )
}
