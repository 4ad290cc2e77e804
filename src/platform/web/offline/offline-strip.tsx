/** 「전송 대기 n건」: what was written and has not arrived yet, and what the server did not take. */
import { CloudUpload } from 'lucide-react'
import { useState } from 'react'
import { formatTime } from '#platform/web/format.ts'
import { useStore } from '#platform/web/store.ts'
import type { KeptPost } from './kept-posts.ts'
import { type PostQueue, useSending } from './offline.ts'
import './offline.css'

interface StripProps {
  queue: PostQueue
  /** Whose posts these are: another one's are neither shown nor sent. */
  owner: string | undefined
  t: (korean: string, values?: Readonly<Record<string, unknown>>) => string
}

/** Whoever counts a hundred people without a network still sees the page below. */
const MOST_NAMED = 3

/** The words come from whoever shows it: the page behind a link has no app around it. */
export function OfflineStrip({ queue, owner, t }: StripProps) {
  useSending(queue, owner)
  const posts = useStore(queue.waiting)
  const [isBusy, setBusy] = useState(false)
  if (posts.length === 0) return null
  const run = (work: Promise<void>) => {
    setBusy(true)
    void work.finally(() => setBusy(false))
  }
  const refused = posts.filter(({ refusal }) => refusal !== null)
  const kept = posts.filter(({ refusal }) => refusal === null)
  const count = kept.length
  return (
    <section className="offline-strip" aria-label={t('전송 대기')}>
      {count > 0 && (
        <p role="status">
          <CloudUpload size={16} aria-hidden />
          <strong>{t('전송 대기 {n}건', { n: count })}</strong>
          <span>
            {t('이 기기에 보관했습니다. 연결되면 자동으로 보냅니다.')}
            {kept.slice(0, MOST_NAMED).map(({ key, keptAt, label }) => (
              <small key={key}>
                <time dateTime={keptAt}>{formatTime(keptAt)}</time> {label}
              </small>
            ))}
            {kept.length > MOST_NAMED && <small>{t('외 {n}건', { n: kept.length - MOST_NAMED })}</small>}
          </span>
          <button type="button" aria-busy={isBusy} disabled={isBusy} onClick={() => run(queue.sendNow())}>
            {t('지금 보내기')}
          </button>
        </p>
      )}
      {refused.map((post) => (
        <Refused key={post.key} post={post} queue={queue} t={t} />
      ))}
    </section>
  )
}

function Refused({ post, queue, t }: Pick<StripProps, 'queue' | 't'> & { post: KeptPost }) {
  return (
    <p role="alert" className="offline-refused">
      <strong>{t('보내지 못했습니다: {label}', { label: post.label })}</strong>
      <span>{post.refusal}</span>
      <button type="button" onClick={() => void queue.retry(post.key)}>
        {t('다시 시도')}
      </button>
      <button type="button" onClick={() => void queue.drop(post.key)}>
        {t('삭제')}
      </button>
    </p>
  )
}
