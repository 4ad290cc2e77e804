/** The endpoints below /api/auth. */
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { translate } from '#platform/model/i18n.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { logIn } from './log-in.ts'
import type { AccountKind } from './person.ts'
import { readLoginPolicy } from './policy.ts'
import { SIGN_IN_FAILED } from './refusals.ts'
import { ACCESS_MS, logOut, type Origin, refreshSession, type SessionTokens } from './session.ts'
import type { SessionCache } from './session-cache.ts'
import { tokenOf } from './token-header.ts'
import { fromCookie, type TokenReader, toCookie } from './tokens.ts'

const tags = ['로그인']
/** SHA-256 of the UTF-8 password, lower-case hex. */
export const userPwdSHA = z.string().regex(/^[0-9a-f]{64}$/)
const loginBody = z.object({
  userId: z
    .string()
    .trim()
    .regex(/^[^\p{C}]{1,30}$/u),
  userPwdSHA,
})
export const tokenAnswer = z.object({ userId: z.string(), accessToken: z.string(), refreshToken: z.string() })

export function registerSignInRoutes(app: App, services: Services, tokens: TokenReader, sessions: SessionCache): void {
  const entrances: [url: string, kind: AccountKind][] = [
    ['/api/auth/login', 'staff'],
    ['/api/auth/vendorlogin', 'vendor'],
  ]
  for (const [url, kind] of entrances)
    app.post(
      url,
      { config: { open: true }, schema: { tags, body: loginBody, response: { 200: tokenAnswer } } },
      async (request, reply) => {
        const session = await logIn(services, { ...request.body, kind, origin: originOf(request) })
        if (session) return answer(request, reply, session, services.clock.now())
        const { maxFailureCnt, lockMinuteCnt } = await services.db.read('SYSTEM', readLoginPolicy)
        return {
          userId: 'unauthorize',
          accessToken: translate('platform', request.language, SIGN_IN_FAILED, { maxFailureCnt, lockMinuteCnt }),
          refreshToken: '',
        }
      },
    )

  app.get(
    '/api/auth/refresh',
    { config: { open: true, always: true }, schema: { tags, response: { 200: tokenAnswer } } },
    async (request, reply) => {
      const handle = request.headers['x-refresh-token']
      const session = await refreshSession(
        services,
        fromCookie(request.cookies.refreshToken),
        typeof handle === 'string' ? handle.replace(/^Bearer /i, '') : undefined,
        originOf(request),
      )
      return answer(request, reply, session, services.clock.now())
    },
  )

  app.get(
    '/api/auth/valid',
    { schema: { tags, response: { 200: z.object({ userId: z.string() }) } } },
    async ({ person }) => ({ userId: person.userId }),
  )

  app.post(
    '/api/auth/logout',
    { config: { open: true }, schema: { tags, response: { 204: z.null() } } },
    async (request, reply) => {
      const token = tokenOf(request.headers)
      // An expired or foreign token says nothing; the cookie may still tell whose session it is.
      const claims = token ? await tokens.check(token, services.clock.now()).catch(() => undefined) : undefined
      const by = { token: fromCookie(request.cookies.refreshToken), sessionNo: claims?.sessionNo }
      const ended = await logOut(services, by, originOf(request))
      if (ended) sessions.forget(ended)
      reply.clearCookie('jwtToken', cookieOptions(request, '/'))
      reply.clearCookie('refreshToken', cookieOptions(request, '/api/auth'))
      return reply.status(204).send(null)
    },
  )
}

export const originOf = (request: FastifyRequest): Origin => ({
  ip: request.ip || null,
  userAgent: request.headers['user-agent'] ?? null,
})

/** Secure wherever the browser came by TLS; a site on plain http in a works network must still let people in. */
export const cookieOptions = (request: FastifyRequest, path: string): CookieSerializeOptions => ({
  path,
  httpOnly: true,
  sameSite: 'strict',
  secure: request.protocol === 'https',
})

/** The cookies of a session, and the answer of S-057. */
export function answer(request: FastifyRequest, reply: FastifyReply, session: SessionTokens, now: Date) {
  const { userId, accessToken, refreshToken, cookie, expireDt } = session
  reply.setCookie('jwtToken', accessToken, { ...cookieOptions(request, '/'), maxAge: ACCESS_MS / 1000 })
  reply.setCookie('refreshToken', toCookie(cookie), {
    ...cookieOptions(request, '/api/auth'),
    maxAge: Math.round((expireDt.getTime() - now.getTime()) / 1000),
  })
  return { userId, accessToken, refreshToken }
}
