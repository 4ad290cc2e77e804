/** What the evaluation and the first page of a contractor ask of permits. */

import { type SuspReason, suspReasons } from '#modules/common/stop-reasons.model.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type Permit, permit } from '../permit.model.ts'

/**
 * Reasons that lie with the contractor: a demand of an inspection, people who left or lack a qualification, work beyond its
 * time. Not stop-work by anybody (법 52④), weather, gas, neighbours, breaks, nor the suspension of the vendor itself, which
 * stops all its permits at once for one reason.
 */
const vendorCaused: readonly SuspReason[] = ['INSPECTION', 'PERSON', 'EXPIRED']

/** How often permits of contractors were stopped for reasons of theirs in a period. */
export const stopsByVendor = (
  db: Queries | Transaction,
  vendorCds: readonly string[],
  { fromYmd, toYmd }: { fromYmd: string; toYmd: string },
): Promise<{ vendorCd: string; suspCnt: number }[]> =>
  asProgram(db).query(sql`
    select w.vendor_cd as "vendorCd", count(*)::int as "suspCnt"
    from wkod_master w join wkod_master_permit_susp s on s.permit_no = w.permit_no
    where w.vendor_cd = any(${[...vendorCds]}::text[]) and w.delete_yn = 'N' and s.reason_cd = any(${[...vendorCaused]}::text[])
      and s.susp_dt >= ${fromYmd}::date::timestamp at time zone 'Asia/Seoul'
      and s.susp_dt < (${toYmd}::date + 1)::timestamp at time zone 'Asia/Seoul' group by 1`)

interface PermitOfDay {
  permitNo: number
  wkodTitle: string
  statusCd: Permit['statusCd']
  suspReasonCd: SuspReason | null
  gasNextDueDt: string | null
}
/** Permits of a vendor that are alive on a day, those that work first; as far as who asks sees them. */
export async function permitsOfDay(db: Queries, vendorCd: string, ymd: string) {
  const rows = await db.query<PermitOfDay>(sql`
    select permit_no as "permitNo", wkod_title as "wkodTitle", status_cd as "statusCd", susp_reason_cd as "suspReasonCd",
      gas_next_due_dt as "gasNextDueDt"
    from wkod_master where vendor_cd = ${vendorCd} and delete_yn = 'N'
      and status_cd in ('RQST', 'RTN', 'REVIEW', 'PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP')
      and work_from_dt < (${ymd}::date + 1)::timestamp at time zone 'Asia/Seoul'
      and work_to_dt >= ${ymd}::date::timestamp at time zone 'Asia/Seoul'
    order by gas_next_due_dt is null, gas_next_due_dt, array_position(array['SUSP', 'WORK', 'ISSUED'], status_cd::text), work_from_dt`)
  return { route: permit.route.vendor ?? '', rows: rows.map((row) => ({ ...row, label: labelOf(row) })) }
}
const labelOf = ({ statusCd, suspReasonCd }: PermitOfDay): string =>
  suspReasonCd && statusCd === 'SUSP' ? suspReasons[suspReasonCd] : permit.lifecycle.states[statusCd].label
