/**
 * What permits ask of other parts of the site. Each answer reads as the program: who asks need not see those rows himself.
 * They are questions of law: where nobody can answer, work does not go on.
 */

import type { PermitType } from '#modules/common/permit-types.model.ts'
import type { BroughtIn, MaterialsAsked } from '#modules/contractor/msds/msds.api.ts'
import type { Check } from '#platform/model/check.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'
import { unknown } from './ask/guard-parts.logic.ts'

export interface CrewAsked {
  plantCd: string
  vendorCd: string
  personNos: readonly number[]
  fromYmd: string
  toYmd: string
  /** The moment for which it is asked. */
  at: Date
  /** When the work begins, where that is to come. */
  startAt?: Date
  permitTypeCds: readonly PermitType[]
  /** 별표 5 의 작업 that the work is, as far as its figures make it one. */
  specialKindNos: readonly number[]
  processNos: readonly number[]
}
/** E01–E13 of people, one row for each person and rule. */
type Eligibility = (db: Transaction, asked: CrewAsked) => Promise<readonly (Check & { personNo: number })[]>
/** Which of them have gone in through the gate that day and not out. */
type Presence = (db: Transaction, plantCd: string, personNos: readonly number[], at: Date) => Promise<readonly number[]>

export interface PlanAsked {
  plantCd: string
  vendorCd: string | null
  wkodPlanNo: number | null
  fromYmd: string
  toYmd: string
  permitTypeCds: readonly PermitType[]
}
/** Whether the approved plan covers the day and the kinds, and whether the kinds need one at all. */
type Plans = (db: Transaction, asked: PlanAsked) => Promise<readonly Check[]>

/** A usable set of gas measurements whose verdict is PASS (or WARN that has been acknowledged). */
export interface AirSet {
  permitNo: number
  purposeCd: string
  /** COND: good enough with breathing air. */
  statusCd: string
  measureDt: string
}
/** All usable sets of permits, newest first. */
type Air = (db: Queries, permitNos: readonly number[]) => Promise<readonly AirSet[]>
/** `unknown` where nobody keeps them. */
type BadAir = (db: Queries, permitNos: readonly number[]) => Promise<readonly AirSet[] | 'unknown'>

export interface IsolationState {
  permitNo: number
  /** Every isolation that is linked with the permit is VERIFIED. */
  isVerified: boolean
  /** Who has put his own lock on. */
  lockedPersonNos: readonly number[]
  lockedUserIds: readonly string[]
  /** What else forbids approval: a valve alone on a line of gas (R2). */
  checks: readonly Check[]
}
/** Only permits with an isolation have a row; `unknown` where nobody keeps them. */
type Isolations = (db: Queries, permitNos: readonly number[]) => Promise<readonly IsolationState[] | 'unknown'>

export interface ConflictAsked {
  permitNo: number
  /** Before it is agreed on, which a request may precede. */
  isRequest: boolean
  fromDt: string
  toDt: string
  now: Date
}
/** What the works around it say to the permit, in a window; the permit acted upon is the later one. */
type Conflicts = (db: Transaction, asked: ConflictAsked) => Promise<readonly Check[]>
/** Until when a contractor may have no new permits, and by which paper; `unknown` where nobody keeps that. */
type VendorStops = (
  db: Transaction,
  vendorCd: string,
  ymd: string,
) => Promise<{ toYmd: string; docNo: string } | 'unknown' | undefined>

/** Where the work is, and what stopped it. */
export interface WorkPlace {
  readonly permitNo: number
  readonly plantCd: string
  readonly areaDeptCd: string
  readonly suspReasonCd: string | null
  readonly suspDt: string | null
}
export type OfPermit = Check & { permitNo: number }
/** What the place says to works, all of them in one statement. */
type Place = (db: Queries, works: readonly WorkPlace[], now: Date) => Promise<readonly OfPermit[]>
const unknownPlace =
  (part: string) =>
  async (_: Queries, works: readonly WorkPlace[]): Promise<OfPermit[]> =>
    works.map(({ permitNo }) => ({ ...unknown(part), permitNo }))

/** Who of the crew has not signed the plan as it is in force; all of them where none is. */
type PlanSigns = (db: Transaction, wkodPlanNo: number, personNos: readonly number[]) => Promise<readonly number[]>

/** Whether the construction under whose plan the work is runs; nothing where the plan belongs to none. */
type Constructions = (db: Transaction, wkodPlanNo: number | null) => Promise<readonly Check[]>

/** What a contractor brought in, or may bring in, for its work. */
type Materials = (db: Queries, asked: MaterialsAsked) => Promise<readonly BroughtIn[]>

export const permitAsks = ports('permit-asks', {
  eligibility: port<Eligibility>(async (_, { personNos }) =>
    personNos.map((personNo) => ({ ...unknown('출입 자격'), personNo })),
  ),
  /** Nobody is known to have gone in. */
  presence: port<Presence>(async () => []),
  plans: port<Plans>(async (_, { vendorCd }) => (vendorCd === null ? [] : [unknown('작업계획서')])),
  /** No air was found good. */
  air: port<Air>(async () => []),
  /** The sets that said that nobody may be there. */
  badAir: port<BadAir>(async () => 'unknown'),
  /** A permit without an isolation is not one of whose isolations nobody knows. */
  isolations: port<Isolations>(async () => 'unknown'),
  /** Whether the plant or the area is stopped, and whether what that stopped has been released. */
  emergencies: port<Place>(unknownPlace('비상상황')),
  weather: port<Place>(unknownPlace('기상')),
  /** Whether there was a rest since the heat stopped it. */
  rested: port<Place>(unknownPlace('폭염')),
  /** Whether it was handed over since the end of a shift stopped it. */
  handedOver: port<Place>(unknownPlace('교대')),
  /** Demands to stop that nobody has decided. */
  undecided: port<(db: Transaction, permitNos: readonly number[]) => Promise<readonly OfPermit[]>>(
    async (_, permitNos) => permitNos.map((permitNo) => ({ ...unknown('작업중지'), permitNo })),
  ),
  conflicts: port<Conflicts>(async () => [unknown('동시작업')]),
  vendorStops: port<VendorStops>(async () => 'unknown'),
  /** Nobody is known to have signed. */
  planSigns: port<PlanSigns>(async (_, __, personNos) => personNos),
  constructions: port<Constructions>(async (_, wkodPlanNo) => (wkodPlanNo === null ? [] : [unknown('공사')])),
  /** Nothing is known to have been brought in. */
  materials: port<Materials>(async () => []),
})
