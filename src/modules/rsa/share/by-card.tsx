/** A safety card before the camera, or by a hand scanner, or its number typed. */
import { Input } from 'antd'
import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import { CameraScanner, hasCamera } from '#modules/common/camera.parts.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'

export function ByCard({ onCode }: { onCode(text: string): void }) {
  const t = useT()
  const [text, setText] = useState('')
  const give = (code: string) => {
    setText('')
    if (code.trim()) onCode(code.trim())
  }
  return (
    <div className="stack is-close is-narrow">
      <Input
        aria-label={t('안전카드 QR·번호')}
        placeholder={t('안전카드 QR·번호')}
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
