/** Everything behind the sign-in: the frame, and in it the page of the address. */
import './zod-without-eval.ts'
import { Activity, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { openEvents, useServerEvent } from '#platform/web/api/events.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { shownTab } from '#platform/web/dialog/dialogs.ts'
import { useLanguage, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { AwayPage } from './offline/away-page.tsx'
import { keepApp } from './offline/keep-app.ts'
import { usePages } from './pages/app-screens.ts'
import { fixedRouteAt, shellRoutes } from './pages/fixed-routes.ts'
import { useLeaveGuard } from './pages/leave-guard.ts'
import { ForbiddenPage, MissingPage } from './pages/plain-pages.tsx'
import { type Resolved, resolve } from './pages/resolve.ts'
import './parts/parts.css'
import { Challenges } from './popup/challenges.tsx'
import { usePasswordAge } from './popup/password-age.ts'
import { addPlatformPopups } from './popup/platform-popups.ts'
import { keepSession } from './session/kept-session.ts'
import { reloadMenus, type Session, validateSession } from './session/session.ts'
import { useSettled, useSettlesAnyway } from './settled.ts'
import { AdditionsAt } from './shell/additions.tsx'
import { Frame } from './shell/frame.tsx'
import { StandalonePage } from './shell/standalone-page.tsx'
import { useDocumentTitle } from './shell/use-document-title.ts'
import { TabPages } from './tabs/tab-pages.tsx'
import { stripStore } from './tabs/tab-store.ts'
import { renew, visit } from './tabs/tabs.ts'
import { useClosedForbidden } from './tabs/use-closed-forbidden.ts'
import { useTabTitle } from './tabs/use-tab-title.ts'

addPlatformPopups()

const REDIRECT = '/redirect'

export function SignedIn({ session }: { session: Session }) {
  const { pathname, search, hash } = useLocation()
  const pages = usePages()
  useEffect(() => openEvents(), [])
  useEffect(() => {
    if (pathname) validateSession()
  }, [pathname])
  usePasswordAge(session.user)
  useSettlesAnyway()
  useServerEvent('menus', () => void reloadMenus())
  useServerEvent('codes', () => void queryClient.invalidateQueries({ queryKey: ['codes'] }))
  useClosedForbidden()
  useStartsWithoutNetwork(session)
  useLeaveGuard(session.routes)

  const isRenewal = pathname.startsWith(`${REDIRECT}/`)
  const resolved = resolve(pathname, search, session.routes, pages)
  const isPage = resolved.kind === 'page'
  const isAway = session.isAway === true && resolved.kind !== 'redirect' && !(isPage && resolved.spec.offline)
  const standalone =
    !isAway && (fixedRouteAt(pathname, pages.fixedRoutes)?.standalone ?? (isPage && resolved.spec.standalone))
  const isTab = !isAway && !standalone && (isPage || resolved.kind === 'index')
  const visitTab = () => {
    if (isTab) stripStore.set((strip) => visit(strip, pathname, pathname + search))
  }
  // The first page is drawn with the frame: an effect would come after the paint.
  useState(visitTab)
  useEffect(visitTab, [isTab, pathname, search])
  useEffect(() => {
    if (!isRenewal) shownTab.set(pathname)
  }, [pathname, isRenewal])
  useEffect(() => () => shownTab.set(null), [])
  useDocumentTitle(usePageTitle(pathname, resolved, isRenewal, isAway))

  // The frame and its pages stay mounted whatever the address shows, or they would lose their state.
  return (
    <>
      <Challenges />
      <AdditionsAt place="everywhere" />
      {isRenewal && <Renewal to={pathname.slice(REDIRECT.length)} query={search + hash} />}
      {standalone && (
        <StandalonePage path={pathname} resolved={resolved} isPaper={standalone === 'print'}>
          <InsteadOfPage resolved={resolved} />
        </StandalonePage>
      )}
      <Activity mode={standalone ? 'hidden' : 'visible'}>
        <Frame isShown={!standalone}>
          {isAway && <AwayPage />}
          {!isRenewal && !standalone && !isAway && <InsteadOfPage resolved={resolved} />}
          <TabPages activePath={isTab ? pathname : null} />
        </Frame>
      </Activity>
    </>
  )
}

/** Once the first page stands: the device keeps what another start needs where there is no network. */
function useStartsWithoutNetwork({ user, menus, isAway }: Session): void {
  const isSettled = useSettled()
  const { screens } = usePages()
  useEffect(() => {
    if (isSettled && !isAway) keepSession(user, menus, screens)
  }, [isSettled, isAway, user, menus, screens])
  useEffect(() => {
    if (isSettled) keepApp('/sw.js', '/')
  }, [isSettled])
}

/** S-110; null while the address only leads on. */
function usePageTitle(pathname: string, resolved: Resolved, isRenewal: boolean, isAway: boolean): string | null {
  const t = usePlatformT()
  const language = useLanguage()
  const { fixedRoutes } = usePages()
  const tabTitle = useTabTitle(pathname)
  if (isRenewal || resolved.kind === 'redirect') return null
  if (isAway) return t('연결 없음')
  if (resolved.kind === 'page' && resolved.route.trail.length > 0)
    return resolved.spec.standalone ? resolved.route.titles[language] : tabTitle
  const fixed = fixedRouteAt(pathname, [...shellRoutes, ...fixedRoutes])
  if (fixed) return fixed.titles[language]
  return t(resolved.kind === 'forbidden' ? '접근 권한이 없습니다' : '화면을 찾을 수 없습니다')
}

/** S-012, S-107: the page at this path forgets its state; no trace of the way stays in the history. */
function Renewal({ to, query }: { to: string; query: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    // One slash: two would name another server.
    const path = to.replace(/^\/+/, '/')
    stripStore.set((strip) => renew(strip, path))
    navigate(path + query, { replace: true })
  }, [to, query, navigate])
  return null
}

function InsteadOfPage({ resolved }: { resolved: Resolved }) {
  if (resolved.kind === 'redirect') return <Navigate to={resolved.to} replace />
  if (resolved.kind === 'missing') return <MissingPage unknownKey={resolved.unknownKey} />
  return resolved.kind === 'forbidden' ? <ForbiddenPage /> : null
}
