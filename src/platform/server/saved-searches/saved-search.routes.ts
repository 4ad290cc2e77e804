/** Conditions of a list under a name: one's own, and those that others share with one's groups. */
import { z } from 'zod'
import { nullableText } from '#platform/model/call-words.ts'
import { translate } from '#platform/model/i18n.ts'
import { join, type Sql, sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { forbidden, notFound, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import './saved-search.i18n.ts'

const tags = ['저장된 검색']
const MOST_OF_A_LIST = 30

const listPath = z.string().regex(/^\/[^\s?#]{1,199}$/)
const savedSearchNm = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}]*$/u)
const queryDesc = z
  .string()
  .max(2000)
  .regex(/^[^\p{Cc}]*$/u)
const groupNo = z.number().int().min(1)

const savedSearch = z.object({
  savedSearchNo: z.number(),
  savedSearchNm: z.string(),
  queryDesc: z.string(),
  shareAuthGrpNo: z.number().nullable(),
  shareAuthGrpNm: nullableText,
  ownerNm: nullableText,
  mine: z.boolean(),
})
type SavedSearch = z.infer<typeof savedSearch>
const answer = z.object({
  rows: z.array(savedSearch),
  /** The groups that the person may share with. */
  groups: z.array(z.object({ authGrpNo: z.number(), authGrpNm: z.string() })),
})
const createBody = z.strictObject({
  listPath,
  savedSearchNm,
  queryDesc,
  shareAuthGrpNo: groupNo.nullable().default(null),
})
const editBody = z.strictObject({
  savedSearchNm: savedSearchNm.optional(),
  queryDesc: queryDesc.optional(),
  shareAuthGrpNo: groupNo.nullable().optional(),
})
const orderBody = z.strictObject({ listPath, savedSearchNos: z.array(z.number().int()).max(MOST_OF_A_LIST) })
const params = z.object({ savedSearchNo: z.coerce.number().int().min(1) })
const created = z.object({ savedSearchNo: z.number() })

export function registerSavedSearches(app: App, services: Services): void {
  const { db, clock } = services

  app.get(
    '/api/saved-searches',
    { schema: { tags, querystring: z.strictObject({ listPath }), response: { 200: answer } } },
    async ({ person, query, language }) => {
      const [rows, groups] = await db.read(person, (queries) =>
        Promise.all([
          queries.query<SavedSearch>(listStatement(person, query.listPath)),
          queries.query<z.infer<typeof answer>['groups'][number]>(groupsStatement(person)),
        ]),
      )
      const told = (groupNm: string) => translate('platform', language, groupNm)
      return {
        rows: rows.map((row) => ({ ...row, shareAuthGrpNm: row.shareAuthGrpNm && told(row.shareAuthGrpNm) })),
        groups: groups.map((group) => ({ ...group, authGrpNm: told(group.authGrpNm) })),
      }
    },
  )

  app.post(
    '/api/saved-searches',
    { schema: { tags, body: createBody, response: { 201: created } } },
    async ({ person, body }, reply) => {
      await requireGroup(services, person, body.shareAuthGrpNo)
      const row = await db.write(person, async (tx) => {
        const own = sql`user_id = ${person.userId} and list_path = ${body.listPath}`
        const [last] = await tx.query<{ count: number; sortOrder: number }>(
          sql`select count(*) as count, coalesce(max(sort_order), 0) as "sortOrder" from sys_saved_search where ${own}`,
        )
        if (last && last.count >= MOST_OF_A_LIST)
          throw new Refusal(422, 'TOO_MANY_SEARCHES', TOO_MANY, { values: { max: MOST_OF_A_LIST } })
        const [made] = await tx.query<{ savedSearchNo: number }>(sql`
          insert into sys_saved_search (user_id, list_path, saved_search_nm, query_desc, share_auth_grp_no, sort_order, create_dt, update_dt)
          values (${person.userId}, ${body.listPath}, ${body.savedSearchNm}, ${body.queryDesc}, ${body.shareAuthGrpNo},
            ${(last?.sortOrder ?? 0) + 1}, ${clock.now()}, ${clock.now()})
          on conflict (user_id, list_path, saved_search_nm) do nothing returning saved_search_no as "savedSearchNo"`)
        if (!made) throw nameTaken()
        return made
      })
      return reply.status(201).send(row)
    },
  )

  app.put(
    '/api/saved-searches/order',
    { schema: { tags, body: orderBody, response: { 204: z.null() } } },
    async ({ person, body }, reply) => {
      await db.query(
        person,
        sql`update sys_saved_search s set sort_order = o.at
      from unnest(${body.savedSearchNos}::bigint[]) with ordinality as o(no, at)
      where s.saved_search_no = o.no and s.user_id = ${person.userId} and s.list_path = ${body.listPath}`,
      )
      return reply.status(204).send(null)
    },
  )

  app.put(
    '/api/saved-searches/:savedSearchNo',
    { schema: { tags, params, body: editBody, response: { 200: created } } },
    async ({ person, params: { savedSearchNo }, body }) => {
      if (body.shareAuthGrpNo !== undefined) await requireGroup(services, person, body.shareAuthGrpNo)
      const set = [
        ...(body.savedSearchNm === undefined ? [] : [sql`, saved_search_nm = ${body.savedSearchNm}`]),
        ...(body.queryDesc === undefined ? [] : [sql`, query_desc = ${body.queryDesc}`]),
        ...(body.shareAuthGrpNo === undefined ? [] : [sql`, share_auth_grp_no = ${body.shareAuthGrpNo}`]),
      ]
      const [row] = await db
        .query<{ savedSearchNo: number }>(person, updateStatement(person, savedSearchNo, clock.now(), set))
        .catch(refuseTakenName)
      if (!row) throw notFound()
      return row
    },
  )

  app.delete(
    '/api/saved-searches/:savedSearchNo',
    { schema: { tags, params, response: { 204: z.null() } } },
    async ({ person, params: { savedSearchNo } }, reply) => {
      const [row] = await db.query(
        person,
        sql`delete from sys_saved_search where saved_search_no = ${savedSearchNo} and user_id = ${person.userId} returning 1 as gone`,
      )
      if (!row) throw notFound()
      return reply.status(204).send(null)
    },
  )
}

const TOO_MANY = '한 목록에 검색을 {max}개까지 저장할 수 있습니다.'
const nameTaken = () => new Refusal(422, 'SEARCH_NAME_TAKEN', '같은 이름으로 저장된 검색이 있습니다.')
const refuseTakenName = (error: unknown): never => {
  if ((error as { code?: string }).code === '23505') throw nameTaken()
  throw error
}

/** Row-level security leaves one's own and what is shared with one's groups. */
const listStatement = (person: SignedInPerson, path: string): Sql => sql`
  select s.saved_search_no as "savedSearchNo", s.saved_search_nm as "savedSearchNm", s.query_desc as "queryDesc",
    s.share_auth_grp_no as "shareAuthGrpNo", g.auth_grp_nm as "shareAuthGrpNm", p.user_nm as "ownerNm",
    s.user_id = ${person.userId} as mine
  from sys_saved_search s left join sys_auth_grp g on g.auth_grp_no = s.share_auth_grp_no
    left join directory_person p on p.user_id = s.user_id
  where s.list_path = ${path}
  order by s.user_id <> ${person.userId}, s.sort_order, s.saved_search_no limit 100`

const groupsStatement = (person: SignedInPerson): Sql =>
  person.kind === 'vendor'
    ? sql`select null::bigint as "authGrpNo", null as "authGrpNm" where false`
    : sql`select g.auth_grp_no as "authGrpNo", g.auth_grp_nm as "authGrpNm"
        from sys_auth_user m join sys_auth_grp g on g.auth_grp_no = m.auth_grp_no and g.delete_yn = 'N'
        where m.user_id = ${person.userId} and m.delete_yn = 'N' order by g.auth_grp_nm`

/** A group of vendors holds people of many companies, so vendors share nothing. */
async function requireGroup({ db }: Services, person: SignedInPerson, no: number | null): Promise<void> {
  if (no === null) return
  const groups = await db.query<{ authGrpNo: number }>(person, groupsStatement(person))
  if (!groups.some(({ authGrpNo }) => authGrpNo === no)) throw forbidden()
}

const updateStatement = (person: SignedInPerson, no: number, now: Date, set: readonly Sql[]): Sql => sql`
  update sys_saved_search set update_dt = ${now}${join(set, '')}
  where saved_search_no = ${no} and user_id = ${person.userId} returning saved_search_no as "savedSearchNo"`
