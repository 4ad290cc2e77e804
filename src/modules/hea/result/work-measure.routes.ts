/** What departments have to know of their people: limited fitness and measures at work, without a word of why. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hasLevel } from '#platform/model/access.ts'
import { logReads } from '#platform/server/audit/read-log.ts'
import { and, type Sql, sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import { pageOf, pageQuery } from '#platform/server/http/paging.ts'
import { forbidden, notFound, wrongState } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { WORK_MEASURE_API as API, WORK_MEASURE_ROUTE } from './work-measure.model.ts'
import { type Row, row } from './work-measure.wire.ts'

/** Its name in logs. */
const WORK_MEASURE = 'hea-work-measure'
const tags = ['업무적합성·작업 조치']

const query = pageQuery.extend({
  q: z.string().trim().max(50).optional(),
  kindCd: z.enum(['FIT', 'WORK']).optional(),
  stateCd: z.enum(['OPEN', 'CONFIRMED', 'ENDED']).optional(),
})

export function workMeasureRoutes(app: App, services: Services): void {
  registerList(app, services)
  registerConfirm(app, services)
  registerEnd(app, services)
}

function conditionOf({ q, kindCd, stateCd }: z.infer<typeof query>): Sql {
  const parts = [sql`m.delete_yn = 'N'`, stateCd === 'ENDED' ? sql`m.end_ymd is not null` : sql`m.end_ymd is null`]
  if (q) parts.push(sql`(strpos(u.user_nm, ${q}) > 0 or m.user_id = ${q})`)
  if (kindCd) parts.push(kindCd === 'FIT' ? sql`m.measure_cd = 'FIT'` : sql`m.measure_cd <> 'FIT'`)
  if (stateCd === 'OPEN') parts.push(sql`m.confirm_dt is null`)
  if (stateCd === 'CONFIRMED') parts.push(sql`m.confirm_dt is not null`)
  return and(parts)
}

const noteReads = ({ db, clock }: Services, { person, ip }: FastifyRequest, rows: readonly Row[]) =>
  logReads(db, {
    now: clock.now(),
    readUserId: person.userId,
    ip,
    bizCd: WORK_MEASURE,
    fieldSetCd: 'LIST',
    read: rows.map(({ workMeasureNo, userId, plantCd }) => ({ bizNo: workMeasureNo, subjectUserId: userId, plantCd })),
  })

function registerList(app: App, services: Services): void {
  app.get(
    `${API}s`,
    { config: needs(WORK_MEASURE_ROUTE), schema: { tags, querystring: query, response: { 200: pageOf(row) } } },
    async (request) => {
      const person = personUnder(request, WORK_MEASURE_ROUTE)
      const { page, limit } = request.query
      const from = sql`from hea_work_measure m join sys_user u on u.user_id = m.user_id where ${conditionOf(request.query)}`
      const [rows, [count]] = await services.db.read(person, (db) =>
        Promise.all([
          db.query<Row>(sql`
            select m.work_measure_no as "workMeasureNo", m.plant_cd as "plantCd", m.user_id as "userId", u.user_nm as "userNm",
              (select d.dept_nm from directory_dept d where d.dept_cd = u.dept_cd) as "deptNm", m.measure_cd as "measureCd",
              m.work_fit_cd as "workFitCd", m.condition_desc as "conditionDesc", m.measure_desc as "measureDesc",
              (select string_agg(p.process_nm, ', ' order by p.process_nm) from process p
                where p.process_no = any(m.process_nos)) as "processNms",
              m.review_ymd as "reviewYmd", m.due_ymd as "dueYmd", m.start_ymd as "startYmd", m.end_ymd as "endYmd",
              m.confirm_dt as "confirmDt", (select c.user_nm from directory_person c where c.user_id = m.confirm_user_id)
                as "confirmUserNm", m.row_version as "rowVersion"
            ${from} order by m.confirm_dt is not null, coalesce(m.due_ymd, m.review_ymd, m.start_ymd), m.work_measure_no
            limit ${limit} offset ${(page - 1) * limit}`),
          db.query<{ total: number }>(sql`select count(*)::int as total ${from}`),
        ]),
      )
      await noteReads(services, request, rows)
      return { total: count?.total ?? 0, page, limit, rows }
    },
  )
}

const params = z.object({ no: z.coerce.number().int() })
const body = z.object({ rowVersion: z.number().int() })
const done = z.object({ workMeasureNo: z.number() })

/** The head, the supervisor or the health team says that it is in force. */
function registerConfirm(app: App, services: Services): void {
  app.post(
    `${API}/:no/confirm`,
    { config: needs(WORK_MEASURE_ROUTE, 'write'), schema: { tags, params, body, response: { 200: done } } },
    async (request) => {
      const person = personUnder(request, WORK_MEASURE_ROUTE, 'write')
      const { userId } = person
      if (!hasLevel(person, ['F', 'M'])) throw forbidden()
      return change(
        request,
        services,
        'confirm',
        sql`confirm_dt = ${services.clock.now()}, confirm_user_id = ${userId}`,
      )
    },
  )
}

/** It is not needed any more: said by who knows why. */
function registerEnd(app: App, services: Services): void {
  app.post(
    `${API}/:no/end`,
    { config: needs(WORK_MEASURE_ROUTE, 'write'), schema: { tags, params, body, response: { 200: done } } },
    async (request) => {
      if (!hasLevel(personUnder(request, WORK_MEASURE_ROUTE, 'write'), ['F'])) throw forbidden()
      return change(request, services, 'end', sql`end_ymd = ${services.clock.today()}::date`)
    },
  )
}

async function change(
  request: FastifyRequest<{ Params: unknown; Body: unknown }>,
  { db, clock }: Services,
  actionCd: 'confirm' | 'end',
  set: Sql,
): Promise<z.infer<typeof done>> {
  const person = personUnder(request, WORK_MEASURE_ROUTE, 'write')
  const { no } = params.parse(request.params)
  const { rowVersion } = body.parse(request.body)
  const waits = actionCd === 'confirm' ? sql`confirm_dt is null and end_ymd is null` : sql`end_ymd is null`
  return db.write(person, async (tx) => {
    const [before] = await tx.query<{ userId: string; waits: boolean }>(sql`select user_id as "userId",
        (${waits} and row_version = ${rowVersion}) as waits from hea_work_measure
      where work_measure_no = ${no} and delete_yn = 'N' for update`)
    // Nobody answers for a measure about himself.
    if (!before || before.userId === person.userId) throw notFound()
    if (!before.waits) throw wrongState('확인')
    await tx.query(sql`with m as (update hea_work_measure set ${set}, row_version = row_version + 1,
        update_user_id = ${person.userId}, update_dt = ${clock.now()} where work_measure_no = ${no} returning *)
      insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, action_cd, diff_json)
      select ${clock.now()}, ${person.userId}, ${request.ip || null}::inet, ${WORK_MEASURE}, m.work_measure_no::text,
        m.plant_cd, ${actionCd}, '{}'::jsonb from m`)
    return { workMeasureNo: no }
  })
}
