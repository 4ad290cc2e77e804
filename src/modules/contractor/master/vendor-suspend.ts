/** The program proposes that a vendor be suspended; who decides is the plant head, on the page of the vendor. */
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { updateStatement } from '#platform/server/documents/write.ts'
import type { Notify } from '#platform/server/notifications/notify.ts'
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
  { db, now, notify }: { db: Transaction; now: Date; notify: Notify },
  { vendorCd, plantCd, ...proposed }: Proposal,
): Promise<boolean> {
  const all = { joins: db.joins, query: <Row>(statement: Sql) => db.queryAs<Row>('SYSTEM', statement) }
  const [found] = await all.query<{ no: number }>(sql`select vendor_master_no as no from vendor_master
    where vendor_cd = ${vendorCd} and plant_cd = ${plantCd} and status_cd = 'ACTIVE' and suspend_ask_yn = 'N' and delete_yn = 'N'`)
  if (!found) return false
  const before = await getRecord(all, vendorMaster, found.no, true)
  const trace = { actionCd: 'proposeSuspend', fromStatusCd: 'ACTIVE', toStatusCd: 'ACTIVE' }
  const values = { ...proposed, suspendAskYn: 'Y', releaseDesc: null }
  await all.query(updateStatement(vendorMaster, { person: program, now, ip: null }, before, values, trace))
  await notify.role('CSO', plantCd, {
    text: '출입정지가 제안되었습니다: {title}',
    values: { title: String(before.vendorNm) },
    tone: 'danger',
    about: { model: vendorMaster, no: found.no },
  })
  return true
}
