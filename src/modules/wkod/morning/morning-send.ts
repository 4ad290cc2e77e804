/** The link of the morning on its way: by a text to the phone that is registered, by mail where there is none. */

import { translate } from '#platform/model/i18n.ts'
import { type PageLanguage, pageLanguages } from '#platform/model/problem.ts'
import { kept, sentences, wordedFor } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { program } from '#platform/server/documents/program.ts'
import { makeLinks } from '#platform/server/links/link.ts'
import { type OutgoingMessage, sendAllLater } from '#platform/server/outbox/outbox.ts'
import type { Services } from '#platform/server/services.ts'
import type { Morning } from './morning-works.ts'

export const MORNING_LINK = 'MORNING'

const says = sentences('MORNING', { TODAY: '{name} 님, 오늘 맡은 작업에서 준비할 것을 확인하십시오.' }, 'wkod')
const SUBJECT = '오늘의 작업 준비'

const languageOf = ({ langCd }: Pick<Morning, 'langCd'>): PageLanguage =>
  pageLanguages.find((one) => one === langCd) ?? 'en'

/** To each of them a link of his own. @returns how many it went to */
export async function sendMornings(
  tx: Transaction,
  { settings }: Pick<Services, 'settings'>,
  all: readonly Morning[],
  now: Date,
): Promise<number> {
  const reached = all.filter(({ phoneNo, email }) => phoneNo !== null || email !== null)
  const paths = await makeLinks(
    tx,
    { settings },
    MORNING_LINK,
    reached.map(({ morningNo, plantCd, vendorCd, expireDt }) => ({ bizNo: morningNo, plantCd, vendorCd, expireDt })),
    { createUserId: program.userId, now },
  )
  await sendAllLater(
    asProgram(tx),
    now,
    reached.map((one) => messageTo(one, `${settings.publicUrl ?? ''}${paths.get(one.morningNo) ?? ''}`)),
  )
  return reached.length
}

function messageTo(one: Morning, link: string): OutgoingMessage {
  const language = languageOf(one)
  const head = `[${translate('wkod', language, '지킴')}]`
  const body = `${head} ${wordedFor('wkod', language, kept(says.TODAY, { name: one.personNm }))} ${link}`
  const to = { isSecret: true, body, ...(one.userId && { userId: one.userId }) }
  return one.phoneNo === null
    ? { ...to, channel: 'MAIL', recipient: one.email ?? '', subject: `${head} ${translate('wkod', language, SUBJECT)}` }
    : { ...to, channel: 'SMS', recipient: one.phoneNo }
}
