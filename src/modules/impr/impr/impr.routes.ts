/** What the screens of the register ask besides records: what was found there before, what happened again, the board. */
import { z } from 'zod'
import { addDays, isDay } from '#platform/model/calendar.ts'
import { rowsOf } from '#platform/model/call-words.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { and, join, type Sql, sql } from '#platform/server/database/sql.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { impr, openStates } from './impr.model.ts'
import type { Watched } from './impr.ports.ts'
import { repeatedEvent } from './impr.wire.ts'
import { eventsAfter } from './impr-repeats.ts'

const MOST_SIMILAR = 10
const SIMILAR_DAYS = 90

const similarQuery = z.strictObject({
  processNo: z.coerce.number().int().optional(),
  placeDesc: z.string().max(200).optional(),
  hazardCatCd: z.string().max(20).optional(),
  accTypeCd: z.string().max(20).optional(),
})
const similarAnswer = z.object({
  rows: z.array(
    z.object({
      imprNo: z.number(),
      imprDocNo: z.string().nullable(),
      imprTitle: z.string(),
      placeDesc: z.string(),
      createDt: z.string(),
      statusCd: z.string(),
    }),
  ),
})
type Similar = z.infer<typeof similarAnswer>['rows'][number]
const day = z.string().refine(isDay)
const boardQuery = z.strictObject({ from: day, to: day, plantCd: z.string().max(20).optional() })
const cell = z.number()
const line = z.object({
  /** A department, or a vendor; null for a draft of an owner that is gone. */
  deptCd: z.string().nullable(),
  vendorCd: z.string().nullable(),
  name: z.string().nullable(),
  open: cell,
  soon: cell,
  late7: cell,
  late14: cell,
  late30: cell,
  lateMore: cell,
  /** R5 over the period: rows that were due in it, and those of them that were done in time. */
  due: cell,
  kept: cell,
})
const boardAnswer = z.object({ today: z.string(), rows: z.array(line) })

export function imprRoutes(app: App, { db, clock }: Services): void {
  const tags = [impr.label]

  app.get(
    `${impr.api}-similar`,
    { config: needsDocument(impr), schema: { tags, querystring: similarQuery, response: { 200: similarAnswer } } },
    async (request) => {
      const { person } = askerOf(request, impr)
      const statement = similarStatement(request.query, addDays(clock.today(), -SIMILAR_DAYS))
      return { rows: statement ? await db.query<Similar>(person, statement) : [] }
    },
  )

  app.get(
    `${impr.api}/:no/events`,
    {
      config: needsDocument(impr),
      schema: { tags, params: z.object({ no: z.coerce.number().int() }), response: { 200: rowsOf(repeatedEvent) } },
    },
    async (request) => {
      const { person } = askerOf(request, impr)
      const rows = await db.read(person, async (queries) => {
        const [record] = await queries.query<Watched>(watchedStatement(request.params.no))
        if (!record) throw notFound()
        return record.verifyDt ? eventsAfter(queries, record) : []
      })
      return { rows: [...rows] }
    },
  )

  app.get(
    `${impr.api}-board`,
    { config: needsDocument(impr), schema: { tags, querystring: boardQuery, response: { 200: boardAnswer } } },
    async (request) => {
      const { person } = askerOf(request, impr)
      const today = clock.today()
      return { today, rows: await db.read(person, (queries) => board(queries, today, request.query)) }
    },
  )
}

const watchedStatement = (no: number): Sql =>
  sql`select r.process_no as "processNo", r.place_desc as "placeDesc", r.acc_type_cd as "accTypeCd", r.verify_dt as "verifyDt",
    r.plant_cd as "plantCd", r.src_cd as "srcCd", r.src_no as "srcNo" from impr r where r.impr_no = ${no} and r.delete_yn = 'N'`

/** The same place and the same hazard within three months; nothing while the one or the other is not known. */
function similarStatement(query: z.infer<typeof similarQuery>, sinceYmd: string): Sql | undefined {
  const { processNo, placeDesc, hazardCatCd, accTypeCd } = query
  const places = [
    ...(processNo ? [sql`r.process_no = ${processNo}`] : []),
    ...(placeDesc ? [sql`r.place_desc = ${placeDesc}`] : []),
  ]
  const hazards = [
    ...(hazardCatCd ? [sql`r.hazard_cat_cd = ${hazardCatCd}`] : []),
    ...(accTypeCd ? [sql`r.acc_type_cd = ${accTypeCd}`] : []),
  ]
  if (places.length === 0 || hazards.length === 0) return undefined
  return sql`select r.impr_no as "imprNo", r.impr_doc_no as "imprDocNo", r.impr_title as "imprTitle",
      r.place_desc as "placeDesc", r.create_dt as "createDt", r.status_cd as "statusCd"
    from impr r where r.delete_yn = 'N' and r.status_cd <> 'TEMP' and r.create_dt >= ${sinceYmd}::timestamptz
      and (${join(places, ' or ')}) and (${join(hazards, ' or ')}) order by r.impr_no desc limit ${MOST_SIMILAR}`
}

/** One line for each department and each vendor that owns something; counted under the reader's own rights. */
function board(db: Queries, today: string, { from, to, plantCd }: z.infer<typeof boardQuery>) {
  const isOpen = sql`r.status_cd = any(${[...openStates]}::text[])`
  const late = (least: number, most?: number) =>
    sql`count(*) filter (where ${isOpen} and ${today}::date - r.due_ymd >= ${least}
      and ${today}::date - r.due_ymd <= ${most ?? Number.MAX_SAFE_INTEGER}::bigint)`
  const isDue = sql`r.on_time_cd in ('OPEN', 'IN', 'LATE') and r.org_due_ymd between ${from}::date and ${to}::date`
  const within = and([
    sql`r.delete_yn = 'N' and r.status_cd <> 'TEMP'`,
    ...(plantCd ? [sql`r.plant_cd = ${plantCd}`] : []),
  ])
  return db.query<z.infer<typeof line>>(sql`select * from (
    select r.owner_dept_cd as "deptCd", r.vendor_cd as "vendorCd",
      coalesce((select d.dept_nm from directory_dept d where d.dept_cd = r.owner_dept_cd),
        (select v.vendor_nm from vendor_info v where v.vendor_cd = r.vendor_cd)) as name,
      count(*) filter (where ${isOpen}) as open,
      count(*) filter (where ${isOpen} and r.due_ymd between ${today}::date and ${addDays(today, 6)}::date) as soon,
      ${late(1, 7)} as late7, ${late(8, 14)} as late14, ${late(15, 30)} as late30, ${late(31)} as "lateMore",
      count(*) filter (where ${isDue}) as due, count(*) filter (where ${isDue} and r.on_time_cd = 'IN') as kept
    from impr r where ${within} group by r.owner_dept_cd, r.vendor_cd) b
    where b.open > 0 or b.due > 0 order by b."vendorCd" is not null, b.late7 + b.late14 + b.late30 + b."lateMore" desc, b.name`)
}
