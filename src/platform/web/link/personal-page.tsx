/** The page of one person, bound to this device: what today brings, what he reads, and that he is ready. */
import { BookOpenCheck, Check, CircleCheck, Smartphone } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { minuteOf } from '#platform/model/calendar.ts'
import { LinkRefusal, type PersonalPage, readMine, sendAgain, sendReady } from './link-api.ts'
import { Bottom, useSending, useWords } from './link-parts.tsx'

const OTHER_DEVICE = 'LINK_DEVICE'

export function Personal({ notice }: { notice: string }) {
  const [page, setPage] = useState<PersonalPage>()
  const [refusal, setRefusal] = useState<LinkRefusal>()
  const read = useCallback(async () => {
    try {
      setPage(await readMine())
      setRefusal(undefined)
    } catch (error) {
      if (!(error instanceof LinkRefusal)) throw error
      setRefusal(error)
    }
  }, [])
  useEffect(() => void read(), [read])
  if (page) return <Today page={page} notice={notice} onRead={read} />
  if (refusal?.code === OTHER_DEVICE) return <OtherDevice said={refusal.message} />
  return refusal ? <Silent said={refusal.message} onRetry={read} /> : null
}

function Silent({ said, onRetry }: { said: string; onRetry(): Promise<void> }) {
  const t = useWords()
  return (
    <section className="link-note" role="alert">
      <p>{said || t('네트워크 접속 문제로 처리하지 못했습니다. 다시 시도하십시오.')}</p>
      <button type="button" className="link-send" onClick={() => void onRetry()}>
        {t('다시 시도')}
      </button>
    </section>
  )
}

/** Whoever holds the link with another phone is told so; the one it is for gets his own. */
function OtherDevice({ said }: { said: string }) {
  const t = useWords()
  const { isBusy, refusal, run } = useSending()
  const [sent, setSent] = useState('')
  return (
    <section className="link-note" role="alert">
      <Smartphone size={40} strokeWidth={1.5} aria-hidden />
      <p>{said}</p>
      {sent ? (
        <p role="status">{sent}</p>
      ) : (
        <button
          type="button"
          className="link-send"
          disabled={isBusy}
          onClick={() => void run(async () => setSent((await sendAgain()).said))}
        >
          {t('등록된 휴대폰으로 새 링크 받기')}
        </button>
      )}
      {refusal && <p role="alert">{refusal}</p>}
    </section>
  )
}

/** Seen, read, ready: one touch each. */
type Touched = 'NOTHING' | 'SEEN' | 'READ'

function Today({ page, notice, onRead }: { page: PersonalPage; notice: string; onRead(): Promise<void> }) {
  const t = useWords()
  const { isBusy, refusal, run } = useSending()
  const [touched, setTouched] = useState<Touched>('NOTHING')
  const { reads, parts, readyDt, personNm, untilDt } = page
  const isRead = reads.length === 0 || touched === 'READ'
  const ready = () =>
    void run(async () => {
      await sendReady(reads.filter(({ lacks }) => !lacks).map(({ code }) => code))
      await onRead()
    })
  return (
    <form
      className="link-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) ready()
      }}
    >
      <div className="link-told">
        <h2 className="link-person">{t('{name} 님', { name: personNm })}</h2>
        <p className="link-quiet">{t('{day}까지', { day: minuteOf(untilDt) })}</p>
        {readyDt && (
          <p className="link-ready" role="status">
            <CircleCheck size={24} aria-hidden /> {t('{at}에 준비를 확인했습니다.', { at: minuteOf(readyDt) })}
          </p>
        )}
        {parts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
        {!readyDt && (
          <Step
            isDone={touched !== 'NOTHING'}
            text={t('작업과 부족한 것을 확인했습니다')}
            onTouch={() => setTouched('SEEN')}
          />
        )}
        {!readyDt && reads.length > 0 && (
          <section className="link-part">
            <h3>{t('읽을 것')}</h3>
            {reads.map(({ code, title, body, lacks }) => (
              <details key={code} open>
                <summary>{title}</summary>
                <p className="link-body">{body}</p>
                {lacks && <p className="link-lacks">{t('번역이 없습니다. 통역자가 읽어 줍니다.')}</p>}
              </details>
            ))}
            <Step
              isDone={touched === 'READ'}
              isClosed={touched === 'NOTHING'}
              text={t('모두 읽었습니다')}
              onTouch={() => setTouched('READ')}
            />
          </section>
        )}
        <p className="link-quiet">{notice}</p>
      </div>
      {!readyDt && (
        <Bottom text={t('준비됐습니다')} isReady={touched !== 'NOTHING' && isRead} isBusy={isBusy} refusal={refusal} />
      )}
    </form>
  )
}

interface StepProps {
  text: string
  isDone: boolean
  isClosed?: boolean
  onTouch(): void
}
const Step = ({ text, isDone, isClosed = false, onTouch }: StepProps) => (
  <button type="button" className="link-step" aria-pressed={isDone} disabled={isDone || isClosed} onClick={onTouch}>
    {isDone ? <Check size={20} aria-hidden /> : <BookOpenCheck size={20} aria-hidden />} {text}
  </button>
)

function Part({ part: { title, nothing, items } }: { part: PersonalPage['parts'][number] }) {
  return (
    <section className="link-part">
      <h3>{title}</h3>
      {items.length === 0 && <p className="link-quiet">{nothing}</p>}
      <ul className="link-items">
        {items.map(({ text, label, tone, lines }) => (
          <li key={`${label} ${text}`} data-tone={tone}>
            <b>{text}</b>
            {label && <span className="link-quiet">{label}</span>}
            {lines.length > 0 && (
              <ul>
                {lines.map((line) => (
                  <li key={line.text} data-tone={line.tone}>
                    {line.text}
                    {line.by && <span className="link-quiet"> → {line.by}</span>}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
