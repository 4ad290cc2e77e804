/** The page behind a poster: the questions, the key, and what became of what was told. Kept on the phone until it is sent. */
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { type LinkAnswers, type LinkQuestion, ticketFrom, ticketOf } from '#platform/model/link.ts'
import { keepApp } from '#platform/web/offline/keep-app.ts'
import { postQueue } from '#platform/web/offline/offline.ts'
import { OfflineStrip } from '#platform/web/offline/offline-strip.tsx'
import { type FollowedLine, follow, LinkRefusal, readQuestions, tell } from './link-api.ts'
import { LinkForm } from './link-form.tsx'
import { Bottom, useSending, useWords } from './link-parts.tsx'

/** Nobody's: whoever holds the phone. What was refused and may pass later waits like what found no network. */
const OWNER = 'poster'
const posts = postQueue({
  owner: () => OWNER,
  send: ({ path, body }) => tell(path, body),
  refusalOf: (error) => (error instanceof LinkRefusal && error.code !== undefined ? error.message : undefined),
})

export function Poster({ notice }: { notice: string }) {
  const t = useWords()
  const [questions, setQuestions] = useState<readonly LinkQuestion[]>()
  const [told, setTold] = useState<{ ticket: string; isKept: boolean }>()
  const { isBusy, refusal, run } = useSending()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; another language shows the page anew.
  useEffect(() => void run(async () => setQuestions(await readQuestions())), [])
  useEffect(() => keepApp('/sw.js?link', '/api/q/'), [])
  const send = async (answers: LinkAnswers) => {
    const ticket = ticketOf((bytes) => crypto.getRandomValues(bytes))
    const label = typeof answers.content === 'string' ? answers.content.slice(0, 30) : ''
    const outcome = await posts.post({ path: location.pathname, body: { ticket, answers }, label })
    setTold({ ticket, isKept: !outcome.sent })
  }
  return (
    <>
      <OfflineStrip queue={posts} owner={OWNER} t={t} />
      {told ? (
        <Ticket {...told} onMore={() => setTold(undefined)} />
      ) : (
        questions && (
          <LinkForm
            questions={questions}
            head={<p className="link-notice">{notice}</p>}
            onSend={(answers) => !isBusy && void run(() => send(answers))}
            foot={(missing) => (
              <Bottom
                text={t('제출')}
                isReady={missing === undefined}
                isBusy={isBusy}
                refusal={refusal}
                hint={missing && t('남은 문항: {label}', { label: missing })}
              />
            )}
          />
        )
      )}
      {!questions && refusal && (
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
  const [lines, setLines] = useState<readonly FollowedLine[]>()
  const { isBusy, refusal, run } = useSending()
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setLines(undefined)
    void run(async () => setLines((await follow(ticketFrom(typed).slice(0, 20))).lines))
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
      {lines && (
        <dl>
          {lines.map(({ label, value }) => (
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
