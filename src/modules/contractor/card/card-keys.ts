/** The code on a card, good for one card at a time, and what was done with the card. */
import { randomBytes } from 'node:crypto'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { IssueAct } from './card.model.ts'

const KEY_BYTES = 24

/** From this moment the code that was on the card opens nothing. */
export async function endKey(tx: Transaction, sgcCardNo: number, now: Date): Promise<void> {
  await tx.queryAs(
    'SYSTEM',
    sql`update sgc_card_key set end_dt = ${now} where sgc_card_no = ${sgcCardNo} and end_dt is null`,
  )
}

export async function newKey(tx: Transaction, sgcCardNo: number, now: Date): Promise<void> {
  await endKey(tx, sgcCardNo, now)
  await tx.queryAs(
    'SYSTEM',
    sql`insert into sgc_card_key (sgc_card_no, qr_key, create_dt)
      values (${sgcCardNo}, ${randomBytes(KEY_BYTES).toString('base64url')}, ${now})`,
  )
}

export interface Noted {
  sgcCardNo: number
  issueActCd: IssueAct
  reasonDesc?: string | null
}
export async function noteIssue(
  tx: Transaction,
  noted: readonly Noted[],
  { now, userId }: { now: Date; userId: string },
): Promise<void> {
  if (noted.length === 0) return
  await tx.queryAs(
    'SYSTEM',
    sql`insert into sgc_issue_hist (sgc_card_no, plant_cd, vendor_cd, issue_act_cd, act_dt, act_user_id, reason_desc)
      select c.sgc_card_no, c.plant_cd, c.vendor_cd, n."issueActCd", ${now}, ${userId}, n."reasonDesc"
      from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as n("sgcCardNo" bigint, "issueActCd" text, "reasonDesc" text)
        join sgc_card c on c.sgc_card_no = n."sgcCardNo"`,
  )
}
