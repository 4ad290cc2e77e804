/** Sends a malformed request without a socket, signed or not, and says what is wrong with the answer. */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { OPEN_SIGNING_TOKEN, SIGNING_PURPOSE, signBody, signRequest } from '#platform/model/signature.ts'
import type { Site } from '../site.ts'
import { isWrite, type Operation } from './operations.ts'
import type { Draft, Signature } from './requests.ts'

export interface Sent {
  method: Operation['method']
  url: string
  headers: Record<string, string>
  payload?: string
}

export function requestOf(operation: Operation, draft: Draft, token: string | undefined): Sent {
  const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => draft.params[name] ?? '')
  const query = draft.query
    .map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('='))
    .join('&')
  const { method } = operation
  return {
    method,
    url: query === '' ? path : `${path}?${query}`,
    headers: {
      ...draft.headers,
      ...(token !== undefined && { 'x-authorization': `Bearer ${token}` }),
      ...(draft.contentType !== undefined && { 'content-type': draft.contentType }),
      ...signatureOf(draft.signature, { method, path, query, body: draft.contentType && draft.body }, token),
    },
    ...(draft.body !== undefined && method !== 'GET' && { payload: draft.body }),
  }
}

interface Signed {
  method: string
  path: string
  query: string
  body: string | undefined
}

/** As the browser signs. */
function signatureOf(kind: Signature, { method, path, query, body }: Signed, token = OPEN_SIGNING_TOKEN) {
  if (kind === 'none') return {}
  const browser = { 'sec-fetch-site': 'same-origin' }
  if (kind === 'browser without') return browser
  const signingKey = createHmac('sha256', token).update(SIGNING_PURPOSE).digest()
  const mac = (text: string) => createHmac('sha256', signingKey).update(text).digest('base64url')
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')
  const key = `${Date.now()}.${randomBytes(16).toString('hex')}`
  const { api, data } = signRequest(mac, digest, { method, path, query, key })
  return {
    ...browser,
    'x-signature-key': key,
    // As long as the right one, in letters of two bytes.
    'x-signature-api': kind === 'wrong' ? 'é'.repeat(api.length) : api,
    'x-signature-data': data,
    ...(body !== undefined && { 'x-signature-body': signBody(mac, { path, query }, body) }),
  }
}

/** @returns what is wrong with the answer; undefined where nothing is */
export async function faultOf(site: Site, operation: Operation, sent: Sent): Promise<string | undefined> {
  const answer = await site.app.inject(sent)
  const { statusCode, body, headers } = answer
  if (statusCode >= 500) return `${statusCode} ${body.slice(0, 1_500)}`
  if (statusCode < 400)
    return isWrite(operation) && !refusesEach(body) ? `was taken: ${statusCode} ${body.slice(0, 300)}` : undefined
  if (operation.path.startsWith('/api/') && headers['x-content-type-options'] !== 'nosniff') return 'lacks its headers'
  const { logNo, message, cause } = JSON.parse(body) as Record<string, unknown>
  if (typeof logNo !== 'string' || typeof message !== 'string' || message === '') return `says nothing: ${body}`
  return cause === undefined ? undefined : `tells too much: ${body}`
}

/** Of many rows each is answered by itself. */
const refusesEach = (body: string): boolean => body.startsWith('{"done":0,"failed":[{')
