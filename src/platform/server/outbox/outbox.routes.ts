/** What was sent, is waiting, or could not be sent: for whoever may open the menu of it. */
import { z } from 'zod'
import { and, type Sql, sql } from '../database/sql.ts'
import { aboutOwnPlant } from '../directory/wire.ts'
import type { App } from '../http/app.ts'
import { notFound } from '../refusal.ts'
import type { Services } from '../services.ts'
import { needs, personUnder } from '../sign-in/menu-right.ts'
import { SEND_OUTBOX } from './outbox.ts'

const tags = ['발송']
const ROUTE = '/manage/message/outbox'
const statuses = ['WAIT', 'SENT', 'FAIL', 'NONE'] as const
const nullable = z.string().nullable()
const row = z.object({
  outboxNo: z.number(),
  channelCd: z.enum(['MAIL', 'SMS']),
  userId: nullable,
  recipientDesc: z.string(),
  subjectDesc: nullable,
  bodyDesc: z.string(),
  sendStatusCd: z.enum(statuses),
  tryCnt: z.number(),
  nextTryDt: z.string(),
  sentDt: nullable,
  errorDesc: nullable,
  createDt: z.string(),
})
type Row = z.infer<typeof row>
const query = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(300).default(20),
  sendStatusCd: z.enum(statuses).optional(),
  q: z.string().max(100).optional(),
})
const answer = z.object({ total: z.number(), page: z.number(), limit: z.number(), rows: z.array(row) })

const conditionOf = ({ sendStatusCd, q }: z.infer<typeof query>): Sql => sql`
  (${sendStatusCd ?? null}::text is null or send_status_cd = ${sendStatusCd ?? null})
  and (${q ?? null}::text is null or strpos(coalesce(user_id, '') || ' ' || recipient_desc || ' ' || coalesce(subject_desc, ''), ${q ?? null}) > 0)`

export function registerOutbox(app: App, { db, clock }: Services): void {
  app.get(
    '/api/manage/message/outboxs',
    { config: needs(ROUTE), schema: { tags, querystring: query, response: { 200: answer } } },
    async (request) => {
      const { query } = request
      const { page, limit } = query
      const found = and([conditionOf(query), aboutOwnPlant(personUnder(request, ROUTE), sql`user_id`)])
      const [[count], rows] = await db.read('SYSTEM', (queries) =>
        Promise.all([
          queries.query<{ total: number }>(sql`select count(*)::int as total from com_outbox where ${found}`),
          queries.query<Row>(sql`
            select outbox_no as "outboxNo", channel_cd as "channelCd", user_id as "userId", recipient_desc as "recipientDesc",
              subject_desc as "subjectDesc", body_desc as "bodyDesc", send_status_cd as "sendStatusCd", try_cnt as "tryCnt",
              next_try_dt as "nextTryDt", sent_dt as "sentDt", error_desc as "errorDesc", create_dt as "createDt"
            from com_outbox where ${found} order by outbox_no desc limit ${limit} offset ${(page - 1) * limit}`),
        ]),
      )
      return { total: count?.total ?? 0, page, limit, rows: rows.map(shown) }
    },
  )

  app.post(
    '/api/manage/message/outbox/:outboxNo/retry',
    {
      config: needs(ROUTE, 'write'),
      schema: { tags, params: z.object({ outboxNo: z.coerce.number().int().min(1) }), response: { 204: z.null() } },
    },
    async (request, reply) => {
      const here = aboutOwnPlant(personUnder(request, ROUTE, 'write'), sql`user_id`)
      await db.write('SYSTEM', async (tx) => {
        const again =
          await tx.query(sql`update com_outbox set send_status_cd = 'WAIT', try_cnt = 0, next_try_dt = ${clock.now()},
            error_desc = null
          where outbox_no = ${request.params.outboxNo} and ${here} and send_status_cd in ('FAIL', 'NONE') and body_desc <> '' returning 1`)
        if (again.length === 0) throw notFound()
        await tx.query(sql`select pg_notify('jikim_job', ${SEND_OUTBOX})`)
      })
      return reply.status(204).send(null)
    },
  )
}

/** The middle of a phone number is nobody's business here. */
const shown = (one: Row): Row => ({
  ...one,
  recipientDesc:
    one.channelCd === 'SMS'
      ? one.recipientDesc.replace(/^(\d{3})-?\d{3,4}-?(\d{4})$/, '$1-****-$2')
      : one.recipientDesc,
})
