/** What is open in the name of a person: documents that wait and name him, approvals, areas he answers for. */
import { type AnyDocument, snakeCase } from '#platform/model/document.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { join, raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { tableNameOf } from '#platform/server/documents/table.ts'

/** Of documents that can wait for somebody: which columns name people, and in which states they wait. */
export function namingPeople(
  model: AnyDocument,
): { columns: readonly string[]; waiting: readonly string[] } | undefined {
  const columns = Object.entries(model.fields).flatMap(([name, { kind }]) =>
    kind === 'user' ? [`"${snakeCase(name)}"`] : [],
  )
  const waiting = Object.entries(model.lifecycle.states).flatMap(([state, { todo }]) => (todo ? [state] : []))
  return columns.length > 0 && waiting.length > 0 ? { columns, waiting } : undefined
}

const openOf = (model: AnyDocument, userIds: readonly string[]): Sql[] => {
  const found = namingPeople(model)
  if (!found) return []
  const named = raw(found.columns.map((column) => `(r.${column})`).join(', '))
  return [
    sql`select n.user_id, count(distinct r.${raw(`"${snakeCase(model.key)}"`)}) as n
      from ${raw(`"${tableNameOf(model)}"`)} r cross join lateral (values ${named}) n (user_id)
      where r.status_cd = any(${[...found.waiting]}::text[]) and r.delete_yn = 'N' and n.user_id = any(${[...userIds]}::text[])
      group by 1`,
  ]
}

/**
 * How much each of them would have to hand over; who has nothing is left out.
 *
 * @param db acts as the program: all of it counts, whoever asks
 */
export async function openCounts(
  db: Queries,
  models: readonly AnyDocument[],
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map()
  const ids = [...userIds]
  const kinds = [
    ...models.flatMap((model) => openOf(model, ids)),
    sql`select l.user_id, count(*) from appr_line l join appr_rqst q using (appr_rqst_no)
      where l.user_id = any(${ids}::text[]) and l.line_status_cd in ('TODO', 'WAIT') and q.appr_status_cd = 'PROGRESS' group by 1`,
    sql`select user_id, count(*) from task_owner where user_id = any(${ids}::text[]) and delete_yn = 'N' group by 1`,
    sql`select head_user_id, count(*) from sys_dept
      where head_user_id = any(${ids}::text[]) and delete_yn = 'N' and use_yn = 'Y' group by 1`,
  ]
  const rows = await db.query<{ userId: string; n: number }>(
    sql`select user_id as "userId", sum(n)::int as n from (${join(kinds, ' union all ')}) one (user_id, n) group by 1`,
  )
  return new Map(rows.map(({ userId, n }) => [userId, n]))
}
