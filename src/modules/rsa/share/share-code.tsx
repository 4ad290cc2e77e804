/** The code of an assessment, shown to whoever has no account, or printed on what hangs at the place. */
import '../assess/rsa.css'
import { Button } from 'antd'
import { QrCode as QrIcon } from 'lucide-react'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { QrCode } from '#platform/web/parts/qr-code.tsx'
import { codeWords } from './share-code.i18n.ts'

const addressOf = (path: string): string => new URL(path, location.origin).href

/** They are read side by side, not by the reader's language. */
export function ShareCode({ path }: { path: string }) {
  const t = useT()
  return (
    <div className="rsa-code">
      <QrCode className="rsa-code-qr" text={addressOf(path)} label={t('위험성평가를 읽고 확인하는 QR 코드')} />
      <ul>
        {codeWords.map(([lang, said]) => (
          <li key={lang} lang={lang}>
            {said}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function CodeButton({ path }: { path: string }) {
  const t = useT()
  const show = () =>
    openDialog({
      label: t('업체 인원 QR'),
      width: 'min(480px, 96vw)',
      content: () => (
        <div className="stack">
          <p className="quiet">
            {t('현장에 붙이거나 보여 주면, 업체 인원이 자기 휴대폰에서 자기 말로 읽고 확인합니다.')}
          </p>
          <ShareCode path={path} />
        </div>
      ),
    })
  return (
    <Button icon={<QrIcon size={16} aria-hidden />} onClick={() => void show()}>
      {t('업체 인원 QR')}
    </Button>
  )
}
