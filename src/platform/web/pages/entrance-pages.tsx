/** Coming in by another door: from a portal, or from the provider of single sign-on. */
import { KeyRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { LOGIN_FAILED_WAIT_MS } from '#platform/web/constants.ts'
import { alertError } from '#platform/web/dialog/dialogs.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Loading } from '#platform/web/parts/states.tsx'
import { signInFromPortal, signInFromProvider } from '#platform/web/session/session.ts'
import { useSite } from '#platform/web/session/site.ts'
import { LOGIN_PATH } from './fixed-routes.ts'
import { ownPath } from './login-target.ts'

const CLOSE_PATH = '/extService/ifClose'

/** Tells a refusal, waits as S-058 says, and leaves. */
function useEntrance(enter: () => Promise<{ refusal?: string; to: string; otherwise: string }>, isReady: boolean) {
  const navigate = useNavigate()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isReady || hasBegun.current) return
    // A ticket is good once, so it is shown once, however often the page is drawn.
    hasBegun.current = true
    const run = async () => {
      const { refusal, to, otherwise } = await enter()
      if (refusal === undefined) return navigate(to, { replace: true })
      await alertError(refusal)
      await new Promise((resolve) => setTimeout(resolve, LOGIN_FAILED_WAIT_MS))
      navigate(otherwise, { replace: true })
    }
    run().catch(alreadyTold)
  })
}

/** S-054, S-058 */
export function PortalLogin() {
  const [params] = useSearchParams()
  useEntrance(async () => {
    const refusal = await signInFromPortal(Object.fromEntries(params))
    return { to: '/', otherwise: CLOSE_PATH, ...(refusal !== undefined && { refusal }) }
  }, true)
  return <Loading lines={3} />
}

/** S-014: with single sign-on the way back from it, without it K-32. */
export function AuthRedirect() {
  const site = useSite()
  const [params] = useSearchParams()
  const code = params.get('code')
  const state = params.get('state')
  const isBack = site?.ssoYn === 'Y' && code !== null && state !== null
  useEntrance(async () => {
    const { redirect, refusal } = await signInFromProvider(code ?? '', state ?? '')
    return { to: ownPath(redirect) ?? '/', otherwise: LOGIN_PATH, ...(refusal !== undefined && { refusal }) }
  }, isBack)
  return isBack || !site ? <Loading lines={3} /> : <NotSignedOn isConfigured={site.ssoYn === 'Y'} />
}

function NotSignedOn({ isConfigured }: { isConfigured: boolean }) {
  const t = usePlatformT()
  return (
    <div className="notice plain-page">
      <KeyRound size={36} strokeWidth={1.5} aria-hidden />
      <h1>{t(isConfigured ? '통합 로그인을 마치지 못했습니다.' : '통합 로그인이 설정되어 있지 않습니다.')}</h1>
      <Link to={LOGIN_PATH}>{t('로그인 화면으로 가기')}</Link>
    </div>
  )
}
