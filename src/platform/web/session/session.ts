/** Who is signed in, and what he may open. */
import type { Person } from '#platform/model/access.ts'
import { MENUS, personPath } from '#platform/model/session-paths.ts'
import { renewalAhead } from '#platform/web/api/ahead.ts'
import { ApiError, api } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { endSession } from '#platform/web/api/session-end.ts'
import { sha256Hex } from '#platform/web/api/sha256.ts'
import { dropTokens, renewToken, setTokenDue, setTokens, type TokenAnswer, tellTabs } from '#platform/web/api/token.ts'
import { LOGOUT_WAIT_MS, START_AGAIN_MS, VALIDATION_REUSE_MS } from '#platform/web/constants.ts'
import { platformNow as t } from '#platform/web/i18n/i18n.ts'
import { createStore, useStore } from '#platform/web/store.ts'
import { forgetTabs } from '#platform/web/tabs/tab-store.ts'
import { keptSession } from './kept-session.ts'
import { type MenuRoute, routesFromMenus } from './menu-routes.ts'
import { forgetPerson, rememberPerson, storedKind, storedUserId } from './remembered.ts'
import { type MenuRow, personOf, type UserInfo } from './types.ts'

export interface Session {
  user: UserInfo
  person: Person
  menus: readonly MenuRow[]
  routes: readonly MenuRoute[]
  /** Started without a network: what this device has kept, see `kept-session.ts`. */
  isAway?: true
}
export type SessionState =
  | { phase: 'unknown' /** The server answers nothing that could be gone by; it is asked again. */; isTroubled?: true }
  | {
      phase: 'out'
      /** Why the last attempt failed, to be said once. */
      message?: string
      /** S-365: ended elsewhere, so whoever comes back goes on where he was. */
      keepsPlace?: true
    }
  /** Came by a one-time password: nothing opens before it is changed. */
  | { phase: 'change'; userId: string; kind: UserInfo['kind'] }
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
  if (await isLeaving()) return store.set({ phase: 'out' })
  const renewal = await (renewalAhead() ?? renewToken())
  if (renewal.ok) return loadSession(renewal.userId || storedUserId(), storedKind())
  if (isUnanswered(renewal.status) && goAway()) return
  if (!isRefusal(renewal.status)) return startLater(startSession)
  const isElsewhere = renewal.returnCode === 'CONCURRENT_EXPIRED'
  store.set(isElsewhere ? { phase: 'out', message: t(K_34), keepsPlace: true } : { phase: 'out' })
}
const K_30 = '인증에 실패하였습니다. 다시 로그인해 주세요.'
const K_34 = '다른 곳에서 로그인하여 로그아웃되었습니다.'

/** No answer, or a proxy that speaks for a server that is not there. */
const isUnanswered = (status: number): boolean => status === 0 || (status >= 502 && status <= 504)
const isRefusal = (status: number): boolean => status >= 400 && status < 500

let startTimer: ReturnType<typeof setTimeout> | undefined
let begin = startSession
/** S-357: a server that has trouble ends no session. It says so where the page will be, and the start is tried again. */
function startLater(again: () => Promise<void>): void {
  begin = again
  store.set({ phase: 'unknown', isTroubled: true })
  clearTimeout(startTimer)
  startTimer = setTimeout(startAgain, START_AGAIN_MS)
}

/** At once, for whoever does not want to wait. */
export function startAgain(): void {
  clearTimeout(startTimer)
  void begin()
}

/** @returns whether there is something to go on with until the server answers */
function goAway(): boolean {
  if (currentSession()?.isAway) return true
  const kept = keptSession()
  if (!kept) return false
  const { user, menus } = kept
  setTokenDue()
  store.set({
    phase: 'in',
    session: { user, person: personOf(user), menus, routes: routesFromMenus(menus), isAway: true },
  })
  return true
}

let comingBack: Promise<void> | undefined
/** Of who started without a network: the server is asked again. Nothing that he has open is lost when it answers. */
export function comeBack(): Promise<void> {
  comingBack ??= tryAgain().finally(() => {
    comingBack = undefined
  })
  return comingBack
}

async function tryAgain(): Promise<void> {
  const session = currentSession()
  if (!session?.isAway) return
  try {
    // Who has no session any more is asked for his password where he is.
    await api.get('/api/auth/valid', { quiet: true })
  } catch (error) {
    if (error instanceof ApiError && error.isDeclined) endSession('expired')
    return
  }
  await loadSession(session.user.userId, session.user.kind)
}

/** Also of who has just changed his one-time password: what was closed to him opens. */
export async function loadSession(userId: string, kind: UserInfo['kind']): Promise<void> {
  clearTimeout(startTimer)
  try {
    const [user, menus] = await Promise.all([
      api.get<UserInfo>(personPath(userId, kind), { quiet: true }),
      api.get<MenuRow[]>(MENUS, { quiet: true }),
    ])
    rememberPerson(user)
    for (const listener of signedInListeners) listener(user)
    store.set({ phase: 'in', session: { user, person: personOf(user), menus, routes: routesFromMenus(menus) } })
  } catch (error) {
    // A page that is left while it starts gets no answer either: whoever reloads it has not signed out.
    if (error instanceof ApiError && !isRefusal(error.status)) {
      if (currentSession()?.isAway || (isUnanswered(error.status) && goAway())) return
      return startLater(() => loadSession(userId, kind))
    }
    if (isChangeRequired(error)) return store.set({ phase: 'change', userId, kind })
    // S-062: what could not begin is over on the server as well.
    await endOnServer()
    clearSession(error instanceof ApiError && error.answer ? error.answer.message || t(K_30) : messageOf(error))
  }
}

const isChangeRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.answer?.returnCode === 'PASSWORD_CHANGE_REQUIRED'

function clearSession(message?: string): void {
  clearTimeout(startTimer)
  forgetEverything()
  store.set(message ? { phase: 'out', message } : { phase: 'out' })
}

function forgetEverything(): void {
  dropTokens()
  forgetTabs()
  forgetPerson()
  queryClient.clear()
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
  localStorage.removeItem(LOGOUT_DUE)
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
  await requireOwnPassword(user)
  return undefined
}

/** A one-time password that is entered on a page closes the page. */
async function requireOwnPassword({ userId, kind }: UserInfo): Promise<void> {
  try {
    await api.get(personPath(userId, kind), { quiet: true })
  } catch (error) {
    if (isChangeRequired(error)) store.set({ phase: 'change', userId, kind })
  }
}

let isSigningOut = false
/** What ends the session meanwhile is no news to whoever ends it himself. */
export const endsHimself = (): boolean => isSigningOut

/** S-067: runs to its end also when the server does not answer. The page stays until it is left for a new one. */
export async function signOut(leave = () => location.replace('/login')): Promise<void> {
  isSigningOut = true
  await endOnServer()
  tellTabs({ type: 'signedOut' })
  await new Promise((resolve) => setTimeout(resolve, LOGOUT_WAIT_MS))
  forgetEverything()
  leave()
  isSigningOut = false
}

/** Where the server cannot be told now, it is at the next start. */
async function endOnServer(): Promise<void> {
  if (!(await logOut())) localStorage.setItem(LOGOUT_DUE, 'Y')
}

/** Signed out where there was no network: the cookie is still good, so the server is told before it is asked who is here. */
const LOGOUT_DUE = 'logoutDue'

/** @returns whether the server knows it */
const logOut = (): Promise<boolean> =>
  api.post('/api/auth/logout', undefined, { quiet: true }).then(
    () => true,
    () => false,
  )

/** @returns whether nobody is here, because he has left */
async function isLeaving(): Promise<boolean> {
  if (localStorage.getItem(LOGOUT_DUE) === null) return false
  if (await logOut()) localStorage.removeItem(LOGOUT_DUE)
  return true
}

/** Two requests may hear that the session has ended; the second tells nothing new. */
export const isSignedOut = (): boolean => store.get().phase === 'out'

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
  const session = currentSession()
  if (!session || session.isAway || Date.now() - validatedAt < VALIDATION_REUSE_MS) return
  validatedAt = Date.now()
  api.get('/api/auth/valid', { quiet: true, ofSession: true }).catch(() => undefined)
}
