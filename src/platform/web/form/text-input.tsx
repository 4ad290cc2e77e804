import { Input } from 'antd'
import { type ChangeEvent, useRef } from 'react'
import type { TextField } from '#platform/model/field.ts'
import { formatPhone } from '#platform/model/phone-text.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { cutText, type Limit, sizeOf } from './cut-text.ts'
import type { ControlProps } from './form-field.tsx'

interface TextInputProps extends ControlProps<string> {
  field: Pick<TextField, 'max' | 'bytes' | 'lines' | 'format'>
  placeholder?: string
}

/** One line, or several with a counter (S-322). */
export function TextInput({ wiring, value, onChange, disabled, field, placeholder }: TextInputProps) {
  const input = useCut(field, onChange)
  const shared = {
    ...wiring,
    ...input,
    value: value ?? '',
    disabled: disabled ?? false,
    ...(placeholder && { placeholder }),
  }
  if (field.lines === undefined)
    return <OneLine {...shared} field={field} onChange={input.onChange} onDone={onChange} />
  return (
    <>
      <Input.TextArea {...shared} rows={field.lines} autoSize={{ minRows: field.lines, maxRows: 20 }} />
      <Counter text={value ?? ''} limit={field} />
    </>
  )
}

type Shared = Omit<Parameters<typeof Input>[0], 'onChange' | 'value'> & {
  value: string
  onChange: ReturnType<typeof useCut>['onChange']
}
/** S-325, S-327: trimmed and, where it is a phone number, hyphenated once it is complete. */
function OneLine({
  field,
  onDone,
  ...shared
}: Shared & { field: TextInputProps['field']; onDone(value: string | null): void }) {
  const settle = () => {
    const trimmed = shared.value.trim()
    const settled = field.format === 'phone' && trimmed !== '' ? formatPhone(trimmed) : trimmed
    if (settled !== shared.value) onDone(settled || null)
  }
  const type = (event: ChangeEvent<HTMLInputElement>) =>
    shared.onChange(field.format === 'phone' ? masked(event) : event)
  const kind = field.format === 'email' ? 'email' : field.format === 'phone' ? 'tel' : 'text'
  return <Input {...shared} type={kind} onChange={type} onBlur={settle} autoComplete="off" />
}

/** Hyphens come while typing at the end; who corrects in the middle is left alone until he is done. */
function masked({ target }: ChangeEvent<HTMLInputElement>) {
  const isAtEnd = target.selectionStart === target.value.length
  return { target: { value: isAtEnd ? formatPhone(target.value) : target.value } }
}

/** Typing beyond the limit is cut, but only between composed syllables. */
function useCut(limit: Limit, onChange: (value: string | null) => void) {
  const isComposing = useRef(false)
  const take = (text: string) => onChange((isComposing.current ? text : cutText(text, limit)) || null)
  return {
    onChange: ({ target }: { target: { value: string } }) => take(target.value),
    onCompositionStart: () => {
      isComposing.current = true
    },
    onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      isComposing.current = false
      take(currentTarget.value)
    },
  }
}

function Counter({ text, limit }: { text: string; limit: Limit }) {
  const t = usePlatformT()
  const size = sizeOf(text, limit)
  return (
    <span className="form-counter" data-full={size >= limit.max || undefined}>
      <span>{`${size} / ${limit.max}`}</span>
      {limit.bytes && ` ${t('바이트')}`}
    </span>
  )
}
