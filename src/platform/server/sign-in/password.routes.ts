/** The endpoints around a person's password. */
import { z } from 'zod'
import { translate } from '#platform/model/i18n.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { confirmPassword } from './log-in.ts'
import { linkedPassword, passwordChange, passwordLink, passwordRule as rule, userId } from './password.wire.ts'
import { accountOf, changePassword, passwordRuleOf } from './password-change.ts'
import { askForLink, RESET_HOURS, requireOpenLink, setPasswordByLink } from './password-link.ts'
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

/** The same whether or not there is such an id. */
const LINK_ANSWER =
  '입력하신 아이디의 계정이 있으면 등록된 메일이나 휴대폰으로 링크를 보냈습니다. {hours}시간 안에 여십시오.'
const open = { open: true }

/** For staff who cannot sign in: a link to their own mail or phone. */
export function registerPasswordLinks(app: App, services: Services): void {
  app.post(
    '/api/auth/passwordlink',
    {
      config: open,
      schema: { tags, body: z.object({ userId }), response: { 200: z.object({ message: z.string() }) } },
    },
    async ({ body, ip, language }) => {
      await askForLink(services, body.userId.trim(), ip)
      return { message: translate('platform', language, LINK_ANSWER, { hours: RESET_HOURS }) }
    },
  )

  app.post(
    '/api/auth/passwordlink/open',
    { config: open, schema: { tags, body: z.object({ link: passwordLink }), response: { 200: z.object({ rule }) } } },
    async ({ body, ip }) => {
      await requireOpenLink(services, body.link, ip)
      const { anyOf, pastCnt } = await services.db.read('SYSTEM', (db) => passwordRuleOf(db, 'staff'))
      return { rule: { anyOf: [...anyOf], pastCnt } }
    },
  )

  app.post(
    '/api/auth/passwordlink/confirm',
    { config: open, schema: { tags, body: linkedPassword, response: { 200: z.literal(true) } } },
    async ({ body, ip }) => {
      await setPasswordByLink(services, body, ip)
      return true as const
    },
  )
}
