/** The label of a place or an equipment, by the camera or typed as it is printed below the square. */
import { Button, Input } from 'antd'
import { useState } from 'react'
import { CameraScanner, hasCamera } from '#modules/common/camera.parts.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { type PlaceCode, parsePlaceCode } from './place-code.logic.ts'

export function ScanPlace({ onCode }: { onCode(code: PlaceCode): void }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const take = (text: string) => {
    const code = parsePlaceCode(text)
    setProblem(code ? undefined : t('위치나 설비의 QR이 아닙니다.'))
    if (!code) return
    setTyped('')
    onCode(code)
  }
  return (
    <section className="stack is-close" aria-label={t('위치 QR')}>
      {hasCamera() && <CameraScanner onCode={take} />}
      <FormField
        label={t('QR 아래 번호')}
        name="placeCd"
        help={t('예: L-12, E-305')}
        {...(problem && { error: { message: problem } })}
      >
        {(wiring) => (
          <div className="row">
            <Input
              {...wiring}
              value={typed}
              maxLength={20}
              autoCapitalize="characters"
              onChange={({ target }) => setTyped(target.value)}
              onPressEnter={() => take(typed)}
            />
            <Button disabled={typed.trim() === ''} onClick={() => take(typed)}>
              {t('위치 확인')}
            </Button>
          </div>
        )}
      </FormField>
    </section>
  )
}
