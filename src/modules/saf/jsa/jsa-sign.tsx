/** What a worker reads and signs on the foreman's device, in his own language. */
import './jsa.css'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { isWorded, saidIn, siteLangOf, type Translation } from '#modules/common/site-langs.logic.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { sendWith } from '#platform/web/calls/ask.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { SignatureImage, usePen } from '#platform/web/form/signature-pad.tsx'
import { translateNow } from '#platform/web/i18n/i18n.ts'
import { type JsaPartLine, signPart } from './jsa.calls.ts'
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
  const [strokes, setStrokes] = useState<number[][]>([])
  const [drawn, setDrawn] = useState<number[]>()
  const [phoneLast, setPhoneLast] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const events = usePen(isSending, setDrawn, (stroke) => setStrokes((all) => [...all, stroke]))
  const asksPhone = part.personNo !== null
  const isReady = strokes.length > 0 && (!asksPhone || /^\d{4}$/.test(phoneLast))
  const send = async () => {
    setSending(true)
    try {
      const body = { rowVersion: record.rowVersion, langCd: language, phoneLast: asksPhone ? phoneLast : null, strokes }
      await sendWith({ quiet: true }, signPart, { no: record.jsaNo, part: part.jsaPartNo }, body)
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(messageOf(error))
      setSending(false)
    }
  }
  return (
    <div className="stack">
      {asksPhone && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
        <label className="jsa-cell">
          <span>{say('phone')}</span>
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={phoneLast}
            onChange={({ target }) => setPhoneLast(target.value.replace(/\D/g, ''))}
          />
        </label>
      )}
      <div>
        <p>
          {say('sign')} · {part.partNm}
        </p>
        <SignatureImage strokes={drawn ? [...strokes, drawn] : strokes} events={events} label={say('sign')} />
      </div>
      {failure && (
        <p role="alert" className="is-bad">
          {failure}
        </p>
      )}
      <div className="form-buttons">
        <Button onClick={() => setStrokes([])}>{say('clear')}</Button>
        <Button type="primary" disabled={!isReady} loading={isSending} onClick={send}>
          {say('done')}
        </Button>
      </div>
    </div>
  )
}
