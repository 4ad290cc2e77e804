import { Input } from 'antd'
import { useState } from 'react'
import type { NumberField } from '#platform/model/field.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { ControlProps } from './form-field.tsx'
import { cleanNumber, limitDecimals, numberText, parseNumber } from './number-text.ts'

interface NumberInputProps extends ControlProps<number> {
  field: Pick<NumberField, 'unit' | 'min' | 'decimals'>
}

/** S-323: free while typing, with separators afterwards; what is stored has none. */
export function NumberInput({ wiring, value, onChange, disabled, field }: NumberInputProps) {
  const t = useT()
  const decimals = field.decimals ?? 0
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    const cleaned = limitDecimals(cleanNumber(text), decimals)
    setTyped(cleaned)
    onChange(parseNumber(cleaned))
  }
  return (
    <Input
      {...wiring}
      className="form-number"
      inputMode={decimals === 0 && (field.min ?? -1) >= 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed ?? numberText(value, decimals)}
      disabled={disabled ?? false}
      onFocus={({ target }) => {
        setTyped(value === null ? '' : String(value))
        // The text changes once the separators are gone; only then can it be marked.
        requestAnimationFrame(() => target.select())
      }}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => type(target.value)}
      {...(field.unit && { suffix: <span className="form-unit">{t(field.unit)}</span> })}
    />
  )
}
