/**
 * Signed requests (S-351…S-354): whoever repeats or alters a request on its way is found out. Browsers must sign; another
 * program may leave all four headers out, unless the site enforces them; a wrong signature is always refused.
 */
import { createHash, createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import {
  OPEN_SIGNING_TOKEN,
  SIGNING_PURPOSE,
  signatureHeaders,
  signBody,
  signRequest,
} from '#platform/model/signature.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { tokenOf } from './token-header.ts'
import { isSame } from './tokens.ts'

const WINDOW_MS = 300_000
const KEY = /^(\d{13})\.([\w-]{22,64})$/
const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const MAX_KEYS = 10_000

const messages = {
  SIGNATURE_REQUIRED: '요청 서명이 없습니다.',
  SIGNATURE_INVALID: '요청 서명이 올바르지 않습니다.',
  /** The answer tells the server's time; the browser corrects its clock and asks again. */
  SIGNATURE_EXPIRED: '요청 시각이 서버 시각과 5분 넘게 다릅니다.',
  SIGNATURE_REPLAY: '이미 처리한 요청입니다.',
} as const
const refusal = (code: keyof typeof messages): Refusal => new Refusal(401, code, messages[code])

/** What a signed request has left to prove: its body, which is not read yet. */
export interface Signing {
  proves(body: string): boolean
}

/** Registers the check of every request, after the one that says who asks. */
export function registerSignatures(app: App, services: Services): void {
  const { clock, settings } = services
  const keys = new SigningKeys()
  const check = (request: FastifyRequest): Refusal | { nonce: string } | undefined => {
    const given = headersOf(request)
    if (given === undefined)
      return isBrowser(request) || settings.enforceSignature ? refusal('SIGNATURE_REQUIRED') : undefined
    const [, ms, nonce] = KEY.exec(given.key) ?? []
    if (!ms || !nonce) return refusal('SIGNATURE_INVALID')
    const signingKey = keys.of(tokenOf(request.headers) ?? OPEN_SIGNING_TOKEN)
    const mac = (text: string) => createHmac('sha256', signingKey).update(text).digest('base64url')
    const [path = '', query = ''] = split(request.url)
    const right = signRequest(mac, sha256Hex, { method: request.method, path, query, key: given.key })
    if (!isSame(given.api, right.api) || !isSame(given.data, right.data)) return refusal('SIGNATURE_INVALID')
    if (Math.abs(Number(ms) - clock.now().getTime()) > WINDOW_MS) return refusal('SIGNATURE_EXPIRED')
    const proves = (body: string) => given.body !== '' && isSame(given.body, signBody(mac, { path, query }, body))
    // Files are not signed, only that they came in a form.
    if (hasOtherBody(request) && !proves('')) return refusal('SIGNATURE_INVALID')
    request.signing = { proves }
    return { nonce }
  }

  app.decorateRequest('signing', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { url = '', config } = request.routeOptions
    const isOfPage = url.startsWith('/api/') && !isDescription(url)
    if (config.unsigned === true || !(isOfPage || config.guarded === true)) return done()
    const result = check(request)
    if (result === undefined || result instanceof Refusal || !CHANGING.has(request.method))
      return result instanceof Refusal ? done(result) : done()
    takeNonce(services, result.nonce).then((isNew) => (isNew ? done() : done(refusal('SIGNATURE_REPLAY'))), done)
  })
  readJson(app)
}

/** JSON as Fastify reads it, looked at before it is taken apart. */
function readJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.signing?.proves(String(body)) === false) return done(refusal('SIGNATURE_INVALID'))
    return parse(request, String(body), done)
  })
}

interface Given {
  key: string
  api: string
  data: string
  body: string
}

/** Undefined where none of the four is there; what is missing of them is empty, and so is wrong. */
function headersOf({ headers }: FastifyRequest): Given | undefined {
  const of = (name: string): string => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
  const given = {
    key: of(signatureHeaders.key),
    api: of(signatureHeaders.api),
    data: of(signatureHeaders.data),
    body: of(signatureHeaders.body),
  }
  return Object.values(given).some((value) => value !== '') ? given : undefined
}

/** What the interface is: a browser opens it by its address, whoever sits before it. */
export const isDescription = (url: string): boolean => /^\/api\/docs\b/.test(url)

/** S-354: a page's own requests say where they come from; no script can leave that out. */
const isBrowser = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] !== undefined

const hasOtherBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-type'] !== undefined && !headers['content-type'].startsWith('application/json')

function split(url: string): [path: string, query: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Signing keys by token, so that each is computed once. */
class SigningKeys {
  private readonly known = new Map<string, Buffer>()

  of(token: string): Buffer {
    const known = this.known.get(token)
    if (known) return known
    const key = createHmac('sha256', token).update(SIGNING_PURPOSE).digest()
    if (this.known.size >= MAX_KEYS) this.known.clear()
    this.known.set(token, key)
    return key
  }
}

/** In the database, so that every instance knows which are used. */
const takeNonce = async ({ db, clock }: Services, nonce: string): Promise<boolean> => {
  const rows = await db.query(
    'SYSTEM',
    sql`insert into sys_nonce (nonce, used_dt) values (${nonce}, ${clock.now()}) on conflict do nothing returning 1`,
  )
  return rows.length > 0
}
