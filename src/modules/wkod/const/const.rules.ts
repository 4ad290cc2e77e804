/** A construction on its way: what follows from what is written, what stands in the way, whom a stop reaches. */
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem, type RuleProblem } from '#platform/server/refusal.ts'
import { suspendPermits } from '../permit/permit.api.ts'
import { allEnded, dutiesDone, startReached } from './const.guards.ts'
import { constMessages as m } from './const.messages.ts'
import { construction } from './const.model.ts'
import { permitsOf } from './const-queries.ts'
import { type Context, withDuties } from './const-values.ts'
import { openDuties } from './duty.logic.ts'

type Effect = EffectContext<typeof construction>

const written = [refuseReversed, refuseTwice, refuseOverPlan, refuseShortReason]

export const constRules = rulesFor(construction, {
  set: {
    create: [withDuties],
    edit: [withDuties],
    register: [withDuties],
    prepare: [withDuties],
    suspend: [({ reason }) => ({ suspDesc: reason.reasonDesc, measureDesc: null })],
    resume: [() => ({ suspDesc: null, suspPermitCnt: 0 })],
  },
  refuse: {
    register: written,
    edit: [(context) => (context.record.statusCd === 'TEMP' ? undefined : firstOf(written, context))],
    finish: [refuseEarlyEnd],
  },
  guard: { prepare: [dutiesDone], start: [startReached, dutiesDone], finish: [allEnded] },
  follow: {
    register: [tells(m.CONST_NEW)],
    prepare: [tells(m.CONST_READY)],
    suspend: [stopPermits],
    resume: [tells(m.CONST_RESUME)],
  },
})

const firstOf = (rules: readonly ((context: Context) => RuleProblem | undefined)[], context: Context) =>
  rules.map((rule) => rule(context)).find(Boolean)

/** CM-05 */
function refuseReversed({ record }: Context) {
  if (!record.startYmd || !record.endYmd || record.startYmd <= record.endYmd) return undefined
  return problem(construction, 'endYmd', 'CM-05', '종료일은 시작일보다 빠를 수 없습니다.')
}

function refuseTwice({ record }: Context) {
  const vendors = (record.vendors ?? []).map(({ vendorCd }) => vendorCd)
  if (new Set(vendors).size === vendors.length) return undefined
  return problem(construction, 'vendors', 'CONST_VENDOR_TWICE', '같은 업체를 두 번 넣을 수 없습니다.')
}

function refuseOverPlan({ record }: Context) {
  const planned = (record.costPlans ?? []).reduce((sum, { planAmt }) => sum + (planAmt ?? 0), 0)
  if (planned <= (record.safCostAmt ?? 0)) return undefined
  return problem(
    construction,
    'costPlans',
    'CONST_PLAN_OVER',
    '사용계획의 합({sum}원)이 산업안전보건관리비({limit}원)보다 많습니다.',
    { values: { sum: planned.toLocaleString('ko-KR'), limit: (record.safCostAmt ?? 0).toLocaleString('ko-KR') } },
  )
}

/** A few letters are no reason. */
function refuseShortReason({ record }: Context) {
  const short = (record.duties ?? []).some(
    (one) => one.exemptDesc?.trim() && openDuties([{ ...one, doneYmd: null }]).length > 0,
  )
  if (!short) return undefined
  return problem(construction, 'duties', 'CONST_EXEMPT', '제외 사유를 10자 이상 입력하세요.')
}

function refuseEarlyEnd({ record }: Context) {
  if ((record.actualEndYmd ?? '') >= record.startYmd) return undefined
  return problem(construction, 'actualEndYmd', 'CONST_END_EARLY', '준공일은 착공일보다 빠를 수 없습니다.')
}

/** The works of the construction stop in the same transaction; each of them is started anew by itself. */
async function stopPermits({ record, db, now, person, reason, notify }: Effect) {
  const rows = await asProgram(db).query<{ no: number }>(
    sql`select m.permit_no as no from ${permitsOf(record)} and m.status_cd = 'WORK'`,
  )
  const stopped = await suspendPermits(
    db,
    { permitNos: rows.map(({ no }) => no) },
    {
      reasonCd: 'INSPECTION',
      reasonDesc: `${record.constNm}: ${reason.reasonDesc ?? ''}`,
      byUserId: person.userId,
      now,
    },
  )
  await db.query(sql`update consts set susp_permit_cnt = ${stopped.length} where const_no = ${record.constNo}`)
  await notify.tell(m.CONST_SUSP, record, { n: stopped.length, reason: reason.reasonDesc })
}
