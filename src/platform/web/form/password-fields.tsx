/** A new password and its repetition (S-320). The rule stands above the fields before anything is typed. */
import { Input } from 'antd'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { PASSWORD_MAX } from '#platform/web/constants.ts'
import { alert, alertError } from '#platform/web/dialog/dialogs.ts'
import { platformNow, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { cutText } from './cut-text.ts'
import { FormField } from './form-field.tsx'

const K_13 = '비밀번호와 비밀번호 확인이 같아야 합니다.'
const K_14 = '비밀번호를 입력해 주세요.'
const K_15 = '유효성 검사도중 에러가 발생하였습니다'

export interface PasswordPair {
  userPwd: string
  userPwdRepeat: string
}
type Errors = Partial<PasswordPair>

/**
 * The state of the two fields.
 *
 * @param problemOf what is wrong with a password by the rule of the site, as a sentence in the reader's language
 */
export function usePasswordPair(problemOf: (password: string) => string | undefined) {
  const [pair, setPair] = useState<PasswordPair>({ userPwd: '', userPwdRepeat: '' })
  const [errors, setErrors] = useState<Errors>({})
  /** Says what is wrong, in an alert and at the field; true when the password can be sent. */
  const validate = async (): Promise<boolean> => {
    const found = passwordErrors(pair, problemOf)
    setErrors(found.errors)
    await found.tell?.()
    return !found.tell
  }
  const onChange = (next: PasswordPair) => {
    setPair(next)
    setErrors({})
  }
  return { pair, validate, fields: { pair, errors, onChange } }
}

function passwordErrors({ userPwd, userPwdRepeat }: PasswordPair, problemOf: (password: string) => string | undefined) {
  const t = platformNow
  if (userPwd === '' || userPwdRepeat === '') {
    const errors: Errors = userPwd === '' ? { userPwd: t(K_14) } : { userPwdRepeat: t(K_14) }
    return { errors, tell: () => alert(t(K_14)) }
  }
  if (userPwd !== userPwdRepeat) return { errors: { userPwdRepeat: t(K_13) }, tell: () => alert(t(K_13)) }
  const problem = problemOf(userPwd)
  if (problem) return { errors: { userPwd: problem }, tell: () => alertError(t(K_15), [problem]) }
  return { errors: {} }
}

interface PasswordFieldsProps {
  pair: PasswordPair
  errors: Errors
  onChange(pair: PasswordPair): void
  /** The rule in sentences. */
  rules: readonly string[]
}

export function PasswordFields({ pair, errors, onChange, rules }: PasswordFieldsProps) {
  const t = usePlatformT()
  const [isShown, setShown] = useState(false)
  const inputs = [
    { name: 'userPwd', label: t('새 비밀번호') },
    { name: 'userPwdRepeat', label: t('새 비밀번호 확인') },
  ] as const
  return (
    <div className="form-passwords">
      <ul className="form-rules">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {inputs.map(({ name, label }, index) => {
        const error = errors[name]
        return (
          <FormField
            key={name}
            label={label}
            name={name}
            required
            width="long"
            {...(error && { error: { message: error } })}
          >
            {(wiring) => (
              <Input
                {...wiring}
                type={isShown ? 'text' : 'password'}
                autoComplete="new-password"
                {...(index === 0 && {
                  'data-focus-first': true,
                  suffix: <ShowButton isShown={isShown} setShown={setShown} />,
                })}
                value={pair[name]}
                onChange={({ target }) => onChange({ ...pair, [name]: cutText(target.value, { max: PASSWORD_MAX }) })}
              />
            )}
          </FormField>
        )
      })}
    </div>
  )
}

function ShowButton({ isShown, setShown }: { isShown: boolean; setShown(isShown: boolean): void }) {
  const t = usePlatformT()
  const Icon = isShown ? EyeOff : Eye
  return (
    <button
      type="button"
      className="plain-button form-calendar-button"
      aria-label={t('비밀번호 보기')}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
}
