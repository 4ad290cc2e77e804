/** Who changed a row of a master when, from the audit. */

import { snakeCase } from '#platform/model/document.ts'
import { translate } from '#platform/model/i18n.ts'
import { keyOf, type Master, referencesOf } from '#platform/model/master.ts'
import type { Queries } from '../database/database.ts'
import { name, sql } from '../database/sql.ts'
import { type HistoryEntry, nameValues } from '../documents/history.ts'
import type { Asker } from '../documents/store.ts'
import { type Refusal, stale } from '../refusal.ts'
import type { MasterValues } from './shape.ts'

const MAX_ENTRIES = 200

/** Newest first. */
export async function masterHistory(db: Queries, master: Master, key: string): Promise<HistoryEntry[]> {
  const rows = await db.query<HistoryEntry>(sql`
    select a.audit_no as "auditNo", a.audit_dt as "auditDt", p.user_nm as "userNm", a.action_cd as "actionCd",
      null as "fromStatusCd", null as "toStatusCd", a.reason_cd as "reasonCd", a.reason_desc as "reasonDesc",
      a.reason_fields as "reasonFields", a.diff_json as diff
    from sys_audit a left join directory_person p on p.user_id = a.user_id
    where a.biz_cd = ${master.name} and a.biz_no = ${key}
    order by a.audit_no desc limit ${MAX_ENTRIES}`)
  const named = await nameValues(db, master, rows)
  const titled = await titlesIn(db, master, rows)
  return rows.map((row) => ({ ...row, diff: titled(named(row.diff ?? {})) }))
}

type Diff = HistoryEntry['diff']
/** Rows of other masters by what they are called. */
async function titlesIn(db: Queries, master: Master, rows: readonly Pick<HistoryEntry, 'diff'>[]) {
  const titles = new Map<string, ReadonlyMap<string, unknown>>()
  for (const [field, target] of referencesOf(master)) {
    const keys = rows.flatMap(({ diff }) => diff?.[field] ?? []).filter((key) => key !== null)
    if (keys.length > 0) titles.set(field, await titlesOf(db, target, keys.map(String)))
  }
  const shown = (field: string, value: unknown) => titles.get(field)?.get(String(value)) ?? value
  return (diff: Diff): Diff =>
    Object.fromEntries(
      Object.entries(diff).map(([field, [before, after]]) => [field, [shown(field, before), shown(field, after)]]),
    )
}

async function titlesOf(db: Queries, { table, key: [own = ''], title }: Master, keys: readonly string[]) {
  const found = await db.query<{ key: string; nm: unknown }>(sql`
    select ${name(snakeCase(own))}::text as key, ${name(snakeCase(title))} as nm from ${name(table)}
    where ${name(snakeCase(own))}::text = any(${keys}::text[])`)
  return new Map(found.map(({ key, nm }) => [key, nm]))
}

/** CM-01 with who changed which fields when. */
export async function masterStale(
  db: Queries,
  master: Master,
  { language }: Asker,
  row: MasterValues,
  rowVersion: number,
): Promise<Refusal> {
  const history = await masterHistory(db, master, keyOf(master, row))
  const since = history.filter(({ actionCd }) => actionCd === 'EDIT').slice(0, Math.max(1, row.rowVersion - rowVersion))
  const fields = [...new Set(since.flatMap(({ diff }) => Object.keys(diff)))]
  return stale({
    userNm: since[0]?.userNm ?? null,
    changedDt: since[0]?.auditDt ?? String(row.updateDt),
    fields: fields.map((name) => ({
      name,
      label: translate(master.area, language, master.fields[name]?.label ?? name),
    })),
  })
}
