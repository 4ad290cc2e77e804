/** The story of a record: who did what when, field by field; also what a stale save is told. */
import type { z } from 'zod'
import { type Decided, hidesAuthor, isAuthorStep } from '#platform/model/access.ts'
import { changedOnly } from '#platform/model/alike.ts'
import type { AnyDocument, HasFields } from '#platform/model/document.ts'
import { holdsPeople, isDirectoryField } from '#platform/model/field.ts'
import { translate } from '#platform/model/i18n.ts'
import { wordedText } from '#platform/model/sentences.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { type Refusal, stale } from '../refusal.ts'
import type { historySchema } from './schemas.ts'
import type { Row } from './shape.ts'
import type { Asker } from './store.ts'

export type HistoryEntry = Omit<z.infer<typeof historySchema>['rows'][number], 'diff'> & {
  diff: Record<string, [unknown, unknown]>
}

interface AuditRow extends HistoryEntry {
  userId: string
  onBehalfUserId: string | null
  names: Record<string, string | null> | null
}

/** Newest first. Directory keys among the values are given as names. */
export async function historyOf(db: Queries, model: AnyDocument, asker: Asker, record: Row): Promise<HistoryEntry[]> {
  const rows = await db.query<AuditRow>(sql`
    select a.audit_no as "auditNo", a.audit_dt as "auditDt", a.user_id as "userId", p.user_nm as "userNm",
      a.action_cd as "actionCd", a.from_status_cd as "fromStatusCd", a.to_status_cd as "toStatusCd", a.reason_cd as "reasonCd",
      a.reason_desc as "reasonDesc", a.reason_fields as "reasonFields", a.diff_json as diff,
      a.on_behalf_user_id as "onBehalfUserId", a.skipped_cds as "skippedCds",
      (select b.user_nm from directory_person b where b.user_id = a.on_behalf_user_id) as "onBehalfUserNm"
    from sys_audit a left join directory_person p on p.user_id = a.user_id
    where a.biz_cd = ${model.name} and a.biz_no = ${String(record[model.key])}
    order by a.audit_no desc limit 500`)
  const hidden = hidesAuthor(model, asker.person, record as Decided)
  const named = await nameValues(db, model, rows)
  const isHidden = (userId: string | null, actionCd: string) =>
    hidden && userId === record.createUserId && isAuthorStep(model, actionCd)
  return rows.map(({ userId, onBehalfUserId, names, ...entry }) => ({
    ...entry,
    reasonDesc: entry.reasonDesc && wordedText(model.area, asker.language, entry.reasonDesc),
    // What the program does by the clock is nobody's secret.
    userNm: isHidden(userId, entry.actionCd) ? null : (entry.userNm ?? translate('platform', asker.language, '시스템')),
    onBehalfUserNm: isHidden(onBehalfUserId, entry.actionCd) ? null : (entry.onBehalfUserNm ?? null),
    diff: inWords(named(hidden ? withoutVendor(entry.diff ?? {}) : (entry.diff ?? {})), model, asker),
  }))
}

/** Sentences of ours among the values, as the asker reads them. */
const inWords = (diff: HistoryEntry['diff'], { area }: AnyDocument, { language }: Asker): HistoryEntry['diff'] => {
  const said = (value: unknown) => (typeof value === 'string' ? wordedText(area, language, value) : value)
  return Object.fromEntries(
    Object.entries(diff).map(([field, [before, after]]) => [field, [said(before), said(after)]]),
  )
}

/** Whose people are few, the vendor of an author names him. */
const withoutVendor = ({ vendorCd: _, ...diff }: HistoryEntry['diff']): HistoryEntry['diff'] => diff

const directoryQueries: Record<string, string> = {
  user: 'user',
  process: 'process',
  vendor: 'vendor',
  department: 'department',
  plant: 'plant',
  person: 'person',
}

/**
 * Replaces keys of the directory in differences by names, with one query for all of them; what changed nothing is left out,
 * as older entries still hold it.
 */
export async function nameValues(db: Queries, model: HasFields, rows: readonly Pick<HistoryEntry, 'diff'>[]) {
  const wanted: { kind: string; key: string }[] = []
  const kindOf = (field: string) => {
    const spec = model.fields[field]
    if (spec && holdsPeople(field, spec)) return 'user'
    return spec && isDirectoryField(spec) ? directoryQueries[spec.kind] : undefined
  }
  const keysOf = (field: string, value: unknown) => {
    const spec = model.fields[field]
    return spec && holdsPeople(field, spec) ? String(value).split(' ') : [String(value)]
  }
  for (const { diff } of rows)
    for (const [field, values] of Object.entries(diff ?? {})) {
      const kind = kindOf(field)
      if (kind)
        for (const value of values)
          if (value !== null) wanted.push(...keysOf(field, value).map((key) => ({ kind, key })))
    }
  const names = new Map<string, string>()
  if (wanted.length > 0) {
    const found = await db.query<{ kind: string; key: string; nm: string }>(sql`
      select n.kind, n.key, n.nm from directory_name n
      join (select distinct kind, key from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(kind text, key text)) w
        on w.kind = n.kind and w.key = n.key`)
    for (const { kind, key, nm } of found) names.set(`${kind}:${key}`, nm)
  }
  return (diff: HistoryEntry['diff']): HistoryEntry['diff'] =>
    Object.fromEntries(
      Object.entries(changedOnly(model.fields, diff)).map(([field, pair]) => {
        const kind = kindOf(field)
        const shown = (value: unknown) =>
          kind && value !== null
            ? keysOf(field, value)
                .map((key) => names.get(`${kind}:${key}`) ?? key)
                .join(', ')
            : value
        return [field, [shown(pair[0]), shown(pair[1])]]
      }),
    )
}

/** CM-01 with who changed which fields when, since the version that the asker had before him. */
export async function staleAnswer(
  db: Queries,
  model: AnyDocument,
  asker: Asker,
  record: Row,
  rowVersion: number,
): Promise<Refusal> {
  const history = await historyOf(db, model, asker, record)
  const since = history
    .filter((entry) => entry.actionCd !== 'CREATE')
    .slice(0, Math.max(1, record.rowVersion - rowVersion))
  const [last] = since
  const fields = [...new Set(since.flatMap((entry) => Object.keys(entry.diff)))]
  return stale({
    userNm: last?.userNm ?? null,
    changedDt: last?.auditDt ?? String(record.updateDt),
    fields: fields.map((name) => ({
      name,
      label: translate(model.area, asker.language, model.fields[name]?.label ?? name),
    })),
  })
}
