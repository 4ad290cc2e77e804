/** S-054: a portal opens us for one of its users with a ticket that both sides can check and that is good once. */
import { jwtVerify } from 'jose'
import { z } from 'zod'
import { translate } from '#platform/model/i18n.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { enterAs } from './enter.ts'
import { answer, originOf, tokenAnswer } from './sign-in.routes.ts'
import { digestOf } from './tokens.ts'

/** Used numbers are kept for ten minutes; a ticket must not live longer. */
const MAX_TICKET_AGE = '5m'
const REFUSED = '포털 로그인 정보가 올바르지 않거나 유효 시간이 지났습니다.'
const claims = z.object({ sub: z.string().min(1).max(30), jti: z.string().min(8).max(200) })

export function registerPortalLogin(app: App, services: Services): void {
  /** Whose ticket it is; undefined for one that is forged, too old, or not to be checked on this site. */
  async function readTicket(ticket: string): Promise<z.infer<typeof claims> | undefined> {
    const { portalSecret } = services.settings
    if (!portalSecret) return undefined
    const options = { algorithms: ['HS256'], currentDate: services.clock.now(), maxTokenAge: MAX_TICKET_AGE }
    const verified = await jwtVerify(ticket, new TextEncoder().encode(portalSecret), {
      ...options,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
    }).catch(() => undefined)
    return claims.safeParse(verified?.payload).data
  }

  app.post(
    '/api/extService/ifPLogin',
    {
      config: { open: true },
      schema: {
        tags: ['로그인'],
        // The query of the page as it is; more may stand in it than is needed.
        body: z.looseObject({ ticket: z.string().max(4000).default('') }),
        response: { 200: tokenAnswer },
      },
    },
    async (request, reply) => {
      const ticket = await readTicket(request.body.ticket)
      const proof = { services, origin: originOf(request), once: ticket ? digestOf(`portal:${ticket.jti}`) : '' }
      const session = ticket && (await enterAs(proof, ticket.sub, ['vendor', 'staff']))
      if (session) return answer(request, reply, session, services.clock.now())
      return { userId: 'unauthorize', accessToken: translate('platform', request.language, REFUSED), refreshToken: '' }
    },
  )
}
