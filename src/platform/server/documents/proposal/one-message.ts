/** Many records are written at once: whoever would be told of several of them is told of all in one message. */
import type { AnyDocument } from '#platform/model/document.ts'
import type { Transaction } from '../../database/database.ts'
import { type Sql, sql } from '../../database/sql.ts'
import { notifyThrough } from '../../notifications/notify.ts'
import { platformMessages as m } from '../../notifications/platform.messages.ts'

/** Where the inbox and the audit ended when it began. */
export interface Begun {
  readonly notificationNo: number
  readonly auditNo: number
}

export async function begin(tx: Transaction): Promise<Begun> {
  const [begun] = await tx.queryAs<Begun>(
    'SYSTEM',
    sql`select coalesce((select max(notification_no) from com_notification), 0) as "notificationNo",
      coalesce((select max(audit_no) from sys_audit), 0) as "auditNo"`,
  )
  return begun ?? { notificationNo: 0, auditNo: 0 }
}

/** Rows that this transaction has written itself: nobody else's stand among them, whoever writes at the same time. */
const ownRows = sql`xmin = pg_current_xact_id()::xid`

/** Puts one message in the place of several, for each who has got several. The gravest of them gives its tone. */
export async function oneMessageEach(tx: Transaction, model: AnyDocument, begun: Begun, now: Date): Promise<void> {
  const gathered = await tx.query<{ userId: string; count: number; title: string; isGrave: boolean }>(
    sql`select user_id as "userId", told as count, title, is_grave as "isGrave" from jikim_gather(${begun.notificationNo})`,
  )
  const { name, route, label } = model
  for (const isGrave of [false, true]) {
    const people = gathered.filter((one) => one.isGrave === isGrave)
    if (people.length === 0) continue
    const kind = isGrave ? m.SHEET_TOLD_GRAVE : m.SHEET_TOLD
    await notifyThrough(tx, now).each(recipients(people, label), { ...kind, model: { name, route } })
  }
}

function recipients(people: readonly { userId: string; count: number; title: string }[], label: string): Sql {
  const values = people.map(({ count, title }) => JSON.stringify({ label, count, title }))
  return sql`select u.user_id, null::bigint as biz_no, u.values_json::jsonb as values_json, null::text as once_key
    from unnest(${people.map(({ userId }) => userId)}::text[], ${values}::text[]) as u (user_id, values_json)`
}

/** Whether something else was written than these records: what came of them would stay if they were taken back. */
export async function hasConsequences(
  tx: Transaction,
  { name }: AnyDocument,
  numbers: readonly number[],
  { auditNo }: Begun,
): Promise<boolean> {
  const found = await tx.queryAs(
    'SYSTEM',
    sql`select 1 from sys_audit where audit_no > ${auditNo} and ${ownRows}
      and not (biz_cd = ${name} and biz_no = any(${numbers.map(String)}::text[])) limit 1`,
  )
  return found.length > 0
}
