/** Who changed a row of a master when, from the audit. */
import { translate } from '#platform/model/i18n.ts'
import { keyOf, type Master } from '#platform/model/master.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
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
  return rows.map((row) => ({ ...row, diff: named(row.diff ?? {}) }))
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
