/**
 * What permits ask of other parts of the site. Each answer reads as the program: who asks need not see those rows himself.
 * They are questions of law: where nobody can answer, work does not go on.
 */

import type { PermitType } from '#modules/common/permit-types.model.ts'
import type { BroughtIn, MaterialsAsked } from '#modules/contractor/msds/msds.api.ts'
import type { Licence } from '#modules/education/need/edu-need.model.ts'
import type { WorkKind } from '#modules/hea/result/fitness.api.ts'
import type { AssessedWork, OpenAssessment } from '#modules/rsa/assess/rsa.api.ts'
import type { AccidentWork, SceneWork } from '#modules/saf/accident/scene/scenes.api.ts'
import type { Check } from '#platform/model/check.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { port, ports } from '#platform/server/ports.ts'
import { unknown } from './ask/guard-parts.logic.ts'

export type OfPermit = Check & { permitNo: number }
export interface CrewAsked {
  permitNo: number
  plantCd: string
  vendorCd: string
  personNos: readonly number[]
  fromYmd: string
  toYmd: string
  /** The moment for which it is asked. */
  at: Date
  /** They are at work: what the contractor has not read (E12) ends nothing that has begun. */
  isAtWork?: boolean
  permitTypeCds: readonly PermitType[]
  /** 별표 5 의 작업 that the work is, as far as its figures make it one. */
  specialKindNos: readonly number[]
  processNos: readonly number[]
}
type OfPerson = OfPermit & { personNo: number }
/** E01–E12 of the people of works, one row for each work, person and rule. */
type Eligibility = (db: Transaction, asked: readonly CrewAsked[]) => Promise<readonly OfPerson[]>
/** An own employee, and what a work asks him to have learned or to hold: one of the two. */
export interface OwnTaught {
  permitNo: number
  userId: string
  specialKindNo: number | null
  licenceCd: Licence | null
  /** Calendar day in Asia/Seoul on which he works. */
  ymd: string
}
/** What is not confirmed of them; `unknown` where nobody keeps that. */
type Untaught = (db: Queries, asked: readonly OwnTaught[]) => Promise<readonly OwnTaught[] | 'unknown'>
/** An own employee on a day, where the work is and what is hard about it. */
export interface OwnFit {
  permitNo: number
  userId: string
  ymd: string
  processNo: number | undefined
  kindCd: WorkKind | undefined
}
/** Who may not do it, for his health; nobody is told why. */
type Unfit = (db: Transaction, asked: readonly OwnFit[]) => Promise<readonly OwnFit[] | 'unknown'>
/** Which of them have gone in through the gate that day and not out. */
type Presence = (db: Transaction, personNos: readonly number[], at: Date) => Promise<readonly number[]>

/** Somebody on the site, by the gate; no end while he is there. */
export interface Stay {
  personNo: number
  fromDt: string
  toDt: string | null
}
/** Of the same people under whichever contractor; `unknown` where nobody keeps the gate. */
type Stays = (db: Queries, personNos: readonly number[], since: Date) => Promise<readonly Stay[] | 'unknown'>
/** While it was so hot in a plant that work outside is work in the heat. */
export interface HeatSpan {
  plantCd: string
  fromDt: string
  toDt: string
}
type Heat = (db: Queries, plantCds: readonly string[], since: Date, until: Date) => Promise<readonly HeatSpan[]>

export interface PlanAsked {
  permitNo: number
  plantCd: string
  vendorCd: string | null
  wkodPlanNo: number | null
  fromYmd: string
  toYmd: string
  permitTypeCds: readonly PermitType[]
}
/** Whether the approved plan covers the day and the kinds, and whether the kinds need one at all. */
type Plans = (db: Transaction, asked: readonly PlanAsked[]) => Promise<readonly OfPermit[]>
/** The plan under which a work is, by whichever of its revisions. */
interface UnderPlan {
  permitNo: number
  wkodPlanNo: number
}

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
  fromDt: string
  toDt: string
}
/**
 * What the works around them say to permits, each in its window; the permit acted upon is the later one.
 *
 * @param isRequest before it is agreed on, which a request may precede
 * @param isAtWork nobody acts: of two works the one that began later
 */
type Conflicts = (
  db: Transaction,
  asked: readonly ConflictAsked[],
  when: { isRequest: boolean; isAtWork: boolean; now: Date },
) => Promise<readonly OfPermit[]>
/** What is done where another work was, is marked there too. */
type SamePlaces = (db: Queries, from: number, to: number) => Promise<void>
/** Until when contractors may have no new permits, and by which paper; `unknown` where nobody keeps that. */
type VendorStops = (
  db: Transaction,
  vendorCds: readonly string[],
  ymd: string,
) => Promise<ReadonlyMap<string, { toYmd: string; docNo: string }> | 'unknown'>

/** Where the work is, and what stopped it. */
export interface WorkPlace {
  readonly permitNo: number
  readonly plantCd: string
  readonly areaDeptCd: string
  readonly suspReasonCd: string | null
  readonly suspDt: string | null
}
/**
 * What the place says to works, all of them in one statement.
 *
 * @param isAtWork while work goes on other things end it than keep it from beginning
 * @param since what was over before is no matter of theirs; left out, nothing that is over is
 */
type Place = (
  db: Queries,
  works: readonly WorkPlace[],
  now: Date,
  isAtWork: boolean,
  since?: Date,
) => Promise<readonly OfPermit[]>
const unknownOfEach = (part: string, works: readonly { permitNo: number }[]): OfPermit[] =>
  works.map(({ permitNo }) => ({ ...unknown(part), permitNo }))
const unknownPlace =
  (part: string): Place =>
  (_, works) =>
    Promise.resolve(unknownOfEach(part, works))

/** A work at an equipment of the register. */
export interface AtEquipment {
  permitNo: number
  permitDocNo: string | null
  equipNo: number
}
type Criticals = (db: Queries, works: readonly AtEquipment[], now: Date) => Promise<readonly OfPermit[]>
/** Accidents that nobody has classed yet, of these works or of people on them. */
type Accidents = (db: Queries, works: readonly AccidentWork[]) => Promise<readonly OfPermit[]>
/** Kept scenes of accidents that works lie within. */
type Scenes = (db: Queries, works: readonly SceneWork[], now: Date) => Promise<readonly OfPermit[]>
/** Works that no initial risk assessment covers; `unknown` where nobody keeps them. */
type Unassessed = (db: Queries, works: readonly AssessedWork[]) => Promise<readonly number[] | 'unknown'>
/** Initial and occasional risk assessments of works that are not done. */
type OpenAssessments = (db: Queries, works: readonly AssessedWork[]) => Promise<readonly OpenAssessment[] | 'unknown'>

/** Works whose plan somebody has suspended. */
type PlanStops = (db: Transaction, asked: readonly UnderPlan[]) => Promise<readonly OfPermit[]>

/** Who of the crews has not signed the plan as it is in force; all of them where none is. */
type PlanSigns = (
  db: Transaction,
  asked: readonly (UnderPlan & { personNos: readonly number[] })[],
) => Promise<readonly { permitNo: number; personNo: number }[]>

/** Whether the constructions under whose plans the works are run; nothing where a plan belongs to none. */
type Constructions = (db: Transaction, asked: readonly UnderPlan[]) => Promise<readonly OfPermit[]>

/** What contractors brought in, or may bring in, for their works, each at the place at which it was asked. */
type Materials = (db: Queries, asked: readonly MaterialsAsked[]) => Promise<readonly (readonly BroughtIn[])[]>

export const permitAsks = ports('permit-asks', {
  eligibility: port<Eligibility>(async (_, asked) =>
    asked.flatMap(({ permitNo, personNos }) =>
      personNos.map((personNo) => ({ ...unknown('출입 자격'), permitNo, personNo })),
    ),
  ),
  untaught: port<Untaught>(async () => 'unknown'),
  unfit: port<Unfit>(async () => 'unknown'),
  /** Nobody is known to have gone in. */
  presence: port<Presence>(async () => []),
  stays: port<Stays>(async () => 'unknown'),
  /** It was not hot. */
  heat: port<Heat>(async () => []),
  plans: port<Plans>(async (_, asked) =>
    unknownOfEach(
      '작업계획서',
      asked.filter(({ vendorCd }) => vendorCd !== null),
    ),
  ),
  /** No air was found good. */
  air: port<Air>(async () => []),
  /** The sets that said that nobody may be there. */
  badAir: port<BadAir>(async () => 'unknown'),
  /** A permit without an isolation is not one of whose isolations nobody knows. */
  isolations: port<Isolations>(async () => 'unknown'),
  /** Whether the plant or the area is stopped, and whether what that stopped has been released. */
  emergencies: port<Place>(unknownPlace('비상상황')),
  /** Whether it stands where explosive gas was read and nobody has opened the place since. */
  zones: port<Place>(unknownPlace('가스 폐쇄구역')),
  weather: port<Place>(unknownPlace('기상')),
  /** Whether there was a rest in time; after the heat stopped it, since then. */
  rested: port<Place>(unknownPlace('폭염')),
  /** Whether it was handed over at the end of the shift; after that stopped it, since then. */
  handedOver: port<Place>(unknownPlace('교대')),
  /** Takes note of works that stopped because nobody handed them over. */
  missedHandover: port<(tx: Transaction, permitNos: readonly number[], now: Date) => Promise<void>>(async () => {}),
  /** Demands to stop that nobody has decided. */
  undecided: port<(db: Transaction, permitNos: readonly number[]) => Promise<readonly OfPermit[]>>(
    async (_, permitNos) => permitNos.map((permitNo) => ({ ...unknown('작업중지'), permitNo })),
  ),
  /** Critical findings of inspections at the equipment of works, those that are released for it left out. */
  criticals: port<Criticals>(async (_, works) => unknownOfEach('중대 부적합', works)),
  accidents: port<Accidents>(async (_, works) => unknownOfEach('사고', works)),
  scenes: port<Scenes>(async (_, works) => unknownOfEach('사고 현장', works)),
  unassessed: port<Unassessed>(async () => 'unknown'),
  openAssessments: port<OpenAssessments>(async () => 'unknown'),
  /** What was cut for a permit that is closed, and is to be let in again. */
  isolationsEnd: port<(tx: Transaction, permitNo: number, now: Date) => Promise<void>>(async () => {}),
  conflicts: port<Conflicts>(async (_, asked) => unknownOfEach('동시작업', asked)),
  /** The marks of one permit stand for another as well. */
  samePlaces: port<SamePlaces>(async () => undefined),
  vendorStops: port<VendorStops>(async () => 'unknown'),
  planStops: port<PlanStops>(async (_, asked) => unknownOfEach('작업계획서', asked)),
  /** Nobody is known to have signed. */
  planSigns: port<PlanSigns>(async (_, asked) =>
    asked.flatMap(({ permitNo, personNos }) => personNos.map((personNo) => ({ permitNo, personNo }))),
  ),
  constructions: port<Constructions>(async (_, asked) => unknownOfEach('공사', asked)),
  /** Nothing is known to have been brought in. */
  materials: port<Materials>(async () => []),
})
