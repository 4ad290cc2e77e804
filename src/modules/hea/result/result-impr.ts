/** K13: improvements that findings have asked for, and what the health team learns of them. Nobody is named in any. */
import { z } from 'zod'
import { answerFindings, findingsOf, type ImprSource } from '#modules/impr/impr/impr.api.ts'
import { logShown } from '#platform/server/audit/read-log.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { needsDocument } from '#platform/server/documents/rights.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import type { App } from '#platform/server/http/app.ts'
import { messageOf } from '#platform/server/notifications/notify.ts'
import type { Services } from '#platform/server/services.ts'
import { personUnder } from '#platform/server/sign-in/menu-right.ts'
import { checkupResult } from './checkup-result.model.ts'
import type { followUp } from './follow-up.model.ts'
import { resultMessages } from './result.messages.ts'

/** Findings of a plan stand under its number; other parts of health have letters in theirs. */
const PLAN_NO = /^\d+$/

/** R7: what the register has ended is told to whoever follows the findings up. What was cancelled has improved nothing. */
export const resultImprovements: ImprSource = {
  srcCd: 'HEA',
  async allEnded({ record, db, notify }) {
    if (!PLAN_NO.test(record.srcNo ?? '')) return
    const planNo = Number(record.srcNo)
    const [plan] = await db.queryAs<{ heaCheckupPlanNo: number; heaCheckupPlanNm: string }>(
      'SYSTEM',
      sql`select hea_checkup_plan_no as "heaCheckupPlanNo", hea_checkup_plan_nm as "heaCheckupPlanNm" from hea_checkup_plan
        where hea_checkup_plan_no = ${planNo} and plant_cd = ${record.plantCd} and delete_yn = 'N'`,
    )
    if (!plan) return
    const kind = record.statusCd === 'CANC' ? resultMessages.HEA_IMPR_CANC : resultMessages.HEA_IMPR_END
    await notify.role('HLM', record.plantCd, messageOf(kind, plan))
  },
}

/**
 * The other way round: when the last follow-up of a result is done, whoever is to go on with the improvements that its
 * findings have asked for hears it. Nobody learns whose.
 */
export async function answerImprovements({ record, db, now }: EffectContext<typeof followUp>): Promise<void> {
  const [open] = await db.query(sql`select from hea_follow_up where hea_checkup_result_no = ${record.heaCheckupResultNo}
    and status_cd <> 'DONE' and delete_yn = 'N' limit 1`)
  if (open) return
  const source = { srcCd: 'HEA' as const, srcNo: String(record.heaCheckupPlanNo), plantCd: record.plantCd }
  await answerFindings({ db, now }, source, await rowNosOf(db, record.heaCheckupResultNo))
}

const answer = z.object({
  rows: z.array(
    z.object({
      imprNo: z.number(),
      imprDocNo: z.string().nullable(),
      imprTitle: z.string(),
      statusCd: z.string(),
      dueYmd: z.string().nullable(),
      ownerUserNm: z.string().nullable(),
    }),
  ),
})

/** Of one result: of the processes in which the person works with what it has found. */
export function resultImprovementRoutes(app: App, services: Services): void {
  const params = z.object({ no: z.coerce.number().int() })
  app.get(
    `${checkupResult.api}/:no/improvements`,
    {
      config: needsDocument(checkupResult),
      schema: { tags: [checkupResult.label], params, response: { 200: answer } },
    },
    async (request) => {
      const person = personUnder(request, checkupResult.route.staff)
      const { record, rows } = await services.db.read(person, async (db) => {
        const found = await getRecord(db, checkupResult, request.params.no)
        const source = { srcCd: 'HEA' as const, srcNo: String(found.heaCheckupPlanNo), plantCd: found.plantCd }
        return { record: found, rows: await findingsOf(db, source, await rowNosOf(db, request.params.no)) }
      })
      await logShown(services, request, checkupResult, [record], 'RECORD')
      return { rows }
    },
  )
}

async function rowNosOf(db: Queries, resultNo: number): Promise<string[]> {
  const rows = await db.query<{ rowNo: string }>(sql`
    select distinct h.process_no || ':' || f.sort_order as "rowNo"
    from hea_checkup_result r
      join hea_checkup_result_factors x on x.hea_checkup_result_no = r.hea_checkup_result_no and x.grade_cd in ('D1', 'C1')
      join hea_worker_hazard h on h.user_id = r.user_id and h.factor_cd = x.factor_cd and h.delete_yn = 'N'
      join hea_hazard_factor f on f.factor_cd = h.factor_cd
    where r.hea_checkup_result_no = ${resultNo}`)
  return rows.map(({ rowNo }) => rowNo)
}
