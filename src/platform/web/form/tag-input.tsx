import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import type { Wiring } from './form-field.tsx'
import './tag-input.css'

interface TagInputProps {
  wiring: Wiring
  value: readonly string[]
  onChange(value: string[]): void
  placeholder?: string
}
const K_62 = '이미존재하는항목입니다.'

/** S-270: Enter or a comma adds what is typed, × and Backspace remove. */
export function TagInput({ wiring, value, onChange, placeholder }: TagInputProps) {
  const t = usePlatformT()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const isComposing = useRef(false)
  /** All but the last part of what is typed are complete. */
  const take = (text: string) => {
    setTyped(text)
    if (isComposing.current || !text.includes(',')) return
    const parts = text.split(',')
    add(parts.slice(0, -1), parts.at(-1) ?? '')
  }
  const add = (parts: readonly string[], rest: string) => {
    const tags = parts.map((part) => part.trim()).filter((tag) => tag !== '')
    const fresh = new Set(tags.filter((tag) => !value.includes(tag)))
    if (fresh.size > 0) onChange([...value, ...fresh])
    const isRepeated = fresh.size < tags.length
    // What is there already stays typed, to be changed.
    setTyped(isRepeated && fresh.size === 0 ? tags.join(', ') : rest)
    if (isRepeated) void alert(t(K_62))
  }
  const remove = (tag: string) => {
    onChange(value.filter((one) => one !== tag))
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add([typed], '')
    }
    if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the whole box leads into its field, as the label does.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field itself is reached by Tab.
    <div className="tags" onClick={() => input.current?.focus()}>
      {value.map((tag) => (
        <span key={tag} className="tags-tag">
          <span className="ellipsis">{tag}</span>
          <button
            type="button"
            className="plain-button"
            aria-label={t('{name} 삭제', { name: tag })}
            onClick={() => remove(tag)}
          >
            <X size={14} aria-hidden />
          </button>
        </span>
      ))}
      <input
        {...wiring}
        ref={input}
        value={typed}
        autoComplete="off"
        enterKeyHint="done"
        placeholder={value.length === 0 ? (placeholder ?? t('입력 후 Enter')) : ''}
        onChange={({ target }) => take(target.value)}
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false
          take(currentTarget.value)
        }}
        onKeyDown={press}
      />
    </div>
  )
}
