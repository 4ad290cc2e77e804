/**
 * Names of what records refer to. Plants, departments, processes, vendors and people are few and seldom change: the name of
 * each is read once and kept until the database tells of a change, so that a page does not look up a hundred of them.
 */
import type { Person } from '#platform/model/access.ts'
import type { Database } from '../database/database.ts'
import type { KeptTable } from '../database/memory.ts'
import { knowsOfPlant, knowsVendor } from '../database/scope.ts'
import { name, raw, type Sql, sql } from '../database/sql.ts'

/** A field that holds a key, and the field in which its name is answered. */
export interface NamedField {
  readonly kind: NamedKind
  readonly field: string
  readonly as: string
}
export type NamedKind = 'user' | 'department' | 'plant' | 'process' | 'vendor'

interface Named {
  readonly key: string
  readonly nm: string
  readonly plantCd: string | null
}
/** Of keys that were asked for; undefined stands for one that there is not. */
type Names = Map<string, Named | undefined>

interface Source {
  readonly table: KeptTable
  readonly named: Sql
  /** Whether the person is shown the name: what the policy of the table says. */
  isShown(person: Person, named: Named): boolean
}

const source = (
  table: KeptTable,
  [key, nm, plant]: readonly [key: string, nm: string, plant?: string],
  isShown: Source['isShown'] = () => true,
): Source => ({
  table,
  named: sql`select ${name(key)}::text as key, ${name(nm)} as nm, ${plant ? name(plant) : raw('null')} as "plantCd"
    from ${name(table)} where ${name(key)}::text`,
  isShown,
})

/** Where the names of a kind stand: in the first that knows the key. */
const sources: Readonly<Record<NamedKind, readonly Source[]>> = {
  user: [source('sys_user', ['user_id', 'user_nm']), source('vendor_account', ['portal_id', 'user_nm'])],
  department: [source('sys_dept', ['dept_cd', 'dept_nm'])],
  plant: [source('plant', ['plant_cd', 'plant_nm'])],
  process: [
    source('process', ['process_no', 'process_nm', 'plant_cd'], (person, { plantCd }) => knowsOfPlant(person, plantCd)),
  ],
  vendor: [
    source('vendor_info', ['vendor_cd', 'vendor_nm', 'plant_cd'], (person, { key, plantCd }) =>
      knowsVendor(person, key, plantCd),
    ),
  ],
}

export const isNamedInMemory = (kind: string): kind is NamedKind => Object.hasOwn(sources, kind)

/** Writes into the rows the names of the keys in them, as far as the person is shown them; null where there is none. */
export async function addNames(
  db: Database,
  person: Person,
  fields: readonly NamedField[],
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  if (rows.length === 0) return
  const groups = [...Map.groupBy(fields, ({ kind }) => kind)]
  await Promise.all(
    groups.map(async ([kind, members]) => {
      const keys = new Set(rows.flatMap((row) => members.map(({ field }) => row[field])).filter((key) => key !== null))
      const nameOf = await namesOf(db, person, kind, [...keys].map(String))
      for (const row of rows) for (const { field, as } of members) row[as] = nameOf(row[field])
    }),
  )
}

/** @returns what the key of this kind is called for the person; null for none, and for what he is not told */
async function namesOf(db: Database, person: Person, kind: NamedKind, keys: readonly string[]) {
  const known: { names: Names; isShown: Source['isShown'] }[] = []
  let asked = keys
  for (const { table, named, isShown } of sources[kind]) {
    if (asked.length === 0) break
    const names = await db.memory.get<Names>(table, async () => new Map())
    await learn(db, names, named, asked)
    known.push({ names, isShown })
    asked = asked.filter((key) => !names.get(key))
  }
  return (key: unknown): string | null => {
    for (const { names, isShown } of known) {
      const found = names.get(String(key))
      if (found) return isShown(person, found) ? found.nm : null
    }
    return null
  }
}

async function learn(db: Database, names: Names, named: Sql, asked: readonly string[]): Promise<void> {
  const unknown = asked.filter((key) => !names.has(key))
  if (unknown.length === 0) return
  const found = await db.query<Named>('SYSTEM', sql`${named} = any(${unknown}::text[])`)
  const byKey = new Map(found.map((one) => [one.key, one]))
  for (const key of unknown) names.set(key, byKey.get(key))
}
