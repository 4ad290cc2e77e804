/** What somebody reads about himself, as himself. */
import { z } from 'zod'
import { sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { cvdRisk } from './cvd-risk.model.ts'
import { row } from './cvd-risk.wire.ts'

const ROUTE = '/hea/checkup/myCheckup'

export function cvdRiskRoutes(app: App, { db }: Services): void {
  const tags = [cvdRisk.label]
  const response = { 200: z.object({ rows: z.array(row) }) }
  app.get('/api/hea/cvd/mycvdrisks', { config: needs(ROUTE), schema: { tags, response } }, async (request) => {
    const person = personUnder(request, ROUTE)
    const rows = await db.query<z.infer<typeof row>>(
      person,
      sql`select cvd_risk_no as "cvdRiskNo", eval_ymd as "evalYmd", risk_group_cd as "riskGroupCd", prob10_val as "prob10Val",
          bp_sys_val as "bpSysVal", bp_dia_val as "bpDiaVal", ldl_val as "ldlVal", next_ymd as "nextYmd", care_desc as "careDesc"
        from cvd_risk where user_id = ${person.userId} and delete_yn = 'N' and status_cd in ('REPORTED', 'ACTION', 'DONE')
        order by eval_ymd desc limit 20`,
    )
    return { rows }
  })
}
