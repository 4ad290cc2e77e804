import { useQuery } from '@tanstack/react-query'
import { type PasswordRule, passwordProblem, passwordRuleLines } from '#platform/model/password.ts'
import { api } from '#platform/web/api/client.ts'
import { alertError } from '#platform/web/dialog/dialogs.ts'
import { PasswordFields, usePasswordPair } from '#platform/web/form/password-fields.tsx'
import { platformNow, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import type { PopupContentProps } from './popup.ts'
import { usePopupData } from './popup-parts.tsx'
import './password-entry.css'

const K_11 = '비밀번호 변경이 처리되지 않았습니다. 관리자에게 문의하세요.'

/** S-157. Whoever listens gets `{ userId }`. */
export function PasswordChange({ childProps }: PopupContentProps) {
  const own = usePerson().userId
  const userId = typeof childProps.userId === 'string' ? childProps.userId : own
  const { data, error, refetch } = useQuery({
    queryKey: ['passwordRule', userId],
    queryFn: ({ signal }) =>
      api.get<{ rule: PasswordRule }>('/api/manage/password', { query: { userId }, signal, quiet: true }),
  })
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  return data ? <PasswordForm userId={userId} isOwn={userId === own} rule={data.rule} /> : <Loading lines={3} />
}

interface PasswordFormProps {
  userId: string
  isOwn: boolean
  rule: PasswordRule
}

function PasswordForm({ userId, isOwn, rule }: PasswordFormProps) {
  const t = useT()
  const say = usePlatformT()
  const { pair, validate, fields } = usePasswordPair((password) => {
    const problem = passwordProblem(rule, userId, password)
    return problem && platformNow(problem.message, problem.values)
  })
  usePopupData(async () => {
    if (!(await validate())) return undefined
    const isChanged = await api.patch<unknown>('/api/manage/password', { userId, ...pair })
    if (!isChanged) {
      void alertError(say(K_11))
      return undefined
    }
    return { userId }
  })
  return (
    <div className="password-entry">
      {!isOwn && (
        <p className="quiet">{say('{userId}의 비밀번호를 바꿉니다. 다음 로그인 때 다시 바꾸게 됩니다.', { userId })}</p>
      )}
      <PasswordFields {...fields} rules={passwordRuleLines(rule, t)} />
      {isOwn && <p className="quiet">{say('바꾸면 다른 기기에서는 로그아웃됩니다.')}</p>}
    </div>
  )
}
