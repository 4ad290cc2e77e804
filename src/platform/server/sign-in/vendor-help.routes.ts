/** Vendors who cannot sign in: id search and password reset (S-068). */
import { z } from 'zod'
import { translate } from '#platform/model/i18n.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { firstPassword, passwordLink, passwordReset, portalId, passwordRule as rule } from './password.wire.ts'
import { passwordRuleOf } from './password-change.ts'
import {
  firstPasswordOf,
  masked,
  requestReset,
  resetPassword,
  searchVendorIds,
  setFirstPassword,
} from './vendor-help.ts'

const tags = ['로그인']
const config = { open: true }
const chiefNm = z
  .string()
  .trim()
  .regex(/^[^\p{C}]{1,100}$/u)
/** With or without hyphens. */
const bizNum = z
  .string()
  .max(20)
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{10}$/))
/** S-068: the same whether or not there is such an account. */
const RESET_ANSWER =
  '입력하신 정보와 일치하는 계정이 있으면 등록된 휴대폰으로 인증번호를 보냈습니다. 10분 안에 입력하십시오.'

export function registerVendorHelp(app: App, services: Services): void {
  app.post(
    '/api/auth/vendorIdSearch',
    {
      config,
      schema: {
        tags,
        body: z.object({ chiefNm, bizNum }),
        response: { 200: z.object({ portalIds: z.array(z.string()) }) },
      },
    },
    async ({ body, ip }) => ({ portalIds: await searchVendorIds(services, body, ip) }),
  )

  app.post(
    '/api/auth/vendorPwdInit',
    {
      config,
      schema: {
        tags,
        body: z.object({ chiefNm, bizNum, portalId }),
        response: { 200: z.object({ message: z.string(), rule }) },
      },
    },
    async ({ body, ip, language }) => {
      await requestReset(services, body, ip)
      const { anyOf, pastCnt } = await services.db.read('SYSTEM', (db) => passwordRuleOf(db, 'vendor'))
      return { message: translate('platform', language, RESET_ANSWER), rule: { anyOf: [...anyOf], pastCnt } }
    },
  )

  app.post(
    '/api/auth/vendorPwdInit/confirm',
    {
      config,
      schema: {
        tags,
        body: passwordReset,
        response: { 200: z.literal(true) },
      },
    },
    async ({ body, ip }) => {
      await resetPassword(services, body, ip)
      return true as const
    },
  )

  app.post(
    '/api/auth/vendorFirstPwd',
    {
      config,
      schema: {
        tags,
        body: z.object({ link: passwordLink }),
        response: { 200: z.object({ portalId: z.string(), rule }) },
      },
    },
    async ({ body, ip }) => {
      const { portalId } = await firstPasswordOf(services, body.link, ip)
      const { anyOf, pastCnt } = await services.db.read('SYSTEM', (db) => passwordRuleOf(db, 'vendor'))
      return { portalId: masked(portalId), rule: { anyOf: [...anyOf], pastCnt } }
    },
  )

  app.post(
    '/api/auth/vendorFirstPwd/confirm',
    {
      config,
      schema: {
        tags,
        body: firstPassword,
        response: { 200: z.literal(true) },
      },
    },
    async ({ body, ip }) => {
      await setFirstPassword(services, body, ip)
      return true as const
    },
  )
}
