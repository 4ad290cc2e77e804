/** Exposures of workers: the list, one person's history, changes of many at once, sheets. */

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Person } from '#platform/model/access.ts'
import { pageOf } from '#platform/model/call-words.ts'
import { logReads } from '#platform/server/audit/read-log.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { dueNumbers } from './due-numbers.ts'
import { type BulkAnswer, bulkAnswer, type Event, event, exposureQuery } from './exposure.calls.ts'
import { EXPOSURE_API, EXPOSURE_ROUTE } from './exposure.model.ts'
import { applyBulk, bulkBody, type PlacingContext } from './exposure-bulk.ts'
import { EXPOSURE, exposureColumns, exposureRows, exposureTotal, readsReason, shownReason } from './exposure-list.ts'
import type { ExposureRow } from './exposure-list.wire.ts'
import { exposureRow } from './exposure-list.wire.ts'

const tags = ['노출 근로자']
const MOST_SHOWN = 500

export function exposureRoutes(app: App, services: Services): void {
  registerList(app, services)
  registerHistory(app, services)
  registerBulk(app, services)
}

/** Whoever shows rows about others says so before he does. */
export const noteReads = (
  { db, clock }: Services,
  { person, ip }: FastifyRequest,
  rows: readonly { workerHazardNo: number; userId: string; plantCd: string }[],
  fieldSetCd: 'LIST' | 'HISTORY' | 'EXPORT',
): Promise<void> =>
  logReads(db, {
    now: clock.now(),
    readUserId: person.userId,
    ip,
    bizCd: EXPOSURE,
    fieldSetCd,
    read: rows.map(({ workerHazardNo, userId, plantCd }) => ({
      bizNo: workerHazardNo,
      subjectUserId: userId,
      plantCd,
    })),
  })

export async function changeContext(db: Transaction, { clock }: Services, { userId }: Person): Promise<PlacingContext> {
  return { db, userId, now: clock.now(), numbers: await dueNumbers(db, clock.today()) }
}

function registerList(app: App, services: Services): void {
  const { db, clock } = services
  app.get(
    `${EXPOSURE_API}s`,
    {
      config: needs(EXPOSURE_ROUTE),
      schema: { tags, querystring: exposureQuery, response: { 200: pageOf(exposureRow) } },
    },
    async (request) => {
      const { query } = request
      const person = personUnder(request, EXPOSURE_ROUTE)
      const today = clock.today()
      const [rows, [count]] = await db.read(person, (queries) =>
        Promise.all([
          queries.query<ExposureRow>(exposureRows(query, person, today, query.limit)),
          queries.query<{ total: number }>(exposureTotal(query, today)),
        ]),
      )
      await noteReads(services, request, rows, 'LIST')
      return { total: count?.total ?? 0, page: query.page, limit: query.limit, rows }
    },
  )
}
const history = z.object({ rows: z.array(exposureRow), events: z.array(event) })

/** All of one person's work with harmful factors, what goes on and what has ended, and what happened to it. */
function registerHistory(app: App, services: Services): void {
  const params = z.object({ userId: z.string().max(30) })
  app.get(
    `${EXPOSURE_API}/:userId/history`,
    { config: needs(EXPOSURE_ROUTE), schema: { tags, params, response: { 200: history } } },
    async (request) => {
      const person = personUnder(request, EXPOSURE_ROUTE)
      const { userId } = request.params
      const [rows, events] = await services.db.read(person, (queries) =>
        Promise.all([
          queries.query<ExposureRow>(sql`${exposureColumns(person)} from hea_worker_hazard h
            join sys_user u on u.user_id = h.user_id left join directory_dept d on d.dept_cd = u.dept_cd
            left join process p on p.process_no = h.process_no left join hea_hazard_factor f on f.factor_cd = h.factor_cd
            where h.user_id = ${userId} and h.delete_yn = 'N'
            order by h.end_ymd is not null, h.end_ymd desc, h.next_due_ymd, f.factor_nm`),
          queries.query<Event>(eventsOf(person, userId)),
        ]),
      )
      await noteReads(services, request, rows, 'HISTORY')
      return { rows, events }
    },
  )
}

const eventsOf = (person: Person, userId: string) => sql`
  select l.worker_hazard_log_no as "workerHazardLogNo", l.worker_hazard_no as "workerHazardNo", l.event_cd as "eventCd",
    l.event_ymd as "eventYmd", ${shownReason(person, sql`l.reason_cd`)} as "reasonCd", f.factor_nm as "factorNm",
    p.process_nm as "processNm", l.before_due_ymd as "beforeDueYmd", l.after_due_ymd as "afterDueYmd",
    (select o.process_nm from process o where o.process_no = (l.diff -> 'processNo' ->> 0)::bigint) as "fromProcessNm",
    (select o.process_nm from process o where o.process_no = (l.diff -> 'processNo' ->> 1)::bigint) as "toProcessNm",
    l.diff -> 'placementYmd' ->> 0 as "fromPlacementYmd", l.create_dt as "createDt",
    case when l.event_cd not in ('SHORTEN', 'UNSHORTEN') or ${readsReason(person)} then c.user_nm end as "createUserNm"
  from hea_worker_hazard_log l join hea_worker_hazard h on h.worker_hazard_no = l.worker_hazard_no
    left join hea_hazard_factor f on f.factor_cd = h.factor_cd left join process p on p.process_no = h.process_no
    left join directory_person c on c.user_id = l.create_user_id
  where l.user_id = ${userId} order by l.worker_hazard_log_no desc limit ${MOST_SHOWN}`

/** Undoes what was only tried. */
class DryRun extends Error {}

/** Does the work, or shows what it would do and leaves everything as it was. */
export async function tried<T>(
  { db }: Services,
  person: Person,
  isDry: boolean,
  work: (tx: Transaction) => Promise<T>,
): Promise<T | undefined> {
  let done: T | undefined
  try {
    await db.write(person, async (tx) => {
      done = await work(tx)
      if (isDry) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return done
}
export const dryRun = z.object({ dryRun: z.enum(['Y', 'N']).default('N') })

function registerBulk(app: App, services: Services): void {
  app.post(
    `${EXPOSURE_API}s/bulk`,
    {
      config: needs(EXPOSURE_ROUTE, 'write'),
      schema: { tags, querystring: dryRun, body: bulkBody, response: { 200: bulkAnswer } },
    },
    async (request) => {
      const person = personUnder(request, EXPOSURE_ROUTE)
      const answer = await tried(services, person, request.query.dryRun === 'Y', async (tx) => {
        const context = await changeContext(tx, services, person)
        const outcome = await applyBulk(context, person, request.body, services.clock.today())
        return named(tx, outcome)
      })
      return answer ?? { changedCnt: 0, askedCnt: 0, rows: [] }
    },
  )
}

async function named(tx: Queries, { askedCnt, changed }: Awaited<ReturnType<typeof applyBulk>>): Promise<BulkAnswer> {
  const rows = await tx.query<BulkAnswer['rows'][number]>(sql`
    select c."workerHazardNo", c."userId", u.user_nm as "userNm", f.factor_nm as "factorNm", p.process_nm as "processNm",
      c."beforeDueYmd", c."afterDueYmd", c."preExamYn"
    from jsonb_to_recordset(${JSON.stringify(changed.slice(0, MOST_SHOWN))}::jsonb) as c("workerHazardNo" bigint,
        "userId" text, "factorCd" text, "processNo" bigint, "beforeDueYmd" text, "afterDueYmd" text, "preExamYn" text)
      left join sys_user u on u.user_id = c."userId" left join hea_hazard_factor f on f.factor_cd = c."factorCd"
      left join process p on p.process_no = c."processNo"
    order by u.user_nm, c."userId", ${raw('f.factor_nm')}`)
  return { changedCnt: changed.length, askedCnt, rows }
}
