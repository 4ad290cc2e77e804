/** Names of codes in the language of who reads them, in Korean where they have not been translated. */
import type { AnyField } from '#platform/model/field.ts'
import type { Language } from '#platform/model/problem.ts'
import type { Queries } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'

export const codeNameColumns: Record<Language, Sql> = {
  kr: sql`code_nm`,
  en: sql`coalesce(code_nm_en, code_nm)`,
  zh: sql`coalesce(code_nm_zh, code_nm_en, code_nm)`,
  es: sql`coalesce(code_nm_es, code_nm_en, code_nm)`,
}

export type NameOfCode = (group: string, code: string) => string | undefined

/** The names of all codes of some groups by group and code, for a sheet: what is out of use still names what was chosen. */
export async function codeNames(
  db: Pick<Queries, 'query'>,
  groups: readonly string[],
  language: Language,
): Promise<NameOfCode> {
  if (groups.length === 0) return () => undefined
  const rows = await db.query<{ key: string; codeNm: string }>(
    sql`select code_grp_cd || ' ' || code as key, ${codeNameColumns[language]} as "codeNm" from directory_code
      where code_grp_cd = any(${groups}::text[]) and delete_yn = 'N'`,
  )
  const names = new Map(rows.map(({ key, codeNm }) => [key, codeNm]))
  return (group, code) => names.get(`${group} ${code}`)
}

/** The names of all codes that values of these fields may have. */
export const codeNamesOf = (
  db: Pick<Queries, 'query'>,
  fields: Iterable<AnyField>,
  language: Language,
): Promise<NameOfCode> =>
  codeNames(
    db,
    [...fields].flatMap((field) => (field.kind === 'code' && field.group ? [field.group] : [])),
    language,
  )
