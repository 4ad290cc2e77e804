/** How the record behind a link stands, read again every few seconds; and what anybody may do about it at once. */
import { useEffect, useState } from 'react'
import { translate } from '#platform/model/i18n.ts'
import { type Beginning, LinkRefusal, sendAct } from './link-api.ts'
import { usePageLanguage } from './link-language.ts'

type Live = NonNullable<Beginning['live']>
const READ_MS = 4000

export function LinkLive({
  live,
  onRead,
  onDone,
}: {
  live: Live
  onRead(): Promise<void>
  onDone(said: string): void
}) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void onRead()
    }, READ_MS)
    return () => clearInterval(timer)
  }, [onRead])
  return (
    <section className="link-live" data-tone={live.tone}>
      {live.paper && <Paper paper={live.paper} />}
      <h2 role="status">{live.headline}</h2>
      <dl>
        {live.lines.map(({ label, value }) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {live.act && <Act act={live.act} onDone={onDone} />}
    </section>
  )
}

/** In one glance, before anything else: whether what hangs here may be gone by. */
function Paper({ paper: { tone, headline, lines } }: { paper: NonNullable<Live['paper']> }) {
  return (
    <div className="link-paper" data-tone={tone} role="status">
      <b>{headline}</b>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** First the button, then why: a choice, and it is done. */
function Act({ act, onDone }: { act: NonNullable<Live['act']>; onDone(said: string): void }) {
  const language = usePageLanguage()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const choose = async (code: string) => {
    setBusy(true)
    setRefusal('')
    try {
      onDone((await sendAct(code)).said)
    } catch (error) {
      if (!(error instanceof LinkRefusal)) throw error
      setRefusal(
        error.message ||
          translate('platform', language, '네트워크 접속 문제로 처리하지 못했습니다. 다시 시도하십시오.'),
      )
      setBusy(false)
    }
  }
  if (!isOpen)
    return (
      <button type="button" className="link-stop" onClick={() => setOpen(true)}>
        {act.label}
      </button>
    )
  return (
    <fieldset className="link-reasons" disabled={isBusy}>
      <legend>{translate('platform', language, '사유를 누르면 바로 처리됩니다.')}</legend>
      {act.options.map(({ code, label }) => (
        <button key={code} type="button" onClick={() => void choose(code)}>
          {label}
        </button>
      ))}
      <button type="button" className="link-back" onClick={() => setOpen(false)}>
        {translate('platform', language, '닫기')}
      </button>
      {refusal && <p role="alert">{refusal}</p>}
    </fieldset>
  )
}
