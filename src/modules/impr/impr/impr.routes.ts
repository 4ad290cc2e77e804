/** What the screens of the register ask besides records: what was found there before, what happened again, the board. */
import { metresBetween, nearMetres } from '#modules/baseinfo/near-place.api.ts'
import { addDays } from '#platform/model/calendar.ts'
import type { SiteMark } from '#platform/model/drawn.ts'
import { wordedRow } from '#platform/model/sentences.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { and, join, type Sql, sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import {
  type BoardLine,
  type BoardQuery,
  imprBoard,
  imprEvents,
  imprSource,
  type Similar,
  type SimilarQuery,
  similarImprs,
} from './impr.calls.ts'
import { openStates } from './impr.model.ts'
import type { Watched } from './impr.ports.ts'
import { eventsAfter } from './impr-repeats.ts'
import { sourceOf } from './impr-source.ts'

const MOST_SIMILAR = 10
const SIMILAR_DAYS = 90

const similar = answer(similarImprs, async ({ query, db, today, request: { language } }) => {
  const statement = similarStatement(query, addDays(today, -SIMILAR_DAYS), await nearMetres(db, today))
  const rows = statement ? await db.query<Similar>(statement) : []
  return { rows: rows.map((row) => wordedRow('impr', language, row, 'imprTitle', 'placeDesc')) }
})

const events = answer(imprEvents, async ({ places, db, today, request: { language } }) => {
  const [record] = await db.query<Watched>(watchedStatement(places.no))
  if (!record) throw notFound()
  const rows = record.verifyDt ? await eventsAfter(db, record, today) : []
  return { rows: rows.map((row) => wordedRow('impr', language, row, 'title')) }
})

const source = answer(imprSource, async ({ record, services, request }) => ({
  source: await sourceOf({ services, person: request.person, language: request.language }, record),
}))

export const imprRoutes = routes(
  similar,
  source,
  events,
  answer(imprBoard, async ({ query, db, today }) => ({ today, rows: await board(db, today, query) })),
)

const watchedStatement = (no: number): Sql =>
  sql`select r.impr_no as "imprNo", r.site_mark as "siteMark", r.process_no as "processNo", r.place_desc as "placeDesc",
    r.hazard_cat_cd as "hazardCatCd", r.acc_type_cd as "accTypeCd", r.verify_dt as "verifyDt", r.plant_cd as "plantCd", r.src_cd as "srcCd", r.src_no as "srcNo" from impr r where r.impr_no = ${no} and r.delete_yn = 'N'`

/** The same place and the same hazard within three months; nothing while the one or the other is not known. */
function similarStatement(query: SimilarQuery, sinceYmd: string, metres: number): Sql | undefined {
  const { processNo, placeDesc, hazardCatCd, accTypeCd } = query
  const siteMark = markOf(query)
  const places = [
    ...(processNo ? [sql`r.process_no = ${processNo}`] : []),
    ...(placeDesc ? [sql`r.place_desc = ${placeDesc}`] : []),
    ...(siteMark ? [sql`${metresBetween(siteMark, sql`r.site_mark`)} <= ${metres}::numeric`] : []),
  ]
  const hazards = [
    ...(hazardCatCd ? [sql`r.hazard_cat_cd = ${hazardCatCd}`] : []),
    ...(accTypeCd ? [sql`r.acc_type_cd = ${accTypeCd}`] : []),
  ]
  if (places.length === 0 || hazards.length === 0) return undefined
  return sql`select r.impr_no as "imprNo", r.impr_doc_no as "imprDocNo", r.impr_title as "imprTitle",
      r.place_desc as "placeDesc", r.create_dt as "createDt", r.status_cd as "statusCd",
      ${metresBetween(siteMark, sql`r.site_mark`)}::float8 as "metresVal"
    from impr r where r.delete_yn = 'N' and r.status_cd <> 'TEMP' and r.create_dt >= ${sinceYmd}::timestamptz
      and (${join(places, ' or ')}) and (${join(hazards, ' or ')}) order by r.impr_no desc limit ${MOST_SIMILAR}`
}

const markOf = ({ mapNo, locationX, locationY }: SimilarQuery): SiteMark | null =>
  mapNo === undefined || locationX === undefined || locationY === undefined ? null : { mapNo, locationX, locationY }

/** One line for each department and each vendor that owns something; counted under the reader's own rights. */
function board(db: Queries, today: string, { from, to, plantCd }: BoardQuery) {
  const isOpen = sql`r.status_cd = any(${[...openStates]}::text[])`
  const late = (least: number, most?: number) =>
    sql`count(*) filter (where ${isOpen} and ${today}::date - r.due_ymd >= ${least}
      and ${today}::date - r.due_ymd <= ${most ?? Number.MAX_SAFE_INTEGER}::bigint)`
  const isDue = sql`r.on_time_cd in ('OPEN', 'IN', 'LATE') and r.org_due_ymd between ${from}::date and ${to}::date`
  const within = and([
    sql`r.delete_yn = 'N' and r.status_cd <> 'TEMP'`,
    ...(plantCd ? [sql`r.plant_cd = ${plantCd}`] : []),
  ])
  return db.query<BoardLine>(sql`select * from (
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
