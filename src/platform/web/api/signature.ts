/** The signature headers of a request (S-351, S-352), by a clock that the server has corrected (S-353). */
import type { ErrorAnswer } from '#platform/model/problem.ts'
import {
  OPEN_SIGNING_TOKEN,
  SIGNING_PURPOSE,
  signatureHeaders,
  signBody,
  signRequest,
} from '#platform/model/signature.ts'
import { randomId } from '#platform/web/random-id.ts'
import { base64url, hmacWith, sha256Hex } from './sha256.ts'

interface Request {
  method: string
  url: string
  /** Of the request itself: it may be renewed while the request is on its way. */
  token: string | null
  body?: string | FormData
}

let offsetMs = 0
/** What signs for the token that was used last. */
let known: { token: string; mac: (text: string) => string } | undefined

/** After SIGNATURE_EXPIRED: from now on by the time of the server, which its answer tells. */
export function correctClock(answer: Pick<Partial<ErrorAnswer>, 'timestamp'> | null): void {
  const serverMs = Date.parse(answer?.timestamp ?? '')
  if (!Number.isNaN(serverMs)) offsetMs = serverMs - Date.now()
}

function macFor(token: string): (text: string) => string {
  if (known?.token !== token) {
    const hmac = hmacWith(hmacWith(token)(SIGNING_PURPOSE))
    known = { token, mac: (text) => base64url(hmac(text)) }
  }
  return known.mac
}

export function signed({ method, url, token, body }: Request): Record<string, string> {
  const { pathname, search } = new URL(url, location.href)
  const signable = { method, path: pathname, query: search.slice(1), key: `${Date.now() + offsetMs}.${randomId()}` }
  const mac = macFor(token ?? OPEN_SIGNING_TOKEN)
  const { api, data } = signRequest(mac, sha256Hex, signable)
  return {
    [signatureHeaders.key]: signable.key,
    [signatureHeaders.api]: api,
    [signatureHeaders.data]: data,
    ...(body !== undefined && {
      [signatureHeaders.body]: signBody(mac, signable, typeof body === 'string' ? body : ''),
    }),
  }
}
