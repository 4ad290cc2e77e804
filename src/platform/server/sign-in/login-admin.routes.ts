/** For administrators: who signed in when and how it went, and the numbers that protect accounts. */
import { z } from 'zod'
import { writeAudit } from '../audit/write-audit.ts'
import { and, type Sql, sql } from '../database/sql.ts'
import { setting } from '../directory/setting.ts'
import { aboutOwnPlant } from '../directory/wire.ts'
import type { App } from '../http/app.ts'
import { asked, askedDay, pageOf, pageQuery } from '../http/paging.ts'
import type { Services } from '../services.ts'
import { needs, personUnder } from './menu-right.ts'
import { LOGIN_POLICY, loginPolicy, readLoginPolicy } from './policy.ts'

const tags = ['접속 관리']
const HISTORY_ROUTE = '/manage/log/loginHistory'
const POLICY_ROUTE = '/manage/policy/loginPolicy'
const results = ['OK', 'CONFIRM', 'UNKNOWN', 'WRONG', 'LOCKED', 'LOGOUT', 'REUSE'] as const

const nullable = z.string().nullable()
const row = z.object({
  loginLogNo: z.number(),
  loginDt: z.string(),
  userId: z.string(),
  userNm: nullable,
  kindCd: z.string(),
  resultCd: z.enum(results),
  ipAddr: nullable,
  userAgentDesc: nullable,
})
type Row = z.infer<typeof row>
const query = pageQuery.extend({
  q: asked(30),
  resultCd: z.enum(results).optional(),
  loginDtFrom: askedDay,
  loginDtTo: askedDay,
})
const answer = pageOf(row)

/** The user id exactly: what is searched for is what one person did. */
const conditionOf = ({ q, resultCd, loginDtFrom, loginDtTo }: z.infer<typeof query>): Sql =>
  and([
    ...(q ? [sql`l.user_id = ${q}`] : []),
    ...(resultCd ? [sql`l.result_cd = ${resultCd}`] : []),
    ...(loginDtFrom ? [sql`l.login_dt >= ${loginDtFrom}::date`] : []),
    ...(loginDtTo ? [sql`l.login_dt < ${loginDtTo}::date + 1`] : []),
  ])

export function registerLoginAdmin(app: App, services: Services): void {
  const { db } = services
  app.get(
    '/api/manage/log/loginhistorys',
    { config: needs(HISTORY_ROUTE), schema: { tags, querystring: query, response: { 200: answer } } },
    async (request) => {
      const { query } = request
      const { page, limit } = query
      const found = and([conditionOf(query), aboutOwnPlant(personUnder(request, HISTORY_ROUTE), sql`l.user_id`)])
      const [[count], rows] = await db.read('SYSTEM', (queries) =>
        Promise.all([
          queries.query<{ total: number }>(sql`select count(*)::int as total from sys_login_log l where ${found}`),
          queries.query<Row>(sql`
            select l.login_log_no as "loginLogNo", l.login_dt as "loginDt", l.user_id as "userId",
              coalesce(u.user_nm, a.user_nm) as "userNm", l.kind_cd as "kindCd", l.result_cd as "resultCd",
              l.ip_addr as "ipAddr", l.user_agent_desc as "userAgentDesc"
            from sys_login_log l left join sys_user u on u.user_id = l.user_id
              left join vendor_account a on a.portal_id = l.user_id
            where ${found} order by l.login_log_no desc limit ${limit} offset ${(page - 1) * limit}`),
        ]),
      )
      return { total: count?.total ?? 0, page, limit, rows }
    },
  )
  registerPolicy(app, services)
}

const policyAnswer = loginPolicy.extend({ concurrentLoginYn: z.enum(['Y', 'N']) })
type Policy = z.infer<typeof policyAnswer>

function registerPolicy(app: App, { db, clock }: Services): void {
  const read = (): Promise<Policy> =>
    db.read('SYSTEM', async (queries) => {
      const [policy, concurrentLoginYn] = await Promise.all([
        readLoginPolicy(queries),
        setting(queries, 'concurrentLoginYn'),
      ])
      return { ...policy, concurrentLoginYn: concurrentLoginYn === 'Y' ? 'Y' : 'N' }
    })

  app.get(
    '/api/manage/policy/loginpolicy',
    { config: needs(POLICY_ROUTE), schema: { tags, response: { 200: policyAnswer } } },
    read,
  )

  app.put(
    '/api/manage/policy/loginpolicy',
    { config: needs(POLICY_ROUTE, 'write'), schema: { tags, body: policyAnswer, response: { 200: policyAnswer } } },
    async ({ person, body, ip }) => {
      const before = await read()
      const { concurrentLoginYn, ...policy } = body
      const diff = Object.entries({ ...LOGIN_POLICY, ...body })
        .map(([field, value]) => [field, [before[field as keyof Policy], value]] as const)
        .filter(([, [from, to]]) => from !== to)
      const now = clock.now()
      await db.write('SYSTEM', async (tx) => {
        await tx.query(sql`
          insert into sys_setting (setting_cd, setting_val) values ('loginPolicy', ${JSON.stringify(policy)}),
            ('concurrentLoginYn', ${concurrentLoginYn})
          on conflict (setting_cd) do update set setting_val = excluded.setting_val, delete_yn = 'N'`)
        const about = { bizCd: 'setting', bizNo: 'loginPolicy', plantCd: person.plantCd }
        await writeAudit(tx, {
          now,
          userId: person.userId,
          ip,
          ...about,
          actionCd: 'EDIT',
          diff: Object.fromEntries(diff),
        })
      })
      return read()
    },
  )
}
