/** The inbox of the signed-in person. */
import { z } from 'zod'
import type { Person } from '#platform/model/access.ts'
import { translate } from '#platform/model/i18n.ts'
import { eventOf, valuesFor } from '#platform/model/message-event.ts'
import { fill, type Language } from '#platform/model/problem.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'

interface NotificationRow {
  notificationNo: number
  eventCd: string | null
  /** As it was told, in Korean: what is read where no event is known. */
  text: string
  values: { $text?: Partial<Record<Language, string>>; [name: string]: unknown }
  toneCd: string
  linkUrl: string | null
  readDt: string | null
  createDt: string
}

/**
 * In the site's own words, where it had any for this language when it was told; else the sentence of its event as it reads
 * today, so that one that was corrected since keeps its translations.
 */
function told(language: Language, { eventCd, text, values: { $text, ...values } }: NotificationRow): string {
  const own = $text?.[language]
  const event = eventCd ? eventOf(eventCd) : undefined
  const filled = event ? valuesFor(event, language, values) : values
  return own ? fill(own, filled) : translate(event?.area, language, event?.text || text, filled)
}

export const notificationSchema = z.object({
  notificationNo: z.number(),
  messageDesc: z.string(),
  toneCd: z.string(),
  linkUrl: z.string().nullable(),
  readDt: z.string().nullable(),
  createDt: z.string(),
})
const listQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** What has not been read comes first, each part newest first. */
  unreadFirst: z.enum(['Y', 'N']).default('N'),
})
const readBody = z.union([
  z.strictObject({ notificationNos: z.array(z.number().int()).min(1).max(100) }),
  z.strictObject({ all: z.literal(true) }),
])

/** A page of somebody's inbox, and how many there are in all. */
export async function inboxOf(
  db: Queries,
  { userId }: Person,
  language: Language,
  { page, limit, unreadFirst }: z.infer<typeof listQuery>,
) {
  const order = unreadFirst === 'Y' ? sql`read_dt is not null, notification_no desc` : sql`notification_no desc`
  const [rows, totals] = await Promise.all([
    db.query<NotificationRow>(sql`select notification_no as "notificationNo", event_cd as "eventCd", message_desc as text, values_json as values,
        tone_cd as "toneCd", link_url as "linkUrl", read_dt as "readDt", create_dt as "createDt"
      from com_notification where user_id = ${userId}
      order by ${order} limit ${limit} offset ${(page - 1) * limit}`),
    db.query<{ total: number }>(sql`select count(*) as total from com_notification where user_id = ${userId}`),
  ])
  const shown = rows.map((row) => {
    const { eventCd: _, text: __, values: ___, ...rest } = row
    return { ...rest, messageDesc: told(language, row) }
  })
  return { total: totals[0]?.total ?? 0, rows: shown }
}

export function registerNotifications(app: App, { db, clock }: Services): void {
  const tags = ['알림']

  app.get(
    '/api/notifications',
    {
      schema: {
        tags,
        querystring: listQuery,
        response: { 200: z.object({ total: z.number(), rows: z.array(notificationSchema) }) },
      },
    },
    ({ person, language, query }) => db.read(person, (queries) => inboxOf(queries, person, language, query)),
  )

  app.get(
    '/api/notifications/unread',
    { schema: { tags, response: { 200: z.object({ count: z.number() }) } } },
    async ({ person }) => {
      const [row] = await db.query<{ count: number }>(
        person,
        sql`select count(*) as count from com_notification where user_id = ${person.userId} and read_dt is null`,
      )
      return { count: row?.count ?? 0 }
    },
  )

  app.post(
    '/api/notifications/read',
    { schema: { tags, body: readBody, response: { 200: z.object({ count: z.number() }) } } },
    async ({ person, body }) => {
      const which = 'all' in body ? sql`true` : sql`notification_no = any(${body.notificationNos}::bigint[])`
      const rows = await db.query(
        person,
        sql`update com_notification set read_dt = ${clock.now()}
      where user_id = ${person.userId} and read_dt is null and ${which} returning 1`,
      )
      return { count: rows.length }
    },
  )
}
