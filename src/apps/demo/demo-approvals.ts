/** Requests for approval as the demo's people would have made them, about documents that are there: in every state and every box. */
import type { AnyDocument } from '#platform/model/document.ts'
import { hashOf, snapshotOf } from '#platform/server/approvals/approval.snapshot.ts'
import type { Database, Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import { absencesOf, plansOf } from './demo-approval-plans.ts'

export interface PlannedLine {
  seqNo: number
  lineTypeCd: 'DRAFT' | 'REVIEW' | 'AGREE' | 'APPROVE' | 'REF'
  userId: string
  /** In his place. */
  actUserId?: string
  lineStatusCd: 'WAIT' | 'TODO' | 'DONE' | 'SKIP'
  decisionCd?: 'OK' | 'COND' | 'RTN' | 'REJ'
  opinionDesc?: string
  /** Hours after the request. */
  after?: number
}
export interface Plan {
  model: AnyDocument
  apprBizCd: string
  no: number
  apprStatusCd: 'PROGRESS' | 'APPR' | 'RTN' | 'REJ' | 'WITHDRAWN'
  rqstUserId: string
  rqstDt: Date
  urgentYn?: 'Y'
  rqstOpinionDesc?: string
  lines: readonly PlannedLine[]
  /** What came back was submitted again: it follows the plan before it. */
  again?: true
}

const HOUR_MS = 3_600_000
const MAX_TITLE = 200

/** @param now nothing of it lies later */
export async function addDemoApprovals(db: Database, now: Date): Promise<void> {
  await db.write('SYSTEM', async (tx) => {
    let former: number | null = null
    for (const plan of await plansOf(tx, now)) former = await addRequest(tx, plan, plan.again ? former : null)
    for (const { userId, deputyUserId, startDt, endDt, reasonDesc } of absencesOf(now))
      await tx.query(sql`insert into appr_absence (user_id, deputy_user_id, start_dt, end_dt, reason_desc, create_user_id, create_dt,
          update_user_id, update_dt)
        values (${userId}, ${deputyUserId}, ${startDt}, ${endDt}, ${reasonDesc}, ${userId}, ${startDt}, ${userId}, ${startDt})`)
  })
}

async function addRequest(tx: Queries, plan: Plan, prevNo: number | null): Promise<number | null> {
  const { model, apprBizCd, no, apprStatusCd, rqstUserId, rqstDt, urgentYn = 'N', rqstOpinionDesc = null } = plan
  const record = await findRecord(tx, model, no)
  if (!record) return null
  const snapshot = snapshotOf(model, record)
  const lines = timed(
    [{ seqNo: 0, lineTypeCd: 'DRAFT', userId: rqstUserId, lineStatusCd: 'DONE', after: 0 }, ...plan.lines],
    plan,
  )
  const done = lines.filter(({ lineStatusCd }) => lineStatusCd === 'DONE').map(({ seqNo }) => seqNo)
  const open = lines.find(({ lineStatusCd }) => lineStatusCd === 'TODO')?.seqNo
  const title = String(record[model.title] ?? '').slice(0, MAX_TITLE)
  const [made] = await tx.query<{ apprRqstNo: number }>(sql`
    insert into appr_rqst (appr_biz_cd, biz_no, appr_title, rqst_user_id, rqst_dept_cd, rqst_dt, appr_status_cd, current_seq_no,
      snapshot_json, snapshot_hash, biz_row_version, urgent_yn, prev_appr_rqst_no, rqst_opinion_desc, create_user_id, create_dt,
      update_user_id, update_dt)
    values (${apprBizCd}, ${no}, ${title}, ${rqstUserId}, coalesce((select dept_cd from sys_user where user_id = ${rqstUserId}), ''),
      ${rqstDt}, ${apprStatusCd}, ${open ?? Math.max(...done)}, ${JSON.stringify(snapshot)}::jsonb, ${hashOf(snapshot)},
      ${record.rowVersion}, ${urgentYn}, ${prevNo}, ${rqstOpinionDesc}, ${rqstUserId}, ${rqstDt}, ${rqstUserId}, ${rqstDt})
    returning appr_rqst_no as "apprRqstNo"`)
  const apprRqstNo = made?.apprRqstNo ?? 0
  await tx.query(sql`
    insert into appr_line (appr_rqst_no, seq_no, line_type_cd, user_id, act_user_id, deputy_yn, line_status_cd, decision_cd,
      opinion_desc, todo_dt, act_dt, read_dt)
    select ${apprRqstNo}, l."seqNo", l."lineTypeCd", l."userId", case when l."actDt" is not null then coalesce(l."actUserId", l."userId") end,
      case when l."actUserId" is null then 'N' else 'Y' end, l."lineStatusCd", l."decisionCd", l."opinionDesc", l."todoDt", l."actDt", l."actDt"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("seqNo" int, "lineTypeCd" text, "userId" text, "actUserId" text,
      "lineStatusCd" text, "decisionCd" text, "opinionDesc" text, "todoDt" timestamptz, "actDt" timestamptz)`)
  await tx.query(sql`
    insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, about_biz_cd, about_biz_no, plant_cd, action_cd, from_status_cd,
      to_status_cd, reason_desc)
    select l."actDt", coalesce(l."actUserId", l."userId"), 'approval', ${String(apprRqstNo)}, ${model.name}, ${String(no)},
      ${record.plantCd}, coalesce(l."decisionCd", 'SUBMIT'), case when l."decisionCd" is not null then 'PROGRESS' end,
      case when l.is_last then ${apprStatusCd} else 'PROGRESS' end, l."opinionDesc"
    from (select l.*, row_number() over (order by l."actDt" desc) = 1 and ${apprStatusCd !== 'PROGRESS'} as is_last
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("userId" text, "actUserId" text, "lineTypeCd" text,
        "decisionCd" text, "opinionDesc" text, "actDt" timestamptz)
      where l."actDt" is not null and l."lineTypeCd" <> 'REF') l`)
  return apprRqstNo
}

/** A step waits from when the one before it was done. */
function timed(lines: readonly PlannedLine[], { rqstDt }: Plan) {
  const at = (hours: number) => new Date(rqstDt.getTime() + hours * HOUR_MS).toISOString()
  return lines.map(({ after, ...line }) => {
    const before = lines.filter((one) => one.seqNo < line.seqNo).map((one) => one.after ?? 0)
    const isOpen = line.lineStatusCd === 'TODO' || line.lineStatusCd === 'DONE'
    return {
      ...line,
      todoDt: isOpen && line.seqNo > 0 ? at(Math.max(0, ...before)) : null,
      actDt: line.lineStatusCd === 'DONE' && after !== undefined ? at(after) : null,
    }
  })
}
