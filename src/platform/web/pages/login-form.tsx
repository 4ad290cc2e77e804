import { Button, Input, type InputRef, Segmented } from 'antd'
import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { LOGIN_FAILED_WAIT_MS, PASSWORD_MAX } from '#platform/web/constants.ts'
import { alertError } from '#platform/web/dialog/dialogs.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { signIn } from '#platform/web/session/session.ts'
import type { UserInfo } from '#platform/web/session/types.ts'

interface Props {
  kind: UserInfo['kind']
  onKind: (kind: UserInfo['kind']) => void
  filled: { userId: string; password: string }
}

/** S-055…S-058 */
export function LoginForm({ kind, onKind, filled }: Props) {
  const t = usePlatformT()
  const ids = { userId: useId(), password: useId() }
  const [userId, setUserId] = useState(filled.userId)
  const [password, setPassword] = useState(filled.password)
  const [isBusy, setIsBusy] = useState(false)
  const passwordInput = useRef<InputRef>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !userId.trim() || !password) return
    setIsBusy(true)
    try {
      const refusal = await signIn(kind, userId, password)
      setIsBusy(false)
      if (refusal) await tellRefusal(refusal)
    } catch {
      // The client has told it; the form is ready for another try.
      setIsBusy(false)
    }
  }
  const tellRefusal = async (refusal: string) => {
    await alertError(refusal)
    await new Promise((resolve) => setTimeout(resolve, LOGIN_FAILED_WAIT_MS))
    setPassword('')
    passwordInput.current?.focus()
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Segmented
        block
        name="kind"
        aria-label={t('계정 구분')}
        value={kind}
        options={[
          { value: 'staff', label: t('임직원') },
          { value: 'vendor', label: t('협력업체') },
        ]}
        onChange={onKind}
      />
      <label htmlFor={ids.userId}>{t('아이디')}</label>
      <Input
        id={ids.userId}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={!filled.userId}
        required
        value={userId}
        onChange={(event) => setUserId(event.target.value)}
      />
      <label htmlFor={ids.password}>{t('비밀번호')}</label>
      <PasswordInput id={ids.password} value={password} onChange={setPassword} inputRef={passwordInput} />
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('로그인')}
      </Button>
    </form>
  )
}

interface PasswordProps {
  id: string
  value: string
  onChange: (value: string) => void
  inputRef: React.Ref<InputRef>
}

function PasswordInput({ id, value, onChange, inputRef }: PasswordProps) {
  const t = usePlatformT()
  const [isShown, setIsShown] = useState(false)
  const [hasCapsLock, setHasCapsLock] = useState(false)
  const noteCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'))
  const Icon = isShown ? EyeOff : Eye
  return (
    <>
      <Input
        id={id}
        ref={inputRef}
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        required
        maxLength={PASSWORD_MAX}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={noteCapsLock}
        onKeyUp={noteCapsLock}
        suffix={
          <button
            type="button"
            className="plain-button show-password"
            aria-label={isShown ? t('비밀번호 숨기기') : t('비밀번호 보기')}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon size={16} />
          </button>
        }
      />
      <p id={`${id}-hint`} className="caps-lock" role="status">
        {hasCapsLock && t('Caps Lock이 켜져 있습니다.')}
      </p>
    </>
  )
}
