/** The endpoints around a person's password. */
import { z } from 'zod'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { confirmPassword } from './log-in.ts'
import { passwordChange, passwordRule as rule, userId } from './password.wire.ts'
import { accountOf, changePassword } from './password-change.ts'
import { originOf, userPwdSHA } from './sign-in.routes.ts'

const tags = ['로그인']
const config = { changesPassword: true }

export function registerPasswordRoutes(app: App, services: Services): void {
  app.post(
    '/api/auth/checkpassword',
    { config, schema: { tags, body: z.object({ userPwdSHA }), response: { 204: z.null() } } },
    async (request, reply) => {
      await confirmPassword(services, request.person, request.body.userPwdSHA, originOf(request))
      return reply.status(204).send(null)
    },
  )

  app.get(
    '/api/manage/password',
    { config, schema: { tags, querystring: z.object({ userId }), response: { 200: z.object({ userId, rule }) } } },
    async ({ person, query }) => {
      const account = await accountOf(services, person, query.userId)
      const { anyOf, pastCnt } = account.rule
      return { userId: account.userId, rule: { anyOf: [...anyOf], pastCnt } }
    },
  )

  app.patch(
    '/api/manage/password',
    {
      config,
      schema: {
        tags,
        body: passwordChange,
        response: { 200: z.literal(true) },
      },
    },
    async (request) => {
      await changePassword(services, request.person, request.body, request.ip || null)
      return true as const
    },
  )
}
