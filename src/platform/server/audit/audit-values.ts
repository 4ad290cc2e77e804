/** A difference as it is read: field by field, values as people know them. */

import { z } from 'zod'
import { toWire } from '#platform/model/calendar.ts'
import type { AnyField } from '#platform/model/field.ts'
import { type Area, translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { wordedText } from '#platform/model/sentences.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { nameValues } from '../documents/history.ts'
import { type AuditKind, areaOf, fieldLabelIn, fieldOf } from './audit-kinds.ts'

export const auditChange = z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() })
export type AuditChange = z.infer<typeof auditChange>
export type Diff = Record<string, [unknown, unknown]>

type CodeNames = ReadonlyMap<string, string>

/** Reads the names behind the codes and keys of these differences once, for all of them. */
export async function auditWords(
  db: Queries,
  rows: readonly { kind: AuditKind; diff: Diff }[],
  language: Language,
): Promise<(kind: AuditKind, diff: Diff) => AuditChange[]> {
  const columns = rows.flatMap(({ kind, diff }) => Object.keys(diff).map((column) => ({ kind, column })))
  const groups = columns.flatMap(({ kind, column }) => {
    const field = fieldOf(kind, column)?.[1]
    return field?.kind === 'code' && field.group ? [field.group] : []
  })
  const unknown = columns.filter(({ kind, column }) => fieldLabelIn(kind, column, language) === undefined)
  const codes = await codeNames(
    db,
    groups,
    unknown.map(({ column }) => column),
    language,
  )
  const named = new Map<AuditKind, (diff: Diff) => Diff>()
  for (const kind of new Set(rows.map((row) => row.kind)))
    named.set(
      kind,
      await nameValues(
        db,
        kind,
        rows.filter((row) => row.kind === kind),
      ),
    )
  return (kind, diff) =>
    Object.entries(named.get(kind)?.(diff) ?? diff).map(([column, [before, after]]) => {
      const field = fieldOf(kind, column)?.[1]
      const show = (value: unknown) => valueText(areaOf(kind), field, value, codes, language)
      const label = fieldLabelIn(kind, column, language) ?? codes.get(`MENU:${column}`) ?? column
      const [was, is] = [show(before), show(after)]
      // As many rows as before: what is in them has changed.
      const isWithin = field?.kind === 'rows' && was === is
      return {
        field: column,
        label,
        before: isWithin ? '' : was,
        after: isWithin ? translate('platform', language, '바뀜') : is,
      }
    })
}

/** @param menuIds rights of a group are told by menu */
async function codeNames(
  db: Queries,
  groups: readonly string[],
  menuIds: readonly string[],
  language: Language,
): Promise<CodeNames> {
  if (groups.length + menuIds.length === 0) return new Map()
  const rows = await db.query<{ key: string; codeNm: string; other: string | null }>(
    sql`select code_grp_cd || ':' || code as key, code_nm as "codeNm",
        case ${language}::text when 'en' then code_nm_en when 'zh' then code_nm_zh when 'es' then code_nm_es end as other
      from directory_code where code_grp_cd = any(${[...new Set(groups)]}::text[])
        or (code_grp_cd = 'MENU' and code = any(${[...new Set(menuIds)]}::text[]))`,
  )
  return new Map(rows.map(({ key, codeNm, other }) => [key, other || translate('platform', language, codeNm)]))
}

function valueText(
  area: Area,
  field: AnyField | undefined,
  value: unknown,
  codes: CodeNames,
  language: Language,
): string {
  if (value === null || value === undefined || value === '') return ''
  switch (field?.kind) {
    case 'code': {
      const label = field.codes?.[String(value)]
      return label ? translate(area, language, label) : (codes.get(`${field.group}:${value}`) ?? String(value))
    }
    case 'yesNo':
      return translate('platform', language, value === 'Y' ? '예' : '아니요')
    case 'dateTime':
      return toWire(new Date(String(value)))
        .slice(0, 16)
        .replace('T', ' ')
    case 'number':
    case 'count':
    case 'amount':
      return field.unit ? `${value} ${translate(area, language, field.unit)}` : String(value)
    case 'rows':
      return translate('platform', language, '{n}행', { n: Array.isArray(value) ? value.length : 0 })
    case 'marks':
      return translate('platform', language, '{n}곳', { n: Array.isArray(value) ? value.length : 0 })
    case 'siteMark':
      return translate('platform', language, '배치도에 표시함')
    case 'signature':
      return translate('platform', language, '서명')
    case 'attachments':
      return translate('platform', language, '첨부')
    case undefined:
      return typeof value === 'object' ? JSON.stringify(value) : translate('platform', language, String(value))
    default:
      return wordedText(area, language, String(value))
  }
}
