/** That a record has changed, told to the pages that show it: which one and its version, nothing of what is in it. */
import type { Person } from '#platform/model/access.ts'
import { raw, type Sql, sql } from '../database/sql.ts'
import { column, type Shape } from './shape.ts'
import { draftCondition } from './table.ts'

export const CHANGE_CHANNEL = 'jikim_document'

/** A change on its way through the database, with what decides about who may hear of it. */
interface Change {
  documentName: string
  no: number
  rowVersion: number
  plantCd: string
  vendorCd: string | null
  deptCd: string | null
  createUserId: string | null
}

/**
 * A column of a writing statement that tells of the row `doc` when its transaction is committed. Of a draft nobody is
 * told: its author writes it while he types, and nobody else sees it.
 */
export function tellChange(shape: Shape): Sql {
  const { model } = shape
  const or = (has: boolean, name: string) => (has ? column(name) : raw('null'))
  return sql`case when not (${raw(draftCondition(model))}) then pg_notify(${CHANGE_CHANNEL}, json_build_object(
    'documentName', ${model.name}::text, 'no', ${shape.key}, 'rowVersion', row_version, 'plantCd', plant_cd,
    'vendorCd', ${or(shape.hasVendor, 'vendorCd')}, 'deptCd', ${or(shape.hasDept, 'deptCd')},
    'createUserId', create_user_id)::text)::text end as told`
}

export const changeOf = (payload: string): Change => JSON.parse(payload) as Change

/** Whether the row is among those that the person sees: the policy of its table, without asking the database for everybody. */
export function mayHear(person: Person, change: Change): boolean {
  const isOwn = change.createUserId === person.userId
  switch (person.scopeCd) {
    case 'ALL':
      return true
    case 'PLANT':
      return isOwn || change.plantCd === person.plantCd
    case 'DEPT':
      return isOwn || (change.deptCd !== null && change.deptCd === person.deptCd)
    case 'OWN':
      return isOwn
    case 'VENDOR':
      return change.vendorCd !== null && change.vendorCd === person.vendorCd
  }
}
