/** S-014: to the provider of single sign-on, and back. */
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { translate } from '#platform/model/i18n.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { notFound } from '../refusal.ts'
import type { Services } from '../services.ts'
import { enterAs } from './enter.ts'
import { type Begun, OidcProvider } from './oidc.ts'
import { answer, cookieOptions, originOf, tokenAnswer } from './sign-in.routes.ts'
import { digestOf, isSame } from './tokens.ts'

const tags = ['로그인']
const STATE_COOKIE = 'oidcState'
const COOKIE_PATH = '/api/auth/oidc'
const MINUTES = 10
const REFUSED = '통합 로그인에 실패하였습니다. 다시 시도하시고 문제가 계속되면 관리자에게 문의하세요.'
const stateText = z.string().regex(/^[\w-]{43}$/)

export function registerOidc(app: App, services: Services): void {
  const { db, clock, settings } = services
  const provider = settings.oidc && new OidcProvider(settings.oidc)

  app.get(
    '/api/auth/oidc/start',
    {
      // A person goes there by a link. It opens nothing by itself.
      config: { open: true, unsigned: true },
      schema: { tags, querystring: z.object({ redirect: z.string().max(2000).default('/') }) },
    },
    async (request, reply) => {
      if (!provider) throw notFound()
      const now = clock.now()
      const state = randomBytes(32).toString('base64url')
      const { url, begun } = await provider.begin(state)
      const payload = JSON.stringify({ ...begun, redirect: request.query.redirect })
      await db.query(
        'SYSTEM',
        sql`insert into sys_one_time (purpose_cd, secret_digest, payload_json, expire_dt, create_dt)
          values ('OIDC', ${digestOf(state)}, ${payload}::jsonb, ${new Date(now.getTime() + MINUTES * 60_000)}, ${now})`,
      )
      reply.setCookie(STATE_COOKIE, state, { ...cookieOptions(request, COOKIE_PATH), maxAge: MINUTES * 60 })
      return reply.redirect(url)
    },
  )

  app.post(
    '/api/auth/oidc/finish',
    {
      config: { open: true },
      schema: {
        tags,
        body: z.object({ code: z.string().min(1).max(2000), state: stateText }),
        response: { 200: tokenAnswer.extend({ redirect: z.string() }) },
      },
    },
    async (request, reply) => {
      if (!provider) throw notFound()
      const { code, state } = request.body
      reply.clearCookie(STATE_COOKIE, cookieOptions(request, COOKIE_PATH))
      const begun = isSame(request.cookies[STATE_COOKIE] ?? '', state) ? await takeBegun(services, state) : undefined
      const userId = begun && (await provider.finish(code, begun, clock.now()).catch(noteFailure))
      const proof = { services, origin: originOf(request), once: digestOf(`oidc:${state}`) }
      const session = userId === undefined ? undefined : await enterAs(proof, userId, ['staff'])
      if (session && begun) return { ...answer(request, reply, session, clock.now()), redirect: begun.redirect }
      const accessToken = translate('platform', request.language, REFUSED)
      return { userId: 'unauthorize', accessToken, refreshToken: '', redirect: '/' }
    },
  )

  /** The person learns that it failed; why is for the log. */
  const noteFailure = (error: unknown): undefined => {
    services.onFault(error, 'single sign-on')
    return undefined
  }
}

/** What was begun with this state, once. */
async function takeBegun({ db, clock }: Services, state: string): Promise<(Begun & { redirect: string }) | undefined> {
  const [row] = await db.query<{ payload: Begun & { redirect: string } }>(
    'SYSTEM',
    sql`update sys_one_time set used_dt = ${clock.now()}
      where purpose_cd = 'OIDC' and secret_digest = ${digestOf(state)} and used_dt is null and expire_dt > ${clock.now()}
      returning payload_json as payload`,
  )
  return row?.payload
}
