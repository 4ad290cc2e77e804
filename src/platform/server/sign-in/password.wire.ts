/** What is sent where a password is set: one's own, after a code, or by the link of a first sign-in. */
import { z } from 'zod'
import { MAX_PASSWORD_LENGTH } from '#platform/model/password.ts'

export const userId = z.string().regex(/^[^\p{C}]{1,30}$/u)
export const portalId = z
  .string()
  .trim()
  .regex(/^[^\p{C}]{1,30}$/u)
/** Plain, over TLS: only so can its rule be checked. Twice the allowed length, so that too long is told as such. */
const password = z.string().max(2 * MAX_PASSWORD_LENGTH)
const chosen = { userPwd: password, userPwdRepeat: password }

export const passwordRule = z.object({
  anyOf: z.array(z.object({ minLength: z.number(), kindCnt: z.number() })),
  pastCnt: z.number(),
})

export const passwordChange = z.object({ userId, ...chosen })
export type PasswordChange = z.infer<typeof passwordChange>

export const passwordReset = z.object({ portalId, code: z.string().regex(/^\d{6}$/), ...chosen })
export type PasswordReset = z.infer<typeof passwordReset>

export const passwordLink = z.string().regex(/^[\w-]{32}$/)
/** `phoneEnd` is the second factor: who holds the phone to which the link was sent knows its number. */
export const firstPassword = z.object({ link: passwordLink, phoneEnd: z.string().regex(/^\d{4}$/), ...chosen })
export type FirstPassword = z.infer<typeof firstPassword>

/** Who holds the link says whose it is: a link that went astray opens nothing. */
export const linkedPassword = z.object({ link: passwordLink, userId, ...chosen })
export type LinkedPassword = z.infer<typeof linkedPassword>
