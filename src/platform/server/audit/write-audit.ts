/** One entry of the audit, for what changes neither a document nor a master: those write theirs with the change itself. */
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'

export interface AuditEntry {
  now: Date
  userId: string
  ip?: string | null | undefined
  /** The kind of thing that was changed, and which. */
  bizCd: string
  bizNo: string | number
  /** The document behind whose fence the entry stands. */
  about?: { bizCd: string; bizNo: string | number } | undefined
  plantCd?: string | null
  vendorCd?: string | null
  actionCd: string
  fromStatusCd?: string | null | undefined
  toStatusCd?: string | null
  reasonDesc?: string | null | undefined
  /** `{field: [before, after]}`; nothing where the action says it all. */
  diff?: Readonly<Record<string, readonly [before: unknown, after: unknown]>>
}

/** @param tx the transaction of the change, so that neither is without the other */
export async function writeAudit(tx: Queries, entry: AuditEntry): Promise<void> {
  const { plantCd = null, vendorCd = null, fromStatusCd = null, toStatusCd = null, diff = {}, about } = entry
  await tx.query(sql`
    insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, about_biz_cd, about_biz_no, plant_cd, vendor_cd, action_cd, from_status_cd,
      to_status_cd, reason_desc, diff_json)
    values (${entry.now}, ${entry.userId}, ${entry.ip || null}::inet, ${entry.bizCd}, ${String(entry.bizNo)},
      ${about?.bizCd ?? null}, ${about ? String(about.bizNo) : null}, ${plantCd},
      ${vendorCd}, ${entry.actionCd}, ${fromStatusCd}, ${toStatusCd}, ${entry.reasonDesc || null}, ${JSON.stringify(diff)}::jsonb)`)
}
