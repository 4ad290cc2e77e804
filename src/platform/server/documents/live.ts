/** That a record has changed, told to the pages that show it: which one and its version, nothing of what is in it. */
import { deptsOf, type Person, vendorsOf } from '#platform/model/access.ts'
import { raw, type Sql, sql } from '../database/sql.ts'
import { column, type Shape } from './shape.ts'
import { departmentColumns, draftCondition, ownerColumns, unnamedCondition } from './table.ts'

export const CHANGE_CHANNEL = 'jikim_document'

/** A change on its way through the database, with what decides about who may hear of it. */
interface Change {
  documentName: string
  no: number
  rowVersion: number
  plantCd: string
  vendorCd: string | null
  /** Whose own it is besides. */
  vendorCds: readonly string[]
  /** Those that it is about, and its author's. */
  deptCds: readonly (string | null)[]
  /** Its author, who is named in it, who decided last. */
  userIds: readonly (string | null)[]
}

/**
 * A column of a writing statement that tells of the row `doc` when its transaction is committed. Of a draft nobody is
 * told: its author writes it while he types, and nobody else sees it.
 */
export function tellChange(shape: Shape): Sql {
  const { model } = shape
  const isNamed = raw(`not (${unnamedCondition(model)})`)
  const vendorCd = shape.hasVendor ? sql`case when ${isNamed} then ${column('vendorCd')} end` : raw('null')
  const { vendorsIn } = model.access
  const vendorCds = vendorsIn
    ? sql`array(select v.vendor_cd from ${raw(vendorsIn)} v where v.${shape.key} = doc.${shape.key})`
    : raw(`'{}'::text[]`)
  const users = ['create_user_id', ...ownerColumns(model)].join(', ')
  const depts = departmentColumns(model).map((name) => `, ${name}`)
  return sql`case when not (${raw(draftCondition(model))}) then pg_notify(${CHANGE_CHANNEL}, json_build_object(
    'documentName', ${model.name}::text, 'no', ${shape.key}, 'rowVersion', row_version, 'plantCd', plant_cd,
    'vendorCd', ${vendorCd}, 'vendorCds', to_json(${vendorCds}), 'userIds', json_build_array(${raw(users)}), 'deptCds', json_build_array(
      (select u.dept_cd from sys_user u where u.user_id = doc.create_user_id and ${isNamed})${raw(depts.join(''))}))::text)::text end as told`
}

export const changeOf = (payload: string): Change => JSON.parse(payload) as Change

/** Whether the row is among those that the person sees: the policy of its table, without asking the database for everybody. */
export function mayHear(person: Person, change: Change): boolean {
  const isOwn = change.userIds.includes(person.userId)
  switch (person.scopeCd) {
    case 'ALL':
      return true
    case 'PLANT':
      return isOwn || change.plantCd === person.plantCd
    case 'DEPT':
      return isOwn || deptsOf(person).some((deptCd) => change.deptCds.includes(deptCd))
    case 'OWN':
      return isOwn
    case 'VENDOR':
      if (vendorsOf(person).some((vendorCd) => change.vendorCds.includes(vendorCd))) return true
      return change.vendorCd === null ? isOwn : vendorsOf(person).includes(change.vendorCd)
  }
}
