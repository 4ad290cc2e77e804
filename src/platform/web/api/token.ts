/**
 * The access token: in memory only (S-065), the same in all tabs, renewed by one tab at a time (S-356). The refresh
 * token is an HttpOnly cookie that no script sees.
 */
import { REQUEST_TIMEOUT_MS } from '#platform/web/constants.ts'
import { withLock } from '#platform/web/lock.ts'

/** What the tabs of one browser tell each other about the session (S-066). */
export type SessionMessage =
  | { type: 'token'; accessToken: string; userId: string }
  | { type: 'signedIn'; userId: string }
  | { type: 'signedOut' }

export interface TokenAnswer {
  userId: string
  accessToken: string
  refreshToken?: string
}

/** A key of web storage that is no credential: when some tab last renewed. */
const RENEWED_AT = 'jikim:renewedAt'
const HAND_OVER_MS = 500

const channel = new BroadcastChannel('jikim:session')
let accessToken: string | null = null
let renewing: Promise<Renewal> | null = null
/** What another tab handed over last, and who in this tab waits for it. */
let handed = { at: 0, userId: '' }
const waiting = new Set<() => void>()

export type Renewal =
  | { ok: true; userId: string }
  | { ok: false; status: number; message: string; returnCode: string | undefined }

export const getAccessToken = (): string | null => accessToken
export function setAccessToken(token: string | null): void {
  accessToken = token
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
  for (const resolve of waiting) resolve()
})

/** Renews the access token; whoever asks meanwhile, in this tab or another, gets the same result. */
export function renewToken(): Promise<Renewal> {
  renewing ??= renewOnce(Date.now()).finally(() => {
    renewing = null
  })
  return renewing
}

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

async function requestToken(): Promise<Renewal> {
  try {
    const response = await fetch('/api/auth/refresh', {
      credentials: 'same-origin',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    })
    const answer = (await response.json()) as Partial<TokenAnswer> & { message?: string; returnCode?: string }
    if (!response.ok || !answer.accessToken)
      return { ok: false, status: response.status, message: answer.message ?? '', returnCode: answer.returnCode }
    accessToken = answer.accessToken
    localStorage.setItem(RENEWED_AT, String(Date.now()))
    tellTabs({ type: 'token', accessToken: answer.accessToken, userId: answer.userId ?? '' })
    return { ok: true, userId: answer.userId ?? '' }
  } catch {
    // No answer, or none that can be read: the session may well be alive (S-357).
    return { ok: false, status: 0, message: '', returnCode: undefined }
  }
}
