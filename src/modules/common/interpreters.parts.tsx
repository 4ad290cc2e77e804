/** Who has read a text out to those who read another language, and for which somebody still has to. */
import { Button, Input, Select } from 'antd'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { proofSaid } from '#platform/model/sign-proof.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { SignatureImage, usePen } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import type { Interpreted, Interpreter } from './interpreters.calls.ts'

/** By the names that the site has for them. */
function useLanguageNames(): (code: string) => string {
  const codes = useCodes({ group: 'LANG' })
  return (code) => codes.find((one) => one.code === code)?.codeNm ?? code
}

interface InterpretersProps {
  rows: readonly Interpreter[]
  toRead: readonly string[]
  maySign: boolean
  onSign(signed: Interpreted): Promise<unknown>
}
export function Interpreters({ rows, toRead, maySign, onSign }: InterpretersProps) {
  const t = useT()
  const nameOf = useLanguageNames()
  if (rows.length === 0 && toRead.length === 0) return null
  const sign = () =>
    openDialog<boolean>({
      label: translateNow('통역자 서명'),
      width: '480px',
      content: (close) => <Signing toRead={toRead} onSign={onSign} onDone={() => close(true)} />,
    })
  return (
    <section className="stack is-close" aria-label={t('통역')}>
      {toRead.length > 0 && (
        <p className="is-bad">
          {t('번역이 없는 글이 있어 통역자가 읽어 주고 서명해야 합니다: {langs}', {
            langs: toRead.map(nameOf).join(', '),
          })}
        </p>
      )}
      <InterpreterLines rows={rows} />
      {maySign && toRead.length > 0 && (
        <div className="row">
          <Button icon={<Languages size={16} aria-hidden />} onClick={() => void sign()}>
            {t('통역자 서명')}
          </Button>
        </div>
      )}
    </section>
  )
}

export function InterpreterLines({ rows }: { rows: readonly Interpreter[] }) {
  const t = useT()
  const nameOf = useLanguageNames()
  return (
    <ul className="lines">
      {rows.map(({ langCd, interpreterNm, signDt, isCurrent, strokes, how }) => (
        <li key={`${langCd}${signDt}`}>
          <b>{interpreterNm}</b>
          <span>{t('{lang} 통역', { lang: nameOf(langCd) })}</span>
          <span>{formatDateTime(signDt)}</span>
          <small className="quiet">{proofSaid({ ...how, langCd: null }, t)}</small>
          {strokes && <SignatureImage strokes={strokes} label={t('통역자 서명')} />}
          {!isCurrent && <StatusTag tone="waiting">{t('그 뒤 내용이 바뀜')}</StatusTag>}
        </li>
      ))}
    </ul>
  )
}

interface SigningProps extends Pick<InterpretersProps, 'toRead' | 'onSign'> {
  onDone(): void
}
function Signing({ toRead, onSign, onDone }: SigningProps) {
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
    await onSign({ langCd, interpreterNm, strokes })
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
