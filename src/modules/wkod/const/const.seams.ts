/** What constructions ask of other parts of the site; an empty array: that part is not there. */
import type { Queries } from '#platform/server/database/database.ts'
import type { RunningDuty } from './const-codes.model.ts'

export interface KeptAsked {
  plantCd: string
  vendorCds: readonly string[]
  fromYmd: string
  toYmd: string
}
export interface Kept {
  dutyCd: RunningDuty
  /** The last day on which it was done, and how often in the time asked for. */
  lastYmd: string | null
  doneCnt: number
}
/** Council, patrols and joint inspections with these contractors in that time; one row for each kind that the part keeps. */
export type KeptDuties = (db: Queries, asked: KeptAsked) => Promise<readonly Kept[]>

export interface AccidentRow {
  title: string
  docNo: string | null
  occurYmd: string
  statusNm: string
  /** Where it is opened, from the root of the site. */
  path: string
}
/** What happened to people of these contractors in that time. */
export type Accidents = (db: Queries, asked: KeptAsked) => Promise<readonly AccidentRow[]>

export interface ConstSeams {
  readonly kept: KeptDuties[]
  readonly accidents: Accidents[]
}
