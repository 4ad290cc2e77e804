/** What follows a check that is done: what is bad goes to the register, the plan is done, who has to hears of what is critical. */

import { permitPort } from '#modules/common/permit.ports.ts'
import { textTo } from '#modules/common/text-to.api.ts'
import { registerFindings } from '#modules/impr/impr/impr.api.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { hearPatrol } from '../../patrol/patrol.api.ts'
import { safetyCheckMessages as m } from '../check.messages.ts'
import { type CheckPlan, checkPlan } from '../plan/check-plan.model.ts'
import { safetyCheck } from './safety-check.model.ts'
import { bad, isCritical } from './safety-check-items.ts'

type Effect = EffectContext<typeof safetyCheck>

export async function afterDone(effect: Effect): Promise<void> {
  const plan = await planOf(effect)
  await registerBad(effect, plan)
  await endPlan(effect, plan)
  await tellPatrol(effect)
  await tellCritical(effect)
}

/** Of a route: two days on which nobody had patrolled are looked at once more. */
async function tellPatrol({ record: { areaTypeCd, plantCd, checkDt }, db, now }: Effect): Promise<void> {
  if (areaTypeCd === 'ROUTE') await hearPatrol(db, { plantCd, checkDt, now })
}

/** What was begun and not finished is looked at again by its day. */
export async function afterPause({ record, db, person, now }: Effect): Promise<void> {
  await db.program(checkPlan, { by: person, now }).act(record.checkPlanNo, 'pause')
}

type PlanFacts = Pick<CheckPlan, 'checkPlanNo' | 'statusCd' | 'limitYmd' | 'ownerUserId'>
async function planOf({ record, db }: Effect): Promise<PlanFacts> {
  const [plan] = await asProgram(
    db,
  ).query<PlanFacts>(sql`select check_plan_no::float8 as "checkPlanNo", status_cd as "statusCd",
      limit_ymd::text as "limitYmd", owner_user_id as "ownerUserId"
    from check_plan where check_plan_no = ${record.checkPlanNo} for no key update`)
  if (!plan) throw new RangeError(`No plan ${record.checkPlanNo}`)
  return plan
}

/** R7: a row of the register for each that is bad, in the transaction of the check. */
async function registerBad(effect: Effect, plan: PlanFacts): Promise<void> {
  const { record, db, person, now } = effect
  const found = bad(record.items)
  if (found.length === 0) return
  const inspector = record.inspectorUserId ?? person.userId
  const imprNos = await registerFindings(
    { db, person, now },
    found.map((item) => ({
      srcCd: 'CHK' as const,
      srcNo: String(record.safetyCheckNo),
      srcRowNo: String(item.itemNo),
      plantCd: record.plantCd,
      imprTitle: `${item.itemNm ?? ''}`.slice(0, 100),
      imprDesc: item.ngDesc ?? '',
      placeDesc: (record.targetNm ?? '').slice(0, 200) || (record.checkTitle ?? '').slice(0, 200),
      processNo: record.processNo,
      riskGradeCd: item.riskGradeCd ?? 'MID',
      owner: item.vendorCd ? { vendorCd: item.vendorCd } : { userId: item.ownerUserId ?? plan.ownerUserId ?? '' },
      verifyUserId: item.verifyUserId ?? inspector,
      parentImprNo: item.joinImprNo,
    })),
  )
  const numbers = new Map(found.map(({ itemNo }, at) => [itemNo, imprNos[at] ?? null]))
  const items = (record.items ?? []).map((item) => ({ ...item, imprNo: numbers.get(item.itemNo) ?? null }))
  await db
    .program(safetyCheck, { by: person, now })
    .note(record.safetyCheckNo, 'EDIT', { items, openImprCnt: found.length })
}

const HOUR_MS = 3_600_000

/** R9: a check counts by the day on which it was made. */
async function endPlan({ record, db, person, now, notify }: Effect, plan: PlanFacts): Promise<void> {
  const plans = db.program(checkPlan, { by: person, now })
  const { checkPlanNo, statusCd, limitYmd } = plan
  const { safetyCheckNo } = record
  const isInTime = limitYmd === null || dayOf(record.checkDt) <= limitYmd
  // So many hours a phone may be without a network before somebody has to look at what it brings.
  const { CHECK_LATE_HOUR = 72 } = await legalNumbers(db, ['CHECK_LATE_HOUR'], dayOf(record.checkDt))
  const isHeardOfInTime = now.getTime() - Date.parse(record.checkDt) <= CHECK_LATE_HOUR * HOUR_MS
  if (statusCd === 'MISS') {
    if (isInTime && isHeardOfInTime) return void (await plans.act(checkPlanNo, 'arrive', { safetyCheckNo }))
    const missed = await plans.note(checkPlanNo, 'EDIT', { safetyCheckNo })
    if (missed && isInTime) await notify.tell(m.CHK_LATE, missed)
    return
  }
  if (isInTime) return void (await plans.act(checkPlanNo, 'finish', { safetyCheckNo }))
  // Made when its time was over, before the clock had noticed.
  await plans.act(checkPlanNo, 'miss', { safetyCheckNo, missDt: now.toISOString() })
}

/** R5: whoever answers for the equipment hears at once; work on it stops in this transaction. */
async function tellCritical({ record, db, now, notify }: Effect): Promise<void> {
  if (!isCritical(record.items)) return
  await notify.tell(m.CHK_CRIT, record)
  const { plantCd, equipNo, safetyCheckNo, checkTitle, targetNm } = record
  await textTo(
    asProgram(db),
    now,
    m.CHK_CRIT,
    sql`select d.user_id, jsonb_build_object('title', ${checkTitle}::text, 'target', ${targetNm}::text) as values_json,
        'check-crit:' || ${safetyCheckNo}::text as once_key
      from directory_role d where d.auth_grp_cd = 'SUP' and d.plant_cd = ${plantCd}`,
  )
  if (equipNo !== null) await permitPort.recheckAt(db, { plantCd, equipNos: [equipNo] }, now)
}
