/** Row-level security shared by all tables that hold rows of a plant or a vendor. */
import { type SQL, sql } from 'drizzle-orm'
import { pgPolicy, pgRole } from 'drizzle-orm/pg-core'
import { type Person, seesAllPlants, vendorsOf } from '#platform/model/access.ts'

export const appRole = pgRole('jikim_app').existing()

const setting = (name: string) => `(select current_setting('jikim.${name}', true))`
/** A setting of several codes. Read once a statement, as the others; the cast makes it a value and not a set of rows. */
const settings = (name: string) => `((select string_to_array(current_setting('jikim.${name}', true), ','))::text[])`
const scope = setting('scope')
const isStaff = `${scope} in ('ALL', 'PLANT', 'DEPT', 'OWN')`

/** What `scopedPolicy` needs to know of a table; a column that the table lacks is left out. */
export interface ScopedColumns {
  plant?: string
  vendor?: string
  /** The key, and a view with it and `vendor_cd`: whose own a row is besides. */
  vendorsIn?: { key: string; view: string }
  /** Departments that a row is about. */
  depts?: readonly string[]
  author?: string
  /** Others whose own the row is as well: who is named in it, who decided last. */
  others?: readonly string[]
  /** Rows for which this holds are their author's alone. */
  privateWhen?: string
  /** Rows for which this holds are nobody's by their author's department or vendor: it would say who he is. */
  unnamedWhen?: string
  /** What belongs to a record is read with the record, which has a fence of its own; here the plant is the fence. */
  withRecord?: boolean
}

const is = (column: string | undefined, name: string) => column && `${column} = ${setting(name)}`
/** A column that is one of a list told to the connection. */
export const isAmong = (column: string | undefined, name: string) => column && `${column} = any (${settings(name)})`
const either = (...ways: (string | undefined)[]) => ways.filter(Boolean).join(' or ') || 'false'

/** Of the acting contractor by what else belongs to the row: asked once a statement. */
const isAlsoOf = (of: ScopedColumns['vendorsIn']) =>
  of && `${of.key} = any (array(select v.${of.key} from ${of.view} v where ${isAmong('v.vendor_cd', 'vendors')}))`

/** Who writes a row makes it his department's, wherever he works by now. */
const ofColleagues = (author: string | undefined) =>
  author && `${author} = any (array(select u.user_id from sys_user u where ${isAmong('u.dept_cd', 'depts')}))`

/**
 * The rows that the acting person may reach, as a condition in SQL. A `case`, because the planner takes it for true half
 * of the time: of comparisons joined by `or` it would expect one row in a hundred, and choose its indexes for that.
 */
function scopeCondition(columns: ScopedColumns) {
  const { plant, vendor, vendorsIn, depts = [], author, others = [], privateWhen, unnamedWhen, withRecord } = columns
  const own = is(author, 'user')
  const owns = [own, ...others.map((column) => is(column, 'user'))]
  const inPlant = is(plant, 'plant')
  const named = (way: string | undefined) => (way && unnamedWhen ? `${way} and not (${unnamedWhen})` : way)
  const ofDepts = [...depts.map((column) => isAmong(column, 'depts')), named(ofColleagues(author))]
  const ofVendor = isAmong(vendor, 'vendors')
  const reachable = `case ${scope}
    when 'PLANT' then ${either(inPlant, own)}
    when 'VENDOR' then ${vendorsIn ? either(ofVendor, isAlsoOf(vendorsIn)) : unnamedWhen && ofVendor ? `${ofVendor} and (not (${unnamedWhen}) or ${either(...owns)})` : either(ofVendor)}
    when 'ALL' then true
    when 'SYSTEM' then true
    when 'DEPT' then ${withRecord ? either(inPlant, own) : either(...ofDepts, ...owns)}
    when 'OWN' then ${withRecord ? either(inPlant, own) : either(...owns)}
    else false end`
  const isPrivate = privateWhen && own
  return sql.raw(isPrivate ? `${reachable} and (not (${privateWhen}) or ${own} or ${scope} = 'SYSTEM')` : reachable)
}

/** One condition for what is read and what is written. */
const fence = (condition: SQL) => pgPolicy('scope', { for: 'all', to: appRole, using: condition, withCheck: condition })

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
  const inState = (states: readonly string[]) =>
    states.length === 0 ? 'false' : `status_cd in (${states.map((state) => `'${state}'`).join(', ')})`
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

/**
 * Rows that are the same for all plants: read by all staff, written by whom one of his groups lets write under the list.
 *
 * @param route of the list
 */
export const companyPolicies = (route: string, privateWhen: string) => {
  const isOpen = `(not (${privateWhen}) or create_user_id = ${setting('user')})`
  const read = sql.raw(`case when ${scope} = 'SYSTEM' then true when ${isStaff} then ${isOpen} else false end`)
  const written = sql.raw(
    `case when ${scope} = 'SYSTEM' then true when ${isStaff} then ${isOpen} and (select jikim_may_write('${route}')) else false end`,
  )
  return [
    pgPolicy('read', { for: 'select', to: appRole, using: read }),
    pgPolicy('write', { for: 'all', to: appRole, using: written, withCheck: written }),
  ]
}

/** What `confidentialPolicy` needs to know of a table. */
interface ConfidentialRows {
  /** Columns of the person that a row is about, where he has an account, and of others who are to act on it. */
  subject?: string | undefined
  named: readonly string[]
  levels: readonly string[]
  deptLevels: readonly string[]
  /** The states in which the person reads it himself; all where it is left out. */
  shownIn?: readonly string[] | undefined
  /** The states in which nobody else reads it. */
  hisIn?: readonly string[] | undefined
  privateWhen: string
}
const listed = (codes: readonly string[]) => codes.map((one) => `'${one}'`).join(', ')
const holds = (levels: readonly string[]) =>
  levels.length > 0 && `${settings('levels')} && array[${listed(levels)}]::text[]`

/** Rows about a person that no scope opens: see `Confidential` of the model. */
export const confidentialPolicy = (rows: ConfidentialRows) => {
  const { subject, named, levels, deptLevels, shownIn, hisIn, privateWhen } = rows
  const isHis = subject ? `${subject} = ${setting('user')}` : 'false'
  const inState = shownIn && (shownIn.length > 0 ? `status_cd in (${listed(shownIn)})` : 'false')
  const inPlant = `(plant_cd = ${setting('plant')} or ${scope} = 'ALL')`
  const works = subject
    ? `${subject} = any (array(select u.user_id from sys_user u where ${isAmong('u.dept_cd', 'depts')}))`
    : 'false'
  const atLevel = holds(levels)
  const ofDept = holds(deptLevels)
  const ways = [
    atLevel && `${inPlant} and ${atLevel}`,
    subject !== undefined && (inState ? `${isHis} and ${inState}` : isHis),
    ...named.map((column) => `${column} = ${setting('user')}`),
    ofDept && `${inPlant} and ${ofDept} and ${works}`,
  ].filter((way) => way !== false)
  const reached = ways.map((way) => `(${way})`).join(' or ')
  const open = hisIn ? `(${isHis} or status_cd not in (${listed(hisIn)})) and (${reached})` : reached
  const reachable = `case when ${scope} = 'SYSTEM' then true
    when ${isStaff} then ${open} else false end`
  const own = `create_user_id = ${setting('user')}`
  return fence(sql.raw(`${reachable} and (not (${privateWhen}) or ${own} or ${scope} = 'SYSTEM')`))
}

/**
 * Beside the fence of confidential rows: who was given access in an emergency reads the rows of that person, of whatever
 * plant, until it ends. He reads them and changes nothing.
 */
export const emergencyPolicy = ({
  subject,
  levels,
  hisIn,
  privateWhen,
}: Pick<ConfidentialRows, 'levels' | 'hisIn' | 'privateWhen'> & { subject: string }) =>
  pgPolicy('emergency', {
    for: 'select',
    to: appRole,
    using:
      sql.raw(`${isStaff} and ${holds(levels) || 'false'} and not (${privateWhen})${hisIn ? ` and status_cd not in (${listed(hisIn)})` : ''}
      and ${subject} = any ((select jikim_emergencies())::text[])`),
  })

/** Beside a table's own fence: what belongs to confidential records is read at their levels only. */
export const closedPolicy = (bizColumn: string) =>
  pgPolicy('closed', {
    as: 'restrictive',
    for: 'select',
    to: appRole,
    using: sql.raw(`${scope} = 'SYSTEM' or ${bizColumn} <> all ((select jikim_closed())::text[])`),
  })

/** Who has read about whom: written by the reader, read by the person himself and by the program. */
export const readLogPolicies = (reader: string, subject: string) => [
  pgPolicy('added', {
    for: 'insert',
    to: appRole,
    withCheck: sql.raw(`${scope} = 'SYSTEM' or ${reader} = ${setting('user')}`),
  }),
  pgPolicy('seen', {
    for: 'select',
    to: appRole,
    using: sql.raw(`${scope} = 'SYSTEM' or ${subject} = ${setting('user')}`),
  }),
]

export const scopedPolicy = (columns: ScopedColumns) => fence(scopeCondition(columns))

const isHere = (access: string) => `(${access} or plant_cd = ${setting('plant')})`

/** Rows of the vendors themselves: all staff of a plant know its vendors; a vendor knows itself and, where told, those below. */
export const vendorPolicy = () =>
  pgPolicy('scope', {
    for: 'all',
    to: appRole,
    using:
      sql.raw(`case when ${scope} = 'SYSTEM' then true when ${scope} = 'VENDOR' then ${isAmong('vendor_cd', 'vendors')}
      when ${isStaff} then ${isHere(`${setting('plants')} = 'Y'`)} else false end`),
    withCheck:
      sql.raw(`case when ${scope} = 'SYSTEM' then true when ${scope} = 'VENDOR' then ${isAmong('vendor_cd', 'vendors')}
      when ${isStaff} then ${isHere(`${scope} = 'ALL'`)} else false end`),
  })

/** What `plantPolicies` and `vendorPolicy` let a person read, asked without the database. */
export const knowsOfPlant = (person: Person, plantCd: string | null): boolean =>
  seesAllPlants(person) || plantCd === person.plantCd
export const knowsVendor = (person: Person, vendorCd: string, plantCd: string | null): boolean =>
  person.scopeCd === 'VENDOR' ? vendorsOf(person).includes(vendorCd) : knowsOfPlant(person, plantCd)

const writtenHere = (dept?: string) =>
  `case ${scope} when 'SYSTEM' then true when 'ALL' then true
    when 'PLANT' then plant_cd = ${setting('plant')}
    when 'DEPT' then plant_cd = ${setting('plant')}${dept ? ` and ${isAmong(dept, 'depts')}` : ''}
    when 'OWN' then plant_cd = ${setting('plant')}
    else false end`

/**
 * Master data of a plant: known to all who work there and to whoever chooses among plants, changed by its staff only.
 *
 * @param dept the department that a row belongs to
 */
export const plantPolicies = (dept?: string) => writtenPolicies(knownHere, dept)
const knownHere = `case when ${scope} = 'SYSTEM' then true when ${scope} = 'VENDOR' or ${isStaff}
  then ${isHere(`${setting('plants')} = 'Y'`)} else false end`

/** Rows that are read wherever somebody is named, and changed within the plant they belong to. */
export const namedPolicies = (dept?: string) => writtenPolicies('true', dept)

function writtenPolicies(read: string, dept: string | undefined) {
  const written = sql.raw(writtenHere(dept))
  return [
    pgPolicy('known', { for: 'select', to: appRole, using: sql.raw(read) }),
    pgPolicy('added', { for: 'insert', to: appRole, withCheck: written }),
    pgPolicy('changed', { for: 'update', to: appRole, using: written, withCheck: written }),
    pgPolicy('removed', { for: 'delete', to: appRole, using: written }),
  ]
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
