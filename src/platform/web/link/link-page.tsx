/** The page behind a link: who are you, the questions, thank you. For a phone in one hand. */
import { CircleCheck, Languages, Link2Off } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import type { LinkAnswers } from '#platform/model/link.ts'
import { type PageLanguage, pageLanguages } from '#platform/model/problem.ts'
import { DoneActs } from './link-act.tsx'
import {
  type Beginning,
  type Begun,
  type Claim,
  type Form,
  LinkRefusal,
  readBeginning,
  readForm,
  sendAnswers,
} from './link-api.ts'
import { LinkCode } from './link-code.tsx'
import { LinkForm } from './link-form.tsx'
import { pageNames, pageTags, setPageLanguage, usePageLanguage } from './link-language.ts'
import { LinkLines, LinkReading } from './link-lines.tsx'
import { LinkLive } from './link-live.tsx'
import { Bottom, NO_NETWORK, useSending, useWords } from './link-parts.tsx'
import { LinkTouch } from './link-touch.tsx'
import { Who } from './link-who.tsx'
import { Personal } from './personal-page.tsx'
import { Poster } from './poster-page.tsx'
import './link.css'

type Step =
  | { name: 'loading' }
  | { name: 'over'; said: string; retry?: boolean }
  | { name: 'who' }
  | { name: 'poster' }
  | { name: 'personal' }
  | { name: 'form'; claim: Claim; form: Form }
  | { name: 'done'; said: string }

/** The link itself is none, or no longer. */
const OVER = 404

export function LinkPage() {
  const t = useWords()
  const language = usePageLanguage()
  const [step, setStep] = useState<Step>({ name: 'loading' })
  const [begun, setBegun] = useState<Begun>()
  const beginning = begun?.beginning
  const begin = useCallback(async () => {
    try {
      const found = await readBeginning()
      setBegun((now) => (now && found.asOfDt !== undefined ? { ...now, asOfDt: now.asOfDt ?? found.asOfDt } : found))
      document.title = found.beginning.label
      setStep((now) =>
        now.name === 'loading' || now.name === 'over'
          ? { name: found.beginning.isPersonal ? 'personal' : found.beginning.isOpen ? 'poster' : 'who' }
          : now,
      )
    } catch (error) {
      const isOver = error instanceof LinkRefusal && error.status === OVER
      const isSilent = error instanceof LinkRefusal && error.code === undefined
      // What somebody has begun stays while the server has nothing to say to it.
      setStep((now) =>
        isOver || now.name === 'loading' || now.name === 'over'
          ? { name: 'over', said: isSilent ? t(NO_NETWORK) : (error as Error).message, retry: isSilent }
          : now,
      )
    }
  }, [t])
  // Again in another language; who has begun is asked anew in it.
  useEffect(() => {
    document.documentElement.lang = pageTags[language]
    void begin()
  }, [language, begin])
  const choose = (next: PageLanguage) => {
    setPageLanguage(next)
    if (step.name === 'form') void renew(step.claim)
  }
  const renew = async (claim: Claim) => setStep({ name: 'form', claim, form: await readForm(claim) })

  return (
    <main className="link-page">
      <Choice language={language} languages={beginning?.languages ?? pageLanguages} onChoose={choose} />
      {beginning?.live && step.name !== 'over' && <DoneActs act={beginning.live.act} onRead={begin} />}
      {beginning && step.name !== 'over' && <Head beginning={beginning} />}
      {beginning?.live && step.name === 'who' && (
        <LinkLive title={beginning.title} live={beginning.live} asOfDt={begun?.asOfDt} onRead={begin} />
      )}
      {step.name === 'over' && (
        <section className="link-note" role="alert">
          <Link2Off size={40} strokeWidth={1.5} aria-hidden />
          <p>{step.said}</p>
          {step.retry && (
            <button type="button" className="link-send" onClick={() => void begin()}>
              {t('다시 시도')}
            </button>
          )}
        </section>
      )}
      {beginning?.live?.touch && step.name === 'who' && <LinkTouch touch={beginning.live.touch} onRead={begin} />}
      {step.name === 'who' && beginning && (beginning.live?.asks ?? true) && (
        <Who notice={beginning.notice} text={t('시작')} onClaim={renew} />
      )}
      {step.name === 'personal' && beginning && <Personal key={language} notice={beginning.notice} />}
      {step.name === 'poster' && beginning && <Poster key={language} notice={beginning.notice} />}
      {step.name === 'form' && (
        <Answering claim={step.claim} form={step.form} onDone={(said) => setStep({ name: 'done', said })} />
      )}
      {step.name === 'done' && (
        <section className="link-note" role="status">
          <CircleCheck size={48} strokeWidth={1.5} aria-hidden />
          <h2>{step.said}</h2>
          <p>{t('이 창을 닫으셔도 됩니다.')}</p>
        </section>
      )}
    </main>
  )
}

interface ChoiceProps {
  language: PageLanguage
  languages: readonly PageLanguage[]
  onChoose(language: PageLanguage): void
}
/** Each in its own words. What is not written in his is shown in English. */
function Choice({ language, languages, onChoose }: ChoiceProps) {
  const t = useWords()
  return (
    <label className="link-languages">
      <Languages size={18} aria-hidden />
      <select
        aria-label={t('언어')}
        value={languages.includes(language) ? language : 'en'}
        onChange={({ target }) => onChoose(target.value as PageLanguage)}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {pageNames[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

function Head({ beginning: { label, title, vendorNm, untilYmd, live } }: { beginning: Beginning }) {
  const t = useWords()
  return (
    <header>
      <h1>{label}</h1>
      <p>{title}</p>
      {live ? (
        vendorNm && <p className="link-quiet">{vendorNm}</p>
      ) : (
        <p className="link-quiet">
          {vendorNm && `${t('{vendor} 작업자용', { vendor: vendorNm })} · `}
          {t('{day}까지', { day: untilYmd })}
        </p>
      )}
    </header>
  )
}

const CODE_NEEDED = 'LINK_CODE_NEEDED'

function Answering({ claim, form, onDone }: { claim: Claim; form: Form; onDone(said: string): void }) {
  const t = useWords()
  const { isBusy, refusal, run } = useSending()
  const [signing, setSigning] = useState<LinkAnswers>()
  const head = (
    <div className="link-told">
      <h2 className="link-person">{t('{name} 님', { name: form.personNm })}</h2>
      <LinkReading lines={form.parts.flatMap(({ lines }) => lines)} />
      {form.parts.map((part) => (
        <Told key={part.title} {...part} />
      ))}
    </div>
  )
  if (form.questions.length === 0) return <div className="link-form">{head}</div>
  const send = async (answers: LinkAnswers, code?: string) => {
    try {
      onDone((await sendAnswers(claim, answers, code)).said)
    } catch (error) {
      if (!(error instanceof LinkRefusal) || error.code !== CODE_NEEDED) throw error
      setSigning(answers)
    }
  }
  return (
    <>
      {signing && (
        <LinkCode claim={claim} onCode={(code) => send(signing, code)} onBack={() => setSigning(undefined)} />
      )}
      <div hidden={signing !== undefined}>
        <LinkForm
          questions={form.questions}
          head={head}
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
      </div>
    </>
  )
}

function Told({ title, lines }: Form['parts'][number]) {
  return (
    <section className="link-part link-told-part">
      <h3>{title}</h3>
      <LinkLines lines={lines} />
    </section>
  )
}
