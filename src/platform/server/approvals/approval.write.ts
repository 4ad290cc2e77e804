/** The statements that move a request; each leaves its audit. */
import { writeAudit } from '../audit/write-audit.ts'
import type { Queries } from '../database/database.ts'
import type { ApprStatus } from '../database/own-states.ts'
import { sql } from '../database/sql.ts'
import type { Asker } from '../documents/store.ts'
import type { LineChange, Outcome } from './approval.logic.ts'
import type { WantedLine } from './approval.wire.ts'

export interface NewRequest {
  apprBizCd: string
  bizNo: number
  apprTitle: string
  urgentYn: 'Y' | 'N'
  rqstOpinionDesc: string | null
  prevApprRqstNo: number | null
}

/** A request that nobody sees yet: what `onSubmit` refuses was never submitted. */
export async function insertRequest(tx: Queries, { person }: Asker, request: NewRequest, now: Date): Promise<number> {
  const [row] = await tx.query<{ no: number }>(sql`
    insert into appr_rqst (appr_biz_cd, biz_no, appr_title, rqst_user_id, rqst_dept_cd, rqst_dt, urgent_yn, rqst_opinion_desc,
      prev_appr_rqst_no, create_user_id, create_dt, update_user_id, update_dt)
    values (${request.apprBizCd}, ${request.bizNo}, ${request.apprTitle}, ${person.userId}, ${person.deptCd ?? ''}, ${now},
      ${request.urgentYn}, ${request.rqstOpinionDesc}, ${request.prevApprRqstNo}, ${person.userId},
      ${now}, ${person.userId}, ${now}) returning appr_rqst_no as no`)
  return row?.no ?? 0
}

export async function insertLines(
  tx: Queries,
  { person }: Asker,
  apprRqstNo: number,
  lines: readonly WantedLine[],
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into appr_line (appr_rqst_no, seq_no, line_type_cd, user_id, act_user_id, line_status_cd, act_dt, create_user_id,
      create_dt, update_user_id, update_dt)
    select ${apprRqstNo}, l."seqNo", l."lineTypeCd", l."userId", case when l."lineTypeCd" = 'DRAFT' then l."userId" end,
      case when l."lineTypeCd" = 'DRAFT' then 'DONE' else 'WAIT' end, case when l."lineTypeCd" = 'DRAFT' then ${now}::timestamptz end,
      ${person.userId}, ${now}, ${person.userId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("seqNo" int, "lineTypeCd" text, "userId" text)`)
}

export interface Acted {
  apprLineNo: number
  deputyYn: 'Y' | 'N'
  opinionDesc: string | null
}

export async function applyOutcome(
  tx: Queries,
  { person }: Asker,
  apprRqstNo: number,
  outcome: Outcome,
  now: Date,
  acted?: Acted,
): Promise<void> {
  await writeLineChanges(tx, person.userId, outcome.changes, now)
  if (acted)
    await tx.query(sql`update appr_line set act_user_id = ${person.userId}, deputy_yn = ${acted.deputyYn}, act_dt = ${now},
      read_dt = coalesce(read_dt, ${now}::timestamptz), opinion_desc = ${acted.opinionDesc} where appr_line_no = ${acted.apprLineNo}`)
  await tx.query(sql`update appr_rqst set appr_status_cd = ${outcome.statusCd}, current_seq_no = ${outcome.currentSeqNo},
    row_version = row_version + 1, update_user_id = ${person.userId}, update_dt = ${now} where appr_rqst_no = ${apprRqstNo}`)
}

export async function writeLineChanges(
  tx: Queries,
  userId: string,
  changes: readonly LineChange[],
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update appr_line l set line_status_cd = c."lineStatusCd", decision_cd = coalesce(c."decisionCd", l.decision_cd),
      todo_dt = case when c."lineStatusCd" = 'TODO' then ${now}::timestamptz else l.todo_dt end,
      row_version = l.row_version + 1, update_user_id = ${userId}, update_dt = ${now}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c("apprLineNo" bigint, "lineStatusCd" text, "decisionCd" text)
    where l.appr_line_no = c."apprLineNo"`)
}

export interface Step {
  actionCd: string
  from?: ApprStatus
  to: ApprStatus
  reasonDesc?: string | null
}
/** @param document what it is about: who may not read that reads nothing of this */
export async function auditRequest(
  tx: Queries,
  { person, ip }: Asker,
  apprRqstNo: number,
  { actionCd, from, to, reasonDesc }: Step,
  now: Date,
  document: { bizCd: string; bizNo: number; plantCd: string } | undefined,
): Promise<void> {
  const { userId } = person
  const plantCd = document?.plantCd ?? person.plantCd
  const step = { actionCd, fromStatusCd: from, toStatusCd: to, reasonDesc }
  await writeAudit(tx, { now, userId, ip, plantCd, bizCd: 'approval', bizNo: apprRqstNo, about: document, ...step })
}
