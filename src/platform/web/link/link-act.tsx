/** What anybody may do at once about the record behind a link: kept on the phone first, and sent by itself. */
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { formatTime } from '#platform/web/format.ts'
import type { KeptPost } from '#platform/web/offline/kept-posts.ts'
import { useSending as useQueue, useSent } from '#platform/web/offline/offline.ts'
import { useStore } from '#platform/web/store.ts'
import { ACTS, acts, doAct, done, noteDone } from './link-acts.ts'
import { type Beginning, claimAct, regretAct } from './link-api.ts'
import { useDraft, useSending, useWords } from './link-parts.tsx'
import { Who } from './link-who.tsx'

type Offered = NonNullable<NonNullable<Beginning['live']>['act']>

/** First the button, then why: a choice, and it is done. Who he is he says only if he wants to. */
export function LinkAct({ title, act }: { title: string; act: Offered }) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const [personNm, setName] = useDraft('act-name')
  const { refusal, run } = useSending()
  const waits = useStore(acts.waiting).length > 0
  const choose = ({ code, label }: Offered['options'][number]) => {
    const name = personNm.trim()
    setOpen(false)
    void run(() => doAct({ code, ...(name && { personNm: name }) }, `${act.label}: ${label} · ${title}`))
  }
  const against = refusal && (
    <p role="alert" className="link-refusal">
      {refusal}
    </p>
  )
  // Until then it stands above everything else.
  if (waits) return against
  if (!isOpen)
    return (
      <>
        {against}
        <button type="button" className="link-stop" onClick={() => setOpen(true)}>
          {act.label}
        </button>
      </>
    )
  return (
    <fieldset className="link-reasons">
      <legend>{t('사유를 누르면 바로 처리됩니다.')}</legend>
      {act.options.map((option) => (
        <button key={option.code} type="button" onClick={() => choose(option)}>
          {option.label}
        </button>
      ))}
      <label className="link-field">
        <span>{t('이름 (원할 때만)')}</span>
        <input value={personNm} maxLength={100} autoComplete="name" onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="button" className="link-back" onClick={() => setOpen(false)}>
        {t('닫기')}
      </button>
    </fieldset>
  )
}

/** As long as somebody reads what was said to what he did, though it could be done again. */
const SAID_MS = 600_000

interface DoneActsProps {
  act: Offered | undefined
  onRead(): Promise<void>
}
/** Above everything: what has not been sent yet, and what was said to it once it had. */
export function DoneActs({ act, onRead }: DoneActsProps) {
  useQueue(acts, ACTS)
  useSent(acts, location.pathname, () => void onRead())
  const posts = useStore(acts.waiting)
  const last = useStore(done)
  const isNews = last && (act?.isOnlyAway !== false || Date.now() - last.atMs < SAID_MS)
  return (
    <>
      {posts.map((post) => (
        <Unsent key={post.key} post={post} tel={act?.tel} />
      ))}
      {isNews && (
        <section className="link-done" role="status">
          <CircleCheck className="link-done-mark" size={32} strokeWidth={1.5} aria-hidden />
          <h3>{last.said}</h3>
          {act?.claim && <Afterwards text={act.claim} send={claimAct} actKey={last.key} onRead={onRead} />}
          {act?.regret && <Afterwards text={act.regret} send={regretAct} actKey={last.key} onRead={onRead} />}
        </section>
      )}
    </>
  )
}

function Unsent({ post, tel }: { post: KeptPost; tel: string | undefined }) {
  const t = useWords()
  const { key, label, keptAt, refusal } = post
  return (
    <section className="link-unsent" role="alert">
      <h3>
        <TriangleAlert size={24} aria-hidden />
        {t('아직 보내지 못했습니다')}
      </h3>
      <p>
        <time dateTime={keptAt}>{formatTime(keptAt)}</time> {label}
      </p>
      <p>{refusal ?? t('모두 작업을 멈추고 물러나십시오. 연결되면 저절로 보냅니다. 그때까지 전화로 알리십시오.')}</p>
      {tel && (
        <a className="link-call" href={`tel:${tel.replaceAll(/[^\d+]/g, '')}`}>
          {tel}
        </a>
      )}
      <div className="link-unsent-acts">
        <button type="button" onClick={() => void (refusal === null ? acts.sendNow() : acts.retry(key))}>
          {t('지금 보내기')}
        </button>
        {refusal !== null && (
          <button type="button" onClick={() => void acts.drop(key)}>
            {t('삭제')}
          </button>
        )}
      </div>
    </section>
  )
}

interface AfterwardsProps {
  text: string
  actKey: string
  send: typeof regretAct
  onRead(): Promise<void>
}
/** From the device that did it, by the name of whoever may say so. */
function Afterwards({ text, actKey, send, onRead }: AfterwardsProps) {
  const [isOpen, setOpen] = useState(false)
  const claim = async (who: Parameters<typeof regretAct>[1]) => {
    const { said } = await send(actKey, who)
    noteDone(actKey, said)
    setOpen(false)
    await onRead()
  }
  if (isOpen) return <Who text={text} onClaim={claim} />
  return (
    <button type="button" className="link-plain" onClick={() => setOpen(true)}>
      {text}
    </button>
  )
}
