/** The check-in of whoever works alone: how long he has, and the button for one thumb. */
import './alone.css'
import { HeartPulse } from 'lucide-react'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { checkIn, permitAlone } from '../permit.calls.ts'
import { permit } from '../permit.model.ts'
import { Countdown } from '../permit.parts.tsx'
import { useWork } from '../permit-queries.ts'
import { aloneAt } from './alone.logic.ts'

const { useRecord } = screensFor(permit)
const EVERY_MS = 30_000

export function AlonePart() {
  const {
    permitNo,
    statusCd,
    startDt = null,
    cseEntryLog = null,
    permitSusp = null,
    permitAlone: log = null,
    ...record
  } = useRecord()
  const isAlone = statusCd === 'WORK' && aloneAt({ ...record, startDt, cseEntryLog, permitSusp, permitAlone: log })
  return permitNo && isAlone ? <Awaited permitNo={permitNo} /> : null
}

function Awaited({ permitNo }: { permitNo: number }) {
  const t = useT()
  const work = useWork()
  const { rowVersion } = useRecord()
  const { data } = useAsked(permitAlone, { no: permitNo }, { version: rowVersion, every: EVERY_MS })
  if (!data?.dueDt) return null
  const say = async () => {
    await work(checkIn, { no: permitNo }, {})
    toast(t('안전을 확인했습니다.'))
  }
  return (
    <section className="callout permit-alone" data-tone="waiting" aria-label={t('안전확인')}>
      <p>
        <b>{t('혼자 작업 중: {name}', { name: data.nm ?? '' })}</b>
        <span className="row">
          {t('다음 안전확인')} <Countdown dueDt={data.dueDt} />
        </span>
      </p>
      {data.mayCheckIn && (
        <ActionButton type="primary" size="large" icon={<HeartPulse size={24} aria-hidden />} onAction={say}>
          {t('안전합니다')}
        </ActionButton>
      )}
    </section>
  )
}
