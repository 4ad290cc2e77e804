/** What people write for a key: its code, its name in any language, or both; of rows that they may name. */
import { type AnyField, isDirectoryField } from '#platform/model/field.ts'
import { type Language, languages } from '#platform/model/problem.ts'
import type { Queries } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'
import { codeNameColumns } from '../directory/code-name.ts'

/** A row that cells name. */
export interface Named {
  readonly key: string | number
  readonly codes: readonly (string | null)[]
  readonly names: readonly (string | null)[]
  /** As the reader sees it among the choices. */
  readonly shown: string
  /** Null where it is of all of them. */
  readonly plantCd: string | null
  /** No new row names what is closed, but what has named it keeps it. */
  readonly isOpen: boolean
}

/** Several rows are called so. */
export const AMBIGUOUS = Symbol('ambiguous')
export type FoundKey = string | number | undefined | typeof AMBIGUOUS

const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, '').toLowerCase()
const withCode = ({ names, codes }: Named): string[] =>
  names.flatMap((name) => codes.flatMap((code) => (name && code ? `${name}(${code})` : [])))

/** The rows of one master, of one group of codes, of people. */
export class NamedKeys {
  readonly rows: readonly Named[]
  private readonly byCode = new Map<string, Named[]>()
  private readonly byName = new Map<string, Named[]>()

  constructor(rows: readonly Named[]) {
    this.rows = rows
    const put = (to: Map<string, Named[]>, text: string | null, row: Named) => {
      if (!text) return
      const known = to.get(plain(text))
      if (!known) to.set(plain(text), [row])
      else if (!known.includes(row)) known.push(row)
    }
    for (const row of rows) {
      for (const text of [...row.codes, ...withCode(row)]) put(this.byCode, text, row)
      for (const text of row.names) put(this.byName, text, row)
    }
  }

  /** Codes come before names, the row's own plant before others, what is open before what is closed. */
  find(text: string, plantCd: string): FoundKey {
    const here = narrowed(this.called(text), (row) => row.plantCd === plantCd)
    const [one, another] = narrowed(here, (row) => row.isOpen)
    return another ? AMBIGUOUS : one?.key
  }

  /** Whether this key may be meant: what a row has already is kept where its name alone does not say which it is. */
  mayMean(text: string, key: unknown): boolean {
    return this.called(text).some((row) => row.key === key)
  }

  private called(text: string): readonly Named[] {
    return this.byCode.get(plain(text)) ?? this.byName.get(plain(text)) ?? []
  }

  /** What may be chosen for a new row, each by a text that means it alone, or one of each plant. */
  choices(): string[] {
    return [...new Set(this.rows.filter(({ isOpen }) => isOpen).map((row) => this.choiceOf(row)))]
  }

  private choiceOf(row: Named): string {
    const { shown, codes } = row
    const isAlone = this.called(shown).every((one) => one === row)
    const code = codes.find((one) => one !== null)
    return isAlone || code === undefined ? shown : `${shown} (${code})`
  }
}

const narrowed = (rows: readonly Named[], is: (row: Named) => boolean): readonly Named[] => {
  const some = rows.filter(is)
  return some.length > 0 ? some : rows
}

/** By the source of the fields that name them (`keySource`). */
export type KeysByName = ReadonlyMap<string, NamedKeys>

const GROUP = 'code:'
/** Where the rows of this kind stand. */
export const rowSource = (to: string): string => `reference:${to}`
/** Where the keys of a field stand; undefined for a field that names nothing by a key. */
export function keySource(field: AnyField): string | undefined {
  if (field.kind === 'code') return field.group && GROUP + field.group
  if (field.kind === 'reference') return rowSource(field.to)
  return isDirectoryField(field) ? field.kind : undefined
}

/** The keys of the directory that these fields may name, as the person of the connection sees them. */
export async function keysByName(
  db: Queries,
  fields: readonly AnyField[],
  language: Language,
): Promise<Map<string, NamedKeys>> {
  const sources = [...new Set(fields.flatMap((field) => keySource(field) ?? []))]
  const groups = sources.flatMap((source) => (source.startsWith(GROUP) ? source.slice(GROUP.length) : []))
  const keys = new Map<string, NamedKeys>()
  if (groups.length > 0) {
    const codes = await codesIn(db, groups, language)
    for (const group of groups) keys.set(GROUP + group, new NamedKeys(codes.get(group) ?? []))
  }
  for (const source of sources) {
    const rows = directories[source]
    if (rows) keys.set(source, new NamedKeys((await db.query<NamedRow>(rows)).map(asNamed)))
  }
  return keys
}

/** As statements give it. */
export interface NamedRow {
  key: string | number
  cd: string | null
  nm: string | null
  plantCd: string | null
  isOpen: boolean
}
export const asNamed = ({ key, cd, nm, plantCd, isOpen }: NamedRow): Named => ({
  key,
  codes: [cd],
  names: [nm],
  shown: nm ?? String(key),
  plantCd,
  isOpen,
})

const directories: Readonly<Record<string, Sql>> = {
  process: sql`select process_no as key, process_cd as cd, process_nm as nm, plant_cd as "plantCd", use_yn = 'Y' as "isOpen"
    from process where delete_yn = 'N' order by process_cd`,
  department: sql`select dept_cd as key, dept_cd as cd, dept_nm as nm, plant_cd as "plantCd", use_yn = 'Y' as "isOpen"
    from sys_dept where delete_yn = 'N' order by sort_order, dept_nm`,
  plant: sql`select plant_cd as key, plant_cd as cd, plant_nm as nm, null as "plantCd", true as "isOpen"
    from plant order by plant_cd`,
  user: sql`select user_id as key, user_id as cd, user_nm as nm, plant_cd as "plantCd", status_cd <> 'RETIRED' as "isOpen"
    from directory_person order by user_nm`,
  vendor: sql`select vendor_cd as key, vendor_cd as cd, vendor_nm as nm, null as "plantCd", true as "isOpen"
    from vendor_info where delete_yn = 'N' order by vendor_nm`,
  person: sql`select person_no as key, person_no::text as cd, person_nm as nm, plant_cd as "plantCd",
      person_status_cd = 'ACTIVE' as "isOpen" from vendor_person where delete_yn = 'N' order by person_nm`,
}

interface CodeRow {
  grp: string
  code: string
  isOpen: boolean
  names: Record<Language, string>
}
async function codesIn(db: Queries, groups: readonly string[], language: Language): Promise<Map<string, Named[]>> {
  const { kr, en, zh, es } = codeNameColumns
  const rows = await db.query<CodeRow>(sql`select code_grp_cd as grp, code, use_yn = 'Y' as "isOpen",
      jsonb_build_object('kr', ${kr}, 'en', ${en}, 'zh', ${zh}, 'es', ${es}) as names
    from directory_code where code_grp_cd = any(${groups}::text[]) and delete_yn = 'N' order by sort_order, code`)
  const named = rows.map(({ grp, code, isOpen, names }) => ({
    grp,
    key: code,
    codes: [code],
    names: languages.map((one) => names[one]),
    shown: names[language],
    plantCd: null,
    isOpen,
  }))
  return Map.groupBy(named, ({ grp }) => grp)
}
