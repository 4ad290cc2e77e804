/** A contract ends with its last day. */
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'

export const vendorContractEnd: Job = {
  name: 'vendor-contract-end',
  label: '계약 종료',
  cron: '10 0 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const now = clock.now()
      const ended = await tx.query(sql`
        with ended as (
          update vendor_contract set status_cd = 'END', row_version = row_version + 1, update_dt = ${now}
          where status_cd = 'ACTIVE' and end_ymd < ${clock.today()}::date and delete_yn = 'N' returning *
        )
        insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, from_status_cd, to_status_cd, diff_json)
        select ${now}, 'SYSTEM', 'vendor-contract', vendor_contract_no::text, plant_cd, vendor_cd, 'end', 'ACTIVE', 'END', '{}' from ended
        returning 1`)
      return ended.length
    }),
}
