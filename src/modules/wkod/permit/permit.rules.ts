import { hasRole } from '#platform/model/access.ts'
import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { oneEach, type RuledDocument, rulesFor } from '#platform/server/documents/rules.ts'
import { problem, type RuleProblem } from '#platform/server/refusal.ts'
import type { Context } from './ask/permit-facts.ts'
import { permitLimits } from './ask/permit-limits.ts'
import { extensionChecks } from './ask/validity.logic.ts'
import { otherPhoto } from './check/other-photo.ts'
import { refuseFarEdit } from './conditions/area.ts'
import { LEAST_REASON } from './conditions/locked.ts'
import { permitGuards } from './conditions/permit-conditions.ts'
import { typesOf } from './fields/permit-codes.model.ts'
import { permit } from './permit.model.ts'
import { permitAsks } from './permit.ports.ts'
import { permitEffects } from './permit-effects.ts'
import {
  approved,
  attended,
  checksKept,
  closed,
  created,
  crewKept,
  gradedWhileOpen,
  listed,
  ordered,
  plainSets,
  recalled,
  resumed,
  reviewBegun,
  started,
  submitted,
  supervised,
} from './permit-sets.ts'
import { hoursOfDay, usual } from './request/permit-usual.ts'
import { followRefusal } from './review/reviewed-facts.ts'

export const permitRules: RuledDocument = rulesFor(permit, {
  set: {
    ...oneEach(plainSets),
    create: [created, hoursOfDay, usual, listed, supervised, ordered, attended, gradedWhileOpen],
    edit: [checksKept, crewKept, listed, hoursOfDay, supervised, ordered, attended, gradedWhileOpen],
    submit: [attended, submitted],
    review: [reviewBegun],
    approve: [approved],
    recall: [recalled],
    start: [started],
    resume: [resumed],
    close: [closed],
  },
  refuse: {
    create: [refuseForeignPlan],
    edit: [refuseFarEdit, refuseForeignReading, refuseForeignReason, refuseForeignPlan, refuseForeignPhoto],
    askExtension: [refuseExtension],
    finish: [refuseUntidied, refuseFireEnd],
    close: [refuseUndecidedIsolation, refuseUnseen],
  },
  guard: permitGuards,
  follow: permitEffects,
  afterRefusal: {
    finishReview: [followRefusal],
    coReview: [followRefusal],
    approve: [followRefusal],
    issue: [followRefusal],
    start: [followRefusal],
  },
})

const asProblem = ({ ruleCd, message, values, field = '' }: Check): RuleProblem =>
  problem(permit, field, ruleCd, message, values ? { values } : {})

/** Whoever asks hears at once what could never be granted. */
async function refuseExtension({ record, before, now, db, today }: Context) {
  const limits = await permitLimits(db, today)
  const { workFromDt: fromDt, workToDt: toDt } = before ?? record
  const hasNone = record.sevenDayYn === 'Y' || typesOf(record).includes('RAD')
  const asked = { fromDt, toDt, extendToDt: record.extendToDt ?? toDt, extendCnt: record.extendCnt ?? 0, hasNone }
  const [first] = extensionChecks({ ...asked, now: now.toISOString() }, limits)
  return first && asProblem(first)
}

/** A permit stands under a plan of whoever works by it; another vendor's is as unknown as one that is not there. */
async function refuseForeignPlan({ record, before, db }: Context) {
  const { wkodPlanNo, plantCd, vendorCd } = record
  if (!wkodPlanNo || wkodPlanNo === before?.wkodPlanNo) return undefined
  const [own] = await db.query(
    sql`select 1 from wkod_plan where wkod_plan_no = ${wkodPlanNo} and plant_cd = ${plantCd}
      and vendor_cd is not distinct from ${vendorCd}::text and delete_yn = 'N'`,
  )
  if (own) return undefined
  return problem(permit, 'wkodPlanNo', 'PT_PLAN_OTHER', '작업하는 업체의 작업계획서만 선택할 수 있습니다.')
}

/**
 * That a line is without pressure the area reads at the line, not whoever wants to open it.
 *
 * @law 산업안전보건기준에 관한 규칙 제278조
 */
function refuseForeignReading({ record, before, person }: Context) {
  if (record.residualVal === (before?.residualVal ?? null) || hasRole(person, 'OPR')) return undefined
  return problem(permit, 'residualVal', 'PT_RESIDUAL_BY', '잔류압력은 운전부서만 기록합니다.')
}

/** A photo is one of this permit's own files; another one's number is as unknown as one that is not there. */
async function refuseForeignPhoto({ record, before, db }: Context) {
  const known = new Set((before?.permitCheck ?? []).map(({ photoFileNo }) => photoFileNo))
  const given = (record.permitCheck ?? []).flatMap(({ photoFileNo }) =>
    photoFileNo === null || known.has(photoFileNo) ? [] : [photoFileNo],
  )
  if (given.length === 0) return undefined
  const own = new Set(await filesOf(asProgram(db), record.checkPhotoFileId))
  if (given.every((fileNo) => own.has(fileNo))) return undefined
  return otherPhoto()
}
async function filesOf(db: Queries, attachFileId: number | null): Promise<number[]> {
  const rows = await db.query<{ fileNo: number }>(
    sql`select f.file_no::int as "fileNo" from attach_file f where f.attach_file_id = ${attachFileId}`,
  )
  return rows.map(({ fileNo }) => fileNo)
}

/** Why nothing is cut off the area says, in words. */
function refuseForeignReason({ record: { isoNoneDesc }, before, person }: Context) {
  if (isoNoneDesc === (before?.isoNoneDesc ?? null)) return undefined
  const at = (code: string, message: string) => problem(permit, 'isoNoneDesc', code, message)
  if (!hasRole(person, 'OPR')) return at('PT_ISO_WHY_BY', '격리하지 않는 사유는 운전부서만 적습니다.')
  if (!isoNoneDesc || isoNoneDesc.trim().length >= LEAST_REASON) return undefined
  return at('PT_ISO_WHY_SHORT', '격리하지 않는 사유를 10자 이상 적으세요.')
}

/** The watch after hot work begins when the fire went out: not before the work, nor before it last went on. */
function refuseFireEnd({ record, before }: Context) {
  const { hotEndDt, startDt, permitSusp } = record
  if (record.permitBaseCd !== 'HOT' || !hotEndDt || hotEndDt === before?.hotEndDt) return undefined
  const begun = [startDt, ...(permitSusp ?? []).map(({ resumeDt }) => resumeDt)].flatMap((dt) => dt ?? [])
  const last = Math.max(...begun.map((dt) => Date.parse(dt)))
  if (Date.parse(hotEndDt) >= last) return undefined
  return problem(permit, 'hotEndDt', 'PT_FIRE_END', '화기종료는 마지막 작업개시·재개보다 늦어야 합니다.')
}

function refuseUntidied({ record }: Context) {
  if (record.finishedYn === 'Y') return undefined
  return problem(permit, 'finishedYn', 'PT_UNTIDIED', '공구와 폐기물을 정리했는지 확인하세요.')
}

/** Whether what was isolated stays so is decided when the work ends, not forgotten. */
async function refuseUndecidedIsolation({ record, before, db }: Context) {
  if (before?.isoDecisionCd) return undefined
  const linked = await permitAsks.isolations(db, [record.permitNo])
  if ((linked !== 'unknown' && linked.length === 0) || record.isoDecisionCd !== 'NONE') return undefined
  return problem(permit, 'isoDecisionCd', 'PT_ISO_DECISION', '격리를 해제할지 유지할지 선택하세요.')
}

/** Who closes has been there: what he saw he says in words (2.3). */
function refuseUnseen({ record: { closeDesc } }: Context) {
  if ((closeDesc ?? '').trim().length >= LEAST_REASON) return undefined
  return problem(permit, 'closeDesc', 'PT_CLOSE_WORDS', '현장에서 확인한 것을 {n}자 이상 적으세요.', {
    values: { n: LEAST_REASON },
  })
}
