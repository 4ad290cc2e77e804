/** What happened to a record and what was said about it. */
import { z } from 'zod'
import { type Decided, hidesAuthor } from '#platform/model/access.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import { logShown } from '../audit/read-log.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { notFound } from '../refusal.ts'
import type { Services } from '../services.ts'
import { historyOf } from './history.ts'
import { getRecord } from './record.ts'
import { askerOf, needsDocument } from './rights.ts'
import { commentBody, commentSchema, historySchema, recordParams } from './schemas.ts'
import { type Row, shapeOf } from './shape.ts'

interface CommentRow {
  commentNo: number
  commentDesc: string
  createUserId: string
  createUserNm: string | null
  createDt: string
}

export function registerStory(app: App, services: Services, model: AnyDocument): void {
  const tags = [model.label]
  const { db, clock } = services

  app.get(
    `${model.api}/:no/history`,
    { config: needsDocument(model), schema: { tags, params: recordParams, response: { 200: historySchema } } },
    async (request) => {
      const asker = askerOf(request, model)
      const story = (queries: Queries, record: Row) => historyOf(queries, model, asker, record)
      const [record, own] = await db.read(asker.person, async (queries) => {
        const record = await getRecord(queries, model, request.params.no)
        return [record, model.access.vendorsIn ? undefined : await story(queries, record)] as const
      })
      // Entries stand under one vendor: whoever's own the record is besides has read it, and reads its story.
      const rows = own ?? (await db.read('SYSTEM', (queries) => story(queries, record)))
      await logShown(services, request, model, [record], 'HISTORY')
      return { rows }
    },
  )

  const comments = { tags, params: recordParams, response: { 200: z.object({ rows: z.array(commentSchema) }) } }
  app.get(`${model.api}/:no/comments`, { config: needsDocument(model), schema: comments }, async (request) => {
    const { person } = askerOf(request, model)
    return db.read(person, async (queries) => {
      const record = await getRecord(queries, model, request.params.no)
      const rows = await queries.query<CommentRow>(sql`
        select c.comment_no as "commentNo", c.comment_desc as "commentDesc", c.create_user_id as "createUserId",
          p.user_nm as "createUserNm", c.create_dt as "createDt"
        from com_comment c left join directory_person p on p.user_id = c.create_user_id
        where c.biz_cd = ${model.name} and c.biz_no = ${request.params.no} and c.delete_yn = 'N' order by c.comment_no limit 500`)
      const hidden = hidesAuthor(model, person, record as Decided)
      return {
        rows: rows.map(({ createUserId, ...row }) => ({
          ...row,
          createUserNm: hidden && createUserId === record.createUserId ? null : row.createUserNm,
          mine: createUserId === person.userId,
        })),
      }
    })
  })

  app.post(
    `${model.api}/:no/comments`,
    {
      config: needsDocument(model, 'write'),
      schema: { tags, params: recordParams, body: commentBody, response: { 201: z.object({ commentNo: z.number() }) } },
    },
    async (request, reply) => {
      const { person } = askerOf(request, model)
      const shape = shapeOf(model)
      const isAlso = model.access.vendorsIn !== undefined && person.vendorCd !== null
      const vendor = isAlso ? sql`${person.vendorCd}::text` : shape.hasVendor ? sql`r.vendor_cd` : sql`null`
      const added = sql`insert into com_comment (biz_cd, biz_no, plant_cd, vendor_cd, comment_desc, create_user_id, create_dt)
        select ${model.name}, r.${shape.key}, r.plant_cd, ${vendor}, ${request.body.commentDesc}, ${person.userId}, ${clock.now()}
        from ${shape.table} r where r.${shape.key} = ${request.params.no} and r.delete_yn = 'N' returning comment_no as "commentNo"`
      // A transaction, however small, carries the key of the request.
      const [row] = await db.write(person, (tx) => tx.query<{ commentNo: number }>(added))
      if (!row) throw notFound()
      return reply.status(201).send(row)
    },
  )

  app.delete(
    `${model.api}/:no/comments/:commentNo`,
    {
      config: needsDocument(model, 'write'),
      schema: {
        tags,
        params: recordParams.extend({ commentNo: z.coerce.number().int().min(1) }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { person } = askerOf(request, model)
      const removed = sql`update com_comment set delete_yn = 'Y' where comment_no = ${request.params.commentNo} and biz_cd = ${model.name}
        and biz_no = ${request.params.no} and create_user_id = ${person.userId} and delete_yn = 'N' returning comment_no`
      const [row] = await db.write(person, (tx) => tx.query(removed))
      if (!row) throw notFound()
      return reply.status(204).send(null)
    },
  )
}
