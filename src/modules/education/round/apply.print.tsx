/** 교육표: what each person shows at the door; the code on it names his seat and nothing else. */
import '../education.print.css'
import { Printer } from 'lucide-react'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { QrCode } from '#platform/web/parts/qr-code.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { useLightTheme } from '#platform/web/theme/appearance.ts'
import { openRound, ownSeats } from './apply.calls.ts'

export function Tickets() {
  const t = useT()
  const { params } = usePage()
  const no = Number(params.no)
  const round = useAsked(openRound, { no })
  useLightTheme()
  const seats = useAsked(ownSeats, { no })
  if (round.isError) return <Failed error={round.error} onRetry={round.refetch} />
  if (seats.isError) return <Failed error={seats.error} onRetry={seats.refetch} />
  if (!round.data || !seats.data) return <Loading lines={12} />
  const rows = seats.data.rows.filter(
    ({ seatStatusCd, eduResultCd }) => seatStatusCd === 'CONFIRM' && eduResultCd === null,
  )
  if (rows.length === 0) return <Empty message={t('확정된 좌석이 없습니다.')} />
  const { roundTitle, placeNm, startDt } = round.data
  return (
    <main className="paper edu-tickets">
      <div className="paper-tools">
        <button type="button" onClick={() => print()}>
          <Printer size={16} aria-hidden />
          {t('인쇄')}
        </button>
      </div>
      {rows.map(({ eduRqstNo, personNm, seatKey }) => (
        <article key={eduRqstNo}>
          <QrCode className="paper-qr" text={seatKey} label={t('교육표의 QR')} />
          <div>
            <strong>{personNm}</strong>
            <span>{roundTitle}</span>
            <span>
              {formatDateTime(startDt)} · {placeNm}
            </span>
            <small>{t('시작 30분 전부터 10분 후까지 입실할 수 있습니다.')}</small>
          </div>
        </article>
      ))}
    </main>
  )
}
