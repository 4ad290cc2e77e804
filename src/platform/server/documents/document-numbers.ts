/** What other documents are known by: in the cells of lists, in their sheets, and among what a form lets choose. */
import { type AnyDocument, fieldsOf } from '#platform/model/document.ts'
import { type AnyField, numberFieldOf } from '#platform/model/field.ts'
import type { Queries } from '../database/database.ts'
import { join, name, type Sql, sql } from '../database/sql.ts'
import { asNamed, NamedKeys, type NamedRow, rowSource } from '../sheets/named-keys.ts'
import { type Beside, column, shapeOf } from './shape.ts'
import { hasField, tableNameOf } from './table.ts'

/**
 * The numbers of the documents that a row `r` names in these fields, as far as its reader may see these documents; each
 * stands beside its key (`numberFieldOf`), empty for a document that has none yet, null for one that he may not see. What the
 * row has copied itself is not looked up.
 */
export const numbersBehind = (
  models: readonly AnyDocument[],
  model: AnyDocument,
  fieldNames: readonly string[],
): Beside[] =>
  fieldNames.flatMap((field) => {
    const target = targetOf(models, model.fields[field])
    if (!target || hasField(model, numberFieldOf(field))) return []
    const { table, key } = shapeOf(target)
    const number = sql`(select coalesce(d.${column(target.docNo)}, '') from ${table} d where d.${key} = r.${column(field)})`
    return [[numberFieldOf(field), number] as const]
  })

/** Those in the columns that a list has. */
export const numbersInList = (models: readonly AnyDocument[], model: AnyDocument): Beside[] =>
  numbersBehind(models, model, model.list.columns)

/** What is kept of a record elsewhere, with the numbers of the documents that it names. */
export async function withNumbers(
  db: Queries,
  models: readonly AnyDocument[],
  model: AnyDocument,
  kept: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const named = fieldsOf(model).flatMap(([field, { kind }]) => (kind === 'reference' && kept[field] ? [field] : []))
  const numbers = numbersBehind(models, model, named)
  if (numbers.length === 0) return kept
  const keys = named.map((field) => sql`${kept[field]}::bigint as ${column(field)}`)
  const shown = numbers.map(([wire, number]) => sql`${number} as ${name(wire)}`)
  const [found] = await db.query(sql`select ${join(shown, ', ')} from (select ${join(keys, ', ')}) r`)
  return { ...kept, ...found }
}

const targetOf = (models: readonly AnyDocument[], field: AnyField | undefined): AnyDocument | undefined =>
  field?.kind === 'reference' ? models.find((one) => one.name === field.to) : undefined

const rowsOf = (target: AnyDocument, condition: Sql, limit?: number): Sql =>
  sql`select ${column(target.key)} as key, ${column(target.docNo)} as cd, ${column(target.docNo)} as nm,
      plant_cd as "plantCd", true as "isOpen" from ${name(tableNameOf(target))}
    where ${condition} and delete_yn = 'N' ${limit === undefined ? sql`` : sql`order by ${column(target.key)} desc limit ${limit}`}`

/** What these fields may name by the texts in their columns: a number, or a key as sheets had it before. */
export async function documentsCalled(
  db: Queries,
  models: readonly AnyDocument[],
  fields: readonly (readonly [string, AnyField])[],
  textsIn: (name: string) => readonly string[],
): Promise<Map<string, NamedKeys>> {
  const keys = new Map<string, NamedKeys>()
  for (const [target, named] of Map.groupBy(fields, ([, field]) => targetOf(models, field))) {
    if (!target) continue
    const texts = [...new Set(named.flatMap(([field]) => textsIn(field)))]
    const called = sql`(${column(target.docNo)} = any(${texts}::text[]) or ${column(target.key)}::text = any(${texts}::text[]))`
    const rows = await db.query<NamedRow>(rowsOf(target, called))
    const known = rows.map((row) => ({ ...asNamed(row), codes: [row.cd, String(row.key)] }))
    keys.set(rowSource(target.name), new NamedKeys(known))
  }
  return keys
}

/** A list to choose from that is longer is none. */
const MOST_CHOICES = 1_000

/** Those that may be chosen in a form, the newest first; of a kind that has more of them none is offered. */
export async function documentsToChoose(
  db: Queries,
  models: readonly AnyDocument[],
  fields: readonly AnyField[],
): Promise<Map<string, NamedKeys>> {
  const keys = new Map<string, NamedKeys>()
  for (const target of new Set(fields.map((field) => targetOf(models, field)))) {
    if (!target) continue
    const numbered = sql`${column(target.docNo)} is not null`
    const rows = await db.query<NamedRow>(rowsOf(target, numbered, MOST_CHOICES + 1))
    if (rows.length <= MOST_CHOICES) keys.set(rowSource(target.name), new NamedKeys(rows.map(asNamed)))
  }
  return keys
}
