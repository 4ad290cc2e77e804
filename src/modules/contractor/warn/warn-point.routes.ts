/** What the screens of demands ask besides records: where vendors work now, a warning out of points, how vendors do. */
import { permitPort } from '#modules/common/permit.ports.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { forbidden, problem, ruleRefused } from '#platform/server/refusal.ts'
import { planOf } from './warn-plan.ts'
import type { Trend } from './warn-point.calls.ts'
import * as calls from './warn-point.calls.ts'
import { issuers, type WarnPoint, warnPoint } from './warn-point.model.ts'

const MOST_VENDORS = 12

const plan = answer(calls.warnPlan, async ({ person, db }) => ({ plan: (await planOf(db, person.plantCd)) ?? null }))

const warning = answer(calls.makeWarning, async ({ places, person, tx, now, ip }) => {
  if (!issuers.some((role) => person.roles.includes(role))) throw forbidden()
  const point = await getRecord(tx, warnPoint, places.no)
  const { warnPointNo } = await tx.program(warnPoint, { by: person, ip }).create(warningFrom(point, now))
  return { warnPointNo }
})

const trend = answer(calls.warnTrend, async ({ query: { from, to, vendorCd = null }, db, today }) => {
  const counted = sql`count(*) filter (where r.warn_type_cd = 'POINT')::int as point,
    count(*) filter (where r.warn_type_cd = 'WARN')::int as warn, count(*) filter (where r.warn_type_cd = 'STOP')::int as stop`
  const rows = sql`from warn_point r where r.delete_yn = 'N' and r.status_cd not in ('TEMP', 'CANC')
    and r.found_dt >= ${from}::date::timestamp at time zone 'Asia/Seoul'
    and r.found_dt < (${to}::date + 1)::timestamp at time zone 'Asia/Seoul'
    and (${vendorCd}::text is null or r.vendor_cd = ${vendorCd})`
  const [byMonth, byVendor] = await Promise.all([
    db.query<Trend['byMonth'][number]>(
      sql`select to_char(r.found_dt at time zone 'Asia/Seoul', 'YYYY-MM') as month, ${counted} ${rows} group by 1 order by 1`,
    ),
    db.query<Trend['byVendor'][number]>(sql`select r.vendor_cd as "vendorCd",
        (select v.vendor_nm from vendor_info v where v.vendor_cd = r.vendor_cd) as "vendorNm", ${counted},
        count(*) filter (where r.status_cd <> 'VERIFIED')::int as open,
        count(*) filter (where r.status_cd in ('ISSUED', 'ACK') and r.due_ymd < ${today}::date)::int as late
      ${rows} group by 1 order by count(*) desc, 1 limit ${MOST_VENDORS}`),
  ])
  return { byMonth, byVendor }
})

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

export const warnPointRoutes = routes(
  answer(calls.runningPermits, async ({ person, db }) => ({
    rows: [...(await permitPort.running(db, person.plantCd))],
  })),
  plan,
  warning,
  trend,
)
