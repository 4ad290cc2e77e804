/** The endpoints around a person's password. */
import { z } from 'zod'
import { MAX_PASSWORD_LENGTH } from '#platform/model/password.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { confirmPassword } from './log-in.ts'
import { accountOf, changePassword } from './password-change.ts'
import { originOf, userPwdSHA } from './sign-in.routes.ts'

const tags = ['로그인']
const userId = z.string().regex(/^[^\p{C}]{1,30}$/u)
const rule = z.object({
  anyOf: z.array(z.object({ minLength: z.number(), kindCnt: z.number() })),
  pastCnt: z.number(),
})
/** Plain, over TLS: only so can its rule be checked. Twice the allowed length, so that too long is told as such. */
const password = z.string().max(2 * MAX_PASSWORD_LENGTH)

export function registerPasswordRoutes(app: App, services: Services): void {
  app.post(
    '/api/auth/checkpassword',
    { schema: { tags, body: z.object({ userPwdSHA }), response: { 204: z.null() } } },
    async (request, reply) => {
      await confirmPassword(services, request.person, request.body.userPwdSHA, originOf(request))
      return reply.status(204).send(null)
    },
  )

  app.get(
    '/api/manage/password',
    { schema: { tags, querystring: z.object({ userId }), response: { 200: z.object({ userId, rule }) } } },
    async ({ person, query }) => {
      const account = await accountOf(services, person, query.userId)
      const { anyOf, pastCnt } = account.rule
      return { userId: account.userId, rule: { anyOf: [...anyOf], pastCnt } }
    },
  )

  app.patch(
    '/api/manage/password',
    {
      schema: {
        tags,
        body: z.object({ userId, userPwd: password, userPwdRepeat: password }),
        response: { 200: z.literal(true) },
      },
    },
    async (request) => {
      await changePassword(services, request.person, request.body, request.ip || null)
      return true as const
    },
  )
}
