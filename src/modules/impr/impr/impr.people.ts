/** Whom a row of the register concerns, and how they hear of it. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Message } from '#platform/server/notifications/notify.ts'
import { type Impr, impr } from './impr.model.ts'

type Owned = Pick<Impr, 'ownerUserId' | 'vendorCd'>

/** The owner; the managers of the vendor where that is one. */
export async function ownersOf(db: Queries, { ownerUserId, vendorCd }: Owned): Promise<string[]> {
  if (ownerUserId) return [ownerUserId]
  const rows = await db.query<{ userId: string }>(sql`select user_id as "userId" from directory_role
    where vendor_cd = ${vendorCd} and auth_grp_cd in ('VAD', 'VSM')`)
  return rows.map(({ userId }) => userId)
}

type Told = Pick<Impr, 'imprNo' | 'imprTitle' | 'dueYmd'>
export const tell = (record: Told, text: string, tone: NonNullable<Message['tone']>): Message => ({
  text,
  values: { title: record.imprTitle, due: record.dueYmd },
  tone,
  about: { model: impr, no: record.imprNo },
})
