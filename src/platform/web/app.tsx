/** The web app: who may see what, under which frame. */
import { Activity, type MouseEvent, useEffect, useEffectEvent } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { openEvents, useServerEvent } from '#platform/web/api/events.ts'
import { onSessionEnd } from '#platform/web/api/session-end.ts'
import { onTabMessage } from '#platform/web/api/token.ts'
import { alertError } from '#platform/web/dialog/dialogs.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { useScreens } from './pages/app-screens.ts'
import { LoginPage } from './pages/login-page.tsx'
import { isOpenPath, loginPathFor } from './pages/login-target.ts'
import { ForbiddenPage, MissingPage } from './pages/plain-pages.tsx'
import { type Resolved, resolve } from './pages/resolve.ts'
import { Challenges } from './popup/challenges.tsx'
import { storedUserId } from './session/remembered.ts'
import { dropSession, reloadMenus, type Session, useSessionState, validateSession } from './session/session.ts'
import { EmptyFrame } from './shell/empty-frame.tsx'
import { Frame } from './shell/frame.tsx'
import { StandalonePage } from './shell/standalone-page.tsx'
import { useDocumentTitle } from './shell/use-document-title.ts'
import { TabPages } from './tabs/tab-pages.tsx'
import { stripStore } from './tabs/tab-store.ts'
import { renew, visit } from './tabs/tabs.ts'
import { useClosedForbidden } from './tabs/use-closed-forbidden.ts'

const REDIRECT = '/redirect'

export function App() {
  const { pathname, search } = useLocation()
  const state = useSessionState()
  useDocumentTitle()
  useTabMessages()
  return (
    <>
      <LoginLink />
      {isOpenPath(pathname) ? (
        <LoginPage />
      ) : state.phase === 'unknown' ? (
        <EmptyFrame />
      ) : state.phase === 'out' ? (
        <SignedOut message={state.message} to={loginPathFor(pathname + search)} />
      ) : (
        <SignedIn session={state.session} />
      )}
    </>
  )
}

/** S-051; S-062: a start that failed says why once and begins at the first page. */
function SignedOut({ message, to }: { message: string | undefined; to: string }) {
  useEffect(() => {
    if (message) void alertError(message)
  }, [message])
  return <Navigate to={message ? loginPathFor('/') : to} replace />
}

/** S-063: the session ended somewhere below; this link is how the page is left. */
function LoginLink() {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const leave = useEffectEvent(() => {
    document.querySelector<HTMLAnchorElement>('a[href="/login"]')?.click()
  })
  useEffect(
    () =>
      onSessionEnd((why) => {
        if (why === 'elsewhere') void alertError(translateNow('다른 곳에서 로그인하여 로그아웃되었습니다.'))
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
    <a href="/login" hidden tabIndex={-1} onClick={go}>
      {t('로그인')}
    </a>
  )
}

/** S-066: what one tab of the browser does, the others follow. */
function useTabMessages() {
  useEffect(
    () =>
      onTabMessage((message) => {
        if (message.type === 'signedOut') location.replace('/login')
        if (message.type === 'signedIn' && message.userId !== storedUserId()) location.reload()
      }),
    [],
  )
}

function SignedIn({ session }: { session: Session }) {
  const { pathname, search, hash } = useLocation()
  const screens = useScreens()
  useEffect(() => openEvents(), [])
  useEffect(() => {
    if (pathname) validateSession()
  }, [pathname])
  useServerEvent('menus', () => void reloadMenus())
  useClosedForbidden()

  const isRenewal = pathname.startsWith(`${REDIRECT}/`)
  const resolved = resolve(pathname, search, session.routes, screens)
  const isStandalone = resolved.kind === 'page' && resolved.spec.standalone === true
  const isTab = (resolved.kind === 'page' && !isStandalone) || resolved.kind === 'index'
  useEffect(() => {
    if (isTab) stripStore.set((strip) => visit(strip, pathname, pathname + search))
  }, [isTab, pathname, search])

  // The frame and its pages stay mounted whatever the address shows, or they would lose their state.
  return (
    <>
      <Challenges />
      {isRenewal && <Renewal to={pathname.slice(REDIRECT.length)} query={search + hash} />}
      {isStandalone && <StandalonePage path={pathname} resolved={resolved} />}
      <Activity mode={isStandalone ? 'hidden' : 'visible'}>
        <Frame>
          {!isRenewal && <InsteadOfPage resolved={resolved} />}
          <TabPages activePath={isTab ? pathname : null} />
        </Frame>
      </Activity>
    </>
  )
}

/** S-012, S-107: the page at this path forgets its state; no trace of the way stays in the history. */
function Renewal({ to, query }: { to: string; query: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    stripStore.set((strip) => renew(strip, to))
    navigate(to + query, { replace: true })
  }, [to, query, navigate])
  return null
}

function InsteadOfPage({ resolved }: { resolved: Resolved }) {
  if (resolved.kind === 'redirect') return <Navigate to={resolved.to} replace />
  if (resolved.kind === 'missing') return <MissingPage unknownKey={resolved.unknownKey} />
  return resolved.kind === 'forbidden' ? <ForbiddenPage /> : null
}
