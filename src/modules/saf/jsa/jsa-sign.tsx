/** What a worker reads and signs on the foreman's device, in his own language. */
import './jsa.css'
import { Button, Input } from 'antd'
import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import { CameraScanner, hasCamera } from '#modules/common/camera.parts.tsx'
import { isWorded, saidIn, siteLangOf, type Translation } from '#modules/common/site-langs.logic.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { sendWith } from '#platform/web/calls/ask.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { SignatureImage, usePen } from '#platform/web/form/signature-pad.tsx'
import { translateNow } from '#platform/web/i18n/i18n.ts'
import { usePerson } from '#platform/web/session/session.ts'
import { type JsaPartLine, signPart, signPartByCard } from './jsa.calls.ts'
import type { Jsa } from './jsa.model.ts'
import { type SignLanguage, signLanguageCds, signLanguages } from './jsa-codes.model.ts'
import { type Line, stepsOf } from './jsa-edit.ts'
import { renewExtra } from './jsa-queries.ts'
import { signAccidents, signTexts } from './jsa-sign.i18n.ts'
import { RiskTag } from './risk-tag.tsx'

/** What is signed: these contents of this version. */
export type Signable = Pick<Jsa, 'jsaNo' | 'jsaTitle' | 'rowVersion' | 'scaleCd'> & {
  rows: readonly Line[]
  texts: readonly Translation[] | null
}

export async function openSigning(record: Signable, part: JsaPartLine): Promise<void> {
  const isSigned = await openDialog<boolean>({
    label: `${part.partNm} · ${signTexts.title[part.langCd]}`,
    content: (close) => <SignSheet record={record} part={part} onDone={() => close(true)} />,
    fullscreen: true,
  })
  if (!isSigned) return
  await renewExtra()
  toast(translateNow('서명했습니다.'))
}

function SignSheet({ record, part, onDone }: { record: Signable; part: JsaPartLine; onDone(): void }) {
  const [language, setLanguage] = useState<SignLanguage>(part.langCd)
  const say = (name: keyof typeof signTexts) => signTexts[name][language]
  return (
    <div className="stack is-narrow jsa-sign" lang={language}>
      <div className="row">
        {signLanguageCds.map((code) => (
          <Button
            key={code}
            lang={code}
            aria-pressed={code === language}
            {...(code === language && { color: 'primary', variant: 'outlined' })}
            onClick={() => setLanguage(code)}
          >
            {signLanguages[code]}
          </Button>
        ))}
      </div>
      <h2>{record.jsaTitle}</h2>
      <p>{say('intro')}</p>
      <ol>
        {stepsOf(record.rows).map((step) => (
          <li key={step.stepNo}>
            <h3>
              <span className="jsa-step-no">{step.stepNo}</span>{' '}
              <Read korean={step.stepNm} texts={record.texts} language={language} />
            </h3>
            {step.rows.map(({ row, index }) => (
              <Hazard
                key={row.rowNo ?? index}
                row={row}
                texts={record.texts}
                language={language}
                scaleCd={record.scaleCd}
              />
            ))}
          </li>
        ))}
      </ol>
      <p>
        <b>{say('stop')}</b>
      </p>
      <SignForm record={record} part={part} language={language} onDone={onDone} />
    </div>
  )
}

interface ReadProps {
  korean: string | null
  texts: Signable['texts']
  language: SignLanguage
}
/** In his language as far as somebody has said it; what nobody has is told to be so. */
function Read({ korean, texts, language }: ReadProps) {
  const lang = siteLangOf(language)
  if (!korean || !lang || !isWorded(korean)) return korean
  const said = saidIn(texts ?? [], lang, korean)
  if (said !== undefined) return said
  return (
    <>
      <span lang="ko">{korean}</span> <small className="is-bad">{signTexts.lacks[language]}</small>
    </>
  )
}

interface HazardProps extends Omit<ReadProps, 'korean'> {
  row: Line
  scaleCd: string | null
}
function Hazard({ row, texts, language, scaleCd }: HazardProps) {
  const known = { texts, language }
  const say = (name: keyof typeof signTexts) => signTexts[name][language]
  return (
    <article>
      <p>
        <b>{row.accTypeCd ? signAccidents[row.accTypeCd][language] : say('hazard')}</b>{' '}
        <RiskTag risk={row.riskAfterVal ?? row.riskBeforeVal} scaleCd={scaleCd} />
      </p>
      <p>
        <Read {...known} korean={row.hazardDesc} />
      </p>
      <p>
        <span className="quiet">{say('now')}</span> <Read {...known} korean={row.curMeasureDesc} />
      </p>
      {row.addMeasureDesc && (
        <p>
          <span className="quiet">{say('more')}</span> <Read {...known} korean={row.addMeasureDesc} />
        </p>
      )}
    </article>
  )
}

interface SignFormProps {
  record: Signable
  part: JsaPartLine
  language: SignLanguage
  onDone(): void
}
function SignForm({ record, part, language, onDone }: SignFormProps) {
  const say = (name: keyof typeof signTexts) => signTexts[name][language]
  const person = usePerson()
  const [strokes, setStrokes] = useState<number[][]>([])
  const [drawn, setDrawn] = useState<number[]>()
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const events = usePen(isSending, setDrawn, (stroke) => setStrokes((all) => [...all, stroke]))
  const isHimself = part.userId === null ? part.partNm === person.userNm : part.userId === person.userId
  const at = { no: record.jsaNo, part: part.jsaPartNo }
  const read = { rowVersion: record.rowVersion, langCd: language }
  const send = async (sending: () => Promise<unknown>) => {
    setSending(true)
    try {
      await sending()
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(messageOf(error))
      setSending(false)
    }
  }
  return (
    <div className="stack">
      {part.personNo !== null && (
        <ByCard
          label={say('card')}
          onCode={(text) => void send(() => sendWith({ quiet: true }, signPartByCard, at, { ...read, text }))}
        />
      )}
      <div>
        <p>
          {say('sign')} · {part.partNm}
        </p>
        <SignatureImage strokes={drawn ? [...strokes, drawn] : strokes} events={events} label={say('sign')} />
        {!isHimself && <p className="quiet">{`${say('witness')} ${person.userNm}`}</p>}
      </div>
      {failure && (
        <p role="alert" className="is-bad">
          {failure}
        </p>
      )}
      <div className="form-buttons">
        <Button onClick={() => setStrokes([])}>{say('clear')}</Button>
        <Button
          type="primary"
          disabled={strokes.length === 0}
          loading={isSending}
          onClick={() => void send(() => sendWith({ quiet: true }, signPart, at, { ...read, strokes }))}
        >
          {say('done')}
        </Button>
      </div>
    </div>
  )
}

/** Before the camera, or by a hand scanner. */
function ByCard({ label, onCode }: { label: string; onCode(text: string): void }) {
  const [text, setText] = useState('')
  const give = (code: string) => {
    setText('')
    if (code.trim()) onCode(code.trim())
  }
  return (
    <div className="stack is-close">
      <Input
        aria-label={label}
        placeholder={label}
        prefix={<ScanLine size={20} aria-hidden />}
        value={text}
        maxLength={200}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={() => give(text)}
      />
      {hasCamera() && <CameraScanner onCode={give} />}
    </div>
  )
}
