/** The one way to the server: every request of the web app goes through here. */
import type { ErrorAnswer } from '#platform/model/problem.ts'
import { COMES_BACK_TIMES, REQUEST_TIMEOUT_MS } from '#platform/web/constants.ts'
import { currentTag } from '#platform/web/i18n/language.ts'
import { randomId } from '#platform/web/random-id.ts'
import { answerAhead } from './ahead.ts'
import { ApiError, isAborted } from './api-error.ts'
import { challenge, isChallenge } from './challenge.ts'
import { reportFailure, tellMessage } from './failures.ts'
import { headersFor } from './headers.ts'
import { endSession } from './session-end.ts'
import { correctClock } from './signature.ts'
import { getAccessToken, renewToken, tokenIfDue } from './token.ts'
import { sendForm } from './upload.ts'

export { ApiError } from './api-error.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Query = Readonly<Record<string, string | number | null | undefined>>
export interface RequestOptions {
  query?: Query
  signal?: AbortSignal
  /** The caller shows the failure himself; without it one alert says what happened. */
  quiet?: boolean
  /**
   * One key for one act of the person, so that repeating it does not do it twice (S-373). Without one each act has its
   * own, and keeps it while it gets no answer: for whoever sends the same words and means another act.
   */
  idempotencyKey?: string
  timeoutMs?: number
  /** The caller shows what a good answer says in `message`; a failure is told all the same. */
  silent?: boolean
  /** S-063, S-368: about the session itself; that nobody is signed in leads to the sign-in page, not to a popup. */
  ofSession?: boolean
}
interface UploadOptions extends RequestOptions {
  /** 0 … 1 */
  onProgress?: (share: number) => void
}

interface BlobOptions extends RequestOptions {
  form?: FormData
  /** What a file needs to be told that stands in no address. */
  body?: object
  /** Told of how much has come so far. */
  onBytes?: (received: number) => void
}
interface SendOptions extends RequestOptions {
  accept?: string
}

export const newIdempotencyKey = randomId

export const api = {
  get: <T>(path: string, options?: RequestOptions) => json<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: RequestOptions) => json<T>('POST', path, body, options),
  put: <T>(path: string, body?: unknown, options?: RequestOptions) => json<T>('PUT', path, body, options),
  patch: <T>(path: string, body?: unknown, options?: RequestOptions) => json<T>('PATCH', path, body, options),
  delete: <T>(path: string, body?: unknown, options?: RequestOptions) => json<T>('DELETE', path, body, options),

  /** A file and the name that the server gives it; with a form or a body, the file that is made from it. */
  async blob(path: string, options: BlobOptions = {}): Promise<{ blob: Blob; fileName: string | null }> {
    const asIs = { ...options, accept: '*/*' }
    const sent = options.form ?? options.body
    return request(sent ? 'POST' : 'GET', path, sent, asIs, async (response, alive) => ({
      blob: await readBlob(response, (received) => {
        alive()
        options.onBytes?.(received)
      }),
      fileName: fileNameOf(response.headers.get('content-disposition')),
    }))
  },

  /** Multipart, with progress. */
  async upload<T>(path: string, form: FormData, options: UploadOptions = {}): Promise<T> {
    const key = options.idempotencyKey ?? newIdempotencyKey()
    const url = address(path, options.query)
    const send = (): Promise<T> => sendForm<T>(url, form, heading('POST', url, form, key), options)
    return withRenewal(send, options)
  },
}

async function json<T>(method: Method, path: string, body: unknown, options: RequestOptions = {}): Promise<T> {
  const ahead = method === 'GET' ? await answerAhead(address(path, options.query)) : undefined
  if (ahead) return ahead.body as T
  return request(method, path, body, options, async (response) => {
    const text = await response.text()
    const answer: unknown = text === '' ? undefined : JSON.parse(text)
    if (!options.quiet && !options.silent) tellMessage(answer)
    return answer as T
  })
}

/** Reads the body of a good answer; `alive` says that more of it has come. */
type Read<T> = (response: Response, alive: () => void) => Promise<T>

function request<T>(method: Method, path: string, body: unknown, options: SendOptions, read: Read<T>): Promise<T> {
  const change = `${method} ${address(path, options.query)} ${JSON.stringify(body ?? null)}`
  const key = options.idempotencyKey ?? unanswered.get(change) ?? newIdempotencyKey()
  const sent = withRenewal(() => send(method, path, body, key, options, read), options)
  return method === 'GET' ? sent : noting(change, key, sent)
}

/** S-373: the keys of changes that got no answer, by what was asked. */
const unanswered = new Map<string, string>()

/** Whoever presses once more after no answer came means the same act: it has the same key until it is answered. */
async function noting<T>(change: string, key: string, sent: Promise<T>): Promise<T> {
  try {
    const answer = await sent
    unanswered.delete(change)
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) unanswered.set(change, key)
    else unanswered.delete(change)
    throw error
  }
}

/** Every failure is told here, once, whatever was tried before. */
async function withRenewal<T>(send: () => Promise<T>, options: RequestOptions): Promise<T> {
  try {
    return await sendUntilAnswered(send, options)
  } catch (error) {
    const isEnd = error instanceof ApiError && endsSession(error)
    reportFailure(error, isEnd || options.quiet === true)
    if (isEnd) endSession(error.answer?.returnCode === 'CONCURRENT_EXPIRED' ? 'elsewhere' : 'expired')
    throw error
  }
}

/** Sends again after what a refusal asks for was done, each such thing once: a second 401 does not loop. */
async function sendUntilAnswered<T>(send: () => Promise<T>, { ofSession = false, signal }: RequestOptions): Promise<T> {
  if (!(await tokenIfDue())) throw new ApiError('GET /api/auth/refresh', 0, null)
  const done = new Set<string>()
  for (let backCnt = 0; ; ) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.isWorthOnceMore && !done.has(UNANSWERED)) {
        done.add(UNANSWERED)
        continue
      }
      if (error.comeBackMs !== undefined && backCnt++ < COMES_BACK_TIMES) {
        await pause(error.comeBackMs, signal)
        continue
      }
      if (error.status !== 401) throw error
      const returnCode = error.answer?.returnCode ?? ''
      if (done.has(returnCode)) throw error
      done.add(returnCode)
      await comply(error, returnCode, ofSession)
    }
  }
}

const UNANSWERED = 'UNANSWERED'

/** @throws the reason of whoever no longer wants the answer */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const over = new AbortController()
    const timer = setTimeout(() => {
      over.abort()
      resolve()
    }, ms)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { signal: over.signal })
  })

/** S-361: renews the token. S-362, S-364: asks for the password, where somebody can be asked. Else it stays a failure. */
async function comply(error: ApiError, returnCode: string, ofSession: boolean): Promise<void> {
  // S-353: signed anew by the server's clock, or with a number that was not used; the key of S-373 keeps it one action.
  if (returnCode === 'SIGNATURE_EXPIRED') return correctClock(error.answer)
  if (returnCode === 'SIGNATURE_REPLAY') return
  if (returnCode === 'ACCESS_EXPIRED') {
    const renewal = await renewToken()
    if (renewal.ok) return
    // Who was away for so long that the cookie is gone signs in again where he is.
    if (renewal.returnCode === 'LOGIN_REQUIRED') return comply(error, renewal.returnCode, ofSession)
    throw renewalFailure(error, renewal)
  }
  if (ofSession || !isChallenge(returnCode)) throw error
  const outcome = await challenge(returnCode)
  if (outcome === 'passed') return
  error.isDeclined = outcome === 'declined'
  throw error
}

/** S-357: only a refusal of the server ends the session; a missing answer or 5xx is a failed request like any other. */
function renewalFailure(error: ApiError, renewal: { status: number }): ApiError {
  const isRefusal = renewal.status >= 400 && renewal.status < 500
  return isRefusal ? error : new ApiError(error.place, renewal.status, null)
}

/** S-363, S-366: these only reject; any other 401 leads to the sign-in page. */
const REJECTING = new Set(['WRONG_PASSWORD', 'LOGIN_FAILED', 'PASSWORD_REQUIRED'])
const endsSession = (error: ApiError): boolean =>
  error.status === 401 && !error.isDeclined && !REJECTING.has(error.answer?.returnCode ?? '')

async function send<T>(
  method: Method,
  path: string,
  body: unknown,
  key: string,
  options: SendOptions,
  read: Read<T>,
): Promise<T> {
  const place = `${method} ${path}`
  const url = address(path, options.query)
  const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
  const timeout = new AbortController()
  const limit = options.timeoutMs ?? REQUEST_TIMEOUT_MS
  let timer = setTimeout(() => timeout.abort(), limit)
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => timeout.abort(), limit)
  }
  try {
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: heading(method, url, sent, key, options.accept),
      signal: options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal,
      ...(sent === undefined ? {} : { body: sent }),
    })
    if (!response.ok) throw await refused(place, response)
    return await read(response, alive)
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (isAborted(error) && options.signal?.aborted) throw error
    const failed = new ApiError(place, 0, null)
    failed.isWorthOnceMore = method === 'GET' ? timeout.signal.aborted : isKnownByKey(body)
    throw failed
  } finally {
    clearTimeout(timer)
  }
}

/** The server keeps the key of a change with who asks; of a form with files it keeps none. */
const isKnownByKey = (body: unknown): boolean => getAccessToken() !== null && !(body instanceof FormData)

const heading = (method: Method, url: string, body: string | FormData | undefined, key: string, accept?: string) =>
  headersFor({ method, url, body, key, accept, language: currentTag(), token: getAccessToken() })

/** Path and query; what is not set is left out. */
export function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '')
  if (given.length === 0) return path
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `${path}${path.includes('?') ? '&' : '?'}${text}`
}

async function refused(place: string, response: Response): Promise<ApiError> {
  const error = new ApiError(place, response.status, await errorAnswerOf(response))
  const seconds = Number(response.headers.get('retry-after'))
  if (response.status === 503 && error.answer?.code === 'BUSY' && seconds > 0) error.comeBackMs = seconds * 1000
  return error
}

async function errorAnswerOf(response: Response): Promise<ErrorAnswer | null> {
  const text = await response.text()
  try {
    return JSON.parse(text) as ErrorAnswer
  } catch {
    // A proxy in between answers with a page of its own.
    return null
  }
}

async function readBlob(response: Response, onBytes: (received: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value)
    received += part.value.length
    onBytes(received)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

function fileNameOf(disposition: string | null): string | null {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? null
}
