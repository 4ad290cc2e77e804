/** Targets of the evaluation (section 11): made once for an analysis, or brought forward where there is one already. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { jsaMessages } from './jsa.messages.ts'
import { type JsaEval, jsaEval } from './jsa-eval.model.ts'

/** What is evaluated, and why. */
export interface Target {
  jsaNo: number
  reasonCd: NonNullable<JsaEval['reasonCd']>
  eventDesc: string | null
  dueYmd: string
}
interface Targeted {
  jsaNo: number
  rootJsaNo: number
  evalTitle: string
  vendorCd: string | null
  deptCd: string | null
  authorUserId: string | null
  rowCnt: number
  plantCd: string
  /** The evaluation that is open, and until when. */
  openNo: number | null
  openDueYmd: string | null
}

/**
 * Targets for JSAs that are in force. One that is evaluated already is due earlier where the reason asks for it; otherwise
 * it is left as it is.
 *
 * @returns how many were made or brought forward
 */
export async function makeTargets(tx: Transaction, now: Date, targets: readonly Target[]): Promise<number> {
  const db = asProgram(tx)
  const found = await db.query<Targeted>(
    sql`select jsa_no as "jsaNo", root_jsa_no as "rootJsaNo", jsa_title as "evalTitle", vendor_cd as "vendorCd", dept_cd as "deptCd",
        create_user_id as "authorUserId", row_cnt as "rowCnt", plant_cd as "plantCd", e.no as "openNo", e.due as "openDueYmd"
      from jsa r left join lateral (select jsa_eval_no as no, due_ymd::text as due from jsa_eval e
          where e.root_jsa_no = r.root_jsa_no and e.status_cd <> 'DONE' and e.delete_yn = 'N' limit 1) e on true
      where jsa_no = any(${targets.map(({ jsaNo }) => jsaNo)}::bigint[]) and status_cd = 'FIX' and delete_yn = 'N'
      for update of r`,
  )
  const known = new Map(found.map((row) => [row.jsaNo, row]))
  let done = 0
  for (const { jsaNo, ...why } of targets) {
    const about = known.get(jsaNo)
    known.delete(jsaNo)
    if (!about || (about.openDueYmd !== null && about.openDueYmd <= why.dueYmd)) continue
    const no = about.openNo ?? (await made(tx, now, about, why))
    if (about.openNo !== null) await broughtForward(tx, now, about.openNo, why)
    const told = { jsaEvalNo: no, evalTitle: about.evalTitle, authorUserId: about.authorUserId, dueYmd: why.dueYmd }
    await notifyThrough(db, now).tell(jsaMessages.JSA_TARGET, told)
    done++
  }
  return done
}

async function made(tx: Transaction, now: Date, about: Targeted, why: Omit<Target, 'jsaNo'>): Promise<number> {
  const { openNo: _, openDueYmd: __, ...kept } = about
  const { jsaEvalNo } = await tx.program(jsaEval, { now }).create({ ...kept, ...why })
  return jsaEvalNo
}

const broughtForward = (tx: Transaction, now: Date, no: number, why: Omit<Target, 'jsaNo'>) =>
  tx.program(jsaEval, { now }).note(no, 'trigger', (before) => ({
    reasonCd: why.reasonCd,
    dueYmd: why.dueYmd,
    eventDesc: [before.eventDesc, why.eventDesc].filter(Boolean).join(' / ').slice(0, 300) || null,
  }))
