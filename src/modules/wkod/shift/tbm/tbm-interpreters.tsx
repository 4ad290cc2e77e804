/** Who has read a talk out to those who read another language, and for which somebody still has to. */
import { Button, Input, Select } from 'antd'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { renew, send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { SignatureImage, usePen } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { interpretTalk, type TalkInterpreter, talkInterpreters } from './tbm.calls.ts'

/** By the names that the site has for them. */
function useLanguageNames(): (code: string) => string {
  const codes = useCodes({ group: 'LANG' })
  return (code) => codes.find((one) => one.code === code)?.codeNm ?? code
}
export const useInterpreters = (tbmNo: number | null) => useAsked(talkInterpreters, tbmNo ? { no: tbmNo } : null)

interface InterpretersProps {
  permitNo: number
  tbmNo: number
  maySign: boolean
}
export function Interpreters({ permitNo, tbmNo, maySign }: InterpretersProps) {
  const t = useT()
  const nameOf = useLanguageNames()
  const { data } = useInterpreters(tbmNo)
  if (!data || (data.rows.length === 0 && data.toRead.length === 0)) return null
  const sign = async () => {
    await openDialog<boolean>({
      label: translateNow('통역자 서명'),
      width: '480px',
      content: (close) => <Signing permitNo={permitNo} toRead={data.toRead} onDone={() => close(true)} />,
    })
    await renew(talkInterpreters)
  }
  return (
    <section className="stack is-close" aria-label={t('통역')}>
      {data.toRead.length > 0 && (
        <p className="is-bad">
          {t('번역이 없는 글이 있어 통역자가 읽어 주고 서명해야 합니다: {langs}', {
            langs: data.toRead.map(nameOf).join(', '),
          })}
        </p>
      )}
      <InterpreterLines rows={data.rows} />
      {maySign && data.toRead.length > 0 && (
        <div className="row">
          <Button icon={<Languages size={16} aria-hidden />} onClick={() => void sign()}>
            {t('통역자 서명')}
          </Button>
        </div>
      )}
    </section>
  )
}

export function InterpreterLines({ rows }: { rows: readonly TalkInterpreter[] }) {
  const t = useT()
  const nameOf = useLanguageNames()
  return (
    <ul className="lines">
      {rows.map(({ langCd, interpreterNm, signDt, isCurrent, strokes }) => (
        <li key={`${langCd}${signDt}`}>
          <b>{interpreterNm}</b>
          <span>{t('{lang} 통역', { lang: nameOf(langCd) })}</span>
          <span>{formatDateTime(signDt)}</span>
          {strokes && <SignatureImage strokes={strokes} label={t('통역자 서명')} />}
          {!isCurrent && <StatusTag tone="waiting">{t('그 뒤 내용이 바뀜')}</StatusTag>}
        </li>
      ))}
    </ul>
  )
}

interface SigningProps {
  permitNo: number
  toRead: readonly string[]
  onDone(): void
}
function Signing({ permitNo, toRead, onDone }: SigningProps) {
  const t = useT()
  const nameOf = useLanguageNames()
  const [langCd, setLang] = useState<string | undefined>(toRead[0])
  const [interpreterNm, setName] = useState('')
  const [strokes, setStrokes] = useState<number[][]>([])
  const [drawn, setDrawn] = useState<number[]>()
  const events = usePen(false, setDrawn, (stroke) => setStrokes((all) => [...all, stroke]))
  const isReady = langCd !== undefined && interpreterNm.trim().length > 1 && strokes.length > 0
  const done = async () => {
    if (!langCd) return
    await send(interpretTalk, { no: permitNo }, { langCd, interpreterNm, strokes })
    toast(t('{name} 님이 서명했습니다.', { name: interpreterNm }))
    onDone()
  }
  const options = toRead.map((value) => ({ value, label: nameOf(value) }))
  return (
    <div className="stack is-wide">
      <p>{t('번역이 없는 글을 작업자의 말로 읽어 준 사람이 자기 이름으로 서명합니다.')}</p>
      <FormField label={t('통역한 언어')} width="full">
        {(wiring) => <Select {...wiring} value={langCd} options={options} onChange={setLang} />}
      </FormField>
      <FormField label={t('통역자 이름')} width="full">
        {(wiring) => (
          <Input {...wiring} maxLength={100} value={interpreterNm} onChange={({ target }) => setName(target.value)} />
        )}
      </FormField>
      <SignatureImage strokes={drawn ? [...strokes, drawn] : strokes} events={events} label={t('통역자 서명')} />
      <DialogActions>
        <Button onClick={() => setStrokes([])}>{t('서명 지우기')}</Button>
        <ActionButton type="primary" disabled={!isReady} onAction={done}>
          {t('통역자로 서명')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}
