/** What the screens of demands ask besides records: where vendors work now, a warning out of points, how vendors do. */
import { z } from 'zod'
import { permitPort } from '#modules/common/permit.ports.ts'
import { isDay } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden, problem, ruleRefused } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { issuers, type WarnPoint, warnPoint } from './warn-point.model.ts'

const tags = [warnPoint.label]
const no = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const runningAnswer = z.object({
  rows: z.array(
    z.object({
      permitNo: z.number(),
      permitDocNo: z.string(),
      vendorCd: z.string(),
      vendorNm: z.string(),
      workTitle: z.string(),
      placeDesc: z.string(),
      locationX: z.number().nullable(),
      locationY: z.number().nullable(),
    }),
  ),
})
/** The plan on which places are marked; null where the plant has none. */
const planAnswer = z.object({ plan: z.object({ mapNo: z.number(), mapFileId: z.number() }).nullable() })
const day = z.string().refine(isDay)
const trendQuery = z.strictObject({ from: day, to: day, vendorCd: z.string().max(20).optional() })
const counts = { point: z.number(), warn: z.number(), stop: z.number() }
const trendAnswer = z.object({
  byMonth: z.array(z.object({ month: z.string(), ...counts })),
  byVendor: z.array(
    z.object({ vendorCd: z.string(), vendorNm: z.string().nullable(), ...counts, open: z.number(), late: z.number() }),
  ),
})
type Trend = z.infer<typeof trendAnswer>
const MOST_VENDORS = 12

export function warnPointRoutes(app: App, services: Services): void {
  const { db, clock } = services

  app.get(
    `${warnPoint.api}-permits`,
    { config: needsDocument(warnPoint), schema: { tags, response: { 200: runningAnswer } } },
    async (request) => {
      const { person } = askerOf(request, warnPoint)
      const rows = await db.read(person, (queries) => permitPort.running(queries, person.plantCd))
      return { rows: [...rows] }
    },
  )

  app.get(
    `${warnPoint.api}-plan`,
    { config: needsDocument(warnPoint), schema: { tags, response: { 200: planAnswer } } },
    async (request) => {
      const { person } = askerOf(request, warnPoint)
      const [plan] = await db.query<{ mapNo: number; mapFileId: number }>(
        person,
        sql`select map_no as "mapNo", map_file_id as "mapFileId" from site_map where plant_cd = ${person.plantCd}
          and map_file_id is not null and use_yn = 'Y' and delete_yn = 'N' order by sort_order, map_no limit 1`,
      )
      return { plan: plan ?? null }
    },
  )

  app.post(
    `${warnPoint.api}/:no/warning`,
    {
      config: needsDocument(warnPoint, 'write'),
      schema: { tags, params: z.object({ no }), response: { 200: z.object({ warnPointNo: z.number() }) } },
    },
    async (request) => {
      const { person, ip } = askerOf(request, warnPoint)
      if (!issuers.some((role) => person.roles.includes(role))) throw forbidden()
      return db.write(person, async (tx) => {
        const point = await getRecord(tx, warnPoint, request.params.no)
        const { warnPointNo } = await tx.program(warnPoint, { by: person, ip }).create(warningFrom(point, clock.now()))
        return { warnPointNo }
      })
    },
  )

  app.get(
    `${warnPoint.api}-trend`,
    { config: needsDocument(warnPoint), schema: { tags, querystring: trendQuery, response: { 200: trendAnswer } } },
    async (request): Promise<Trend> => {
      const { person } = askerOf(request, warnPoint)
      const { from, to, vendorCd = null } = request.query
      const counted = sql`count(*) filter (where r.warn_type_cd = 'POINT')::int as point,
        count(*) filter (where r.warn_type_cd = 'WARN')::int as warn, count(*) filter (where r.warn_type_cd = 'STOP')::int as stop`
      const rows = sql`from warn_point r where r.delete_yn = 'N' and r.status_cd not in ('TEMP', 'CANC')
        and r.found_dt >= ${from}::date::timestamp at time zone 'Asia/Seoul'
        and r.found_dt < (${to}::date + 1)::timestamp at time zone 'Asia/Seoul'
        and (${vendorCd}::text is null or r.vendor_cd = ${vendorCd})`
      return db.read(person, async (queries) => ({
        byMonth: await queries.query<Trend['byMonth'][number]>(
          sql`select to_char(r.found_dt at time zone 'Asia/Seoul', 'YYYY-MM') as month, ${counted} ${rows} group by 1 order by 1`,
        ),
        byVendor: await queries.query<Trend['byVendor'][number]>(sql`select r.vendor_cd as "vendorCd",
            (select v.vendor_nm from vendor_info v where v.vendor_cd = r.vendor_cd) as "vendorNm", ${counted},
            count(*) filter (where r.status_cd <> 'VERIFIED')::int as open,
            count(*) filter (where r.status_cd in ('ISSUED', 'ACK') and r.due_ymd < ${clock.today()}::date)::int as late
          ${rows} group by 1 order by count(*) desc, 1 limit ${MOST_VENDORS}`),
      }))
    },
  )
}

/** R2: the draft of a warning about what the points have said, for the safety manager to look over. */
function warningFrom(point: WarnPoint, now: Date) {
  if (point.proposeCd !== 'WARN')
    throw ruleRefused([
      problem(warnPoint, 'proposeCd', 'WARN_NOT_PROPOSED', '경고가 제안된 지적에서만 경고를 만들 수 있습니다.'),
    ])
  const { vendorCd, violItemCd, riskGradeCd, lawRefDesc, placeDesc, contentDesc, permitNo, permitDocNo, plantCd } =
    point
  return {
    vendorCd,
    violItemCd,
    riskGradeCd,
    lawRefDesc,
    placeDesc,
    contentDesc,
    permitNo,
    permitDocNo,
    plantCd,
    warnTypeCd: 'WARN' as const,
    foundDt: now.toISOString(),
  }
}
