/** K13: improvements that findings have asked for, and what the health team learns of them. Nobody is named in any. */
import { answerFindings, findingsOf, type ImprSource } from '#modules/impr/impr/impr.api.ts'
import { wordedRow } from '#platform/model/sentences.ts'
import { logShown } from '#platform/server/audit/read-log.ts'
import { answer } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { messageOf } from '#platform/server/notifications/notify.ts'
import { checkupPlan } from '../checkup/checkup-plan.model.ts'
import { checkupResult } from './checkup-result.model.ts'
import type { followUp } from './follow-up.model.ts'
import * as calls from './result.calls.ts'
import { resultMessages } from './result.messages.ts'

/** Findings of a plan stand under its number; other parts of health have letters in theirs. */
const PLAN_NO = /^\d+$/

/** R7: what the register has ended is told to whoever follows the findings up. What was cancelled has improved nothing. */
export const resultImprovements: ImprSource = {
  srcCd: 'HEA',
  page: (srcNo) => (PLAN_NO.test(srcNo) ? { model: checkupPlan, no: Number(srcNo) } : undefined),
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

/** Of one result: of the processes in which the person works with what it has found. */
export const resultImprovementRoutes = answer(
  calls.resultImprovements,
  async ({ record, db, places, services, request }) => {
    const source = { srcCd: 'HEA' as const, srcNo: String(record.heaCheckupPlanNo), plantCd: record.plantCd }
    const rows = await findingsOf(db, source, await rowNosOf(db, places.no))
    await logShown(services, request, checkupResult, [record], 'RECORD')
    return { rows: rows.map((row) => wordedRow('hea', request.language, row, 'imprTitle')) }
  },
)

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
