import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignInSite, signedIn, signInSite } from './sign-in.fixture.ts'

const SECRET = 'portal'.repeat(6)
const NOW = '2026-11-21T09:00:00+09:00'
let site: SignInSite
beforeAll(async () => {
  site = await signInSite({ portalSecret: SECRET })
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(NOW))

interface Ticket {
  sub?: string
  jti?: string
  lifeSeconds?: number
  secret?: string
}
let ticketCnt = 0
function aTicket({ sub = 'TV1-01', jti = `ticket-${ticketCnt++}`, lifeSeconds = 60, secret = SECRET }: Ticket = {}) {
  const iat = Math.floor(Date.parse(NOW) / 1000)
  return new SignJWT({ sub, jti })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(iat)
    .setExpirationTime(iat + lifeSeconds)
    .sign(new TextEncoder().encode(secret))
}
const enter = async (ticket: string, more: object = {}) =>
  signedIn(await site.app.inject({ method: 'POST', url: '/api/extService/ifPLogin', payload: { ticket, ...more } }))

test('S-054 S-370 a ticket of the portal opens a session, once', async () => {
  const ticket = await aTicket()
  const first = await enter(ticket, { lang: 'ko' })
  expect(first.body.userId).toBe('TV1-01')
  expect((await site.get('/api/common/menu', first.body.accessToken)).status).toBe(200)
  expect(first.setCookies.map(({ name }) => name)).toEqual(['jwtToken', 'refreshToken'])
  expect((await enter(ticket)).body).toMatchObject({ userId: 'unauthorize', refreshToken: '' })
})

test('S-054 S-058 what is forged, expired, lives too long, or names nobody is refused with one message', async () => {
  const forged = await enter(await aTicket({ secret: 'x'.repeat(32) }))
  expect(forged.body).toMatchObject({ userId: 'unauthorize' })
  const tickets = [await aTicket({ sub: 'nobody' }), 'no ticket', '', await aTicket({ jti: 'short' })]
  for (const ticket of tickets) expect((await enter(ticket)).body).toEqual(forged.body)
  const expired = await aTicket()
  const long = await aTicket({ lifeSeconds: 3600 })
  site.clock.set('2026-11-21T09:06:00+09:00')
  for (const ticket of [expired, long]) expect((await enter(ticket)).body).toEqual(forged.body)
})
