import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PasswordRule } from '#platform/model/password.ts'
import { api } from '#platform/web/api/client.ts'
import { alreadyTold, messageOf } from '#platform/web/api/failures.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Loading } from '#platform/web/parts/states.tsx'
import { LOGIN_PATH } from './fixed-routes.ts'
import { NewVendorPassword } from './new-vendor-password.tsx'
import { HelpField, VendorHelpCard } from './vendor-inquiry.tsx'

/** Staff: first a link to the own mail or phone, then, by the link, the own password. */
export function StaffPasswordPage({ link }: { link: string | null }) {
  const t = usePlatformT()
  return (
    <VendorHelpCard title={t(link ? '비밀번호 설정' : '비밀번호 재설정')}>
      {link ? <ByLink link={link} /> : <AskForLink />}
    </VendorHelpCard>
  )
}

function AskForLink() {
  const t = usePlatformT()
  const [userId, setUserId] = useState('')
  const [message, setMessage] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      // The page itself says what the server answers.
      const body = { userId: userId.trim() }
      setMessage((await api.post<{ message: string }>('/api/auth/passwordlink', body, { silent: true })).message)
    } catch (error) {
      alreadyTold(error)
    } finally {
      setBusy(false)
    }
  }
  if (message) return <p role="status">{message}</p>
  return (
    <form onSubmit={(event) => void ask(event)}>
      <p>{t('등록된 메일이나 휴대폰으로 비밀번호를 정하는 링크를 보냅니다.')}</p>
      <HelpField
        label={t('아이디')}
        help={t('사번')}
        maxLength={30}
        autoComplete="username"
        value={userId}
        onChange={setUserId}
      />
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('링크 받기')}
      </Button>
    </form>
  )
}

function ByLink({ link }: { link: string }) {
  const t = usePlatformT()
  const navigate = useNavigate()
  const { data, error } = useQuery({
    queryKey: ['passwordLink', link],
    queryFn: () =>
      api.post<{ rule: PasswordRule }>('/api/auth/passwordlink/open', { link }, { quiet: true, silent: true }),
    retry: false,
  })
  if (error)
    return (
      <>
        <p role="alert">{messageOf(error)}</p>
        <Button type="primary" block onClick={() => navigate(`${LOGIN_PATH}?password`, { replace: true })}>
          {t('링크 받기')}
        </Button>
      </>
    )
  if (!data) return <Loading lines={4} />
  return (
    <NewVendorPassword
      kind="staff"
      portalId=""
      rule={data.rule}
      known={{ link }}
      path="/api/auth/passwordlink/confirm"
      message={t('아이디를 확인하고 새 비밀번호를 정하십시오.')}
      proof={{ name: 'userId', label: t('아이디'), help: t('사번'), maxLength: 30, autoComplete: 'username' }}
      button={t('비밀번호 설정')}
      said={t('비밀번호를 설정했습니다. 로그인하십시오.')}
    />
  )
}
