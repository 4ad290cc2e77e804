/** What whoever says who he is says again and again: once with his name, from then on with one touch while the page is open. */
import { useEffect, useMemo, useState } from 'react'
import { type Beginning, type Claim, sendAnswers } from './link-api.ts'
import { useSending, useWords } from './link-parts.tsx'
import { Who } from './link-who.tsx'

type Touch = NonNullable<NonNullable<Beginning['live']>['touch']>

const KEY = `link-claim:${location.pathname}`
function knownClaim(): Claim | undefined {
  const kept = sessionStorage.getItem(KEY)
  return kept === null ? undefined : (JSON.parse(kept) as Claim)
}

export function LinkTouch({ touch, onRead }: { touch: Touch; onRead(): Promise<void> }) {
  const t = useWords()
  const { isBusy, refusal, run } = useSending()
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  const send = async (claim: Claim) => {
    await sendAnswers(claim, touch.answers)
    sessionStorage.setItem(KEY, JSON.stringify(claim))
    setAsking(false)
    setSaid(touch.said)
    await onRead()
  }
  const press = () => {
    const claim = knownClaim()
    setSaid('')
    if (claim) void run(() => send(claim))
    else setAsking(true)
  }
  return (
    <section className="link-touch" aria-label={touch.label}>
      <p>
        {touch.until} <Left seconds={touch.leftS} />
      </p>
      {isAsking ? (
        <Who text={touch.label} onClaim={send} />
      ) : (
        <button type="button" aria-busy={isBusy} disabled={isBusy} onClick={press}>
          {touch.label}
        </button>
      )}
      {said && <p role="status">{said}</p>}
      {refusal && (
        <p role="alert" className="link-refusal">
          {refusal}{' '}
          <button
            type="button"
            className="link-plain"
            onClick={() => {
              sessionStorage.removeItem(KEY)
              setAsking(true)
            }}
          >
            {t('다시 시도')}
          </button>
        </p>
      )}
    </section>
  )
}

const SECOND_MS = 1000
/** By the server's clock, whatever that of the phone says. */
function Left({ seconds }: { seconds: number }) {
  const endMs = useMemo(() => Date.now() + seconds * SECOND_MS, [seconds])
  const [nowMs, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  const left = Math.floor((endMs - nowMs) / SECOND_MS)
  const whole = Math.abs(left)
  const two = (value: number) => String(value).padStart(2, '0')
  return (
    <b role="timer" data-late={left < 0 || undefined}>
      {left < 0 && '−'}
      {two(Math.floor(whole / 60))}:{two(whole % 60)}
    </b>
  )
}
