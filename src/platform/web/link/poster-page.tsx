/** The page behind a poster: the questions, the key, and what became of what was told. Kept on the phone until it is sent. */
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { type LinkAnswers, ticketFrom, ticketOf } from '#platform/model/link.ts'
import { keepApp } from '#platform/web/offline/keep-app.ts'
import { postQueue } from '#platform/web/offline/offline.ts'
import { OfflineStrip } from '#platform/web/offline/offline-strip.tsx'
import { type Followed, follow, LinkRefusal, type PosterAsks, readQuestions, tell } from './link-api.ts'
import { LinkForm } from './link-form.tsx'
import { Bottom, useSending, useWords } from './link-parts.tsx'
import { LinkPhoto } from './link-photo.tsx'

/** Nobody's: whoever holds the phone. What was refused and may pass later waits like what found no network. */
const OWNER = 'poster'
const posts = postQueue({
  owner: () => OWNER,
  send: ({ path, body }) => tell(path, body),
  refusalOf: (error) => (error instanceof LinkRefusal && error.code !== undefined ? error.message : undefined),
})

export function Poster({ notice }: { notice: string }) {
  const t = useWords()
  const [asks, setAsks] = useState<PosterAsks>()
  const [photo, setPhoto] = useState<string>()
  const [told, setTold] = useState<{ ticket: string; isKept: boolean }>()
  const { isBusy, refusal, run } = useSending()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; another language shows the page anew.
  useEffect(() => void run(async () => setAsks(await readQuestions())), [])
  useEffect(() => keepApp('/sw.js?link', '/api/q/'), [])
  const send = async (answers: LinkAnswers) => {
    const ticket = ticketOf((bytes) => crypto.getRandomValues(bytes))
    const label = typeof answers.content === 'string' ? answers.content.slice(0, 30) : ''
    const outcome = await posts.post({
      path: location.pathname,
      body: { ticket, answers, ...(photo && { photo }) },
      label,
    })
    setPhoto(undefined)
    setTold({ ticket, isKept: !outcome.sent })
  }
  return (
    <>
      <OfflineStrip queue={posts} owner={OWNER} t={t} />
      {told ? (
        <Ticket {...told} onMore={() => setTold(undefined)} />
      ) : (
        asks && (
          <LinkForm
            questions={asks.questions}
            head={<p className="link-notice">{notice}</p>}
            onSend={(answers) => !isBusy && void run(() => send(answers))}
            foot={(missing) => (
              <>
                {asks.photo && <LinkPhoto label={asks.photo} photo={photo} onPhoto={setPhoto} />}
                <Bottom
                  text={t('제출')}
                  isReady={missing === undefined}
                  isBusy={isBusy}
                  refusal={refusal}
                  hint={missing && t('남은 문항: {label}', { label: missing })}
                />
              </>
            )}
          />
        )
      )}
      {!asks && refusal && (
        <p role="alert" className="link-refusal">
          {refusal}
        </p>
      )}
      <Following />
    </>
  )
}

function Ticket({ ticket, isKept, onMore }: { ticket: string; isKept: boolean; onMore(): void }) {
  const t = useWords()
  return (
    <section className="link-note" role="status">
      <CircleCheck size={48} strokeWidth={1.5} aria-hidden />
      <h2>{t('추적키')}</h2>
      <output className="link-ticket">{ticket}</output>
      <p>{t('이 키로만 결과를 볼 수 있습니다. 다시 보여 드릴 수 없으니 적어 두십시오.')}</p>
      {isKept && <p className="link-quiet">{t('이 기기에 보관했습니다. 이 화면을 다시 열면 보냅니다.')}</p>}
      <button type="button" className="link-send" onClick={onMore}>
        {t('하나 더 쓰기')}
      </button>
    </section>
  )
}

function Following() {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Followed>()
  const { isBusy, refusal, run } = useSending()
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFound(undefined)
    void run(async () => setFound(await follow(ticketFrom(typed).slice(0, 20))))
  }
  return (
    <details className="link-following">
      <summary>{t('보낸 것이 어떻게 되었는지 보기')}</summary>
      <form onSubmit={ask}>
        <label className="link-field">
          <span>{t('추적키 10자리')}</span>
          <input value={typed} maxLength={20} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        </label>
        {refusal && (
          <p role="alert" className="link-refusal">
            {refusal}
          </p>
        )}
        <button type="submit" className="link-send" disabled={typed.trim() === ''} aria-busy={isBusy}>
          {t('조회')}
        </button>
      </form>
      {found?.thanks && <Thanked {...found.thanks} />}
      {found && (
        <dl>
          {found.lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  )
}

/** Before everything else: what was done about it, in the words of who did it, and how the place looked and looks. */
function Thanked({ said, before, after }: NonNullable<Followed['thanks']>) {
  const t = useWords()
  const shots = [
    { name: t('조치 전'), picture: before },
    { name: t('조치 후'), picture: after },
  ].filter(({ picture }) => picture !== null)
  return (
    <section className="link-thanks" aria-label={t('알려 주셔서 고맙습니다')}>
      <h2>{t('알려 주셔서 고맙습니다')}</h2>
      <blockquote>{said}</blockquote>
      <div className="link-thanks-shots">
        {shots.map(({ name, picture }) => (
          <figure key={name} className="link-thanks-shot">
            <img src={`data:image/webp;base64,${picture}`} alt={name} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
