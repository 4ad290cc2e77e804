/** Who read what about whom, never what it said: for who watches over it, and for the person himself. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { fileHeaders } from '#platform/server/attachments/download-headers.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { and, type Sql, sql } from '#platform/server/database/sql.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { MAX_ROWS_AT_ONCE, NUMBER_COLUMN, numbered } from '#platform/server/exports/exports.ts'
import type { App } from '#platform/server/http/app.ts'
import { asked, askedDay, pageOf, pageQuery } from '#platform/server/http/paging.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { readKinds, readPurposes } from './read-log.model.ts'
import { type Row, row } from './read-log.wire.ts'

const ROUTE = '/hea/privacy/readLog'
const MY_ROUTE = '/hea/checkup/myCheckup'
const tags = ['건강자료 열람기록']
const conditions = z.object({
  readUserId: asked(30),
  subjectUserId: asked(30),
  purposeCd: z.enum(Object.keys(readPurposes)).optional(),
  bizCd: asked(60),
  readDtFrom: askedDay,
  readDtTo: askedDay,
})
type Conditions = z.infer<typeof conditions>
const myRow = row.omit({ subjectUserId: true, subjectUserNm: true, subjectOrgNm: true, ipAddr: true, bizNo: true })

function conditionOf(given: Conditions): Sql[] {
  const parts: Sql[] = []
  if (given.readUserId) parts.push(sql`l.read_user_id = ${given.readUserId}`)
  if (given.subjectUserId) parts.push(sql`l.subject_user_id = ${given.subjectUserId}`)
  if (given.purposeCd) parts.push(sql`l.purpose_cd = ${given.purposeCd}`)
  if (given.bizCd) parts.push(sql`l.biz_cd = ${given.bizCd}`)
  if (given.readDtFrom) parts.push(sql`l.read_dt >= ${given.readDtFrom}::date`)
  if (given.readDtTo) parts.push(sql`l.read_dt < ${given.readDtTo}::date + 1`)
  return parts
}

const page = (condition: Sql, limits: Sql): Sql => sql`
  with page as (select l.* from sys_read_log l where ${condition} order by l.read_dt desc, l.read_log_no desc ${limits})
  select l.read_log_no as "readLogNo", l.read_dt as "readDt", l.read_user_id as "readUserId", r.user_nm as "readUserNm",
    r.org_nm as "readOrgNm", l.subject_user_id as "subjectUserId", coalesce(s.user_nm, w.person_nm) as "subjectUserNm",
    coalesce(s.org_nm, v.vendor_nm) as "subjectOrgNm",
    l.biz_cd as "bizCd", l.biz_no as "bizNo", l.field_set_cd as "fieldSetCd", l.purpose_cd as "purposeCd",
    l.reason_desc as "reasonDesc", l.ip_addr as "ipAddr"
  from page l left join directory_person r on r.user_id = l.read_user_id
    left join directory_person s on s.user_id = l.subject_user_id
    left join vendor_person w on w.person_no = l.subject_person_no left join vendor_info v on v.vendor_cd = w.vendor_cd
  order by l.read_dt desc, l.read_log_no desc`
const countOf = (condition: Sql): Sql => sql`select count(*)::int as total from sys_read_log l where ${condition}`

export function readLogRoutes(app: App, services: Services): void {
  const named = (rows: readonly Omit<Row, 'bizNm'>[], language: Language): Row[] =>
    rows.map((one) => ({ ...one, bizNm: translate('hea', language, labelOf(services, one.bizCd)) }))
  registerList(app, services, named)
  registerMine(app, services, named)
}

const labelOf = ({ models }: Services, bizCd: string): string =>
  models.find(({ name }) => name === bizCd)?.label ?? bizCd

type Named = (rows: readonly Omit<Row, 'bizNm'>[], language: Language) => Row[]

/** All plants for who sees all of them, else those of the reader's own. */
function withinReach(request: FastifyRequest, given: Conditions): Sql {
  const person = personUnder(request, ROUTE)
  const here = person.scopeCd === 'ALL' ? [] : [sql`l.plant_cd = ${person.plantCd}`]
  return and([...conditionOf(given), ...here])
}

function registerList(app: App, services: Services, named: Named): void {
  const { db, clock, settings } = services
  app.get(
    '/api/hea/privacy/readlogs',
    {
      config: needs(ROUTE),
      schema: { tags, querystring: pageQuery.extend(conditions.shape), response: { 200: pageOf(row) } },
    },
    async (request) => {
      const { query, language } = request
      const condition = withinReach(request, query)
      const limits = sql`limit ${query.limit} offset ${(query.page - 1) * query.limit}`
      const [[count], rows] = await db.read('SYSTEM', (queries) =>
        Promise.all([
          queries.query<{ total: number }>(countOf(condition)),
          queries.query<Omit<Row, 'bizNm'>>(page(condition, limits)),
        ]),
      )
      return { total: count?.total ?? 0, page: query.page, limit: query.limit, rows: named(rows, language) }
    },
  )

  const kinds = z.object({ rows: z.array(z.object({ code: z.string(), codeNm: z.string() })) })
  app.get(
    '/api/hea/privacy/readlogkinds',
    { config: needs(ROUTE), schema: { tags, response: { 200: kinds } } },
    ({ language }) => ({
      rows: services.models
        .filter(({ access }) => access.confidential)
        .map(({ name, label }) => ({ code: name, codeNm: translate('hea', language, label) })),
    }),
  )

  app.get(
    '/api/hea/privacy/readlogs/excel',
    { config: needs(ROUTE), schema: { tags, querystring: conditions } },
    async (request, reply) => {
      const { query, language, ip, person } = request
      const most = settings.maxExportRows ?? MAX_ROWS_AT_ONCE
      const condition = withinReach(request, query)
      const rows = await db.query<Omit<Row, 'bizNm'>>('SYSTEM', page(condition, sql`limit ${most + 1}`))
      if (rows.length > most)
        throw new Refusal(422, 'TOO_MANY_ROWS', '{max}건을 넘습니다. 조건을 좁혀서 다시 시도하십시오.', {
          values: { max: most },
        })
      await logAccess(db, {
        now: clock.now(),
        userId: person.userId,
        ip,
        accessCd: 'EXPORT',
        bizCd: 'read-log',
        rowCnt: rows.length,
      })
      const sheetNm = translate('hea', language, '건강자료 열람기록')
      return reply
        .headers(fileHeaders('attachment', excelFileName(sheetNm, clock.now()), XLSX_CONTENT_TYPE))
        .send(writeWorkbook({ sheetNm, ...sheetOf(named(rows, language), language) }))
    },
  )
}

const columns: readonly [head: string, width: number, value: (row: Row, language: Language) => unknown][] = [
  ['일시', 18, (row) => row.readDt],
  ['열람자', 12, (row) => row.readUserNm ?? row.readUserId],
  ['열람자 부서', 18, (row) => row.readOrgNm],
  ['대상자', 12, (row) => row.subjectUserNm ?? row.subjectUserId],
  ['대상자 부서', 18, (row) => row.subjectOrgNm],
  ['자료', 20, (row) => row.bizNm],
  ['범위', 12, (row, language) => translate('hea', language, readKinds[row.fieldSetCd] ?? row.fieldSetCd)],
  ['목적', 12, (row, language) => translate('hea', language, readPurposes[row.purposeCd] ?? row.purposeCd)],
  ['사유', 40, (row) => row.reasonDesc],
  ['IP', 16, (row) => row.ipAddr],
]

const sheetOf = (rows: readonly Row[], language: Language) => ({
  columns: [
    NUMBER_COLUMN,
    ...columns.map(([head, width], index) => ({
      text: translate('hea', language, head),
      kind: index === 0 ? ('dateTime' as const) : ('text' as const),
      width,
    })),
  ],
  rows: numbered([rows.map((row) => columns.map(([, , value]) => value(row, language)))]),
})

/** 누가 내 자료를 보았나: as himself, so that the database gives nobody another one's. */
function registerMine(app: App, { db }: Services, named: Named): void {
  const query = pageQuery.extend({ readDtFrom: askedDay, readDtTo: askedDay })
  app.get(
    '/api/hea/privacy/myreads',
    { config: needs(MY_ROUTE), schema: { tags, querystring: query, response: { 200: pageOf(myRow) } } },
    async (request) => {
      const { query, language } = request
      const person = personUnder(request, MY_ROUTE)
      const condition = and([...conditionOf(query), sql`l.subject_user_id = ${person.userId}`])
      const limits = sql`limit ${query.limit} offset ${(query.page - 1) * query.limit}`
      const [[count], rows] = await db.read(person, (queries) =>
        Promise.all([
          queries.query<{ total: number }>(countOf(condition)),
          queries.query<Omit<Row, 'bizNm'>>(page(condition, limits)),
        ]),
      )
      const shown = named(rows, language).map((one) => myRow.parse(one))
      return { total: count?.total ?? 0, page: query.page, limit: query.limit, rows: shown }
    },
  )
}
