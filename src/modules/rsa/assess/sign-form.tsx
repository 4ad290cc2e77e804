/** Somebody signs: on his own session, or on the device of who leads, before him as the witness, or by his card. */
import { Button } from 'antd'
import { useState } from 'react'
import { ApiError } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { SignatureImage, usePen } from '#platform/web/form/signature-pad.tsx'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { ByCard } from '../share/by-card.tsx'
import type { Drawn } from './rsa.calls.ts'

interface Signing {
  name: string
  /** What the signature confirms; Korean. */
  says: string
  /** Who stands by, where he signs on another's device. */
  witnessNm?: string
  /** His card instead of his hand. */
  card?(text: string): Promise<unknown>
  sign(drawn: Drawn): Promise<unknown>
}

/** @returns whether he has signed */
export async function openSigning(signing: Signing): Promise<boolean> {
  const isSigned = await openDialog<true>({
    label: translateNow('{name} 서명', { name: signing.name }),
    content: (close) => <SignForm {...signing} onDone={() => close(true)} />,
    width: 'min(560px, 92vw)',
  })
  if (isSigned) toast(translateNow('서명했습니다.'))
  return isSigned ?? false
}

function SignForm({ says, witnessNm, card, sign, onDone }: Signing & { onDone(): void }) {
  const t = useT()
  const [strokes, setStrokes] = useState<number[][]>([])
  const [drawn, setDrawn] = useState<number[]>()
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const events = usePen(isSending, setDrawn, (stroke) => setStrokes((all) => [...all, stroke]))
  const isReady = strokes.length > 0
  const sending = async (signing: () => Promise<unknown>) => {
    setSending(true)
    try {
      await signing()
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(messageOf(error))
      setSending(false)
    }
  }
  const draw = () => sending(() => sign({ strokes }))
  return (
    <div className="stack">
      <p>{t(says)}</p>
      {card && <ByCard onCode={(text) => void sending(() => card(text))} />}
      <SignatureImage strokes={drawn ? [...strokes, drawn] : strokes} events={events} label={t('서명란')} />
      {witnessNm && <p className="quiet">{t('입회 {name}', { name: witnessNm })}</p>}
      {failure && (
        <p role="alert" className="is-bad">
          {failure}
        </p>
      )}
      <DialogActions>
        <Button onClick={() => setStrokes([])}>{t('지우기')}</Button>
        <Button type="primary" disabled={!isReady} loading={isSending} onClick={() => void draw()}>
          {t('서명하기')}
        </Button>
      </DialogActions>
    </div>
  )
}
