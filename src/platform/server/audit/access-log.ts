/** Who took out or opened what a log must tell of: files, lists as sheets, values that are shown masked; and who was refused. */
import type { Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'

export const accessKinds = ['OPEN', 'PRINT', 'EXPORT', 'DOWNLOAD', 'DENIED'] as const

export interface AccessEntry {
  now: Date
  userId: string
  ip?: string | null
  accessCd: (typeof accessKinds)[number]
  bizCd: string
  bizNo?: string | number | null
  /** What exactly: the name of the file, the reason that was given. */
  detailDesc?: string | null
  rowCnt?: number | null
}

/** Written before the answer leaves: what is not logged is not given. */
export async function logAccess(db: Database, entry: AccessEntry): Promise<void> {
  const { bizNo = null, detailDesc = null, rowCnt = null } = entry
  await db.query(
    'SYSTEM',
    sql`insert into sys_access_log (access_dt, user_id, access_cd, biz_cd, biz_no, detail_desc, row_cnt, ip_addr)
      values (${entry.now}, ${entry.userId}, ${entry.accessCd}, ${entry.bizCd}, ${bizNo === null ? null : String(bizNo)},
        ${detailDesc}, ${rowCnt}, ${entry.ip || null})`,
  )
}
