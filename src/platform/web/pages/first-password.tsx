/** The first password of a vendor's account, by the link that was sent to its phone. */
import { useQuery } from '@tanstack/react-query'
import type { PasswordRule } from '#platform/model/password.ts'
import { api } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Loading } from '#platform/web/parts/states.tsx'
import { NewVendorPassword } from './new-vendor-password.tsx'

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
  const t = usePlatformT()
  return (
    <NewVendorPassword
      portalId={portalId}
      rule={rule}
      known={{ link }}
      path="/api/auth/vendorFirstPwd/confirm"
      message={t('아이디 {id}', { id: portalId })}
      proof={{
        name: 'phoneEnd',
        label: t('휴대폰 뒤 4자리'),
        help: t('링크를 받은 휴대폰 번호의 뒤 네 자리'),
        numeric: true,
        maxLength: 4,
        autoComplete: 'off',
      }}
      button={t('비밀번호 설정')}
      said={t('비밀번호를 설정했습니다. 로그인하십시오.')}
    />
  )
}
