/** How a site words a message: its own template where one is in use, the product's text elsewhere. */
import { translate } from '#platform/model/i18n.ts'
import { type Channel, eventOf, type MessageEvent, valuesFor } from '#platform/model/message-event.ts'
import { fill, type PageLanguage } from '#platform/model/problem.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'

interface Worded {
  subject: string | null
  body: string
}
type Values = Readonly<Record<string, unknown>>

/** Read with each message, so that a change counts at once on every instance. */
export async function wordingOf(
  db: Queries,
  declared: MessageEvent,
  channel: Channel,
  language: PageLanguage,
  values: Values,
): Promise<Worded> {
  const event = eventOf(declared.eventCd) ?? declared
  const [own] = await db.query<{ subject: string | null; body: string }>(sql`
    select subject_desc as subject, body_desc as body from com_message_template
    where event_cd = ${event.eventCd} and channel_cd = ${channel} and lang_cd = ${language} and use_yn = 'Y' and delete_yn = 'N'`)
  if (!own) return builtIn(event, language, values)
  const filled = valuesFor(event, language, values)
  return { subject: own.subject && fill(own.subject, filled), body: fill(own.body, filled) }
}

export const builtIn = (event: MessageEvent, language: PageLanguage, values: Values): Worded => ({
  subject: `[${translate('platform', language, '지킴')}] ${translate(event.area, language, event.label)}`,
  body: translate(event.area, language, event.text, valuesFor(event, language, values)),
})
