/** Signatures at the end of a check: the inspector's, or those of the four who have walked together. */
import { Input } from 'antd'
import { useState } from 'react'
import type { Signature } from '#platform/model/drawn.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { SignaturePad } from '#platform/web/form/signature-pad.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { jointSigns } from './check-codes.model.ts'
import type { SignField } from './check-result.model.ts'
import type { Filled } from './use-fill.ts'

interface SignsProps {
  isJoint: boolean
  signs: Filled['signs']
  onSign(name: SignField, signature: Signature | null): void
}

export function Signs({ isJoint, signs, onSign }: SignsProps) {
  const t = useT()
  const names = Object.keys(jointSigns) as SignField[]
  return (
    <section className="stack">
      <h2>{t('서명')}</h2>
      {isJoint && <p className="quiet">{t('도급인·수급인과 각 근로자 1명이 함께 점검하고 모두 서명합니다.')}</p>}
      {(isJoint ? names : (['inspectorSign'] as const)).map((name) => (
        <One key={name} label={t(isJoint ? jointSigns[name] : '점검자')} asksName={isJoint && name !== 'inspectorSign'}>
          {{ value: signs[name] ?? null, onChange: (signature) => onSign(name, signature) }}
        </One>
      ))}
    </section>
  )
}

interface OneProps {
  label: string
  /** Whose device it is signs as himself; others say who they are. */
  asksName: boolean
  children: { value: Signature | null; onChange(signature: Signature | null): void }
}
function One({ label, asksName, children: { value, onChange } }: OneProps) {
  const t = useT()
  const [signerNm, setSigner] = useState(value?.signerNm ?? '')
  const named = (signature: Signature | null) =>
    signature && asksName ? { ...signature, signerNm: signerNm.trim() || label } : signature
  const rename = (name: string) => {
    setSigner(name)
    if (value) onChange({ ...value, signerNm: name.trim() || label })
  }
  return (
    <div className="stack">
      {asksName && (
        <FormField label={t('{who} 이름', { who: label })} name={`${label}-name`}>
          {(wiring) => (
            <Input {...wiring} value={signerNm} maxLength={100} onChange={({ target }) => rename(target.value)} />
          )}
        </FormField>
      )}
      <FormField label={label} name={label} required isGroup width="full">
        {(wiring) => (
          <SignaturePad wiring={wiring} value={value} onChange={(signature) => onChange(named(signature))} />
        )}
      </FormField>
    </div>
  )
}
