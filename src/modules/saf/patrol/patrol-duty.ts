/** The patrol rule as a legal duty: each pair of days is one period of it. */
import { dayOf } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { DutyPeriod } from '../check-legal/legal-duty.logic.ts'
import { duties } from '../check-legal/legal-duty.model.ts'
import type { DutySpanAsked } from '../check-legal/legal-duty.ports.ts'
import { PATROL_ROUTE } from './patrol.model.ts'
import { patrolFacts } from './patrol-facts.ts'

interface Finding {
  key: string
  missStatusCd: 'MISS' | 'DONE'
  missDt: string
  checkDt: string | null
}

/** @law 산업안전보건법 시행규칙 제80조제1항제1호 */
export async function patrolPeriods(db: Queries, { today, ...span }: DutySpanAsked): Promise<DutyPeriod[]> {
  const { plants } = await patrolFacts(db, span, today)
  const findings = await findingsIn(db, span)
  return plants.flatMap(({ plantCd, pairs }) =>
    pairs
      .filter(({ toYmd }) => toYmd >= span.fromYmd)
      .map(({ fromYmd, toYmd, patrol }) => {
        const finding = findings.get(`${plantCd} ${fromYmd} ${toYmd}`)
        const accepted = finding?.missStatusCd === 'DONE' ? finding.checkDt : null
        const doneDt = patrol?.checkDt ?? accepted
        return {
          plantCd,
          duty: duties.PATROL,
          targetNm: null,
          fromYmd,
          toYmd,
          doneYmd: doneDt && dayOf(doneDt),
          missDt: finding?.missDt ?? null,
          path: `${PATROL_ROUTE}?month=${toYmd.slice(0, 7)}`,
        }
      }),
  )
}

async function findingsIn(db: Queries, { plantCd, fromYmd, toYmd }: Omit<DutySpanAsked, 'today'>) {
  const rows = await db.query<Finding>(sql`select concat_ws(' ', plant_cd, from_ymd, to_ymd) as key,
      miss_status_cd as "missStatusCd", miss_dt as "missDt", check_dt as "checkDt"
    from patrol_miss where (${plantCd}::text is null or plant_cd = ${plantCd}) and delete_yn = 'N'
      and to_ymd between ${fromYmd}::date and ${toYmd}::date and (miss_status_cd = 'MISS' or miss_status_cd = 'DONE')`)
  return new Map(rows.map((row) => [row.key, row]))
}
