/** Targets of the evaluation (section 11): made once for an analysis, or brought forward where there is one already. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { insertStatement, nextDocNo, updateStatement, type Values } from '#platform/server/documents/write.ts'
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
 * @param db acts as the program
 * @returns how many were made or brought forward
 */
export async function makeTargets(db: Queries, now: Date, today: string, targets: readonly Target[]): Promise<number> {
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
    const no = about.openNo ?? (await made(db, now, today, about, why))
    if (about.openNo !== null) await broughtForward(db, now, about.openNo, why)
    const told = { jsaEvalNo: no, evalTitle: about.evalTitle, authorUserId: about.authorUserId, dueYmd: why.dueYmd }
    await notifyThrough(db, now).tell(jsaMessages.JSA_TARGET, told)
    done++
  }
  return done
}

async function made(db: Queries, now: Date, today: string, about: Targeted, why: Omit<Target, 'jsaNo'>) {
  const { openNo: _, openDueYmd: __, ...kept } = about
  const values: Values = {
    ...kept,
    ...why,
    doneCnt: 0,
    statusCd: 'TARGET',
    [jsaEval.docNo]: await nextDocNo(db, jsaEval, about.plantCd, today),
  }
  const [row] = await db.query<{ no: number }>(
    insertStatement(jsaEval, { person: program, now, ip: null }, values, undefined),
  )
  return row?.no ?? 0
}

async function broughtForward(
  db: Queries,
  now: Date,
  no: number,
  { reasonCd, eventDesc, dueYmd }: Omit<Target, 'jsaNo'>,
) {
  const before = await getRecord(db, jsaEval, no, true)
  const told = [before.eventDesc, eventDesc].filter(Boolean).join(' / ').slice(0, 300) || null
  const trace = { actionCd: 'trigger', fromStatusCd: String(before.statusCd), toStatusCd: String(before.statusCd) }
  await db.query(
    updateStatement(jsaEval, { person: program, now, ip: null }, before, { reasonCd, dueYmd, eventDesc: told }, trace),
  )
}
