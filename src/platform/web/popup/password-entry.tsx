import { Input, type InputRef } from 'antd'
import { type FormEvent, useRef, useState } from 'react'
import { logError } from '#platform/web/api/error-log.ts'
import { PASSWORD_MAX } from '#platform/web/constants.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import './password-entry.css'

/** Small, and where a question would stand. */
export const ENTRY_BOX = { width: '420px', top: '18vh' }

interface PasswordEntryProps {
  about: string
  /** Whose password it is. */
  userId?: string | undefined
  /** Of the form; the button in the footer sends it. */
  formId: string
  /** Returns why it was refused, nothing when it was right. */
  enter(password: string): Promise<string | undefined>
  onDone(): void
}

/** One password field; Enter sends it, and the button that names its form. */
export function PasswordEntry({ about, userId, formId, enter, onDone }: PasswordEntryProps) {
  const t = usePlatformT()
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const input = useRef<InputRef>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const refused = password === '' ? t(K_14) : await entered(enter, password)
    setBusy(false)
    setRefusal(refused)
    if (refused === undefined) return onDone()
    input.current?.focus({ cursor: 'all' })
  }
  return (
    <form id={formId} className="password-entry" onSubmit={(event) => void submit(event)}>
      <p className="quiet">{about}</p>
      {userId && (
        <p className="password-entry-user">
          {t('아이디')} <strong>{userId}</strong>
          <input type="hidden" name="username" autoComplete="username" value={userId} readOnly />
        </p>
      )}
      <FormField label={t('비밀번호')} required width="full" {...(refusal && { error: { message: refusal } })}>
        {(wiring) => (
          <Input
            {...wiring}
            ref={input}
            data-focus-first
            type="password"
            name="password"
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </FormField>
    </form>
  )
}
const K_14 = '비밀번호를 입력해 주세요.'

async function entered(enter: PasswordEntryProps['enter'], password: string): Promise<string | undefined> {
  try {
    return await enter(password)
  } catch (error) {
    logError('password', error)
    return ''
  }
}
