/** Contractors' people who are to know: each confirms by himself, on his own page, by his card, or by his hand before who leads it. */
import { Button, Input } from 'antd'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { siteLangOf } from '#modules/common/site-langs.logic.ts'
import { nativeNames } from '#modules/common/site-langs.model.ts'
import type { Signature } from '#platform/model/drawn.ts'
import { type PageLanguage, pageLanguages } from '#platform/model/problem.ts'
import { proofSaid } from '#platform/model/sign-proof.ts'
import { send } from '#platform/web/calls/ask.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { SignaturePad } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { drawForShare, type SharePerson, type ShareText, scanForShare, textOfShare } from '../assess/rsa.calls.ts'
import { ByCard } from './by-card.tsx'

const languageOf = (langCd: string | null): PageLanguage => pageLanguages.find((one) => one === langCd) ?? 'kr'
const nativeOf = (langCd: string | null): string | undefined => {
  const lang = siteLangOf(langCd)
  return lang && nativeNames[lang]
}

interface PeopleProps {
  rsaNo: number
  people: readonly SharePerson[]
  mayAsk: boolean
  onDone(): Promise<void>
}
export function SharePeople({ rsaNo, people, mayAsk, onDone }: PeopleProps) {
  const t = useT()
  const [first] = people
  const isWaiting = mayAsk && people.some(({ confirmDt }) => confirmDt === null)
  if (!first) return null
  const draw = async (one: SharePerson) => {
    const done = await openDialog<boolean>({
      label: t('{name} 서명', { name: one.personNm }),
      width: 'min(720px, 96vw)',
      content: (close) => <Drawing rsaNo={rsaNo} one={one} onDone={() => close(true)} />,
    })
    if (done === true) await onDone()
  }
  const scan = async (text: string) => {
    const { personNm } = await send(scanForShare, { no: rsaNo, share: first.rsaShareNo }, { text, interpreterNm: null })
    toast(t('{name} 님이 서명했습니다.', { name: personNm }))
    await onDone()
  }
  return (
    <div className="stack is-close">
      <h4>{t('업체 인원')}</h4>
      {isWaiting && (
        <>
          <p className="quiet">
            {t(
              '자기 휴대폰의 본인 페이지에서 읽고 확인하거나, 안전카드를 여기에 대거나, 이 기기에서 읽고 그려서 서명합니다.',
            )}
          </p>
          <ByCard onCode={(code) => void scan(code).catch(() => undefined)} />
        </>
      )}
      <ul className="lines">
        {people.map((one) => (
          <li key={one.rsaSharePersonNo}>
            <span>
              <b>{one.personNm}</b> <span className="quiet">{one.vendorNm}</span>
              {one.opinionDesc && <small className="quiet rsa-reasons">{one.opinionDesc}</small>}
            </span>
            {nativeOf(one.langCd) && <span className="quiet">{nativeOf(one.langCd)}</span>}
            {one.confirmDt ? (
              <Signed one={one} at={one.confirmDt} />
            ) : (
              <StatusTag tone="waiting">{t('미확인')}</StatusTag>
            )}
            {mayAsk && one.confirmDt === null && (
              <Button
                icon={<PenLine size={16} aria-hidden />}
                aria-label={t('{name} 그려서 서명', { name: one.personNm })}
                onClick={() => void draw(one)}
              >
                {t('그려서 서명')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Signed({ one: { how, interpreterNm }, at }: { one: SharePerson; at: string }) {
  const t = useT()
  const read = interpreterNm && t('읽어 준 사람 {name}', { name: interpreterNm })
  return (
    <>
      <StatusTag tone="done">{t('확인')}</StatusTag>
      <span className="quiet">{[formatDateTime(at), proofSaid(how, t), read].filter(Boolean).join(' · ')}</span>
    </>
  )
}

/** He holds the device, reads it there in his language, and draws; who leads it stands by. */
function Drawing({ rsaNo, one, onDone }: { rsaNo: number; one: SharePerson; onDone(): void }) {
  const langCd = languageOf(one.langCd)
  const at = { no: rsaNo, share: one.rsaShareNo }
  return (
    <Asked call={textOfShare} at={{ ...at, langCd }}>
      {(text) => <DrawForm at={at} one={one} text={text} onDone={onDone} />}
    </Asked>
  )
}

interface FormProps {
  at: { no: number; share: number }
  one: SharePerson
  text: ShareText
  onDone(): void
}
function DrawForm({ at, one, text, onDone }: FormProps) {
  const t = useT()
  const { userNm } = usePerson()
  const [drawn, setDrawn] = useState<Signature | null>(null)
  const [interpreter, setInterpreter] = useState('')
  const name = one.personNm
  const isReady = drawn !== null && (text.isSaid || interpreter.trim() !== '')
  const sign = async () => {
    if (!drawn) return
    const body = { strokes: drawn.strokes, interpreterNm: text.isSaid ? null : interpreter.trim() }
    await send(drawForShare, { ...at, one: one.rsaSharePersonNo }, body)
    toast(t('{name} 님이 서명했습니다.', { name }))
    onDone()
  }
  return (
    <div className="stack is-wide">
      <SharedText text={text} langCd={languageOf(one.langCd)} />
      {!text.isSaid && (
        <FormField
          label={t('읽어 준 통역자')}
          help={t('{lang}로 번역되지 않은 글입니다. 통역자가 읽어 준 뒤에 서명합니다.', {
            lang: nativeOf(one.langCd) ?? '',
          })}
          required
        >
          {(wiring) => (
            <Input
              {...wiring}
              value={interpreter}
              maxLength={100}
              onChange={({ target }) => setInterpreter(target.value)}
            />
          )}
        </FormField>
      )}
      <FormField label={t('{name} 본인의 서명', { name })} name="drawn" required isGroup width="full">
        {(wiring) => (
          <SignaturePad wiring={wiring} value={drawn && { ...drawn, signerNm: name }} onChange={setDrawn} onlyDrawn />
        )}
      </FormField>
      <p className="quiet">{t('입회 {name}', { name: userNm })}</p>
      <DialogActions>
        <ActionButton type="primary" disabled={!isReady} onAction={sign}>
          {t('읽었습니다. 서명')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}

/** What is told, as whoever reads the language reads it. */
function SharedText({ text: { parts }, langCd }: { text: ShareText; langCd: string }) {
  return (
    <article className="stack" lang={langCd === 'kr' ? 'ko' : langCd}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: read as it stands, never reordered
        <section key={at} className="stack is-close">
          <h3>{part.title}</h3>
          <dl className="rsa-told">
            {part.lines.map(({ label, value, words }, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: read as it stands, never reordered
              <div key={line}>
                <dt className="quiet">{label}</dt>
                <dd>
                  {value}
                  {words && <small className="quiet rsa-reasons">{words}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </article>
  )
}
