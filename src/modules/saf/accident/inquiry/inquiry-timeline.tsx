/** What happened, minute by minute: drawn down a line, the harm marked on it. */
import { dateTime, rows, text, yesNo } from '#platform/model/field.ts'
import { send } from '#platform/web/calls/ask.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { spanText } from '#platform/web/parts/span-text.ts'
import { type EventLine, type Inquiry, saveTimeline } from './inquiry.calls.ts'
import { EditedRows, numberedRows } from './inquiry-set.tsx'

const columns = {
  eventDt: dateTime('때', { required: true }),
  eventDesc: text('일어난 일', { max: 1000, required: true }),
  harmYn: yesNo('재해 발생'),
}
/** What proves a moment is ticked among what there is. */
const fieldFor = (evidences: Inquiry['evidences']) => {
  if (evidences.length === 0) return rows('경과', columns)
  const codes = Object.fromEntries(evidences.map(({ no, evidenceNm }) => [String(no), evidenceNm]))
  return rows('경과', { ...columns, evidenceNos: text('근거', { max: 300, several: { codes, between: ' ' } }) })
}
type TypedEvent = Partial<Omit<EventLine, 'evidenceNos'>> & { evidenceNos?: string | null }
const numbersIn = (typed: string | null | undefined): number[] =>
  (typed ?? '').split(' ').flatMap((one) => (one === '' ? [] : Number(one)))
const MINUTE_MS = 60_000

export function Timeline({ no, found }: { no: number; found: Inquiry }) {
  const t = useT()
  const { timeline, mayChange, stamps, evidences } = found
  const save = (typed: readonly object[]) => {
    const events = numberedRows(typed as readonly TypedEvent[]).map((row) => ({
      ...{ no: row.no, eventDt: row.eventDt ?? '', eventDesc: row.eventDesc ?? '' },
      ...{ evidenceNos: numbersIn(row.evidenceNos), harmYn: row.harmYn ?? ('N' as const) },
    }))
    return send(saveTimeline, { no }, { stamp: stamps.timeline, rows: events })
  }
  const sinceBefore = (at: number) => {
    const [before, now] = [timeline[at - 1], timeline[at]]
    if (!before || !now) return undefined
    return spanText(Math.round((Date.parse(now.eventDt) - Date.parse(before.eventDt)) / MINUTE_MS), t)
  }
  return (
    <EditedRows
      part="timeline"
      no={no}
      field={fieldFor(evidences)}
      stored={timeline.map((one) => ({ ...one, evidenceNos: one.evidenceNos.join(' ') || null }))}
      mayChange={mayChange.includes('timeline')}
      onSave={save}
    >
      {timeline.length === 0 && !found.isHidden && (
        <p className="quiet">{t('작업을 시작한 때부터 구조까지, 일어난 순서대로 적습니다.')}</p>
      )}
      <ol className="inquiry-line" aria-label={t('경과')}>
        {timeline.map(({ no: key, eventDt, eventDesc, harmYn, evidenceNos }, at) => (
          <li key={key} data-harm={harmYn === 'Y' || undefined}>
            <time dateTime={eventDt}>{formatDateTime(eventDt)}</time>
            {sinceBefore(at) && <small className="quiet">{t('{span} 뒤', { span: sinceBefore(at) ?? '' })}</small>}
            <p>{eventDesc}</p>
            {evidenceNos.length > 0 && (
              <small className="quiet">
                {t('근거: {names}', {
                  names: evidences.flatMap((one) => (evidenceNos.includes(one.no) ? [one.evidenceNm] : [])).join(', '),
                })}
              </small>
            )}
          </li>
        ))}
      </ol>
    </EditedRows>
  )
}
