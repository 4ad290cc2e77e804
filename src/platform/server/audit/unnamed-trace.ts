/**
 * Traces that would name an author who is not to be named: a log that tells who opened a draft, or whose page failed in it,
 * says who wrote it as soon as it is there for others to read.
 */
import type { AnyDocument } from '#platform/model/document.ts'
import { snakeCase } from '#platform/model/document.ts'
import type { Queries } from '../database/database.ts'
import { join, name, raw, type Sql, sql } from '../database/sql.ts'
import { tableNameOf, unnamedCondition } from '../documents/table.ts'

const mayBeUnnamed = ({ access }: AnyDocument): boolean => access.anonymous !== undefined

/** A record `d` whose author is not to be named, or may still ask for it: of a draft nobody knows yet. */
const hidden = (model: AnyDocument): Sql =>
  sql`(${raw(unnamedCondition(model, 'd.'))} or d.status_cd = ${model.lifecycle.start})`
const key = (model: AnyDocument): Sql => sql`d.${name(snakeCase(model.key))}`
const table = (model: AnyDocument): Sql => name(tableNameOf(model))

/** Whether the person wrote a record without his name, or is writing one. @param db acts as the program */
export async function isUnnamedAuthor(db: Queries, model: AnyDocument, no: number, userId: string): Promise<boolean> {
  if (!mayBeUnnamed(model)) return false
  const found = await db.query(sql`select 1 from ${table(model)} d
    where ${key(model)} = ${no} and d.create_user_id = ${userId} and ${hidden(model)}`)
  return found.length > 0
}

/** Whether the author of a record asked not to be named. @param db acts as the program */
export async function isUnnamed(db: Queries, model: AnyDocument, no: number): Promise<boolean> {
  if (!mayBeUnnamed(model)) return false
  const found = await db.query(sql`select 1 from ${table(model)} d
    where ${key(model)} = ${no} and ${raw(unnamedCondition(model, 'd.'))}`)
  return found.length > 0
}

/**
 * Whether an entry of a log is the trace of such an author in his own record.
 *
 * @param entry columns: kind of document, key of the record as text or number, who
 */
export function isAuthorTrace(models: readonly AnyDocument[], entry: { bizCd: Sql; bizNo: Sql; userId: Sql }): Sql {
  const branches = models.filter(mayBeUnnamed).map(
    (model) => sql`when ${model.name} then exists (select from ${table(model)} d
        where ${key(model)} = (${entry.bizNo})::bigint and d.create_user_id = ${entry.userId} and ${hidden(model)})`,
  )
  return branches.length === 0 ? sql`false` : sql`(case ${entry.bizCd} ${join(branches, ' ')} else false end)`
}

/** The record of such a kind that an address leads to. */
export function recordAt(models: readonly AnyDocument[], path: string): { model: AnyDocument; no: number } | undefined {
  for (const model of models.filter(mayBeUnnamed)) {
    const [, no] = path.startsWith(`${model.api}/`) ? path.slice(model.api.length).split('/') : []
    if (no && /^\d{1,15}$/.test(no)) return { model, no: Number(no) }
  }
  return undefined
}

/** Files lead to the record that holds them, which their address does not say. */
const FILES = ['/api/attachfile/', '/api/file/']

/** Whether what failed at this address may have been part of writing such a record: then nobody keeps whom it met. */
export function mayTellAuthor(models: readonly AnyDocument[], address: string): boolean {
  const places = models
    .filter(mayBeUnnamed)
    .flatMap(({ api, route }) => [api, route.staff, ...(route.vendor ? [route.vendor] : [])])
  return [...places, ...FILES].some((place) => place !== '' && address.includes(place))
}
