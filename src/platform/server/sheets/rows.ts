/** What every upload does with its rows: finds the columns, tries each row by itself, tries all without keeping them. */
import type { AnyField } from '#platform/model/field.ts'
import { type OfArea, translate, withoutSense } from '#platform/model/i18n.ts'
import type { Language, Problem } from '#platform/model/problem.ts'
import { fieldProblem } from '#platform/model/validate.ts'
import type { Actor, Database, Transaction } from '../database/database.ts'
import { askLevels } from '../database/held-levels.ts'
import { raw } from '../database/sql.ts'
import { cellText } from '../excel/cell-text.ts'
import type { ReadRow } from '../excel/read-workbook.ts'
import { invalid, Refusal } from '../refusal.ts'

/** Who reads a head, and in whose words it is written. */
interface Reader extends OfArea {
  readonly language: Language
}

const plain = (text: string): string => text.replace(/[＊*\s]/g, '')

/** Where each column stands, by its head in the reader's language or in Korean, whatever spaces and stars are in it. */
export function placesIn<N extends string>(
  head: ReadRow | undefined,
  labels: Iterable<readonly [N, string]>,
  { area, language }: Reader,
): Map<N, number> {
  const heads = (head?.cells ?? []).map((cell) => plain(cellText(cell)))
  const places = new Map<N, number>()
  for (const [name, label] of labels) {
    const names = [withoutSense(label), translate(area, language, label)].map(plain)
    const index = heads.findIndex((text) => names.includes(text))
    if (index >= 0) places.set(name, index)
  }
  return places
}

/** What no row may lack; a choice of Y and N is N when nothing is said, and a default is a value. */
export const isDemanded = (field: AnyField): boolean =>
  field.required && field.kind !== 'yesNo' && !('default' in field && field.default !== undefined)

/**
 * The same for fields.
 *
 * @param needs which columns have to be there: those that no row may lack, where nothing else is said
 * @throws Refusal 400 COLUMN_MISSING, for the first column that has to be there and is not
 */
export function fieldPlaces(
  head: ReadRow | undefined,
  fields: readonly (readonly [string, AnyField])[],
  reader: Reader,
  needs: (name: string, field: AnyField) => boolean = (_, field) => isDemanded(field),
): Map<string, number> {
  const labels = fields.map(([name, { label }]) => [name, label] as const)
  const places = placesIn(head, labels, reader)
  const missing = fields.find(([name, field]) => needs(name, field) && !places.has(name))
  if (missing) throw invalid([fieldProblem(reader, reader.language, missing[1].label, 'rows', 'COLUMN_MISSING')])
  return places
}

/**
 * Tries each step by itself, so that one answer names every fault: what a refused one wrote is undone.
 *
 * @param problems where its problems go, at `{at}.{field}`
 */
export const eachAlone =
  (tx: Transaction, { area, language }: Reader, problems: Problem[]) =>
  async (at: string, work: () => Promise<unknown>): Promise<void> => {
    await tx.query(raw('savepoint one_row'))
    try {
      await work()
      await tx.query(raw('release savepoint one_row'))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await tx.query(raw('rollback to savepoint one_row'))
      const found = error.problemsIn(area, language)
      const told =
        found.length > 0 ? found : [{ field: '', code: error.code, message: error.messageIn(area, language) }]
      problems.push(...told.map((problem) => ({ ...problem, field: `${at}.${problem.field}` })))
    }
  }

/** Undoes what was only tried, without being a fault. */
class Tried extends Error {}

/** Does the work in one transaction, or shows what it would do and leaves everything as it was. */
export async function tried<T>(
  db: Database,
  actor: Actor,
  work: (tx: Transaction) => Promise<T>,
  isTry: (done: T) => boolean,
): Promise<T> {
  let done: { readonly value: T } | undefined
  try {
    await db.write(actor, async (tx) => {
      const value = await work(tx)
      done = { value }
      if (!isTry(value)) return
      await askLevels(tx)
      throw new Tried()
    })
  } catch (error) {
    if (!(error instanceof Tried)) throw error
  }
  if (!done) throw new Error('A transaction that ends has done its work')
  return done.value
}
