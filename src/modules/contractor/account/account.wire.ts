/** What account.routes.ts tells, and what screens read. */
import { vendorRoleCds } from '#modules/roles.model.ts'
import { oneOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { ACCOUNT_STATES } from './account.model.ts'

const nullableText = z.string().nullable()

export const account = z.object({
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
