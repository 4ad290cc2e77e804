/** R8: what is being approved is changed by nobody, or the approvers would decide on something else than they read. */
import type { AnyDocument } from '#platform/model/document.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'

export const inApproval = () => new Refusal(409, 'APPR_IN_PROGRESS', '결재가 진행 중이어서 수정할 수 없습니다.')
export const needsApproval = () => new Refusal(403, 'APPR_REQUIRED', '결재로 처리하는 건입니다. 상신하세요.')

/** Asks only for a document that goes through approvals; the database tells it to whoever acts. */
export async function isInApproval(db: Queries, model: AnyDocument, no: number): Promise<boolean> {
  if (!model.approvals) return false
  const [row] = await db.query<{ isOpen: boolean }>(
    sql`select jikim_in_approval(${model.approvals}::text[], ${no}) as "isOpen"`,
  )
  return row?.isOpen ?? false
}
