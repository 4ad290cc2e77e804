/** Which requests the approval button of the sample page may show. */
import { z } from 'zod'
import { sql } from '#platform/server/database/sql.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { SAMPLE_APPROVAL } from './approvals.demo.ts'

const answer = z.object({ apprBizCd: z.string(), apprRqstNoList: z.array(z.number()) })

export function sampleApprovalRoutes(app: App, { db }: Services): void {
  app.get('/api/sample/approvals', { schema: { tags: ['샘플'], response: { 200: answer } } }, async () => {
    const rows = await db.query<{ apprRqstNo: number }>(
      'SYSTEM',
      sql`select appr_rqst_no as "apprRqstNo" from appr_rqst where appr_biz_cd = ${SAMPLE_APPROVAL} order by 1`,
    )
    return { apprBizCd: SAMPLE_APPROVAL, apprRqstNoList: rows.map(({ apprRqstNo }) => apprRqstNo) }
  })
}
