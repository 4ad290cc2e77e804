/**
 * The access token: in memory only (S-065), the same in all tabs, renewed by one tab at a time (S-356). The refresh
 * token is an HttpOnly cookie that no script sees.
 */
import type { ErrorAnswer } from '#platform/model/problem.ts'
import { REQUEST_TIMEOUT_MS } from '#platform/web/constants.ts'
import { withLock } from '#platform/web/lock.ts'
import { correctClock, signed } from './signature.ts'

/** What the tabs of one browser tell each other about the session (S-066). */
export type SessionMessage =
  | { type: 'token'; userId: string; accessToken: string; refreshToken: string }
  | { type: 'signedIn'; userId: string }
  | { type: 'signedOut' }

export interface TokenAnswer {
  userId: string
  accessToken: string
  refreshToken: string
}

/** A key of web storage that is no credential: when some tab last renewed. */
const RENEWED_AT = 'jikim:renewedAt'
const HAND_OVER_MS = 500

const channel = new BroadcastChannel('jikim:session')
let accessToken: string | null = null
/** Proves nothing without the cookie that it was answered with (S-065); of no use once another tab has renewed. */
let refreshToken = { text: '', at: 0 }
let renewing: Promise<Renewal> | null = null
/** What another tab handed over last, and who in this tab waits for it. */
let handed = { at: 0, userId: '' }
const waiting = new Set<() => void>()
const listeners = new Set<() => void>()

export type Renewal =
  | { ok: true; userId: string }
  | { ok: false; status: number; message: string; returnCode: string | undefined }

/** A start without a network has none yet. */
let isDue = false
export const setTokenDue = (): void => {
  isDue = true
}

export const getAccessToken = (): string | null => accessToken

/** What this tab holds, for the app to take from the script that asked before it. */
export interface KeptTokens {
  accessToken: string | null
  refreshToken: { text: string; at: number }
}
export const keptTokens = (): KeptTokens => ({ accessToken, refreshToken })
/** What another tab has handed over meanwhile is newer, and stays. */
export function adoptTokens(kept: KeptTokens): void {
  if (kept.refreshToken.at >= refreshToken.at) ({ accessToken, refreshToken } = kept)
}
/** Nobody is signed in any more. */
export function dropTokens(): void {
  accessToken = null
  refreshToken = { text: '', at: 0 }
  isDue = false
}
/** Calls the listener whenever there is a new one, by a sign-in or a renewal in any tab. @returns listens no more */
export function onToken(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const tellListeners = () => {
  for (const listener of [...listeners]) listener()
}
/** Keeps what the server has answered to a sign-in or a refresh. */
export function setTokens(answer: Pick<TokenAnswer, 'accessToken' | 'refreshToken'>): void {
  const at = Date.now()
  accessToken = answer.accessToken
  refreshToken = { text: answer.refreshToken, at }
  localStorage.setItem(RENEWED_AT, String(at))
  tellListeners()
}
export const tellTabs = (message: SessionMessage): void => channel.postMessage(message)
export function onTabMessage(listener: (message: SessionMessage) => void): () => void {
  const hear = (event: MessageEvent<SessionMessage>) => listener(event.data)
  channel.addEventListener('message', hear)
  return () => channel.removeEventListener('message', hear)
}

onTabMessage((message) => {
  if (message.type !== 'token') return
  accessToken = message.accessToken
  handed = { at: Date.now(), userId: message.userId }
  refreshToken = { text: message.refreshToken, at: handed.at }
  for (const resolve of waiting) resolve()
  tellListeners()
})

/** Whoever asks first after a start without a network gets the token first. @returns false where nobody answers */
export async function tokenIfDue(): Promise<boolean> {
  if (!isDue || accessToken !== null) return true
  const renewal = await renewToken()
  return renewal.ok || (renewal.status >= 400 && renewal.status < 500)
}

/** Renews the access token; whoever asks meanwhile, in this tab or another, gets the same result. */
export function renewToken(): Promise<Renewal> {
  renewing ??= untilDone(renewOnce(Date.now()))
  return renewing
}

/**
 * The same at the start of a page, which knows no token that another tab could have renewed since: it asks at once, for
 * the lock is granted only when the processor has time. It takes the lock behind the question, so that others wait for
 * the answer; a tab that has asked at the same moment gets the same one.
 */
export function renewAtStart(): Promise<Renewal> {
  const answer = untilDone(requestToken())
  renewing = answer
  void withLock('renew', () => answer)
  return answer
}

const untilDone = (renewal: Promise<Renewal>): Promise<Renewal> =>
  renewal.finally(() => {
    renewing = null
  })

async function renewOnce(askedAt: number): Promise<Renewal> {
  return withLock('renew', async () => {
    const renewedAt = Number(localStorage.getItem(RENEWED_AT) ?? 0)
    if (renewedAt > askedAt && (await handedOver(renewedAt))) return { ok: true, userId: handed.userId }
    return requestToken()
  })
}

/** Another tab has just renewed: its token is on the way. */
function handedOver(renewedAt: number): Promise<boolean> {
  if (handed.at >= renewedAt) return Promise.resolve(true)
  return new Promise((resolve) => {
    const done = (arrived: boolean) => {
      waiting.delete(arrive)
      clearTimeout(timer)
      resolve(arrived)
    }
    const arrive = () => done(true)
    const timer = setTimeout(() => done(false), HAND_OVER_MS)
    waiting.add(arrive)
  })
}

type RefreshAnswer = Partial<TokenAnswer & ErrorAnswer>

async function requestToken(): Promise<Renewal> {
  try {
    let response = await askForToken().catch(askOnceMore)
    let answer = (await response.json()) as RefreshAnswer
    if (answer.returnCode === 'SIGNATURE_EXPIRED') {
      correctClock(answer)
      response = await askForToken()
      answer = (await response.json()) as RefreshAnswer
    }
    if (!response.ok || !answer.accessToken)
      return { ok: false, status: response.status, message: answer.message ?? '', returnCode: answer.returnCode }
    const { userId = '' } = answer
    const tokens = { accessToken: answer.accessToken, refreshToken: answer.refreshToken ?? '' }
    setTokens(tokens)
    tellTabs({ type: 'token', userId, ...tokens })
    return { ok: true, userId }
  } catch {
    // No answer, or none that can be read: the session may well be alive (S-357).
    return { ok: false, status: 0, message: '', returnCode: undefined }
  }
}

/** S-464: a slow line is waited for once more; for ten seconds the server takes the same cookie again (S-356). */
function askOnceMore(error: unknown): Promise<Response> {
  if (error instanceof DOMException && error.name === 'TimeoutError') return askForToken()
  throw error
}

const REFRESH_URL = '/api/auth/refresh'

/** S-356: the cookie says which session; what was answered last time must belong to it. */
function askForToken(): Promise<Response> {
  const isMine = Number(localStorage.getItem(RENEWED_AT) ?? 0) <= refreshToken.at
  return fetch(REFRESH_URL, {
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      ...(isMine && refreshToken.text ? { 'X-Refresh-Token': `Bearer ${refreshToken.text}` } : {}),
      ...signed({ method: 'GET', url: REFRESH_URL, token: null }),
    },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
}
