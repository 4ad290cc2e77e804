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

/** The rows that the acting person may reach, as a condition in SQL. */
export function scopeCondition(columns: ScopedColumns): SQL {
  const { plant, vendor, dept, author, privateWhen } = columns
  const own = author ? `${author} = ${setting('user')}` : undefined
  const ways = [
    `${scope} = 'ALL'`,
    plant && `(${scope} = 'PLANT' and ${plant} = ${setting('plant')})`,
    dept && `(${scope} = 'DEPT' and ${dept} = ${setting('dept')})`,
    vendor && `(${scope} = 'VENDOR' and ${vendor} = ${setting('vendor')})`,
    own && `(${scope} <> 'VENDOR' and ${own})`,
  ].filter(Boolean)
  const reachable = `(${ways.join(' or ')})`
  const visible = privateWhen && own ? `${reachable} and (not (${privateWhen}) or ${own})` : reachable
  return sql.raw(`${scope} = 'SYSTEM' or (${visible})`)
}

export const scopedPolicy = (columns: ScopedColumns) => {
  const condition = scopeCondition(columns)
  return pgPolicy('scope', { for: 'all', to: appRole, using: condition, withCheck: condition })
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
