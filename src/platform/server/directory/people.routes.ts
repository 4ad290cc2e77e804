/** Finding people, departments, processes and vendors, each only as far as the asker sees. */
import { z } from 'zod'
import type { Person } from '#platform/model/access.ts'
import { nullableText, pageOf, rowsOf, searchWord } from '#platform/model/call-words.ts'
import { isInitials, searchText } from '#platform/model/hangul.ts'
import { DEFAULT_LIMIT, MAX_LIMIT } from '#platform/model/query.ts'
import { and, type Sql, sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { plantOf } from './own-plant.ts'

const tags = ['기준정보']
const limit = z.coerce.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT)
const page = z.coerce.number().int().min(1).max(10_000).default(1)
const code = z.string().max(20)

export function registerPeople(app: App, services: Services): void {
  registerUserSearch(app, services)
  registerDepartments(app, services)
  registerProcesses(app, services)
  registerVendors(app, services)
  registerVendorPersons(app, services)
}

const foundUser = z.object({
  userId: z.string(),
  userNm: z.string(),
  kind: z.enum(['staff', 'vendor']),
  /** The department, or the vendor. */
  orgNm: nullableText,
  plantCd: z.string(),
  deptCd: nullableText,
  vendorCd: nullableText,
  positionCd: nullableText,
})

function registerUserSearch(app: App, { db }: Services): void {
  const querystring = z.object({ q: searchWord, plantCd: code.optional(), limit: limit.pipe(z.number().max(100)) })
  app.get(
    '/api/manage/users/search',
    { schema: { tags, querystring, response: { 200: rowsOf(foundUser) } } },
    async ({ person, query }) => ({
      rows: await db.query<z.infer<typeof foundUser>>(person, userSearch(person, query)),
    }),
  )
}

/** By name, initials, organisation and id; the best match first. Vendors find their own people only. */
export function userSearch(person: Person, query: { q: string; plantCd?: string | undefined; limit: number }): Sql {
  const plantCd = plantOf(person, query.plantCd)
  const here = (column: Sql) => (plantCd === undefined ? sql`true` : sql`${column} = ${plantCd}`)
  const staff = sql`
    select u.user_id, u.user_nm, u.user_nm_initials, 'staff' as kind, d.dept_nm as org_nm, u.plant_cd, u.dept_cd,
      null::varchar as vendor_cd, u.position_cd
    from sys_user u left join directory_dept d on d.dept_cd = u.dept_cd
    where u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N' and ${here(sql`u.plant_cd`)}`
  const vendors = sql`
    select a.portal_id as user_id, a.user_nm, a.user_nm_initials, 'vendor' as kind, v.vendor_nm as org_nm, a.plant_cd,
      null::varchar as dept_cd, a.vendor_cd, null::varchar as position_cd
    from vendor_account a join vendor_info v on v.vendor_cd = a.vendor_cd
    where a.account_status_cd = 'ACTIVE' and a.delete_yn = 'N' and ${here(sql`a.plant_cd`)}`
  const q = searchText(query.q)
  return sql`
    select user_id as "userId", user_nm as "userNm", kind, org_nm as "orgNm", plant_cd as "plantCd", dept_cd as "deptCd",
      vendor_cd as "vendorCd", position_cd as "positionCd"
    from (${person.kind === 'vendor' ? vendors : sql`${staff} union all ${vendors}`}) p
    where ${matches(q)}
    order by case when lower(user_nm) = ${q} then 0 when starts_with(lower(user_nm), ${q}) then 1
        when starts_with(user_nm_initials, ${q}) then 2 when strpos(lower(user_nm), ${q}) > 0 then 3 else 4 end,
      user_nm, user_id
    limit ${query.limit}`
}

function matches(q: string): Sql {
  if (isInitials(q)) return sql`strpos(user_nm_initials, ${q}) > 0`
  return sql`(strpos(lower(user_nm), ${q}) > 0 or strpos(lower(org_nm), ${q}) > 0 or strpos(lower(user_id), ${q}) > 0)`
}

const department = z.object({
  deptCd: z.string(),
  deptNm: z.string(),
  pdeptCd: nullableText,
  pdeptNm: nullableText,
  plantCd: z.string(),
  headUserId: nullableText,
})

/** The whole tree of a plant at once, parents found by `pdeptCd`: the picker searches in it by itself (S-261). */
function registerDepartments(app: App, { db }: Services): void {
  app.get(
    '/api/manage/treedeptsearch',
    { schema: { tags, querystring: z.object({ plantCd: code.optional() }), response: { 200: rowsOf(department) } } },
    async ({ person, query }) => {
      const plantCd = plantOf(person, query.plantCd)
      const rows = await db.query<z.infer<typeof department>>(
        person,
        sql`select d.dept_cd as "deptCd", d.dept_nm as "deptNm", d.pdept_cd as "pdeptCd", p.dept_nm as "pdeptNm",
          d.plant_cd as "plantCd", d.head_user_id as "headUserId"
        from sys_dept d left join directory_dept p on p.dept_cd = d.pdept_cd
        where d.delete_yn = 'N' and d.use_yn = 'Y' and ${plantCd === undefined ? sql`true` : sql`d.plant_cd = ${plantCd}`}
        order by d.plant_cd, d.sort_order, d.dept_nm, d.dept_cd limit 5000`,
      )
      return { rows }
    },
  )
}

const processRow = z.object({
  processNo: z.number(),
  processCd: z.string(),
  processNm: z.string(),
  plantCd: z.string(),
  deptCd: z.string(),
  deptNm: nullableText,
  psmYn: z.enum(['Y', 'N']),
  useYn: z.enum(['Y', 'N']),
})

function registerProcesses(app: App, { db }: Services): void {
  const querystring = z.object({
    plantCd: code.optional(),
    deptCd: code.optional(),
    useYn: z.enum(['Y', 'N']).optional(),
    q: searchWord,
    page,
    limit: limit.default(MAX_LIMIT),
  })
  app.get(
    '/api/baseinfo/processes',
    { schema: { tags, querystring, response: { 200: pageOf(processRow) } } },
    async ({ person, query }) => {
      const plantCd = plantOf(person, query.plantCd)
      const q = searchText(query.q)
      const conditions = [sql`r.delete_yn = 'N'`]
      if (plantCd !== undefined) conditions.push(sql`r.plant_cd = ${plantCd}`)
      if (query.deptCd) conditions.push(sql`r.dept_cd = ${query.deptCd}`)
      if (query.useYn) conditions.push(sql`r.use_yn = ${query.useYn}`)
      if (q)
        conditions.push(sql`(strpos(lower(r.process_nm), ${q}) > 0 or starts_with(lower(r.process_cd), ${q})
          or r.process_no::text = ${q})`)
      const from = sql`from process r where ${and(conditions)}`
      const rows = sql`
        select r.process_no as "processNo", r.process_cd as "processCd", r.process_nm as "processNm",
          r.plant_cd as "plantCd", r.dept_cd as "deptCd",
          (select d.dept_nm from directory_dept d where d.dept_cd = r.dept_cd) as "deptNm", r.psm_yn as "psmYn",
          r.use_yn as "useYn"
        ${from} order by r.plant_cd, r.process_nm, r.process_no`
      return answerList<z.infer<typeof processRow>>(db, person, query, rows, from)
    },
  )
}

const vendorRow = z.object({
  vendorCd: z.string(),
  vendorNm: z.string(),
  chiefNm: z.string(),
  bizNum: z.string(),
  plantCd: z.string(),
  vendorTypeCd: z.string(),
  vendorRiskCd: z.string(),
  vendorStatusCd: z.string(),
  evalGradeCd: nullableText,
})

/** Row-level security leaves a vendor with itself, and staff with the vendors of their plant. */
function registerVendors(app: App, { db }: Services): void {
  const querystring = z.object({ plantCd: code.optional(), q: searchWord, page, limit })
  app.get(
    '/api/vendor/baseinfo/vendorsearch',
    { schema: { tags, querystring, response: { 200: pageOf(vendorRow) } } },
    async ({ person, query }) => {
      const plantCd = plantOf(person, query.plantCd)
      const q = searchText(query.q)
      const conditions = [sql`r.delete_yn = 'N'`, sql`r.vendor_status_cd <> 'REJ'`]
      if (plantCd !== undefined) conditions.push(sql`r.plant_cd = ${plantCd}`)
      if (q)
        conditions.push(sql`(strpos(lower(r.vendor_nm), ${q}) > 0 or starts_with(lower(r.vendor_cd), ${q})
          or starts_with(r.biz_num, ${q.replaceAll('-', '')}))`)
      const from = sql`from vendor_info r where ${and(conditions)}`
      const rows = sql`
        select r.vendor_cd as "vendorCd", r.vendor_nm as "vendorNm", r.chief_nm as "chiefNm", r.biz_num as "bizNum",
          r.plant_cd as "plantCd", r.vendor_type_cd as "vendorTypeCd", r.vendor_risk_cd as "vendorRiskCd",
          r.vendor_status_cd as "vendorStatusCd", r.eval_grade_cd as "evalGradeCd"
        ${from} order by r.vendor_nm, r.vendor_cd`
      return answerList<z.infer<typeof vendorRow>>(db, person, query, rows, from)
    },
  )
}

const vendorPersonRow = z.object({
  personNo: z.number(),
  personNm: z.string(),
  vendorCd: z.string(),
  vendorNm: nullableText,
})

/** The workers of vendors, by name, initials, vendor, or exact number. Row-level security ends them as it does vendors. */
function registerVendorPersons(app: App, { db }: Services): void {
  const querystring = z.object({
    plantCd: code.optional(),
    vendorCd: code.optional(),
    q: searchWord,
    page,
    limit,
    /** Those of known numbers, who may have left by now. */
    personNos: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15}){0,499}$/)
      .optional(),
  })
  app.get(
    '/api/vendor/baseinfo/vendorpersons',
    { schema: { tags, querystring, response: { 200: pageOf(vendorPersonRow) } } },
    async ({ person, query }) => {
      const plantCd = plantOf(person, query.plantCd)
      const q = searchText(query.q)
      const conditions = [sql`r.delete_yn = 'N'`]
      conditions.push(
        query.personNos
          ? sql`r.person_no = any(${query.personNos.split(',').map(Number)}::bigint[])`
          : sql`r.person_status_cd = 'ACTIVE'`,
      )
      if (plantCd !== undefined) conditions.push(sql`r.plant_cd = ${plantCd}`)
      if (query.vendorCd) conditions.push(sql`r.vendor_cd = ${query.vendorCd}`)
      if (q)
        conditions.push(
          isInitials(q)
            ? sql`strpos(r.person_nm_initials, ${q}) > 0`
            : sql`(strpos(lower(r.person_nm), ${q}) > 0 or strpos(lower(v.vendor_nm), ${q}) > 0
              or r.person_no::text = ${q})`,
        )
      const from = sql`from vendor_person r left join vendor_info v on v.vendor_cd = r.vendor_cd where ${and(conditions)}`
      const rows = sql`
        select r.person_no as "personNo", r.person_nm as "personNm", r.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm"
        ${from} order by r.person_nm, r.person_no`
      return answerList<z.infer<typeof vendorPersonRow>>(db, person, query, rows, from)
    },
  )
}

/** One page and the total; both travel together. */
async function answerList<Row>(
  db: Services['db'],
  person: Person,
  { page, limit }: { page: number; limit: number },
  rows: Sql,
  from: Sql,
) {
  const [found, [count]] = await db.read(person, (queries) =>
    Promise.all([
      queries.query<Row>(sql`${rows} limit ${limit} offset ${(page - 1) * limit}`),
      queries.query<{ total: number }>(sql`select count(*) as total ${from}`),
    ]),
  )
  return { total: count?.total ?? 0, page, limit, rows: found }
}
