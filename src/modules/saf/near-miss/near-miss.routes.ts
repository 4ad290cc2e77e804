/** What the near-miss screens ask besides records: similar reports while typing, and the figures. */
import { z } from 'zod'
import { isDay } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { and, type Sql, sql } from '#platform/server/database/sql.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import { similarRecords } from '#platform/server/documents/similar.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { nearMiss } from './near-miss.model.ts'

const MOST_SIMILAR = 5
const MOST_PLACES = 10

const similarQuery = z.strictObject({
  placeDesc: z.string().max(200).default(''),
  nearMissTitle: z.string().max(100).default(''),
})
const similarAnswer = z.object({
  rows: z.array(
    z.object({
      nearMissNo: z.number(),
      nearMissDocNo: z.string().nullable(),
      nearMissTitle: z.string(),
      placeDesc: z.string(),
      occurDt: z.string(),
      statusCd: z.string(),
    }),
  ),
})

const day = z.string().refine(isDay)
const statQuery = z.strictObject({ from: day, to: day, plantCd: z.string().max(20).optional() })
const counted = z.object({ key: z.string().nullable(), label: z.string().nullable(), count: z.number() })
const statAnswer = z.object({
  total: z.number(),
  hipo: z.number(),
  closed: z.number(),
  /** Median of calendar days from report to closing; null without a closed one. */
  medianDaysToClose: z.number().nullable(),
  byMonth: z.array(z.object({ month: z.string(), count: z.number(), hipo: z.number() })),
  byPlace: z.array(counted),
  byKind: z.array(counted),
  bySeverity: z.array(counted),
})

export function nearMissRoutes(app: App, { db }: Services): void {
  const tags = [nearMiss.label]

  app.get(
    `${nearMiss.api}-similar`,
    { config: needsDocument(nearMiss), schema: { tags, querystring: similarQuery, response: { 200: similarAnswer } } },
    async (request) => {
      const { person } = askerOf(request, nearMiss)
      const { placeDesc, nearMissTitle } = request.query
      const rows = await db.read(person, (queries) =>
        similarRecords(queries, nearMiss, person, `${placeDesc} ${nearMissTitle}`, MOST_SIMILAR),
      )
      return { rows: rows.map((row) => similarAnswer.shape.rows.element.parse(row)) }
    },
  )

  app.get(
    `${nearMiss.api}-stat`,
    { config: needsDocument(nearMiss), schema: { tags, querystring: statQuery, response: { 200: statAnswer } } },
    async (request) => {
      const { person } = askerOf(request, nearMiss)
      const { from, to, plantCd } = request.query
      const within = and([
        sql`r.delete_yn = 'N' and r.status_cd <> 'TEMP'`,
        sql`r.occur_dt >= ${`${from}T00:00:00+09:00`}::timestamptz and r.occur_dt < (${to}::date + 1)::timestamp at time zone 'Asia/Seoul'`,
        ...(plantCd ? [sql`r.plant_cd = ${plantCd}`] : []),
      ])
      return db.read(person, (queries) => figures(queries, within))
    },
  )
}

/** All figures in one round trip; the database counts only what the person may see. */
async function figures(db: Queries, within: Sql): Promise<z.infer<typeof statAnswer>> {
  const count = (key: Sql, label: Sql, limit: number, which: Sql = sql`true`) =>
    db.query<z.infer<typeof counted>>(sql`select ${key}::text as key, ${label} as label, count(*) as count
      from near_miss r where ${within} and ${which} group by 1, 2 order by 3 desc, 1 limit ${limit}`)
  const [sums, byMonth, byPlace, byKind, bySeverity] = await Promise.all([
    db.query<{ total: number; hipo: number; closed: number; medianDaysToClose: number | null }>(sql`
      select count(*) as total, count(*) filter (where r.hipo_yn = 'Y') as hipo, count(*) filter (where r.status_cd = 'CLOSE') as closed,
        percentile_cont(0.5) within group (order by extract(epoch from r.update_dt - r.create_dt)::float8 / 86400)
          filter (where r.status_cd = 'CLOSE') as "medianDaysToClose"
      from near_miss r where ${within}`),
    db.query<{ month: string; count: number; hipo: number }>(sql`
      select to_char(r.occur_dt, 'YYYY-MM') as month, count(*) as count, count(*) filter (where r.hipo_yn = 'Y') as hipo
      from near_miss r where ${within} group by 1 order by 1`),
    count(
      sql`r.process_no`,
      sql`(select process_nm from process p where p.process_no = r.process_no)`,
      MOST_PLACES,
      sql`r.process_no is not null`,
    ),
    count(sql`r.acc_type_cd`, sql`null::text`, 30),
    count(sql`r.pot_sev_cd`, sql`null::text`, 10),
  ])
  const [sum] = sums
  return {
    total: sum?.total ?? 0,
    hipo: sum?.hipo ?? 0,
    closed: sum?.closed ?? 0,
    medianDaysToClose: sum?.medianDaysToClose ?? null,
    byMonth,
    byPlace,
    byKind,
    bySeverity,
  }
}
