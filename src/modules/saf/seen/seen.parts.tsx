/** Like ones beside a field, while somebody types; nothing where there is none. */
import './seen.css'
import { Button } from 'antd'
import { CornerDownLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useSettled } from '#platform/web/form/use-settled.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { type Seen, seenBefore } from './seen.calls.ts'
import { outcomes, seenKinds } from './seen.model.ts'

const TYPING_WAIT_MS = 400
const LEAST_TYPED = 2
const SHOWN_AT_FIRST = 3

export interface SeenProps {
  text: string | null | undefined
  place?: string | null | undefined
  accTypeCd?: string | null | undefined
  workCatCd?: string | null | undefined
  /** Separated by spaces. */
  permitTypeCds?: string | null | undefined
  /** Of what is being written: kind and key. */
  self?: string | undefined
  /** Takes a measure over; left out where none is written. */
  onTake?: ((measure: string) => void) | undefined
}

/** @param text what is typed; the older question is dropped when it goes on */
export function SeenBefore({ text, place, accTypeCd, workCatCd, permitTypeCds, self, onTake }: SeenProps) {
  const t = useT()
  const said = useSettled((text ?? '').trim().slice(0, 1000), TYPING_WAIT_MS)
  const at = useSettled((place ?? '').trim().slice(0, 300), TYPING_WAIT_MS)
  const asked = {
    text: said,
    ...(at && { place: at }),
    ...(accTypeCd && { accTypeCd }),
    ...(workCatCd && { workCatCd }),
    ...(permitTypeCds && { permitTypeCds }),
    ...(self && { self }),
  }
  const isAsked = said.length >= LEAST_TYPED
  const { data } = useAsked(seenBefore, isAsked ? asked : null, { keep: true })
  const [isOpen, setIsOpen] = useState(false)
  const rows = isAsked ? (data?.rows ?? []) : []
  if (rows.length === 0) return null
  return (
    <section className="seen" aria-label={t('비슷한 기록')}>
      <h2>{t('비슷한 기록')}</h2>
      <ul>
        {rows.slice(0, isOpen ? rows.length : SHOWN_AT_FIRST).map((row) => (
          <Row key={`${row.kindCd}-${row.recordNo}-${row.rowNo}`} row={row} onTake={onTake} />
        ))}
      </ul>
      {!isOpen && rows.length > SHOWN_AT_FIRST && (
        <Button type="text" size="small" onClick={() => setIsOpen(true)}>
          {t('{n}건 더 보기', { n: rows.length - SHOWN_AT_FIRST })}
        </Button>
      )}
    </section>
  )
}

function Row({ row, onTake }: { row: Seen } & Pick<SeenProps, 'onTake'>) {
  const t = useT()
  const { kindCd, ymd, docNo, path, parts, likeNms, measureDesc, outcomeCd, sameCnt } = row
  return (
    <li>
      <Link to={path} target="_blank" rel="noreferrer">
        {parts.map((part, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
          part.isLike ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>,
        )}
      </Link>
      <small className="quiet">
        {[t(seenKinds[kindCd]), docNo, ymd, ...likeNms.map((name) => t(name))].filter(Boolean).join(' · ')}
        {sameCnt > 1 && ` · ${t('같은 기록 {n}건', { n: sameCnt })}`}
      </small>
      {measureDesc && (
        <div className="seen-measure" data-outcome={outcomeCd ?? 'NONE'}>
          {outcomeCd && <StatusTag tone={outcomeCd === 'EFF' ? 'done' : 'danger'}>{t(outcomes[outcomeCd])}</StatusTag>}
          <span>{measureDesc}</span>
          {onTake && outcomeCd !== 'BAD' && (
            <Button
              type="text"
              size="small"
              aria-label={t('이 대책 가져오기: {measure}', { measure: measureDesc })}
              icon={<CornerDownLeft size={14} aria-hidden />}
              onClick={() => onTake(measureDesc)}
            >
              {t('가져오기')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
