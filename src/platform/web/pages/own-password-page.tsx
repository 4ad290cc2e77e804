import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { type FormEvent, useState } from 'react'
import { type PasswordRule, passwordProblem, passwordRuleLines } from '#platform/model/password.ts'
import { api } from '#platform/web/api/client.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { PasswordFields, usePasswordPair } from '#platform/web/form/password-fields.tsx'
import { platformNow, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { Challenges } from '#platform/web/popup/challenges.tsx'
import { loadSession, signOut } from '#platform/web/session/session.ts'
import type { UserInfo } from '#platform/web/session/types.ts'
import './vendor-help.i18n.ts'
import { EntranceCard } from './vendor-inquiry.tsx'

interface Props {
  userId: string
  kind: UserInfo['kind']
}

/** What a one-time password opens: its change, and the way out. */
export function OwnPasswordPage({ userId, kind }: Props) {
  const t = usePlatformT()
  const { data, error, refetch } = useQuery({
    queryKey: ['passwordRule', userId],
    queryFn: ({ signal }) =>
      api.get<{ rule: PasswordRule }>('/api/manage/password', { query: { userId }, signal, quiet: true }),
  })
  return (
    <main id="app-main">
      <Challenges />
      <EntranceCard
        title={t('비밀번호 변경')}
        foot={
          <button type="button" className="plain-button" onClick={() => void signOut()}>
            {t('로그아웃')}
          </button>
        }
      >
        {error && <Failed error={error} onRetry={() => void refetch()} />}
        {!error && (data ? <OwnPassword userId={userId} kind={kind} rule={data.rule} /> : <Loading lines={4} />)}
      </EntranceCard>
    </main>
  )
}

function OwnPassword({ userId, kind, rule }: Props & { rule: PasswordRule }) {
  const t = useT()
  const say = usePlatformT()
  const [isBusy, setBusy] = useState(false)
  const { pair, validate, fields } = usePasswordPair((password) => {
    const problem = passwordProblem(rule, userId, password)
    return problem && platformNow(problem.message, problem.values)
  })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !(await validate())) return
    setBusy(true)
    try {
      await api.patch('/api/manage/password', { userId, ...pair })
      toast(say('비밀번호가 변경되었습니다.'))
      await loadSession(userId, kind)
    } catch (error) {
      alreadyTold(error)
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <p>{say('임시 비밀번호로 로그인했습니다. 나만 아는 비밀번호로 바꾸면 계속할 수 있습니다.')}</p>
      <input type="hidden" name="username" autoComplete="username" value={userId} readOnly />
      <PasswordFields {...fields} rules={passwordRuleLines(rule, t)} />
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {say('비밀번호 변경')}
      </Button>
    </form>
  )
}
