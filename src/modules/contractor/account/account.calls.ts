/** Accounts of a vendor: its administrator keeps them, the site helps where he cannot. */
import { vendorRoleCds } from '#modules/roles.model.ts'
import { call, menu } from '#platform/model/call.ts'
import { oneOf, rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { ACCOUNT_STATES, accountRoutes } from './account.model.ts'

const API = '/api/vendor/portal/account'
const tag = '업체 계정'
const menus = [accountRoutes.staff, accountRoutes.vendor]

const nullableText = z.string().nullable()

const account = z.object({
  portalId: z.string(),
  vendorCd: z.string(),
  userNm: z.string(),
  phoneNo: nullableText,
  email: nullableText,
  vendorRoleCd: z.enum(vendorRoleCds),
  accountStatusCd: oneOf(ACCOUNT_STATES),
  lastLoginDt: nullableText,
  userPwdUdt: nullableText,
  failCnt: z.number(),
})
export type Account = z.infer<typeof account>
export const vendorAccounts = call.get(`${API}s`, {
  right: menu(menus),
  program: 'How accounts stand that the asker sees: sign-ins, locks, links.',
  tag,
  query: z.object({ vendorCd: z.string().max(20).optional() }),
  answer: rowsOf(account),
})

export const addAccount = call.post(API, {
  right: menu(accountRoutes.vendor, 'write'),
  tag,
  body: z.object({
    userNm: z.string().trim().min(1).max(100),
    phoneNo: z
      .string()
      .trim()
      .regex(/^[0-9-]{8,20}$/),
    email: z.email().max(100).nullable().default(null),
    vendorRoleCd: z.enum(['VAD', 'VSM', 'VSP']),
  }),
  answer: account.pick({ portalId: true }),
  makes: true,
})

export const accountSteps = ['stop', 'start', 'unlock', 'link'] as const
export type AccountStep = (typeof accountSteps)[number]
export const stepAccount = call.post(`${API}/{portalId}/{step}`, {
  right: menu(menus, 'write'),
  program: 'Stops and locks are the sign-in’s; the account was found as the asker.',
  tag,
  places: { portalId: z.string().max(30), step: z.enum(accountSteps) },
})
