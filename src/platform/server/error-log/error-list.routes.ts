/** Faults for who watches the site: one by one, or the same ones together; found by the number that a person was shown. */
import { z } from 'zod'
import { and, type Sql, sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { asked, askedDay, pageOf, pageQuery } from '../http/paging.ts'
import { notFound } from '../refusal.ts'
import type { Services } from '../services.ts'
import { needs } from '../sign-in/menu-right.ts'

const ROUTE = '/manage/log/errorLog'
const PATH = '/api/manage/log/errorlog'
const tags = ['오류 로그']
const sides = ['SERVER', 'CLIENT'] as const

const query = pageQuery.extend({
  /** The number of the exception notice, or a part of the message or of the address. */
  q: asked(100),
  sideCd: z.enum(sides).optional(),
  userId: asked(30),
  faultCd: asked(40),
  errorDtFrom: askedDay,
  errorDtTo: askedDay,
})
const nullable = z.string().nullable()
const entry = z.object({
  logNo: z.string(),
  errorDt: z.string(),
  sideCd: z.enum(sides),
  userId: nullable,
  userNm: nullable,
  methodCd: nullable,
  url: nullable,
  errorCd: nullable,
  messageDesc: z.string(),
  faultCd: z.string(),
  /** Occurrences of the same fault that are still kept. */
  sameCnt: z.number(),
})
const fault = z.object({
  faultCd: z.string(),
  sideCd: z.enum(sides),
  errorCd: nullable,
  url: nullable,
  messageDesc: z.string(),
  errorCnt: z.number(),
  userCnt: z.number(),
  firstDt: z.string(),
  lastDt: z.string(),
  /** The latest of them. */
  logNo: z.string(),
})

function conditionOf({ q, sideCd, userId, faultCd, errorDtFrom, errorDtTo }: z.infer<typeof query>): Sql {
  const parts = [sql`true`]
  if (q)
    parts.push(
      sql`(e.log_no = ${q} or strpos(lower(e.message_desc), lower(${q})) > 0 or strpos(lower(e.url), lower(${q})) > 0)`,
    )
  if (sideCd) parts.push(sql`e.side_cd = ${sideCd}`)
  if (userId) parts.push(sql`e.user_id = ${userId}`)
  if (faultCd) parts.push(sql`e.fault_cd = ${faultCd}`)
  if (errorDtFrom) parts.push(sql`e.error_dt >= ${errorDtFrom}::date`)
  if (errorDtTo) parts.push(sql`e.error_dt < ${errorDtTo}::date + 1`)
  return and(parts)
}

const entries = (condition: Sql, page: Sql): Sql => sql`
  select e.log_no as "logNo", e.error_dt as "errorDt", e.side_cd as "sideCd", e.user_id as "userId", p.user_nm as "userNm",
    e.method_cd as "methodCd", e.url, e.error_cd as "errorCd", e.message_desc as "messageDesc", e.fault_cd as "faultCd",
    (select count(*)::int from sys_error_log s where s.fault_cd = e.fault_cd) as "sameCnt", e.stack_desc as "stackDesc"
  from (select * from sys_error_log e where ${condition} order by e.error_dt desc, e.log_no ${page}) e
    left join directory_person p on p.user_id = e.user_id
  order by e.error_dt desc, e.log_no`

export function registerErrorList(app: App, services: Services): void {
  const { db } = services
  app.get(
    `${PATH}s`,
    { config: needs(ROUTE), schema: { tags, querystring: query, response: { 200: pageOf(entry) } } },
    async ({ query }) => {
      const { page, limit } = query
      const condition = conditionOf(query)
      const [[count], rows] = await db.read('SYSTEM', (queries) =>
        Promise.all([
          queries.query<{ total: number }>(sql`select count(*)::int as total from sys_error_log e where ${condition}`),
          queries.query<z.infer<typeof one>>(entries(condition, sql`limit ${limit} offset ${(page - 1) * limit}`)),
        ]),
      )
      return { total: count?.total ?? 0, page, limit, rows: rows.map(({ stackDesc: _, ...row }) => row) }
    },
  )
  registerFaults(app, services)
  registerOne(app, services)
}

/** The same fault once, with how often, for how many, and from when to when. */
function registerFaults(app: App, { db }: Services): void {
  app.get(
    `${PATH}/faults`,
    { config: needs(ROUTE), schema: { tags, querystring: query, response: { 200: pageOf(fault) } } },
    async ({ query }) => {
      const { page, limit } = query
      const condition = conditionOf(query)
      const [[count], rows] = await db.read('SYSTEM', (queries) =>
        Promise.all([
          queries.query<{ total: number }>(
            sql`select count(distinct e.fault_cd)::int as total from sys_error_log e where ${condition}`,
          ),
          queries.query<z.infer<typeof fault>>(sql`
            select f.fault_cd as "faultCd", l.side_cd as "sideCd", l.error_cd as "errorCd", l.url,
              l.message_desc as "messageDesc", f.error_cnt as "errorCnt", f.user_cnt as "userCnt", f.first_dt as "firstDt",
              f.last_dt as "lastDt", l.log_no as "logNo"
            from (select e.fault_cd, count(*)::int as error_cnt, count(distinct e.user_id)::int as user_cnt,
                min(e.error_dt) as first_dt, max(e.error_dt) as last_dt
              from sys_error_log e where ${condition} group by e.fault_cd
              order by max(e.error_dt) desc, e.fault_cd limit ${limit} offset ${(page - 1) * limit}) f
            cross join lateral (select * from sys_error_log s where s.fault_cd = f.fault_cd and s.error_dt = f.last_dt limit 1) l
            order by f.last_dt desc, f.fault_cd`),
        ]),
      )
      return { total: count?.total ?? 0, page, limit, rows }
    },
  )
}

const MOST_SAME = 20
const one = entry.extend({ stackDesc: nullable })
const sameOne = z.object({ logNo: z.string(), errorDt: z.string(), userId: nullable, userNm: nullable, url: nullable })

function registerOne(app: App, { db }: Services): void {
  const params = z.object({ logNo: z.string().regex(/^[\w-]{1,40}$/) })
  const answer = one.extend({ same: z.array(sameOne) })
  app.get(
    `${PATH}/:logNo`,
    { config: needs(ROUTE), schema: { tags, params, response: { 200: answer } } },
    async ({ params }) => {
      return db.read('SYSTEM', async (queries) => {
        const [found] = await queries.query<z.infer<typeof one>>(entries(sql`e.log_no = ${params.logNo}`, sql``))
        if (!found) throw notFound()
        const rows = await queries.query<z.infer<typeof one>>(
          entries(sql`e.fault_cd = ${found.faultCd}`, sql`limit ${MOST_SAME}`),
        )
        const same = rows.map(({ logNo, errorDt, userId, userNm, url }) => ({ logNo, errorDt, userId, userNm, url }))
        return { ...found, same }
      })
    },
  )
}
