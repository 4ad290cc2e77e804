/** What follows from an action of a permit: grades, moments, names, rows of its log. */

import { type SuspReason, suspReasons } from '#modules/common/stop-reasons.model.ts'
import { revisionsInForce, supervisedAnalyses } from '#modules/saf/jsa/jsa.api.ts'
import { addMonths } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { problem, ruleRefused } from '#platform/server/refusal.ts'
import type { Scene } from '#platform/server/stories/step.ts'
import { gradeOf, routeOf } from './ask/grade.logic.ts'
import { type Context, eligibilityOf } from './ask/permit-facts.ts'
import { type PermitLimits, permitLimits } from './ask/permit-limits.ts'
import { HOUR_MS, isNightWork } from './ask/validity.logic.ts'
import { lineOf, withEverybody } from './crew/party.logic.ts'
import { asksDecision, type StopSource, typesOf } from './fields/permit-codes.model.ts'
import { type Permit, type PermitCheckLine, type PermitCrewLine, permit } from './permit.model.ts'
import { withDecision } from './stop/decide.logic.ts'

/** What of a step needs no database: rules and stories share it. */
export type Telling = Scene<typeof permit>
type Told = Telling['record']

const MONTHS = 12
/** How what an area adds to one permit is numbered. */
const ADDED = 'ADD-'

export type CheckItem = Pick<
  PermitCheckLine,
  'checkItemNo' | 'typeCd' | 'stageCd' | 'checkDesc' | 'lawRefDesc' | 'requiredYn' | 'photoYn'
>
const later = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString()

export interface JsaFacts {
  residual: number | null
  jsaRevNo: number | null
  isDayOff: boolean
}
/** What the JSA leaves, and whether the day is a day off: Saturday, Sunday, a holiday. */
export async function jsaFacts(
  db: Queries,
  { jsaNo, plantCd, wkodDt }: Pick<Permit, 'jsaNo' | 'plantCd' | 'wkodDt'>,
): Promise<JsaFacts> {
  const [row] = await db.query<JsaFacts>(
    sql`select max(j.max_after_val) as residual, max(j.jsa_rev_no) as "jsaRevNo",
        extract(isodow from ${wkodDt}::date) > 5 or exists (select from com_holiday h where h.holiday_ymd = ${wkodDt}::date
          and h.delete_yn = 'N') as "isDayOff"
      from (select 1) one left join jsa j on j.jsa_no = ${jsaNo ?? 0} and j.plant_cd = ${plantCd}`,
  )
  return row ?? { residual: null, jsaRevNo: null, isDayOff: false }
}

/** Grade and way of approval, anew whenever something of the permit changed; kept from approval on. */
async function graded({ record, db, today }: Context) {
  if (!isDated(record)) return {}
  const [limits, facts] = await Promise.all([permitLimits(db, today), jsaFacts(db, record)])
  return gradedBy(record, limits, facts)
}
const isDated = ({ workFromDt, workToDt, wkodDt, permitBaseCd }: Told) =>
  Boolean(workFromDt && workToDt && wkodDt && permitBaseCd)

type Grading = Partial<Pick<Told, 'riskGradeCd' | 'gradeDesc' | 'jsaRevNo' | 'apprRouteCd'>>
export function gradedBy(record: Told, limits: PermitLimits, { residual, jsaRevNo, isDayOff }: JsaFacts): Grading {
  if (!isDated(record)) return {}
  // Work of several days rests at night: its window crosses midnights, its work does not.
  const isNight = record.sevenDayYn !== 'Y' && isNightWork({ fromDt: record.workFromDt, toDt: record.workToDt }, limits)
  const { excavationM, liftOkPct } = limits
  const { grade, reasons } = gradeOf(record, { residual, isNight, excavationM, liftOkPct })
  return {
    riskGradeCd: grade,
    gradeDesc: reasons.join(', ') || null,
    jsaRevNo,
    apprRouteCd: routeOf(grade, isNight, isDayOff),
  }
}
const gradedStates: ReadonlySet<string> = new Set(['TEMP', 'RTN', 'REVIEW', 'PREP'])
export const isGraded = ({ record }: Pick<Telling, 'record'>) => gradedStates.has(record.statusCd)
export const gradedWhileOpen = (context: Context) => (isGraded(context) ? graded(context) : {})

/**
 * Who supervises the work of a contractor, which cannot look the site's people up: whom its plan names; without a plan the
 * one whom all its contracts of the day name.
 */
export async function supervised({ record, db, today }: Context) {
  const { vendorCd, ownUserId, wkodPlanNo, plantCd } = record
  if (!vendorCd || ownUserId) return {}
  const day = record.wkodDt ?? today
  const [found] = await db.queryAs<{ ownUserId: string | null }>(
    'SYSTEM',
    sql`select coalesce(
        (select p.own_user_id from wkod_plan p where p.wkod_plan_no = ${wkodPlanNo ?? 0} and p.vendor_cd = ${vendorCd}),
        (select max(c.own_user_id) from vendor_contract c where c.vendor_cd = ${vendorCd} and c.plant_cd = ${plantCd}
          and c.status_cd = 'ACTIVE' and c.delete_yn = 'N' and ${day}::date between c.start_ymd and c.end_ymd
          having count(distinct c.own_user_id) = 1)) as "ownUserId"`,
  )
  return found?.ownUserId ? { ownUserId: found.ownUserId } : {}
}

/** Whose order the work is: the department of whoever supervises it. */
export async function ordered({ record, before, db }: Context) {
  if (record.ownUserId === (before?.ownUserId ?? null)) return {}
  const [owner] = await db.queryAs<{ deptCd: string | null }>(
    'SYSTEM',
    sql`select dept_cd as "deptCd" from sys_user where user_id = ${record.ownUserId}`,
  )
  return { ownDeptCd: owner?.deptCd ?? null }
}

/**
 * Where the analysis asks for somebody who is there all the time, it is whoever ordered the work until another is named.
 * Own work that he leads he supervises as he leads it.
 *
 * @law 산업안전보건법 제16조
 */
export async function attended({ record, before, db }: Context): Promise<Partial<Permit>> {
  const { ownUserId, jsaNo } = record
  const crew = record.permitCrew ?? []
  const isDraft = !before || before.statusCd === 'TEMP' || before.statusCd === 'RTN'
  if (!isDraft || !ownUserId || !jsaNo || crew.some(({ crewRoleCd }) => crewRoleCd === 'SUP')) return {}
  if (!(await supervisedAnalyses(asProgram(db), [jsaNo], true)).has(jsaNo)) return {}
  const his = crew.find(({ userId }) => userId === ownUserId)
  if (!his) return { permitCrew: [...crew, lineOf({ userId: ownUserId }, 'SUP')] }
  if (his.crewRoleCd !== 'LEADER') return {}
  return { permitCrew: crew.map((line) => (line === his ? { ...line, crewRoleCd: 'SUP' } : line)) }
}

export const created = ({ person, record }: Telling) => ({
  leaderUserId: record.leaderUserId ?? (person.kind === 'staff' ? person.userId : null),
})

export const checkTypesOf = (record: Parameters<typeof typesOf>[0]): string[] => [
  ...new Set<string>(typesOf(record).concat('GEN')),
]

/** The items of the types as the site keeps them now, with the ticks that were there; what the area added stays. */
const checksFor = async (db: Queries, record: Permit): Promise<PermitCheckLine[]> =>
  checksOf(record, await checkItems(db, checkTypesOf(record)))

export const checkItems = (db: Queries, types: readonly string[]): Promise<CheckItem[]> =>
  db.query(
    sql`select check_item_no as "checkItemNo", type_cd as "typeCd", stage_cd as "stageCd", check_desc as "checkDesc",
        law_ref_desc as "lawRefDesc", required_yn as "requiredYn", photo_yn as "photoYn"
      from permit_check_item where type_cd = any(${[...types]}::text[]) and use_yn = 'Y' and delete_yn = 'N'
      order by sort_order, check_item_no`,
  )

/** @param items of all types, or of more than are asked for */
export function checksOf(record: Told, items: readonly CheckItem[]): PermitCheckLine[] {
  const known = new Map((record.permitCheck ?? []).map((line) => [line.checkItemNo, line]))
  const unticked = {
    okYn: 'N',
    okDt: null,
    checkUserId: null,
    photoFileNo: null,
    memoDesc: null,
  } as const
  const asked = checkTypesOf(record).flatMap((type) => items.filter(({ typeCd }) => typeCd === type))
  return [
    ...asked.map((item) => ({ ...unticked, ...known.get(item.checkItemNo), ...item })),
    ...(record.permitCheck ?? []).filter(({ checkItemNo }) => checkItemNo?.startsWith(ADDED)),
  ]
}

export async function submitted(context: Context) {
  const { record, db, today } = context
  const [limits, permitCheck] = await Promise.all([permitLimits(db, today), checksFor(db, record)])
  return {
    ...(await graded(context)),
    ...asked(context, limits),
    permitCheck,
  }
}
export const asked = ({ record, now, person }: Telling, { slaH }: Pick<PermitLimits, 'slaH'>) => ({
  rqstDt: now.toISOString(),
  rqstUserId: person.userId,
  // Whoever changed the draft last; the request itself is not written yet.
  draftUserId: record.updateUserId ?? record.createUserId,
  slaDueDt: later(now, slaH),
  reviewUserId: null,
  reviewDt: null,
  coReviewUserId: null,
  coReviewDt: null,
  factsChangedDesc: null,
  firstToDt: record.workToDt,
})

/** What the site asks for may have changed since the request. */
export const reviewBegun = async ({ record, db }: Context) => ({ permitCheck: await checksFor(db, record) })

/** Who ticks, and when, is the server's; the words of an item are the template's, and none of them goes away. */
export function checksKept({ record, before, now, person }: Telling) {
  if (record.permitCheck === before?.permitCheck || !record.permitCheck) return {}
  const known = new Map((before?.permitCheck ?? []).map((line) => [line.checkItemNo, line]))
  const isReview = before?.statusCd === 'REVIEW'
  const given = record.permitCheck.map((line, index): PermitCheckLine => {
    const old = known.get(line.checkItemNo)
    const isTicked = line.okYn === 'Y'
    const tick =
      isTicked && old?.okYn === 'Y'
        ? { okDt: old.okDt, checkUserId: old.checkUserId }
        : { okDt: isTicked ? now.toISOString() : null, checkUserId: isTicked ? person.userId : null }
    const words = old ?? { ...line, checkItemNo: `${ADDED}${index + 1}`, typeCd: null, lawRefDesc: null }
    const { okYn, photoFileNo, memoDesc } = line
    return { ...words, okYn, photoFileNo, memoDesc, ...tick }
  })
  const sent = new Set(given.map(({ checkItemNo }) => checkItemNo))
  const dropped = (before?.permitCheck ?? []).filter(({ checkItemNo }) => !sent.has(checkItemNo))
  if (dropped.length > 0 || (!isReview && given.length > known.size)) throw checkRefusal()
  return { permitCheck: given }
}

/** What people signed and when they came is not typed in. */
export function crewKept({ record, before }: Telling) {
  if (record.permitCrew === before?.permitCrew || !record.permitCrew) return {}
  const keyOf = ({ personNo, userId }: PermitCrewLine) => `${personNo ?? ''}/${userId ?? ''}`
  const known = new Map((before?.permitCrew ?? []).map((line) => [keyOf(line), line]))
  const crew = new Map(
    record.permitCrew.map((line): [string, PermitCrewLine] => {
      const {
        tbmSignDt = null,
        addDt = null,
        leaveDt = null,
        checkDesc = null,
        maskDt = null,
      } = known.get(keyOf(line)) ?? {}
      return [keyOf(line), { ...line, tbmSignDt, addDt, leaveDt, checkDesc, maskDt }]
    }),
  )
  return { permitCrew: [...crew.values()] }
}

/** Whoever has a part stands on the list of people, and signs, locks and goes in and out by it. */
export const listed = ({ record, before }: Telling) => withEverybody(record, before)

/** Sent back, it is reviewed anew from the start. */
export const returned = () => ({ reviewUserId: null, reviewDt: null, coReviewUserId: null, coReviewDt: null })

export async function approved(context: Context) {
  return approvedUnder(context, await permitLimits(context.db, context.today))
}
export function approvedUnder({ record, person, now }: Telling, limits: PermitLimits) {
  if (record.statusCd === 'PREP') return { headApprUserId: person.userId }
  const { gasApproveMin, fireWatchMin } = limits
  return {
    apprUserId: person.userId,
    apprDt: now.toISOString(),
    gasFreshMinVal: gasApproveMin,
    fireWatchMinVal: fireWatchMin,
  }
}

/** The sets measured until now no longer count, the approval neither. */
export const recalled = ({ now }: Pick<Telling, 'now'>) => ({
  gasFromDt: now.toISOString(),
  gasNextDueDt: null,
  leaderSignDt: null,
  leaderSignDesc: null,
  issueUserId: null,
  issueDt: null,
  apprUserId: null,
  apprDt: null,
  headApprUserId: null,
})

/** A JSA that was revised meanwhile holds from the next start on; work that goes on keeps the one it began with. */
const jsaInForce = async (db: Transaction, { jsaNo }: Permit): Promise<Partial<Permit>> =>
  (await revisionsInForce(asProgram(db), [jsaNo])).get(jsaNo) ?? {}

/** When work begins, it is kept of each of the crew why he might. */
export const started = async ({ record, now, db }: Context) => {
  const found = await eligibilityOf(db, [record], now)
  return { ...(await jsaInForce(db, record)), ...begun({ record, now }, found) }
}

/** What was found of somebody, in short. */
interface FoundOf {
  readonly personNo: number
  readonly ruleCd: string
  readonly resultCd: string
}
const checkDescOf = (found: readonly FoundOf[], personNo: number | null): string | null =>
  found
    .filter((one) => one.personNo === personNo)
    .map(({ ruleCd, resultCd }) => `${ruleCd} ${resultCd}`)
    .join(', ') || null
export const begun = ({ record, now }: Pick<Telling, 'record' | 'now'>, found: readonly FoundOf[]) => ({
  startDt: record.startDt ?? now.toISOString(),
  permitCrew: (record.permitCrew ?? []).map((line) => ({
    ...line,
    addDt: line.addDt ?? now.toISOString(),
    checkDesc: checkDescOf(found, line.personNo),
  })),
})

const reasonOf = (code: string | null): SuspReason =>
  (Object.keys(suspReasons) as SuspReason[]).find((one) => one === code) ?? 'STOPWORK'

/** Whoever works under the permit: its contractor's people, the own employees of its crew. */
const worksHere = ({ permitCrew, leaderUserId }: Told, { kind, userId }: Telling['person']): boolean =>
  kind === 'vendor' ||
  leaderUserId === userId ||
  (permitCrew ?? []).some((line) => line.userId === userId && line.crewRoleCd !== 'SUP')

/** What a stop writes beside its line in the log, whoever stops: what another one asked for is over. */
export const stopColumns = (reasonCd: SuspReason, srcCd: StopSource, suspDt: string, isGasHigh = false) => ({
  suspReasonCd: reasonCd,
  suspDt,
  resumeAskDt: null,
  causeDesc: null,
  stopAskYn: asksDecision(reasonCd, srcCd) ? ('Y' as const) : ('N' as const),
  stopDecisionCd: null,
  stopDecisionDesc: null,
  gasHighYn: isGasHigh ? ('Y' as const) : ('N' as const),
  shmReleaseUserId: null,
  shmReleaseDt: null,
  headCountCnt: null,
})
function stopValues(
  { record, person, now }: Pick<Telling, 'record' | 'person' | 'now'>,
  reasonCd: SuspReason,
  reasonDesc: string | null,
  srcCd: StopSource = worksHere(record, person) ? 'CREW' : 'PERSON',
) {
  const suspDt = now.toISOString()
  const open = {
    byPersonNo: null,
    byWayCd: null,
    mistakeDt: null,
    decisionCd: null,
    resumeDt: null,
    resumeUserId: null,
    conditionDesc: null,
  }
  const line = { suspDt, reasonCd, reasonDesc, srcCd, byUserId: person.userId, ...open }
  return { ...stopColumns(reasonCd, srcCd, suspDt), permitSusp: [...(record.permitSusp ?? []), line] }
}
/** Nothing comes of them any more: nobody has to decide what becomes of their work. */
const goneForGood: readonly string[] = ['CANC', 'EXPIRED', 'REJ']
/** A stop that comes to know when the work stands already, or has ended: it is decided on like any other. */
export function stoppedToo(record: Told, { reasonCd, reasonDesc, person, at, srcCd }: LateStop) {
  const { permitSusp, stopAskYn } = stopValues({ record, person, now: at }, reasonCd, reasonDesc, srcCd)
  const asks = stopAskYn === 'Y' && !goneForGood.includes(record.statusCd)
  return { permitSusp, ...(asks && { stopAskYn, stopDecisionCd: null, stopDecisionDesc: null }) }
}
interface LateStop extends Pick<Telling, 'person'> {
  reasonCd: SuspReason
  reasonDesc: string | null
  at: Date
  /** Left out, by who says so. */
  srcCd?: StopSource
}

export async function resumed(context: Context) {
  const { record, db } = context
  const isNextDay = record.sevenDayYn === 'Y' && record.suspReasonCd === 'BREAK'
  return { ...(isNextDay && (await jsaInForce(db, record))), ...wentOn(context) }
}
/** Of the log of a permit, with what the last line did not say before. */
export const withLast = <L extends object>(lines: readonly L[] | null, values: Partial<L>): L[] =>
  (lines ?? []).map((line, index, all) => (index === all.length - 1 ? { ...line, ...values } : line))

/** Who came while the work stood, and has signed, is at work with it from now on. */
const cameMeanwhile = ({ permitCrew }: Told, at: string) =>
  (permitCrew ?? []).map((line) => (line.tbmSignDt && !line.addDt && !line.leaveDt ? { ...line, addDt: at } : line))
export function wentOn({ record, person, now }: Telling) {
  const log = record.permitSusp ?? []
  const conditionDesc = record.causeDesc ?? record.stopDecisionDesc
  return {
    suspReasonCd: null,
    suspDt: null,
    stopAskYn: 'N' as const,
    resumeAskDt: null,
    permitCrew: cameMeanwhile(record, now.toISOString()),
    // Of several stops that hold the work all are over.
    permitSusp: log.map((line) =>
      line.resumeDt === null
        ? { ...line, resumeDt: now.toISOString(), resumeUserId: person.userId, conditionDesc }
        : line,
    ),
  }
}

/** @param isWatched who watches for fire stays until the end is confirmed */
const everybodyGone = ({ permitCrew }: Told, at: string, isWatched: boolean) =>
  (permitCrew ?? []).map((line) =>
    isWatched && line.crewRoleCd === 'FIRE' ? line : { ...line, leaveDt: line.leaveDt ?? at },
  )
export async function closed(context: Context) {
  return closedUnder(context, await permitLimits(context.db, context.today))
}
export const closedUnder = ({ record, person, now, today }: Telling, { retainY }: Pick<PermitLimits, 'retainY'>) => ({
  closeDt: now.toISOString(),
  closeUserId: person.userId,
  permitCrew: everybodyGone(record, now.toISOString(), false),
  isoDecisionCd: record.isoDecisionCd ?? 'NONE',
  retainToYmd: addMonths(today, retainY * MONTHS),
})

/** What a step writes that looks nothing up: the rules write it, and so does a story. */
export const plainSets = {
  finishReview: ({ person, now }: Telling) => ({ reviewUserId: person.userId, reviewDt: now.toISOString() }),
  coReview: ({ person, now }: Telling) => ({ coReviewUserId: person.userId, coReviewDt: now.toISOString() }),
  sendBack: returned,
  signIssue: ({ now }: Telling) => ({ leaderSignDt: now.toISOString() }),
  issue: ({ person, now }: Telling) => ({ issueUserId: person.userId, issueDt: now.toISOString() }),
  askExtension({ record, person, now, reason }: Telling) {
    const none = { apprUserId: null, apprDt: null, denyDesc: null }
    const asked = { rqstDt: now.toISOString(), rqstUserId: person.userId, toDt: record.extendToDt, ...none }
    return { permitExtend: [...(record.permitExtend ?? []), { ...asked, reasonDesc: reason.reasonDesc }] }
  },
  extend: ({ record, person, now }: Telling) => ({
    workToDt: record.extendToDt ?? record.workToDt,
    extendCnt: (record.extendCnt ?? 0) + 1,
    permitExtend: withLast(record.permitExtend, { apprUserId: person.userId, apprDt: now.toISOString() }),
  }),
  refuseExtension({ record, person, now, reason: { reasonDesc: denyDesc } }: Telling) {
    const refused = { apprUserId: person.userId, apprDt: now.toISOString(), denyDesc }
    return { extendToDt: null, permitExtend: withLast(record.permitExtend, refused) }
  },
  stop: ({ reason: { reasonCd, reasonDesc }, ...telling }: Telling) =>
    stopValues(telling, reasonOf(reasonCd), reasonDesc),
  endDay: (telling: Telling) => ({ ...stopValues(telling, 'BREAK', null), dailyCheckYmd: null }),
  checkDay: ({ today }: Telling) => ({ dailyCheckYmd: today }),
  /** What the demand to stop rested on stands beside it, too. */
  decideStop: ({ record }: Telling) => ({
    permitSusp: withDecision(record.permitSusp, record.stopDecisionCd),
  }),
  askResume: ({ now }: Telling) => ({ resumeAskDt: now.toISOString() }),
  release: ({ now, person }: Telling) => ({ shmReleaseDt: now.toISOString(), shmReleaseUserId: person.userId }),
  finish({ record, now }: Telling) {
    const at = now.toISOString()
    return {
      doneDt: at,
      suspReasonCd: null,
      hotEndDt: record.permitBaseCd === 'HOT' ? (record.hotEndDt ?? at) : null,
      permitCrew: everybodyGone(record, at, record.permitBaseCd === 'HOT'),
    }
  },
  checkFire({ record, person, now }: Telling) {
    const look = { checkDt: now.toISOString(), checkUserId: person.userId, memoDesc: null }
    const fireChecks = [...(record.fireChecks ?? []), look]
    return { fireChecks, fireCheckCnt: fireChecks.length }
  },
}

const checkRefusal = () =>
  ruleRefused([
    problem(permit, 'permitCheck', 'PT_CHECK_FIXED', '안전조치 항목은 뺄 수 없습니다. 검토할 때만 더할 수 있습니다.'),
  ])
