/** One labelled control of the sample pages with what it has stored below. */
import type { ReactNode } from 'react'
import { NOTHING } from '#platform/web/form/field-text.tsx'
import { FormField, type Wiring } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { type ExampleState, StoredValue } from '../parts/example.tsx'
import './input.css'

interface SampleFieldProps {
  label: string
  state: ExampleState
  stored: unknown
  /** How the value reads where it cannot be changed. */
  text: string
  help?: string
  width?: 'short' | 'medium' | 'long' | 'full'
  /** The control is several inputs. */
  isGroup?: boolean
  children(wiring: Wiring): ReactNode
}

export function SampleField(props: SampleFieldProps) {
  const { label, state, stored, text, help, width = 'medium', isGroup = false, children } = props
  const t = useT()
  const isRead = state === 'read'
  return (
    <div className="sample-field">
      <FormField
        label={t(label)}
        width={width}
        isGroup={isGroup || isRead}
        {...(help && { help: t(help) })}
        {...(state === 'error' && { error: { message: t('값을 다시 확인하세요.') } })}
      >
        {(wiring) => (isRead ? <span className="field-lines">{text || NOTHING}</span> : children(wiring))}
      </FormField>
      <StoredValue name={label} value={stored} />
    </div>
  )
}
