import type { Person } from '#platform/model/access.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Queries } from '../database/database.ts'
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
  const { bizCd, bizNo, plantCd, vendorCd } = group
  const about = { bizCd, bizNo, plantCd, vendorCd, actionCd }
  await writeAudit(tx, { now, userId: person.userId, ...about, diff: { fileOrgNm: change } })
}
