/** Row-level security shared by all tables that hold rows of a plant or a vendor. */
import { type SQL, sql } from 'drizzle-orm'
import { pgPolicy, pgRole } from 'drizzle-orm/pg-core'

export const appRole = pgRole('jikim_app').existing()

const setting = (name: string) => `(select current_setting('jikim.${name}', true))`
const scope = setting('scope')

/** What `scopedPolicy` needs to know of a table; a column that the table lacks is left out. */
export interface ScopedColumns {
  plant?: string
  vendor?: string
  dept?: string
  author?: string
  /** Rows for which this holds are their author's alone. */
  privateWhen?: string
}

/**
 * The rows that the acting person may reach, as a condition in SQL. A `case`, because the planner takes it for true half
 * of the time: of comparisons joined by `or` it would expect one row in a hundred, and choose its indexes for that.
 */
function scopeCondition({ plant, vendor, dept, author, privateWhen }: ScopedColumns): SQL {
  const is = (column: string | undefined, name: string) => column && `${column} = ${setting(name)}`
  const own = is(author, 'user')
  const either = (...ways: (string | undefined)[]) => ways.filter(Boolean).join(' or ') || 'false'
  const reachable = `case ${scope}
    when 'PLANT' then ${either(is(plant, 'plant'), own)}
    when 'VENDOR' then ${either(is(vendor, 'vendor'))}
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then ${either(is(dept, 'dept'), own)}
    when 'OWN' then ${either(own)}
    else false end`
  const isPrivate = privateWhen && own
  return sql.raw(isPrivate ? `${reachable} and (not (${privateWhen}) or ${own} or ${scope} = 'SYSTEM')` : reachable)
}

export const scopedPolicy = (columns: ScopedColumns) => {
  const condition = scopeCondition(columns)
  return pgPolicy('scope', { for: 'all', to: appRole, using: condition, withCheck: condition })
}

/** What `audiencePolicies` needs to know of a table. */
interface AudienceRows {
  /** Column that says for whom a row is. */
  column: string
  staff: readonly string[]
  vendor: readonly string[]
  /** List route: who may write under it sees and writes all rows of the plant. */
  route: string
  privateWhen: string
}

/** Rows that name their readers themselves: see `audience.ts` of the model. */
export const audiencePolicies = ({ column, staff, vendor, route, privateWhen }: AudienceRows) => {
  const own = `create_user_id = ${setting('user')}`
  const ofPlant = `plant_cd = ${setting('plant')}`
  const writes = `(select jikim_may_write('${route}'))`
  const isMeant = `string_to_array(${column}, ' ') && (select jikim_audience())`
  const inState = (states: readonly string[]) => `status_cd in (${states.map((state) => `'${state}'`).join(', ')})`
  const read = `case ${scope}
    when 'SYSTEM' then true
    when 'VENDOR' then ${ofPlant} and ${inState(vendor)} and ${isMeant}
    when 'ALL' then true
    else ${ofPlant} and (${writes} or ${own} or ${inState(staff)} and ${isMeant}) end
    and (not (${privateWhen}) or ${own} or ${scope} = 'SYSTEM')`
  const write = `case ${scope} when 'SYSTEM' then true when 'VENDOR' then false else (${ofPlant} or ${scope} = 'ALL') and ${writes} end`
  return [
    pgPolicy('read', { for: 'select', to: appRole, using: sql.raw(read) }),
    pgPolicy('write', {
      for: 'all',
      to: appRole,
      using: sql.raw(`${write} and (not (${privateWhen}) or ${own} or ${scope} = 'SYSTEM')`),
      withCheck: sql.raw(write),
    }),
  ]
}

/** Rows of the vendors themselves: all staff of a plant know its vendors; a vendor knows itself. */
export const vendorPolicy = () => {
  const condition = sql.raw(`${scope} in ('SYSTEM', 'ALL')
    or (${scope} in ('PLANT', 'DEPT', 'OWN') and plant_cd = ${setting('plant')})
    or (${scope} = 'VENDOR' and vendor_cd = ${setting('vendor')})`)
  return pgPolicy('scope', { for: 'all', to: appRole, using: condition, withCheck: condition })
}

/** Rows that no person's query reaches, only the program's own. */
export const systemPolicy = () => {
  const condition = sql.raw(`${scope} = 'SYSTEM'`)
  return pgPolicy('scope', { for: 'all', to: appRole, using: condition, withCheck: condition })
}

/** Rows of the acting person, whatever his scope. */
export const ownPolicy = (column: string) => {
  const condition = sql.raw(`${scope} = 'SYSTEM' or ${column} = ${setting('user')}`)
  return pgPolicy('own', { for: 'all', to: appRole, using: condition, withCheck: condition })
}

/** Rows that their owner writes and that he may let the members of an authority group read. */
export const sharedPolicies = (owner: string, group: string) => {
  const own = `${scope} = 'SYSTEM' or ${owner} = ${setting('user')}`
  const shared = `${group} in (select a.auth_grp_no from sys_auth_user a where a.user_id = ${setting('user')})`
  return [
    pgPolicy('own', { for: 'all', to: appRole, using: sql.raw(own), withCheck: sql.raw(own) }),
    pgPolicy('shared', { for: 'select', to: appRole, using: sql.raw(shared) }),
  ]
}
