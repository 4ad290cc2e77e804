import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignInSite, signedIn, signInSite } from './sign-in.fixture.ts'

/** A small provider: what it vouches for next, and what the site last asked of it. */
const says = { user: 't.plant', nonce: '', audience: 'jikim', challenge: '' }
let provider: Server
let issuer: string
let site: SignInSite

beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), alg: 'RS256', kid: '1' }
  const idToken = () =>
    new SignJWT({ preferred_username: says.user, nonce: says.nonce })
      .setProtectedHeader({ alg: 'RS256', kid: '1' })
      .setIssuer(issuer)
      .setAudience(says.audience)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
  provider = createServer(async (request, response) => {
    const answer = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/jwks') return answer({ keys: [jwk] })
    if (request.url === '/token') {
      let text = ''
      for await (const part of request) text += part
      const form = new URLSearchParams(text)
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const basic = Buffer.from('jikim:s3cret').toString('base64')
      const isRight = form.get('code') === 'good' && proof === says.challenge
      if (!isRight || request.headers.authorization !== `Basic ${basic}`) return answer({ error: 'invalid_grant' }, 400)
      return answer({ id_token: await idToken() })
    }
    return answer({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    })
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const redirectUri = 'http://localhost:3000/auth-redirect'
  const oidc = { issuer, clientId: 'jikim', clientSecret: 's3cret', claim: 'preferred_username', redirectUri }
  site = await signInSite({ oidc })
})
afterAll(async () => {
  provider.close()
  await site.close()
})
beforeEach(() => {
  site.clock.set()
  Object.assign(says, { user: 't.plant', audience: 'jikim' })
})

/** Goes to the provider, as the button of the sign-in page does. */
async function start(redirect = '/') {
  const answer = await site.app.inject({ url: `/api/auth/oidc/start?redirect=${encodeURIComponent(redirect)}` })
  const asked = new URL(String(answer.headers.location)).searchParams
  says.nonce = asked.get('nonce') ?? ''
  says.challenge = asked.get('code_challenge') ?? ''
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
  return { state: asked.get('state') ?? '', cookies, asked, status: answer.statusCode }
}
const finish = async (state: string, cookies: Record<string, string>, code = 'good') =>
  signedIn(await site.app.inject({ method: 'POST', url: '/api/auth/oidc/finish', cookies, payload: { code, state } }))

test('S-014 the person goes to the provider and comes back signed in, to where he wanted to go', async () => {
  const { state, cookies, asked, status } = await start('/saf/accident/nearMissList?page=2')
  expect(status).toBe(302)
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    client_id: 'jikim',
    redirect_uri: 'http://localhost:3000/auth-redirect',
    code_challenge_method: 'S256',
  })
  const { body } = await finish(state, cookies)
  expect(body).toMatchObject({ userId: 't.plant', redirect: '/saf/accident/nearMissList?page=2' })
  expect((await site.get('/api/common/menu', body.accessToken)).status).toBe(200)
  expect((await finish(state, cookies)).body.userId).toBe('unauthorize')
})

test('S-014 without the state of this browser nobody comes in', async () => {
  const mine = await start()
  expect((await finish(mine.state, {})).body.userId).toBe('unauthorize')
  const other = await start()
  expect((await finish(mine.state, other.cookies)).body.userId).toBe('unauthorize')
  site.clock.set(new Date(Date.now() + 11 * 60_000))
  expect((await finish(other.state, other.cookies)).body.userId).toBe('unauthorize')
})

test('S-014 what the provider does not vouch for is refused', async () => {
  const refused = async (change: () => void, code?: string) => {
    const { state, cookies } = await start()
    change()
    return (await finish(state, cookies, code)).body.userId
  }
  expect(await refused(() => {}, 'stolen')).toBe('unauthorize')
  expect(await refused(() => Object.assign(says, { nonce: 'another' }))).toBe('unauthorize')
  expect(await refused(() => Object.assign(says, { audience: 'another' }))).toBe('unauthorize')
  says.audience = 'jikim'
  for (const user of ['nobody', 'TV1-01'])
    expect(await refused(() => Object.assign(says, { user }))).toBe('unauthorize')
})

test('S-014 S-402 without a provider there is nothing to start', async () => {
  const plain = await signInSite()
  expect((await plain.app.inject({ url: '/api/auth/oidc/start' })).statusCode).toBe(404)
  expect((await plain.app.inject({ url: '/api/common/site' })).json().ssoYn).toBe('N')
  expect((await site.app.inject({ url: '/api/common/site' })).json().ssoYn).toBe('Y')
  await plain.close()
})
