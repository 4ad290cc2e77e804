/** The program proposes that a vendor be suspended; who decides is the plant head, on the page of the vendor. */
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { vendorMaster } from './vendor-master.model.ts'

interface Proposal {
  vendorCd: string
  plantCd: string
  suspendFromYmd: string
  suspendToYmd: string
  suspendReasonDesc: string
}

/** @returns whether it was new: who is suspended, or proposed already, stays as he is */
export async function proposeSuspension(
  { db, now }: { db: Transaction; now: Date },
  { vendorCd, plantCd, ...proposed }: Proposal,
): Promise<boolean> {
  const all = { joins: db.joins, query: <Row>(statement: Sql) => db.queryAs<Row>('SYSTEM', statement) }
  const [found] = await all.query<{ no: number }>(sql`select vendor_master_no as no from vendor_master
    where vendor_cd = ${vendorCd} and plant_cd = ${plantCd} and status_cd = 'ACTIVE' and suspend_ask_yn = 'N' and delete_yn = 'N'`)
  if (!found) return false
  await db.program(vendorMaster, { now }).act(found.no, 'proposeSuspend', proposed)
  return true
}
