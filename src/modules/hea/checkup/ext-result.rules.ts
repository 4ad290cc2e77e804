import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { messageOf } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { dueNumbers } from '../exposure/due-numbers.ts'
import { markExamined } from '../exposure/exposure.api.ts'
import { candidateRules } from './candidate.rules.ts'
import { checkupMessages as m } from './checkup.messages.ts'
import { type CheckupClass, designatedClasses } from './checkup-codes.model.ts'
import { earliestElsewhere } from './ext-result.logic.ts'
import { type ExtResult, extResult } from './ext-result.model.ts'
import { moveTargets } from './target-write.ts'

type Context = ActionContext<typeof extResult>
type Effect = EffectContext<typeof extResult>

export const extResultRules = rulesFor(extResult, {
  set: {
    create: [fromTarget],
    recognize: [({ reason }) => ({ recognizeDesc: reason.reasonDesc })],
    sendBack: [({ reason }) => ({ returnCd: reason.reasonCd, returnDesc: reason.reasonDesc })],
    resubmit: [() => ({ returnCd: null, returnDesc: null })],
  },
  refuse: {
    create: [refuseState, refuseSecond, refuseUndesignated, refuseOld],
    edit: [refuseUndesignated, refuseOld],
    resubmit: [refuseState, refuseUndesignated, refuseOld],
    recognize: [refuseState, refuseUndesignated, refuseOld],
  },
  follow: { create: [tellTeam], resubmit: [tellTeam], sendBack: [tellReturned], recognize: [recognize] },
})

interface Target {
  userId: string
  userNm: string
  heaCheckupTypeNm: string
  factorCds: string[]
  dueYmd: string | null
  targetStatusCd: string
  heaCheckupPlanNo: number
  heaCheckupPlanNm: string
  heaCheckupClassCd: CheckupClass
  checkupStartYmd: string
  checkupEndYmd: string
  planStatusCd: string
}

/** The target as far as the acting person may see it; a stranger's is not there. */
async function targetOf({ db, record }: Pick<Context, 'db' | 'record'>): Promise<Target | undefined> {
  const [target] = await db.query<Target>(sql`
    select t.user_id as "userId", u.user_nm as "userNm", t.hea_checkup_type_nm as "heaCheckupTypeNm",
      t.factor_cds as "factorCds", t.due_ymd as "dueYmd", t.target_status_cd as "targetStatusCd",
      p.hea_checkup_plan_no as "heaCheckupPlanNo", p.hea_checkup_plan_nm as "heaCheckupPlanNm",
      p.hea_checkup_class_cd as "heaCheckupClassCd", p.checkup_start_ymd as "checkupStartYmd",
      p.checkup_end_ymd as "checkupEndYmd", p.status_cd as "planStatusCd"
    from hea_checkup_target t join hea_checkup_plan p on p.hea_checkup_plan_no = t.hea_checkup_plan_no
      join directory_person u on u.user_id = t.user_id
    where t.hea_checkup_target_no = ${record.heaCheckupTargetNo} and t.delete_yn = 'N' and p.delete_yn = 'N'`)
  return target
}

async function fromTarget(context: Context) {
  const target = await targetOf(context)
  if (!target) return {}
  const { userId, userNm, heaCheckupPlanNo, heaCheckupClassCd } = target
  return { userId, personNm: userNm, heaCheckupPlanNo, heaCheckupClassCd }
}

/** Whoever is still to be examined, in a plan that is not closed. */
async function refuseState(context: Context) {
  const target = await targetOf(context)
  if (!target) return problem(extResult, 'heaCheckupTargetNo', 'HEA_EXT_TARGET', '검진 대상자가 아닙니다.')
  if (target.targetStatusCd === 'TARGET' && target.planStatusCd !== 'CLOSED') return undefined
  return problem(extResult, 'heaCheckupTargetNo', 'HEA_TARGET_STATE', '이미 예약했거나 검진이 끝난 대상자입니다.')
}

async function refuseSecond({ record, db }: Context) {
  const [other] = await db.query(sql`select from hea_ext_result where user_id = ${record.userId}
    and hea_checkup_target_no = ${record.heaCheckupTargetNo} and status_cd in ('RQST', 'RTN') and delete_yn = 'N'`)
  if (!other) return undefined
  return problem(
    extResult,
    'heaCheckupTargetNo',
    'HEA_EXT_TWICE',
    '이미 제출한 타기관 검진결과가 있습니다. 그 자료를 확인하십시오.',
  )
}

/** K6. @law 산업안전보건법 제130조제4항 */
function refuseUndesignated({ record }: Context) {
  if (!record.heaCheckupClassCd || !designatedClasses.has(record.heaCheckupClassCd) || record.designationNo?.trim())
    return undefined
  return problem(
    extResult,
    'designationNo',
    'HEA_ORG_NOT_DESIGNATED',
    '특수건강진단기관으로 지정된 기관만 선택할 수 있습니다.',
  )
}

/** The document lies within the cycle. */
async function refuseOld(context: Context) {
  const target = await targetOf(context)
  if (!target || !context.record.examYmd) return undefined
  const from = earliestElsewhere({ ...target, placementYmd: target.dueYmd }, await cycleOf(context, target))
  if (context.record.examYmd >= from) return undefined
  return problem(
    extResult,
    'examYmd',
    'HEA_EXT_OLD',
    '검진주기가 지난 결과는 인정할 수 없습니다. {from} 이후에 받은 검진이어야 합니다.',
    { values: { from } },
  )
}

/** Months; of several factors those of the shortest, of a shortened one its half. */
async function cycleOf({ db, today }: Pick<Context, 'db' | 'today'>, target: Target): Promise<number> {
  const system = {
    joins: db.joins,
    query: <Row>(statement: ReturnType<typeof sql>) => db.queryAs<Row>('SYSTEM', statement),
  }
  const { heaCheckupClassCd, userId, factorCds, heaCheckupTypeNm } = target
  const { officeMonths, otherMonths, cprEveryYears } = await candidateRules(system, today)
  if (heaCheckupClassCd === 'CPR') return cprEveryYears * 12
  if (heaCheckupClassCd === 'GEN') return heaCheckupTypeNm === '사무직' ? officeMonths : otherMonths
  const { shortenDivisor, preExemptMonthCnt, preExemptLongMonthCnt } = await dueNumbers(system, today)
  const months =
    heaCheckupClassCd === 'PRE'
      ? sql`case when f.cycle_group_no >= 4 then ${preExemptLongMonthCnt}::int else ${preExemptMonthCnt}::int end`
      : sql`case when exists (select from hea_worker_hazard h where h.user_id = ${userId} and h.factor_cd = f.factor_cd
          and h.shorten_reason_cd is not null and h.end_ymd is null and h.delete_yn = 'N')
        then f.cycle_month_cnt / ${shortenDivisor}::int else f.cycle_month_cnt end`
  const [row] = await system.query<{ months: number | null }>(
    sql`select min(${months})::int as months from hea_hazard_factor f where f.factor_cd = any(${factorCds}::text[])`,
  )
  return row?.months ?? otherMonths
}

/** He is examined: off the list of those to come, still among those that the plan counts, and his next one is set anew. */
async function recognize(effect: Effect): Promise<void> {
  const { record, db: tx, person, now, notify } = effect
  const target = await targetOf(effect)
  if (!target) return
  const { heaCheckupTargetNo, examYmd, userId } = record as ExtResult & { userId: string }
  await moveTargets({ tx, person, now }, [heaCheckupTargetNo], 'recognize', { set: { examYmd } })
  const told = { userId: person.userId, now }
  // When the next general checkup is due follows from the targets themselves.
  if (target.factorCds.length > 0) await markExamined(tx, { userId, factorCds: target.factorCds, examYmd }, told)
  await notify.people([userId], messageOf(m.HEA_EXT_RECOGNIZED, target, { title: target.heaCheckupPlanNm }))
}

/** Those who look at it hear that there is something to look at, and nothing of what it says. */
async function tellTeam({ record, person, notify }: Effect): Promise<void> {
  if (record.userId === person.userId) await notify.tell(m.HEA_EXT_SENT, record)
}

async function tellReturned({ record, notify }: Effect): Promise<void> {
  await notify.people([record.userId], messageOf(m.HEA_EXT_RETURNED, record))
}
