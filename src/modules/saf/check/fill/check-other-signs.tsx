/** Those who may have looked along: each signs on this device before whoever makes the check, or was not there. */
import { Button } from 'antd'
import { useState } from 'react'
import type { Signature } from '#platform/model/drawn.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { SignaturePad } from '#platform/web/form/signature-pad.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'

type Signs = Readonly<Record<string, Signature>>
interface OtherSignsProps {
  of: readonly { userId: string; userNm: string }[]
  signs: Signs
  onChange(signs: Signs): void
}
export function OtherSigns({ of, signs, onChange }: OtherSignsProps) {
  const t = useT()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  if (of.length === 0) return null
  const keep = (userId: string, userNm: string, sign: Signature | null) => {
    const { [userId]: _before, ...rest } = signs
    onChange(sign ? { ...rest, [userId]: { ...sign, signerNm: userNm } } : rest)
  }
  return (
    <section className="stack is-close" aria-label={t('함께 점검한 사람')}>
      <p className="quiet">{t('함께 점검한 사람이 있으면 그 사람이 서명합니다.')}</p>
      {of.map(({ userId, userNm }) =>
        signs[userId] || opened.has(userId) ? (
          <FormField
            key={userId}
            label={t('{name} 서명', { name: userNm })}
            name={`sign-${userId}`}
            isGroup
            width="full"
          >
            {(wiring) => (
              <SignaturePad
                wiring={wiring}
                value={signs[userId] ?? null}
                onChange={(sign) => keep(userId, userNm, sign)}
                onlyDrawn
              />
            )}
          </FormField>
        ) : (
          <Button key={userId} size="large" onClick={() => setOpened(new Set([...opened, userId]))}>
            {t('{name} 서명받기', { name: userNm })}
          </Button>
        ),
      )}
    </section>
  )
}
