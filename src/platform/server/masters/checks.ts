/** What the fields of a master ask for beyond their form: rows that exist, and rows that are unlike each other. */

import { deptsOf } from '#platform/model/access.ts'
import { isNumbered, type Master, referencesOf } from '#platform/model/master.ts'
import type { Problem } from '#platform/model/problem.ts'
import { fieldProblem, isEmpty } from '#platform/model/validate.ts'
import type { Queries } from '../database/database.ts'
import { and, raw, sql } from '../database/sql.ts'
import { column } from '../documents/shape.ts'
import type { Asker } from '../documents/store.ts'
import { tableOf } from './shape.ts'

type Values = Readonly<Record<string, unknown>>

/** A row of another master is named while it is in use, and by rows of its own plant. */
export async function unknownReferences(
  db: Queries,
  master: Master,
  asker: Asker,
  given: Values,
  record: Values,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const [name, target] of referencesOf(master)) {
    if (isEmpty(given[name])) continue
    const isHere = 'plantCd' in target.fields && 'plantCd' in master.fields
    const [found] = await db.query(sql`select 1 from ${tableOf(target)} r
      where r.${column(target.key[0] ?? '')} = ${given[name]}::bigint and r.delete_yn = 'N'
        and ${isHere ? sql`r.plant_cd = ${record.plantCd}` : raw('true')}`)
    if (!found)
      problems.push(fieldProblem(master, asker.language, master.fields[name]?.label ?? name, name, 'NOT_A_CODE'))
  }
  return problems
}

/** A row stays within the scope of who writes it: his departments, or himself. The plant is not asked but set. */
export function beyondScope(master: Master, { person, language }: Asker, record: Values): Problem[] {
  const { fields, key, parent } = master
  if (!('plantCd' in fields)) return []
  const owner = person.scopeCd === 'OWN' ? 'userId' : key.includes('deptCd') ? (parent ?? '') : 'deptCd'
  const own: readonly unknown[] = person.scopeCd === 'OWN' ? [person.userId] : deptsOf(person)
  if (!(owner in fields) || !['OWN', 'DEPT'].includes(person.scopeCd) || own.includes(record[owner])) return []
  // The root of his departments has its parent elsewhere.
  if (owner === parent && own.includes(record.deptCd)) return []
  return [fieldProblem(master, language, fields[owner]?.label ?? owner, owner, 'NOT_A_CODE')]
}

const textOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))

/** @returns a problem at the last of the fields that another row has alike: `plantCd`, `processCd` → the code */
export async function alikeProblems(
  db: Queries,
  master: Master,
  asker: Asker,
  record: Values,
  before: Values | undefined,
): Promise<Problem[]> {
  const names = master.unique ?? []
  if (names.length === 0 || (before && names.every((name) => before[name] === record[name]))) return []
  const others =
    before && isNumbered(master) ? sql`r.${column(master.key[0] ?? '')} <> ${before[master.key[0] ?? '']}` : raw('true')
  const alike = names.map((name) => sql`r.${column(name)}::text is not distinct from ${textOf(record[name])}::text`)
  const [found] = await db.query(sql`select 1 from ${tableOf(master)} r where ${and([others, ...alike])}`)
  if (!found) return []
  const own = names.at(-1) ?? ''
  return [fieldProblem(master, asker.language, master.fields[own]?.label ?? own, own, 'DUPLICATE')]
}
