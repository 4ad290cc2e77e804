/** Who is signed in, and what he may open. */
import type { Person } from '#platform/model/access.ts'
import { renewalAhead } from '#platform/web/api/ahead.ts'
import { ApiError, api } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { sha256Hex } from '#platform/web/api/sha256.ts'
import { dropTokens, renewToken, setTokens, type TokenAnswer, tellTabs } from '#platform/web/api/token.ts'
import { LOGOUT_WAIT_MS, VALIDATION_REUSE_MS } from '#platform/web/constants.ts'
import { translateNow as t } from '#platform/web/i18n/i18n.ts'
import { createStore, useStore } from '#platform/web/store.ts'
import { forgetTabs } from '#platform/web/tabs/tab-store.ts'
import { type MenuRoute, routesFromMenus } from './menu-routes.ts'
import { MENUS, personPath } from './paths.ts'
import { forgetPerson, rememberPerson, storedKind, storedUserId } from './remembered.ts'
import { type MenuRow, personOf, type UserInfo } from './types.ts'

export interface Session {
  user: UserInfo
  person: Person
  menus: readonly MenuRow[]
  routes: readonly MenuRoute[]
}
export type SessionState =
  | { phase: 'unknown' }
  | { phase: 'out' /** Why the last attempt failed, to be said once. */; message?: string }
  | { phase: 'in'; session: Session }

const store = createStore<SessionState>({ phase: 'unknown' })
export const useSessionState = (): SessionState => useStore(store)
const currentSession = (): Session | null => {
  const state = store.get()
  return state.phase === 'in' ? state.session : null
}

export function useSession(): Session | null {
  const state = useStore(store)
  return state.phase === 'in' ? state.session : null
}

/** The signed-in person. Pages are shown only to one. */
export function usePerson(): Person {
  const session = useSession()
  if (!session) throw new Error('No one is signed in')
  return session.person
}

const signedInListeners = new Set<(user: UserInfo) => void>()
/** Called when it is known who is here, before the first page is drawn. */
export const onSignedIn = (listener: (user: UserInfo) => void): void => {
  signedInListeners.add(listener)
}

/** S-060: from the cookie to a session. Nobody signed in is no failure; a broken start says why once (S-062). */
export async function startSession(): Promise<void> {
  const renewal = await (renewalAhead() ?? renewToken())
  if (!renewal.ok) {
    const isRefusal = renewal.status >= 400 && renewal.status < 500
    store.set(isRefusal ? { phase: 'out' } : { phase: 'out', message: renewal.message || t(K_31) })
    return
  }
  await loadSession(renewal.userId || storedUserId(), storedKind())
}
const K_30 = '인증에 실패하였습니다. 다시 로그인해 주세요.'
const K_31 = '접속할 수 없습니다. 관리자에게 문의하세요.'

async function loadSession(userId: string, kind: UserInfo['kind']): Promise<void> {
  try {
    const [user, menus] = await Promise.all([
      api.get<UserInfo>(personPath(userId, kind), { quiet: true }),
      api.get<MenuRow[]>(MENUS, { quiet: true }),
    ])
    rememberPerson(user)
    for (const listener of signedInListeners) listener(user)
    store.set({ phase: 'in', session: { user, person: personOf(user), menus, routes: routesFromMenus(menus) } })
  } catch (error) {
    clearSession(error instanceof ApiError && error.answer ? error.answer.message || t(K_30) : messageOf(error))
  }
}

function clearSession(message?: string): void {
  dropTokens()
  forgetTabs()
  forgetPerson()
  queryClient.clear()
  store.set(message ? { phase: 'out', message } : { phase: 'out' })
}

/** S-055…S-057. Returns the message of a refusal, nothing when the person is in. */
export async function signIn(kind: UserInfo['kind'], userId: string, password: string): Promise<string | undefined> {
  const path = kind === 'vendor' ? '/api/auth/vendorlogin' : '/api/auth/login'
  const body = { userId: userId.trim(), userPwdSHA: sha256Hex(password) }
  return enter(await api.post<TokenAnswer>(path, body), kind)
}

async function enter(answer: TokenAnswer, kind: UserInfo['kind']): Promise<string | undefined> {
  if (answer.userId === 'unauthorize') {
    clearSession()
    return answer.accessToken
  }
  setTokens(answer)
  await loadSession(answer.userId, kind)
  tellTabs({ type: 'signedIn', userId: answer.userId })
  return undefined
}

/** S-054: whoever was signed in is signed out first, then the portal's ticket opens a session. */
export async function signInFromPortal(params: Readonly<Record<string, string>>): Promise<string | undefined> {
  await api.post('/api/auth/logout', undefined, { quiet: true })
  clearSession()
  return enter(await api.post<TokenAnswer>('/api/extService/ifPLogin', params), 'vendor')
}

/** S-014: back from the provider of single sign-on. Returns where the person wanted to go, or the message of a refusal. */
export async function signInFromProvider(code: string, state: string): Promise<{ refusal?: string; redirect: string }> {
  const answer = await api.post<TokenAnswer & { redirect: string }>('/api/auth/oidc/finish', { code, state })
  const refusal = await enter(answer, 'staff')
  return { redirect: answer.redirect, ...(refusal !== undefined && { refusal }) }
}

/** S-116: the same person again, without leaving the page. Returns the message of a refusal. */
export async function signInAgain(password: string): Promise<string | undefined> {
  const user = currentSession()?.user
  if (!user) throw new Error('No one was signed in')
  const path = user.kind === 'vendor' ? '/api/auth/vendorlogin' : '/api/auth/login'
  const body = { userId: user.userId, userPwdSHA: sha256Hex(password) }
  const answer = await api.post<TokenAnswer>(path, body, { quiet: true })
  if (answer.userId === 'unauthorize') return answer.accessToken
  setTokens(answer)
  tellTabs({ type: 'token', ...answer })
  return undefined
}

/** S-067: runs to its end also when the server does not answer. */
export async function signOut(): Promise<void> {
  try {
    await api.post('/api/auth/logout', undefined, { quiet: true })
  } finally {
    tellTabs({ type: 'signedOut' })
    clearSession()
    await new Promise((resolve) => setTimeout(resolve, LOGOUT_WAIT_MS))
    location.replace('/login')
  }
}

/** The server ended the session: nothing of it stays. */
export const dropSession = (): void => clearSession()

let lastReload = 0
/** S-090: rights have changed while signed in. */
export async function reloadMenus(): Promise<void> {
  lastReload += 1
  const reload = lastReload
  const menus = await api.get<MenuRow[]>(MENUS, { quiet: true })
  // S-482: a slow answer never overwrites a newer one.
  store.set((state) =>
    state.phase === 'in' && reload === lastReload
      ? { phase: 'in', session: { ...state.session, menus, routes: routesFromMenus(menus) } }
      : state,
  )
}

let validatedAt = Date.now()
/** S-063: asked at each navigation, answered at most every 30 s; a refusal is handled by the client as any 401. */
export function validateSession(): void {
  if (!currentSession() || Date.now() - validatedAt < VALIDATION_REUSE_MS) return
  validatedAt = Date.now()
  api.get('/api/auth/valid', { quiet: true, ofSession: true }).catch(() => undefined)
}
