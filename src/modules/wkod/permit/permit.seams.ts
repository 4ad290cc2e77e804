/**
 * What permits ask of other parts of the site: each is an array of providers, put together in `wkod.server.ts`. With an
 * empty array the rule is not there yet. All of them read as the program: who asks need not see those rows himself.
 */

import type { BroughtIn, MaterialsAsked } from '#modules/contractor/msds/msds.api.ts'
import type { PermitType } from '#modules/saf/jsa/jsa-codes.model.ts'
import type { Check } from '#platform/model/check.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import type { SuspReason } from './fields/permit-codes.model.ts'

export interface CrewAsked {
  plantCd: string
  vendorCd: string
  personNos: readonly number[]
  fromYmd: string
  toYmd: string
  /** The moment for which it is asked. */
  at: Date
  permitTypeCds: readonly PermitType[]
  /** 별표 5 의 작업 that the work is, as far as its figures make it one. */
  specialKindNos: readonly number[]
  processNos: readonly number[]
}
/** E01–E13 of people, one row for each person and rule. */
export type Eligibility = (db: Transaction, asked: CrewAsked) => Promise<readonly (Check & { personNo: number })[]>
/** Which of them have gone in through the gate that day and not out. */
export type Presence = (
  db: Transaction,
  plantCd: string,
  personNos: readonly number[],
  at: Date,
) => Promise<readonly number[]>

export interface PlanAsked {
  plantCd: string
  vendorCd: string | null
  wkodPlanNo: number | null
  fromYmd: string
  toYmd: string
  permitTypeCds: readonly PermitType[]
}
/** Whether the approved plan covers the day and the kinds, and whether the kinds need one at all. */
export type Plans = (db: Transaction, asked: PlanAsked) => Promise<readonly Check[]>

/** A usable set of gas measurements whose verdict is PASS (or WARN that has been acknowledged). */
export interface AirSet {
  permitNo: number
  purposeCd: string
  measureDt: string
}
/** All usable sets of permits, newest first. */
export type Air = (db: Queries, permitNos: readonly number[]) => Promise<readonly AirSet[]>

export interface IsolationState {
  permitNo: number
  /** Every isolation that is linked with the permit is VERIFIED. */
  isVerified: boolean
  /** Who has put his own lock on. */
  lockedPersonNos: readonly number[]
  /** What else forbids approval: a valve alone on a line of gas (R2). */
  checks: readonly Check[]
}
/** Only permits with an isolation have a row. */
export type Isolations = (db: Queries, permitNos: readonly number[]) => Promise<readonly IsolationState[]>

export interface ConflictAsked {
  permitNo: number
  step: 'submit' | 'review' | 'approve' | 'start' | 'extend' | 'resume'
  fromDt: string
  toDt: string
  now: Date
}
/** What the works around it say to a step of the permit, in a window; the permit acted upon is the later one. */
export type Conflicts = (db: Transaction, asked: ConflictAsked) => Promise<readonly Check[]>
export interface StopAsked {
  permitNo: number
  plantCd: string
  areaDeptCd: string
  reasonCd: SuspReason
  suspDt: string
  now: Date
}
/**
 * What has to be so before work that was stopped for this reason goes on (2.6), as far as the permit does not know it
 * itself: weather, heat, emergencies, shifts, the decision on a demand to stop. Reasons that are not one's own get no row.
 */
export type ResumeChecks = (db: Transaction, asked: StopAsked) => Promise<readonly Check[]>

/** Until when a contractor may have no new permits, and by which paper. */
export type VendorStops = (
  db: Transaction,
  vendorCd: string,
  ymd: string,
) => Promise<{ toYmd: string; docNo: string } | undefined>

/** Who of the crew has not signed the plan as it is in force; all of them where none is. */
export type PlanSigns = (
  db: Transaction,
  wkodPlanNo: number,
  personNos: readonly number[],
) => Promise<readonly number[]>

/** Whether the construction under whose plan the work is runs; nothing where the plan belongs to none. */
export type Constructions = (db: Transaction, wkodPlanNo: number | null) => Promise<readonly Check[]>

/** What a contractor brought in, or may bring in, for its work. */
export type Materials = (db: Queries, asked: MaterialsAsked) => Promise<readonly BroughtIn[]>

export interface PermitSeams {
  readonly eligibility: Eligibility[]
  readonly presence: Presence[]
  readonly plans: Plans[]
  readonly air: Air[]
  /** The sets that said that nobody may be there. */
  readonly badAir: Air[]
  readonly isolations: Isolations[]
  readonly conflicts: Conflicts[]
  readonly resumes: ResumeChecks[]
  readonly vendorStops: VendorStops[]
  readonly planSigns: PlanSigns[]
  readonly constructions: Constructions[]
  readonly materials: Materials[]
}
