/** The first password of a vendor's account, by the link that was sent to its phone. */
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { type PasswordRule, passwordProblem, passwordRuleLines } from '#platform/model/password.ts'
import { api } from '#platform/web/api/client.ts'
import { alreadyTold, messageOf } from '#platform/web/api/failures.ts'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { PasswordFields, usePasswordPair } from '#platform/web/form/password-fields.tsx'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { Loading } from '#platform/web/parts/states.tsx'
import { rememberKind } from '#platform/web/session/remembered.ts'
import { LOGIN_PATH } from './fixed-routes.ts'
import { HelpField } from './vendor-inquiry.tsx'

interface Opened {
  /** Masked. */
  portalId: string
  rule: PasswordRule
}

export function FirstPassword({ link }: { link: string }) {
  const { data, error } = useQuery({
    queryKey: ['firstPassword', link],
    queryFn: () => api.post<Opened>('/api/auth/vendorFirstPwd', { link }, { quiet: true, silent: true }),
    retry: false,
  })
  if (error) return <p role="alert">{messageOf(error)}</p>
  return data ? <Form link={link} {...data} /> : <Loading lines={4} />
}

function Form({ link, portalId, rule }: Opened & { link: string }) {
  const t = useT()
  const navigate = useNavigate()
  const [phoneEnd, setPhoneEnd] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { pair, validate, fields } = usePasswordPair((password) => {
    const problem = passwordProblem(rule, portalId, password)
    return problem && translateNow(problem.message, problem.values)
  })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !(await validate())) return
    setBusy(true)
    try {
      await api.post('/api/auth/vendorFirstPwd/confirm', { link, phoneEnd: phoneEnd.trim(), ...pair })
      await alert(t('비밀번호를 설정했습니다. 로그인하십시오.'))
      rememberKind('vendor')
      navigate(LOGIN_PATH, { replace: true })
    } catch (error) {
      alreadyTold(error)
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <p role="status">{t('아이디 {id}', { id: portalId })}</p>
      <HelpField
        label={t('휴대폰 뒤 4자리')}
        help={t('링크를 받은 휴대폰 번호의 뒤 네 자리')}
        numeric
        maxLength={4}
        autoComplete="off"
        value={phoneEnd}
        onChange={setPhoneEnd}
      />
      <PasswordFields {...fields} rules={passwordRuleLines(rule, t)} />
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('비밀번호 설정')}
      </Button>
    </form>
  )
}
