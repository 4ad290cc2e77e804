import type { Person } from '#platform/model/access.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { Group } from './file-rows.ts'

/**
 * Files of a record are part of its history, under its name, so that whatever hides a person there hides him here.
 * What happens before a record holds the group is nobody's history yet.
 *
 * @param change the value before and after
 */
export async function audited(
  tx: Queries,
  person: Person,
  now: Date,
  group: Group,
  actionCd: 'FILE_ADD' | 'FILE_EDIT' | 'FILE_DELETE',
  change: readonly [string | null, string | null],
): Promise<void> {
  if (group.bizCd === null || group.bizNo === null) return
  await tx.query(sql`
    insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, diff_json)
    values (${now}, ${person.userId}, ${group.bizCd}, ${String(group.bizNo)}, ${group.plantCd}, ${group.vendorCd}, ${actionCd},
      ${JSON.stringify({ fileOrgNm: change })})`)
}
