import { Input, type InputRef } from 'antd'
import { useLayoutEffect, useRef, useState } from 'react'
import type { NumberField } from '#platform/model/field.ts'
import { cleanNumber, limitDecimals, numberText, parseNumber } from '#platform/model/number-text.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { cutText } from './cut-text.ts'
import type { ControlProps } from './form-field.tsx'

interface NumberInputProps extends ControlProps<number> {
  field: Pick<NumberField, 'unit' | 'min' | 'decimals'> & {
    /** All decimals are shown, also those that are 0. */
    isFixed?: boolean
    /** Before the number, as a sign of money. */
    prefix?: string
    /** At most so many characters, sign and point among them, or bytes of UTF-8. */
    maxLength?: number
    bytes?: boolean
  }
}

/** S-323: free while typing, with separators afterwards; what is stored has none. */
export function NumberInput({ wiring, value, onChange, disabled, field }: NumberInputProps) {
  const t = useT()
  const { decimals = 0, unit, prefix, maxLength = Number.POSITIVE_INFINITY, bytes } = field
  const [typed, setTyped] = useState<string>()
  const box = useRef<InputRef>(null)
  const marksAll = useRef(false)
  // The text changes once the separators are gone; then all of it is marked, before the next key.
  useLayoutEffect(() => {
    if (typed === undefined || !marksAll.current) return
    marksAll.current = false
    box.current?.select()
  }, [typed])
  const type = (text: string) => {
    const cleaned = cutText(limitDecimals(cleanNumber(text), decimals), { max: maxLength, bytes })
    setTyped(cleaned)
    onChange(parseNumber(cleaned))
  }
  return (
    <Input
      ref={box}
      {...wiring}
      className="form-number"
      inputMode={decimals === 0 && (field.min ?? -1) >= 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed ?? numberText(value, decimals, field.isFixed)}
      disabled={disabled ?? false}
      onFocus={() => {
        marksAll.current = true
        setTyped(value === null ? '' : String(value))
      }}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => type(target.value)}
      {...(prefix && { prefix: <span className="form-unit">{t(prefix)}</span> })}
      {...(unit && { suffix: <span className="form-unit">{t(unit)}</span> })}
    />
  )
}
