/** What forbids an action of a permit because another part of the site says so. */
import { permitPort } from '#modules/common/permit.ports.ts'
import { bannedSubcontract, SUBCONTRACT_LAW, SUBCONTRACT_TEXT } from '#modules/contractor/contract/subcontract.api.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { contractOfPlan } from '../../plan/plan.api.ts'
import { typesOf } from '../fields/permit-codes.model.ts'
import { materialChecks, usesMaterials } from '../materials/materials.logic.ts'
import type { Permit } from '../permit.model.ts'
import { type ConflictAsked, permitAsks } from '../permit.ports.ts'
import { block, listOf, need, RULES, unknown } from './guard-parts.logic.ts'
import { asItWas, type Guard, isFilled, namesOf, peopleOf } from './permit-facts.ts'

/** An approved plan covers the days and the kinds of the work; one that is suspended covers nothing. */
export const coveredByPlan: Guard = async ({ record, db }) => {
  const { plantCd, vendorCd, wkodPlanNo } = record
  if (!isFilled(record)) return []
  const asked = { plantCd, vendorCd, wkodPlanNo, fromYmd: record.wkodDt, toYmd: dayOf(record.workToDt) }
  const found = await permitAsks.plans(db, { ...asked, permitTypeCds: typesOf(record) })
  return found.filter(({ resultCd }) => resultCd !== 'OK')
}

/**
 * Who works under a permit, by whichever door he came, is who the work was approved for. Asked of the crew as it would be.
 *
 * @law 산업안전보건법 제60조
 */
export async function subcontracted(db: Transaction, record: Permit): Promise<Check[]> {
  const { vendorCd, wkodPlanNo, wkodDt, workToDt } = record
  const program = asProgram(db)
  const work = await contractOfPlan(program, wkodPlanNo)
  const asked = { ...work, vendorCd, fromYmd: wkodDt, toYmd: dayOf(workToDt), personNos: peopleOf(record) }
  const evidenceDesc = await bannedSubcontract(program, asked)
  if (!evidenceDesc) return []
  return [block('PT_SUBCONTRACT', SUBCONTRACT_TEXT, { field: 'permitCrew', law: SUBCONTRACT_LAW, evidenceDesc })]
}
export const notSubcontracted: Guard = ({ record, db }) => (isFilled(record) ? subcontracted(db, record) : [])

/** Works around it that may not go on beside it, or have to be agreed on first; what was agreed on is no news. */
export const freeOfConflicts =
  (step: ConflictAsked['step']): Guard =>
  async ({ record, db, now }) => {
    if (!isFilled(record)) return []
    const { permitNo, workFromDt: fromDt, workToDt, extendToDt } = record
    const toDt = step === 'extend' ? (extendToDt ?? workToDt) : workToDt
    const found = await permitAsks.conflicts(db, { permitNo, step, fromDt, toDt, now })
    return found.filter(({ resultCd }) => resultCd !== 'OK')
  }

/** A contractor with too many demerits gets no new permits for a while. */
export const vendorAllowed: Guard = async ({ record, db, today }) => {
  const { vendorCd } = record
  if (vendorCd === null) return []
  const stop = await permitAsks.vendorStops(db, vendorCd, today)
  if (stop === 'unknown') return [unknown('협력업체 제재')]
  return need(!stop, 'PT_VENDOR_STOP', '벌점이 많아 {to}까지 새 작업허가를 신청할 수 없습니다.', {
    values: { to: stop?.toYmd ?? '' },
    law: '산업안전보건법 제63조, 사내 기준',
    evidenceDesc: stop?.docNo ?? '',
    lifterCds: ['CSO'],
  })
}

/**
 * What the plan says has been told to everybody who works under it: each has signed the revision in force.
 *
 * @law 산업안전보건기준에 관한 규칙 제38조제2항
 */
export const planSigned: Guard = async ({ record, db }) => {
  const { wkodPlanNo, vendorCd } = record
  if (wkodPlanNo === null || vendorCd === null) return []
  const missing = await permitAsks.planSigns(db, wkodPlanNo, peopleOf(record))
  return need(missing.length === 0, 'PT_PLAN_SIGN', '작업계획서에 서명하지 않은 인원이 {n}명 있습니다. ({names})', {
    values: { n: missing.length, names: await namesOf(db, missing) },
    law: `${RULES} 제38조제2항`,
    lifterCds: ['VSM'],
  })
}

/** What the work uses is on the site by an approved request of the same contractor, and is handled as that says. */
export const materialsReady: Guard = async ({ record, db }) => {
  const { plantCd, vendorCd, msdsNo, msdsInYn } = record
  if (vendorCd === null || !usesMaterials(record)) return []
  const docNos = [...listOf(msdsNo)]
  const found = await permitAsks.materials(db, { plantCd, vendorCd, docNos, withOthers: false })
  return materialChecks(docNos, found, { lastYmd: dayOf(record.workToDt), isConfirmed: msdsInYn === 'Y' })
}

/** What has to be so elsewhere before work that was stopped goes on. */
export const releasedByOthers: Guard = async (context) => {
  const { db, now } = context
  const { permitNo, plantCd, areaDeptCd, suspReasonCd: reasonCd, suspDt } = asItWas(context)
  if (!reasonCd || !suspDt) return []
  const asked = { permitNo, plantCd, areaDeptCd, reasonCd, suspDt, now }
  const found = await Promise.all(permitPort.resumeConditions(db).map((ask) => ask(db, asked)))
  return found.flat().filter(({ resultCd }) => resultCd !== 'OK')
}
