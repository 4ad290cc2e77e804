/** The code that witnesses are shown, and what stands beside it in their languages. */
import '../inquiry/inquiry.css'
import { Button } from 'antd'
import { QrCode as QrIcon } from 'lucide-react'
import { send } from '#platform/web/calls/ask.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { QrCode } from '#platform/web/parts/qr-code.tsx'
import { askWitnesses, endWitnessCode, type WitnessCode } from './witness.calls.ts'
import { witnessLines } from './witness-lines.i18n.ts'

export function WitnessButton({ no }: { no: number }) {
  const t = useT()
  const show = async () => {
    const code = await send(askWitnesses, { no })
    await openDialog({
      label: translateNow('목격자 진술 받기'),
      content: (close) => <Code no={no} code={code} onEnd={() => close(undefined)} />,
      width: 'min(480px, 96vw)',
    })
  }
  return (
    <ActionButton icon={<QrIcon size={16} aria-hidden />} onAction={show}>
      {t('목격자 진술 받기')}
    </ActionButton>
  )
}

function Code({ no, code, onEnd }: { no: number; code: WitnessCode; onEnd(): void }) {
  const t = useT()
  const address = new URL(code.path, location.origin).href
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    toast(translateNow('주소를 복사했습니다.'))
  }
  const end = async () => {
    await send(endWitnessCode, { no, link: code.linkNo })
    onEnd()
    toast(translateNow('이 코드로는 더 받지 않습니다.'))
  }
  return (
    <div className="stack">
      <p className="quiet">
        {t(
          '목격한 사람이 자기 휴대폰에서 자기 말로 적습니다. 계정도 이름도 필요하지 않고, 적은 것은 현장·증거에 남습니다.',
        )}
      </p>
      <div className="inquiry-code">
        <QrCode className="inquiry-code-qr" text={address} label={t('목격자 진술로 가는 QR 코드')} />
        <ul>
          {witnessLines.map(([lang, said]) => (
            <li key={lang} lang={lang}>
              {said}
            </li>
          ))}
        </ul>
      </div>
      <p className="quiet">{t('{day}까지', { day: code.untilYmd })}</p>
      <div className="row">
        <Button onClick={() => void copy()}>{t('주소 복사')}</Button>
        <ActionButton danger onAction={end}>
          {t('그만 받기')}
        </ActionButton>
      </div>
    </div>
  )
}
