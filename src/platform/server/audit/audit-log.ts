/** The audit as a list: who changed what, behind the same fences as what was changed. */
import { z } from 'zod'
import { isAuthorStep, knowsAuthors, type Person } from '#platform/model/access.ts'
import { asked, askedDay } from '#platform/model/call-words.ts'
import { type AnyDocument, snakeCase } from '#platform/model/document.ts'
import { and, join, name, raw, type Sql, sql } from '../database/sql.ts'
import { tableNameOf } from '../documents/table.ts'
import { type NumberPart, numberPartsOf } from '../palette/doc-number.ts'
import type { AuditKinds } from './audit-kinds.ts'
import type { Diff } from './audit-values.ts'

export const auditConditions = z.object({
  /** The number of the thing, as it is shown or as it is stored. */
  q: asked(60),
  bizCd: asked(60),
  actionCd: asked(40),
  userId: asked(30),
  auditDtFrom: askedDay,
  auditDtTo: askedDay,
})
export type AuditQuery = z.infer<typeof auditConditions>

export interface AuditRow {
  auditNo: number
  auditDt: string
  /** null where the author of the record stays unnamed for this reader; his address with him. */
  userId: string | null
  userNm: string | null
  ipAddr: string | null
  bizCd: string
  bizNo: string
  /** The document that it is about, where it is another thing than the entry's own. */
  aboutBizCd: string | null
  aboutBizNo: string | null
  actionCd: string
  fromStatusCd: string | null
  toStatusCd: string | null
  reasonCd: string | null
  reasonDesc: string | null
  diff: Diff
}

const table = (model: AnyDocument): Sql => name(tableNameOf(model))
/** The document behind whose fence an entry stands: its own, or the one that it is about. */
const about = raw('coalesce(a.about_biz_cd, a.biz_cd)')
const recordOf = (model: AnyDocument, condition: Sql): Sql =>
  sql`exists (select from ${table(model)} d where d.${name(snakeCase(model.key))} = coalesce(a.about_biz_no, a.biz_no)::bigint and ${condition})`

/** What holds for the record behind an entry, kind by kind. A `case`: numbers are compared where they are numbers only. */
function byKind(
  models: readonly AnyDocument[],
  condition: (model: AnyDocument) => Sql,
  otherwise: 'true' | 'false',
): Sql {
  if (models.length === 0) return raw(otherwise)
  const branches = models.map((model) => sql`when ${model.name} then ${recordOf(model, condition(model))}`)
  return sql`case ${about} ${join(branches, ' ')} else ${raw(otherwise)} end`
}

/**
 * Whether the entry is a step that an author who asked not to be named took as such. Row-level security stands before it: a record that the
 * reader cannot see has no entries for him.
 */
const isUnnamed = (models: readonly AnyDocument[], person: Person): Sql =>
  byKind(
    models.filter((model) => !knowsAuthors(model, person)),
    (model) => sql`d.${name(snakeCase(model.access.anonymous?.field ?? ''))} = 'Y' and d.create_user_id = a.user_id
      and d.create_user_id <> ${person.userId} and a.biz_cd = ${model.name} and a.action_cd <> all(${othersSteps(model)}::text[])`,
    'false',
  )
const othersSteps = (model: AnyDocument): string[] =>
  Object.keys(model.lifecycle.actions).filter((actionCd) => !isAuthorStep(model, actionCd))

/** To be run as the person: his row-level security holds for the entries and for the records behind them. */
export function auditCondition(
  kinds: AuditKinds,
  models: readonly AnyDocument[],
  person: Person,
  query: AuditQuery,
): Sql {
  const { bizCd, actionCd, userId, auditDtFrom, auditDtTo } = query
  const parts = [byKind(models, () => raw('true'), 'true')]
  const hidden = kinds.hiddenFrom(person)
  if (hidden.length > 0) parts.push(sql`${about} <> all(${hidden}::text[])`)
  if (bizCd) parts.push(sql`a.biz_cd = ${bizCd}`)
  if (actionCd) parts.push(sql`a.action_cd = ${actionCd}`)
  if (userId) parts.push(sql`a.user_id = ${userId} and not ${isUnnamed(models, person)}`)
  if (auditDtFrom) parts.push(sql`a.audit_dt >= ${auditDtFrom}::date`)
  if (auditDtTo) parts.push(sql`a.audit_dt < ${auditDtTo}::date + 1`)
  if (query.q) parts.push(numberCondition(models, query.q))
  return and(parts)
}

function hasPart(docNo: Sql, part: NumberPart): Sql {
  if ('begins' in part) return sql`starts_with(${docNo}, ${part.begins})`
  return 'ends' in part
    ? sql`right(${docNo}, ${part.ends.length}) = ${part.ends}`
    : sql`strpos(${docNo}, ${part.has}) > 0`
}

/** A number as it is stored, or the one that a document shows: whole, or as it is said. */
function numberCondition(models: readonly AnyDocument[], q: string): Sql {
  const shown = models.flatMap((model) => {
    const parts = model.number ? numberPartsOf(model.number.format, q) : []
    if (parts.length === 0) return []
    const docNo = raw(`d."${snakeCase(model.docNo)}"`)
    const matches = sql`(${join(
      parts.map((part) => hasPart(docNo, part)),
      ' or ',
    )})`
    return [
      sql`a.biz_cd = ${model.name} and a.biz_no in
      (select d.${name(snakeCase(model.key))}::text from ${table(model)} d where ${matches})`,
    ]
  })
  return sql`(${join([sql`a.biz_no = ${q}`, ...shown], ' or ')})`
}

export const auditTotal = (condition: Sql): Sql =>
  sql`select count(*)::int as total from sys_audit a where ${condition}`

/** Newest first. @param page what follows the order: limit and offset */
export const auditRows = (models: readonly AnyDocument[], person: Person, condition: Sql, page: Sql): Sql => sql`
  select a.audit_no as "auditNo", a.audit_dt as "auditDt", case when not h.hidden then a.user_id end as "userId",
    case when not h.hidden then p.user_nm end as "userNm", case when not h.hidden then host(a.ip_addr) end as "ipAddr",
    a.biz_cd as "bizCd", a.biz_no as "bizNo", a.about_biz_cd as "aboutBizCd", a.about_biz_no as "aboutBizNo", a.action_cd as "actionCd", a.from_status_cd as "fromStatusCd",
    a.to_status_cd as "toStatusCd", a.reason_cd as "reasonCd", a.reason_desc as "reasonDesc",
    coalesce(case when h.hidden then a.diff_json - 'vendorCd' else a.diff_json end, '{}') as diff
  from (select * from sys_audit a where ${condition} order by a.audit_dt desc, a.audit_no desc ${page}) a
    cross join lateral (select ${isUnnamed(models, person)} as hidden) h
    left join directory_person p on p.user_id = a.user_id
  order by a.audit_dt desc, a.audit_no desc`

/** What the records of one kind are called: their shown number and title, as far as the reader may see them. */
export const recordNames = (model: AnyDocument, nos: readonly number[]): Sql =>
  sql`select d.${name(snakeCase(model.key))}::text as "bizNo", d.${name(snakeCase(model.docNo))} as "docNo",
      d.${name(snakeCase(model.title))}::text as title
    from ${table(model)} d where d.${name(snakeCase(model.key))} = any(${nos}::bigint[])`
