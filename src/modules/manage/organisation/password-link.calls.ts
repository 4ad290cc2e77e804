/** Links by which people of the company set their own password, for many at once. */
import { call, menu } from '#platform/model/call.ts'
import { rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { userMaster } from './user.master.ts'

const right = menu(userMaster.route, 'write')
const tag = '사용자'
export const MOST_LINKS = 50

export const passwordlessUsers = call.get(`${userMaster.api}s/passwordless`, {
  right,
  program: 'Who has no password yet stands where only the program reads; of the people that the asker sees.',
  tag,
  answer: rowsOf(z.object({ userId: z.string() })),
})

const link = z.object({
  userId: z.string(),
  userNm: z.string().nullable(),
  /** How it went out, or why it did not. */
  sentCd: z.enum(['MAIL', 'SMS', 'UNKNOWN', 'NO_ADDRESS', 'HOLDS_LEVEL']),
})
export type SentLink = z.infer<typeof link>
export const sendPasswordLinks = call.post(`${userMaster.api}s/passwordlinks`, {
  right,
  program: 'Links are the sign-in’s; their people were found as the asker.',
  tag,
  body: z.strictObject({ userIds: z.array(z.string().min(1).max(30)).min(1).max(MOST_LINKS) }),
  answer: rowsOf(link),
})
