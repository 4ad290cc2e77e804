/** What a module says about a master beyond its fields: what is refused, and what follows. */
import type { Person } from '#platform/model/access.ts'
import type { Master } from '#platform/model/master.ts'
import type { Transaction } from '../database/database.ts'
import type { RuleProblem } from '../refusal.ts'
import type { Services } from '../services.ts'

type Values = Readonly<Record<string, unknown>>

/** Inside the transaction, with the row locked. */
export interface MasterContext {
  /** As it will be; when it is removed, as it is. */
  record: Values
  /** As it was; undefined for a new row. */
  before: Values | undefined
  person: Person
  now: Date
  /** Calendar day in Asia/Seoul. */
  today: string
  db: Transaction
  services: Services
}
type Rule = (context: MasterContext) => RuleProblem | undefined | Promise<RuleProblem | undefined>
type Effect = (context: MasterContext) => void | Promise<void> | undefined

export interface MasterRules {
  /** Values that follow from others: set before anything is refused. */
  readonly set?: (context: MasterContext) => Values | Promise<Values>
  /** All are asked, so that a person hears everything at once. */
  readonly refuseSave?: readonly Rule[]
  readonly refuseRemove?: readonly Rule[]
  /** After the write, still in the transaction. */
  readonly afterSave?: readonly Effect[]
  readonly afterRemove?: readonly Effect[]
}

export interface RuledMaster {
  readonly master: Master
  readonly rules: MasterRules
}
export const masterWith = (master: Master, rules: MasterRules = {}): RuledMaster => ({ master, rules })
