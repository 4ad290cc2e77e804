import { createHash, createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { OPEN_SIGNING_TOKEN, signBody, signRequest } from '#platform/model/signature.ts'
import { createApp } from '../http/app.ts'
import { runJob } from '../jobs/job-run.ts'
import { sha256Hex } from './passwords.ts'
import { registerSignIn } from './register.ts'
import { createSession } from './session.ts'
import { type SignInSite, signInSite } from './sign-in.fixture.ts'
import { forgetNonces } from './sign-in.jobs.ts'

const NOW = Date.parse('2026-11-21T09:00:00+09:00')
const BROWSER = { 'sec-fetch-site': 'same-origin' }
const MENU = '/api/common/menu'
const INFO = '/api/manage/loginuserinfo'
const PREFERENCES = '/api/manage/preferences'

let site: SignInSite
let token: string
beforeAll(async () => {
  site = await signInSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set(new Date(NOW))
  token = (await createSession(site.services, 't.plant', 'staff')).accessToken
})

interface What {
  method?: 'GET' | 'PUT' | 'POST'
  path: string
  query?: string
  body?: object
  /** By the clock of the sender. */
  at?: number
  nonce?: string
  /** What it is signed with; the token of the request where nothing is said. */
  signedWith?: string
}

function signedHeaders({ method = 'GET', path, query = '', body, at = NOW, nonce, signedWith = token }: What) {
  const signingKey = createHmac('sha256', signedWith).update('sign-v1').digest()
  const mac = (text: string) => createHmac('sha256', signingKey).update(text).digest('base64url')
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')
  const key = `${at}.${nonce ?? randomBytes(16).toString('hex')}`
  const { api, data } = signRequest(mac, digest, { method, path, query, key })
  const sent = body && JSON.stringify(body)
  return {
    'x-signature-key': key,
    'x-signature-api': api,
    'x-signature-data': data,
    ...(sent && { 'x-signature-body': signBody(mac, { path, query }, sent) }),
  }
}

async function send({ method = 'GET', path, query, body }: What, headers: Record<string, string>, app = site.app) {
  const answer = await app.inject({
    method,
    url: query ? `${path}?${query}` : path,
    headers: { 'x-authorization': `Bearer ${token}`, ...headers },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const signAndSend = (what: What) => send(what, { ...BROWSER, ...signedHeaders(what) })

test('S-351 S-352 a signed request of a browser is answered, with query and with body', async () => {
  expect((await signAndSend({ path: MENU })).status).toBe(200)
  expect((await signAndSend({ path: INFO, query: 'token=t.plant' })).status).toBe(200)
  expect((await signAndSend({ method: 'PUT', path: PREFERENCES, body: { a: '지킴' } })).status).toBe(200)
})

test('S-352 another method, path, query, body, key or token than was signed is refused', async () => {
  const put: What = { method: 'PUT', path: PREFERENCES, body: { a: 1 } }
  const altered: [sent: What, signed: What][] = [
    [put, { ...put, method: 'POST' }],
    [put, { ...put, path: '/api/manage/preference' }],
    [put, { ...put, body: { a: 2 } }],
    [put, { ...put, signedWith: 'another' }],
    [
      { path: INFO, query: 'token=t.plant' },
      { path: INFO, query: 'token=t.all' },
    ],
  ]
  for (const [sent, signed] of altered)
    expect((await send(sent, { ...BROWSER, ...signedHeaders(signed) })).body.returnCode).toBe('SIGNATURE_INVALID')
  const headers = { ...signedHeaders(put), 'x-signature-key': `${NOW}.${'0'.repeat(32)}` }
  expect((await send(put, headers)).body).toMatchObject({ returnCode: 'SIGNATURE_INVALID' })
})

test('a signature in letters of another width is wrong, not a fault', async () => {
  for (const name of ['x-signature-api', 'x-signature-data', 'x-signature-body']) {
    const put: What = { method: 'PUT', path: PREFERENCES, body: { a: 1 } }
    const headers = { ...signedHeaders(put), [name]: '\xe9'.repeat(43) }
    expect((await send(put, headers)).body, name).toMatchObject({ returnCode: 'SIGNATURE_INVALID' })
  }
})

test('S-352 of the body the first 1000 characters are signed', async () => {
  const long = (end: string): What => ({ method: 'PUT', path: PREFERENCES, body: { a: `${'x'.repeat(1000)}${end}` } })
  expect((await send(long('1'), signedHeaders(long('2')))).status).toBe(200)
})

test('S-353 the time may differ by 300 seconds either way; else the answer tells the time of the server', async () => {
  // The clock of the server runs on meanwhile.
  for (const seconds of [-290, 300])
    expect((await signAndSend({ path: MENU, at: NOW + seconds * 1000 })).status).toBe(200)
  for (const seconds of [-310, 310]) {
    const { status, body } = await signAndSend({ path: MENU, at: NOW + seconds * 1000 })
    expect(status).toBe(401)
    expect(body.returnCode).toBe('SIGNATURE_EXPIRED')
    expect(Math.abs(Date.parse(body.timestamp) - NOW)).toBeLessThan(10_000)
  }
})

test('S-353 a changing request is accepted once, by whichever instance; reading may be repeated', async () => {
  const other = await createApp(site.services)
  registerSignIn(other, site.services, site.listener)
  const put: What = { method: 'PUT', path: PREFERENCES, body: { b: 1 } }
  const headers = { ...BROWSER, ...signedHeaders(put) }
  expect((await send(put, headers)).status).toBe(200)
  expect((await send(put, headers)).body.returnCode).toBe('SIGNATURE_REPLAY')
  const logout: What = { method: 'POST', path: '/api/auth/logout' }
  const once = signedHeaders(logout)
  expect(
    (await other.inject({ method: 'POST', url: logout.path, headers: { 'x-authorization': token, ...once } }))
      .statusCode,
  ).toBe(204)
  expect((await send(logout, once)).body.returnCode).toBe('SIGNATURE_REPLAY')
  await other.close()

  token = (await createSession(site.services, 't.plant', 'staff')).accessToken
  const get = signedHeaders({ path: MENU })
  for (let times = 0; times < 2; times++) expect((await send({ path: MENU }, get)).status).toBe(200)
})

test('S-353 numbers are kept for ten minutes', async () => {
  await signAndSend({ method: 'PUT', path: PREFERENCES, body: { c: 1 } })
  site.clock.set(new Date(NOW + 9 * 60_000))
  expect(await runJob(site.services, forgetNonces)).toBe(0)
  site.clock.set(new Date(NOW + 11 * 60_000))
  expect(await runJob(site.services, forgetNonces)).toBeGreaterThan(0)
})

test('S-354 a browser must sign, another program need not, and whoever signs must do it right', async () => {
  expect((await send({ path: MENU }, BROWSER)).body.returnCode).toBe('SIGNATURE_REQUIRED')
  expect((await send({ path: MENU }, {})).status).toBe(200)
  for (const name of Object.keys(signedHeaders({ path: MENU }))) {
    const one = { [name]: 'x' }
    expect((await send({ path: MENU }, one)).body.returnCode).toBe('SIGNATURE_INVALID')
  }
  const { 'x-signature-body': _, ...withoutBody } = signedHeaders({ method: 'PUT', path: PREFERENCES, body: { a: 1 } })
  const put: What = { method: 'PUT', path: PREFERENCES, body: { a: 1 } }
  expect((await send(put, withoutBody)).body.returnCode).toBe('SIGNATURE_INVALID')
})

test('S-354 where the site enforces it, every program must sign; the health of the server is open', async () => {
  const services = { ...site.services, settings: { ...site.services.settings, enforceSignature: true } }
  const strict = await createApp(services)
  registerSignIn(strict, services, site.listener)
  const body = { userId: 't.plant', userPwdSHA: sha256Hex('correct horse') }
  const login: What = { method: 'POST', path: '/api/auth/login', body, signedWith: OPEN_SIGNING_TOKEN }
  const sendWithoutToken = (headers: Record<string, string>) =>
    strict.inject({ method: 'POST', url: login.path, headers, payload: body })
  expect((await sendWithoutToken({})).json().returnCode).toBe('SIGNATURE_REQUIRED')
  expect((await sendWithoutToken(signedHeaders(login))).json().userId).toBe('t.plant')
  await strict.close()
})
