/** The web app: who may see what. What is behind the sign-in travels to the browser when it is needed. */
import { lazy, type MouseEvent, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { onSessionEnd } from '#platform/web/api/session-end.ts'
import { onTabMessage } from '#platform/web/api/token.ts'
import { alertError } from '#platform/web/dialog/dialogs.ts'
import { platformNow, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { isOpenPath, LOGIN_PATH } from './pages/fixed-routes.ts'
import { loginPathFor } from './pages/login-target.ts'
import { OpenPage } from './pages/open-pages.tsx'
import { storedUserId } from './session/remembered.ts'
import { dropSession, endsHimself, isSignedOut, type Session, useSessionState } from './session/session.ts'
import { EmptyFrame } from './shell/empty-frame.tsx'
import { signedIn } from './signed-in-later.ts'

const OwnPasswordPage = lazy(async () => ({ default: (await import('./pages/own-password-page.tsx')).OwnPasswordPage }))

export function App() {
  const { pathname, search } = useLocation()
  const state = useSessionState()
  useTabMessages()
  return (
    <>
      <LoginLink />
      {state.phase === 'change' && (pathname === LOGIN_PATH || !isOpenPath(pathname)) ? (
        <Suspense>
          <OwnPasswordPage {...state} />
        </Suspense>
      ) : isOpenPath(pathname) ? (
        <OpenPage path={pathname} />
      ) : state.phase === 'unknown' ? (
        <EmptyFrame isTroubled={state.isTroubled} />
      ) : state.phase === 'change' ? null : state.phase === 'out' ? (
        <SignedOut
          message={state.message}
          to={loginPathFor(state.message && !state.keepsPlace ? '/' : pathname + search)}
        />
      ) : (
        <Suspense fallback={<EmptyFrame />}>
          <Inside session={state.session} />
        </Suspense>
      )}
    </>
  )
}

function Inside({ session }: { session: Session }) {
  const [SignedIn] = useState(() => signedIn.here() ?? signedIn.Later)
  return <SignedIn session={session} />
}

/** S-051; S-062: a start that failed says why once. */
function SignedOut({ message, to }: { message: string | undefined; to: string }) {
  useEffect(() => {
    if (message) void alertError(message)
  }, [message])
  return <Navigate to={to} replace />
}

/** S-063: the session ended somewhere below; this link is how the page is left. */
function LoginLink() {
  const t = usePlatformT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const leave = useEffectEvent(() => {
    document.querySelector<HTMLAnchorElement>('a[href="/login"]')?.click()
  })
  useEffect(
    () =>
      onSessionEnd((why) => {
        if (endsHimself() || isSignedOut()) return
        if (why === 'elsewhere') void alertError(platformNow('다른 곳에서 로그인하여 로그아웃되었습니다.'))
        leave()
        dropSession()
      }),
    [],
  )
  const go = (event: MouseEvent) => {
    event.preventDefault()
    if (!isOpenPath(pathname)) navigate(loginPathFor(pathname + search))
  }
  return (
    <a href={LOGIN_PATH} hidden tabIndex={-1} onClick={go}>
      {t('로그인')}
    </a>
  )
}

/** S-066: what one tab of the browser does, the others follow. */
function useTabMessages() {
  useEffect(
    () =>
      onTabMessage((message) => {
        if (message.type === 'signedOut') location.replace(LOGIN_PATH)
        if (message.type === 'signedIn' && message.userId !== storedUserId()) location.reload()
      }),
    [],
  )
}
