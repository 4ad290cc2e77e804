/** A field that shows what was picked, with buttons to search and to clear. */
import { Input } from 'antd'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Wiring } from '#platform/web/form/form-field.tsx'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import './picker.css'

interface PickFieldProps {
  wiring: Wiring
  /** The name of what was picked, or what is typed. */
  text: string
  placeholder: string
  isPicked: boolean
  isInvalid?: boolean
  disabled?: boolean | undefined
  onType(text: string): void
  /** Enter. */
  onSearch(): void
  onClear(): void
  buttons: readonly { text: string; icon: ReactNode; onClick(): void }[]
}

export function PickField(props: PickFieldProps) {
  const { wiring, text, placeholder, isPicked, isInvalid, disabled = false, onType, onSearch, onClear, buttons } = props
  const t = usePlatformT()
  const shown = isPicked ? [{ text: t('선택 지우기'), icon: <X size={16} aria-hidden />, onClick: onClear }] : []
  return (
    <Input
      {...wiring}
      aria-invalid={wiring['aria-invalid'] || isInvalid || undefined}
      status={isInvalid ? 'error' : ''}
      value={text}
      placeholder={placeholder}
      autoComplete="off"
      disabled={disabled}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onSearch()
      }}
      suffix={[...shown, ...buttons].map((button) => (
        <button
          key={button.text}
          type="button"
          className="plain-button form-calendar-button"
          aria-label={button.text}
          title={button.text}
          disabled={disabled}
          onClick={button.onClick}
        >
          {button.icon}
        </button>
      ))}
    />
  )
}
