/** The frame of every input: label above, help and error below in one place, tied to the control. */
import './form.css'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'

/** What ties a control to its label, help and error; spread onto the control. */
export interface Wiring {
  id: string
  /** Where there is no label above, as in the cells of a table. */
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  'aria-required'?: boolean | undefined
}

/** How every control is driven. An empty value is null. */
export interface ControlProps<V> {
  wiring: Wiring
  value: V | null
  onChange(value: V | null): void
  disabled?: boolean | undefined
}

/** How wide a control is: as wide as what goes into it. */
export type FieldWidth = 'short' | 'medium' | 'long' | 'full'

export interface FieldError {
  message: string
  /** Act and article, when the refusal has one. */
  law?: string | undefined
}

interface FormFieldProps {
  label: string
  required?: boolean
  help?: ReactNode
  error?: FieldError | undefined
  /** Somebody asked for this field to be looked at again. */
  isMarked?: boolean
  width?: FieldWidth
  /** The control is several inputs: the label names the group. */
  isGroup?: boolean
  /** Where the error of this field is looked for. */
  name?: string
  children: (wiring: Wiring) => ReactNode
}

export function FormField(props: FormFieldProps) {
  const { label, required = false, help, error, isMarked = false, width = 'medium', isGroup = false, name } = props
  const id = useId()
  const helpId = help ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  const wiring: Wiring = {
    id,
    'aria-describedby': [helpId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  const caption = <Caption label={label} required={required} isMarked={isMarked} />
  return (
    <div
      className="form-field"
      data-field={name}
      data-width={width}
      data-invalid={error ? true : undefined}
      data-marked={isMarked || undefined}
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label` })}
    >
      {isGroup ? (
        <span id={`${id}-label`} className="form-label">
          {caption}
        </span>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className="form-label">
          {caption}
        </label>
      )}
      <div className="form-control">{props.children(wiring)}</div>
      {error && <FieldErrorLine id={errorId} error={error} />}
      {help && (
        <p id={helpId} className="form-help">
          {help}
        </p>
      )}
    </div>
  )
}

function Caption({ label, required, isMarked }: { label: string; required: boolean; isMarked: boolean }) {
  const t = usePlatformT()
  return (
    <>
      {label}
      {required && (
        <span className="form-required" aria-hidden>
          ＊
        </span>
      )}
      {isMarked && <span className="form-mark">{t('보완할 항목')}</span>}
    </>
  )
}

function FieldErrorLine({ id, error }: { id: string | undefined; error: FieldError }) {
  return (
    <p id={id} className="form-error">
      <CircleAlert size={14} aria-hidden />
      <span>
        {error.message}
        {error.law && <span className="form-law"> {error.law}</span>}
      </span>
    </p>
  )
}

/** One legend for all ＊ of a form. */
export function RequiredLegend() {
  const t = usePlatformT()
  return (
    <p className="form-legend">
      <span className="form-required" aria-hidden>
        ＊
      </span>{' '}
      {t('필수 입력')}
    </p>
  )
}
