/** How the record behind a link stands, read again every few seconds; and what anybody may do about it at once. */
import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { formatTime } from '#platform/web/format.ts'
import { keepApp } from '#platform/web/offline/keep-app.ts'
import { LinkAct } from './link-act.tsx'
import type { Beginning } from './link-api.ts'
import { LinkLines, LinkReading } from './link-lines.tsx'
import { useWords } from './link-parts.tsx'

type Live = NonNullable<Beginning['live']>
const READ_MS = 4000

interface LiveProps {
  title: string
  live: Live
  /** Since when the server has not been heard: what stands here may be over. */
  asOfDt: string | undefined
  onRead(): Promise<void>
}
export function LinkLive({ title, live, asOfDt, onRead }: LiveProps) {
  const t = useWords()
  const isAway = asOfDt !== undefined
  useEffect(() => keepApp('/sw.js?link', '/api/q/'), [])
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void onRead()
    }, READ_MS)
    return () => clearInterval(timer)
  }, [onRead])
  const { act } = live
  return (
    <section className="link-live" data-tone={isAway ? 'draft' : live.tone}>
      {live.paper && !isAway && <Paper paper={live.paper} />}
      {isAway && (
        <p role="status" className="link-away">
          <CloudOff size={18} aria-hidden />
          {t('연결이 없습니다. {time}에 확인한 내용입니다.', { time: formatTime(asOfDt) })}
        </p>
      )}
      <h2 role="status">{live.headline}</h2>
      <LinkReading lines={live.lines} />
      <LinkLines lines={live.lines} />
      {act && (isAway || !act.isOnlyAway) && <LinkAct title={title} act={act} />}
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
