/** Who read, printed or took out what, for who may open its menu. */
import { z } from 'zod'
import type { Master } from '#platform/model/master.ts'
import { and, type Sql, sql } from '../database/sql.ts'
import { aboutOwnPlant } from '../directory/wire.ts'
import type { App } from '../http/app.ts'
import { asked, askedDay, pageOf, pageQuery } from '../http/paging.ts'
import type { Services } from '../services.ts'
import { needs, personUnder } from '../sign-in/menu-right.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import { accessKinds } from './access-log.ts'
import { AuditKinds, labelIn } from './audit-kinds.ts'

const ROUTE = '/manage/log/accessLog'
const tags = ['열람·반출 기록']
const query = pageQuery.extend({
  userId: asked(30),
  accessCd: z.enum(accessKinds).optional(),
  bizCd: asked(60),
  accessDtFrom: askedDay,
  accessDtTo: askedDay,
})
const nullable = z.string().nullable()
const row = z.object({
  accessLogNo: z.number(),
  accessDt: z.string(),
  userId: z.string(),
  userNm: nullable,
  accessCd: z.enum(accessKinds),
  bizCd: z.string(),
  bizNm: z.string(),
  bizNo: nullable,
  detailDesc: nullable,
  rowCnt: z.number().nullable(),
  ipAddr: nullable,
})

/** What a document keeps for some roles in the audit stays with them here. */
function conditionOf(kinds: AuditKinds, person: SignedInPerson, given: z.infer<typeof query>): Sql {
  const parts = [sql`a.biz_cd <> all(${kinds.hiddenFrom(person)}::text[])`]
  if (given.userId) parts.push(sql`a.user_id = ${given.userId}`)
  if (given.accessCd) parts.push(sql`a.access_cd = ${given.accessCd}`)
  if (given.bizCd) parts.push(sql`a.biz_cd = ${given.bizCd}`)
  if (given.accessDtFrom) parts.push(sql`a.access_dt >= ${given.accessDtFrom}::date`)
  if (given.accessDtTo) parts.push(sql`a.access_dt < ${given.accessDtTo}::date + 1`)
  return and(parts)
}

export function registerAccessLog(app: App, { db, models }: Services, masters: readonly Master[]): void {
  const kinds = new AuditKinds(models, masters)
  app.get(
    '/api/manage/log/accesslogs',
    { config: needs(ROUTE), schema: { tags, querystring: query, response: { 200: pageOf(row) } } },
    async (request) => {
      const { person, query, language } = request
      const { page, limit } = query
      const here = aboutOwnPlant(personUnder(request, ROUTE), sql`a.user_id`)
      const condition = and([conditionOf(kinds, person, query), here])
      const [[count], rows] = await db.read('SYSTEM', (queries) =>
        Promise.all([
          queries.query<{ total: number }>(sql`select count(*)::int as total from sys_access_log a where ${condition}`),
          queries.query<Omit<z.infer<typeof row>, 'bizNm'>>(sql`
            select a.access_log_no as "accessLogNo", a.access_dt as "accessDt", a.user_id as "userId",
              p.user_nm as "userNm", a.access_cd as "accessCd", a.biz_cd as "bizCd", a.biz_no as "bizNo",
              a.detail_desc as "detailDesc", a.row_cnt as "rowCnt", a.ip_addr as "ipAddr"
            from sys_access_log a left join directory_person p on p.user_id = a.user_id
            where ${condition} order by a.access_dt desc, a.access_log_no desc limit ${limit} offset ${(page - 1) * limit}`),
        ]),
      )
      const named = rows.map((one) => ({ ...one, bizNm: labelIn(kinds.of(one.bizCd), language) }))
      return { total: count?.total ?? 0, page, limit, rows: named }
    },
  )
}
