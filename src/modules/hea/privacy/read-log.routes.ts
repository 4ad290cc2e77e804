/** Whose data was read by whom, for the person himself; and of what there are entries at all. */
import { z } from 'zod'
import { translate } from '#platform/model/i18n.ts'
import { and, sql } from '#platform/server/database/sql.ts'
import { within } from '#platform/server/documents/condition.ts'
import type { App } from '#platform/server/http/app.ts'
import { askedDay, pageOf, pageQuery } from '#platform/server/http/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { readLog } from './read-log.model.ts'
import { bizLabel, readLogJoins } from './read-log.sql.ts'
import { type Row, row } from './read-log.wire.ts'

const MY_ROUTE = '/hea/checkup/myCheckup'
const tags = [readLog.label]

export function readLogRoutes(app: App, services: Services): void {
  const kinds = z.object({ rows: z.array(z.object({ code: z.string(), codeNm: z.string() })) })
  app.get(
    '/api/hea/privacy/readlogkinds',
    { config: needs(readLog.right), schema: { tags, response: { 200: kinds } } },
    ({ language }) => ({
      rows: services.models
        .filter(({ access }) => access.confidential)
        .map(({ name, label }) => ({ code: name, codeNm: translate('hea', language, label) })),
    }),
  )
  registerMine(app, services)
}

/** 누가 내 자료를 보았나: as himself, so that the database gives nobody another one's. */
function registerMine(app: App, { db, models }: Services): void {
  const query = pageQuery.extend({ readDtFrom: askedDay, readDtTo: askedDay })
  app.get(
    '/api/hea/privacy/myreads',
    { config: needs(MY_ROUTE), schema: { tags, querystring: query, response: { 200: pageOf(row) } } },
    async (request) => {
      const { language } = request
      const { page, limit, readDtFrom, readDtTo } = request.query
      const person = personUnder(request, MY_ROUTE)
      const days = within(sql`l.read_dt`, readLog.columns.readDt, { from: readDtFrom, to: readDtTo })
      const mine = and([sql`l.subject_user_id = ${person.userId}`, ...days])
      const [[count], rows] = await db.read(person, (queries) =>
        Promise.all([
          queries.query<{ total: number }>(sql`select count(*) as total from sys_read_log l where ${mine}`),
          queries.query<Omit<Row, 'bizNm'>>(sql`
            select l.read_log_no as "readLogNo", l.read_dt as "readDt", l.read_user_id as "readUserId",
              r.user_nm as "readUserNm", r.org_nm as "readOrgNm", l.biz_cd as "bizCd", l.field_set_cd as "fieldSetCd",
              l.purpose_cd as "purposeCd", l.reason_desc as "reasonDesc"
            from (select l.* from sys_read_log l where ${mine} order by l.read_dt desc, l.read_log_no desc
              limit ${limit} offset ${(page - 1) * limit}) l ${readLogJoins}
            order by l.read_dt desc, l.read_log_no desc`),
        ]),
      )
      const named = rows.map((one) => ({ ...one, bizNm: translate('hea', language, bizLabel(models, one.bizCd)) }))
      return { total: count?.total ?? 0, page, limit, rows: named }
    },
  )
}
