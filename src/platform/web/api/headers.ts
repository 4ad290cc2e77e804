/** Every header of a request is set here and nowhere else. */
import { signed } from './signature.ts'

interface Heading {
  method: string
  url: string
  /** The tag of the reader's language. */
  language: string
  token: string | null
  body?: string | FormData | undefined
  /** S-373 */
  key?: string
  accept?: string | undefined
}

export function headersFor(heading: Heading): Record<string, string> {
  const { method, url, language, token, body, key, accept = 'application/json' } = heading
  return {
    Accept: accept,
    'Accept-Language': language,
    ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
    ...(body === undefined ? {} : { 'Cache-Control': 'no-cache' }),
    ...(token ? { 'X-Authorization': `Bearer ${token}` } : {}),
    ...(method !== 'GET' && key ? { 'Idempotency-Key': key } : {}),
    ...signed({ method, url, token, ...(body !== undefined && { body }) }),
  }
}
