import { raw, sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { checkupMessages } from './checkup.messages.ts'
import { reasonedClasses } from './checkup-codes.model.ts'
import { type CheckupPlan, checkupPlan } from './checkup-plan.model.ts'
import { textPeople } from './checkup-tell.ts'
import { fitsPlan } from './plan-slot.sql.ts'

type Context = ActionContext<typeof checkupPlan>
type Effect = EffectContext<typeof checkupPlan>

export const checkupPlanRules = rulesFor(checkupPlan, {
  set: {
    close: [frozenCounts],
    reopen: [() => ({ targetCnt: null, doneCnt: null, doneRateVal: null })],
  },
  refuse: {
    submit: [refuseReversedPeriod, refuseReservationPeriod, refuseMissingReason, refuseWithoutOrganisation],
    open: [refuseWithoutTarget],
    close: [refuseOpenTargets],
    reopen: [refuseOtherYear],
    delete: [refuseDeletionWithTargets],
  },
  follow: { open: [tellTargets] },
})

/** K12: who was examined here or elsewhere, of those who were not taken off the list. */
async function frozenCounts({ record, db }: Context) {
  const [counts] = await db.query<{ targetCnt: number; doneCnt: number; doneRateVal: number | null }>(sql`
    select count(*)::int as "targetCnt", count(*) filter (where target_status_cd in ('DONE', 'EXT'))::int as "doneCnt",
      round(100.0 * count(*) filter (where target_status_cd in ('DONE', 'EXT')) / nullif(count(*), 0), 1) as "doneRateVal"
    from hea_checkup_target
    where hea_checkup_plan_no = ${record.heaCheckupPlanNo} and delete_yn = 'N' and target_status_cd <> 'EXCLUDED'`)
  return { ...counts }
}

/** CM-05 */
const REVERSED = '종료일은 시작일보다 빠를 수 없습니다.'

function refuseReversedPeriod({ record: { checkupStartYmd, checkupEndYmd } }: Context) {
  return checkupEndYmd < checkupStartYmd ? problem(checkupPlan, 'checkupEndYmd', 'CM-05', REVERSED) : undefined
}

/** Reservations are taken before the checkups or while they go on. */
function refuseReservationPeriod({ record: { reserveStartYmd, reserveEndYmd, checkupEndYmd } }: Context) {
  if (!reserveStartYmd || !reserveEndYmd)
    return problem(checkupPlan, 'reserveStartYmd', 'HEA_RESERVE_PERIOD', '예약기간을 입력하십시오.')
  if (reserveEndYmd < reserveStartYmd) return problem(checkupPlan, 'reserveEndYmd', 'CM-05', REVERSED)
  if (reserveEndYmd <= checkupEndYmd) return undefined
  return problem(checkupPlan, 'reserveEndYmd', 'HEA_RESERVE_PERIOD', '예약기간은 검진기간 안이나 그 전이어야 합니다.')
}

function refuseMissingReason({ record: { heaCheckupClassCd, planReasonDesc } }: Context) {
  if (!reasonedClasses.has(heaCheckupClassCd) || planReasonDesc?.trim()) return undefined
  return problem(checkupPlan, 'planReasonDesc', 'CM-04', '{label}은(는) 필수입니다.', { values: { label: '사유' } })
}

/**
 * At least one organisation does this class of checkup and may do it on every day of the plan; no half day lies outside.
 *
 * @law 산업안전보건법 제130조제4항
 */
async function refuseWithoutOrganisation({ record, db }: Context) {
  const [found] = await db.query<{ fitCnt: number; outsideCnt: number }>(sql`
    select count(*) filter (where ${fitsPlan(record)})::int as "fitCnt",
      count(*) filter (where s.exam_ymd not between ${record.checkupStartYmd}::date and ${record.checkupEndYmd}::date)::int as "outsideCnt"
    from hea_plan_org s join hea_checked_org o on o.hea_checked_org_no = s.hea_checked_org_no
    where s.hea_checkup_plan_no = ${record.heaCheckupPlanNo} and s.delete_yn = 'N'`)
  if (found?.outsideCnt)
    return problem(checkupPlan, 'checkupEndYmd', 'HEA_EXAM_BEFORE_PLAN', '검진일이 계획 기간을 벗어났습니다.')
  if (found?.fitCnt) return undefined
  return problem(
    checkupPlan,
    'heaCheckupClassCd',
    'HEA_PLAN_NO_ORG',
    '이 검진구분을 검진 기간 내내 할 수 있는 검진기관의 일정을 하나 이상 등록하십시오.',
  )
}

async function refuseWithoutTarget({ record, db }: Context) {
  if ((await openCount(db, record, `target_status_cd <> 'EXCLUDED'`)) > 0) return undefined
  return problem(checkupPlan, '', 'HEA_PLAN_NO_TARGET', '검진대상자를 한 명 이상 추가하십시오.')
}

/** Nobody is forgotten: each is examined, here or elsewhere, or taken off the list with a reason. */
async function refuseOpenTargets({ record, db }: Context) {
  const left = `(target_status_cd in ('TARGET', 'RESERVED') or exists (select from hea_second_exam s
    where s.hea_checkup_target_no = hea_checkup_target.hea_checkup_target_no and s.done_ymd is null and s.delete_yn = 'N'))`
  const n = await openCount(db, record, left)
  if (n === 0) return undefined
  return problem(
    checkupPlan,
    '',
    'HEA_PLAN_TARGET_LEFT',
    '검진이 끝나지 않은 대상자가 {n}명 있습니다. 수검 확인하거나 사유를 적어 제외한 뒤 마감하십시오.',
    { values: { n } },
  )
}

async function openCount(db: Context['db'], { heaCheckupPlanNo }: CheckupPlan, which: string): Promise<number> {
  const [row] = await db.query<{ n: number }>(sql`select count(*)::int as n from hea_checkup_target
    where hea_checkup_plan_no = ${heaCheckupPlanNo} and delete_yn = 'N' and ${raw(which)}`)
  return row?.n ?? 0
}

/** What was reported for a year is not opened in the next. */
function refuseOtherYear({ before, today }: Context) {
  if (before?.updateDt.slice(0, 4) === today.slice(0, 4)) return undefined
  return problem(checkupPlan, '', 'HEA_PLAN_OTHER_YEAR', '마감한 해가 지나 마감을 취소할 수 없습니다.')
}

async function refuseDeletionWithTargets({ record, db }: Context) {
  if ((await openCount(db, record, 'true')) === 0) return undefined
  return problem(checkupPlan, '', 'HEA_PLAN_HAS_TARGET', '대상자가 있는 계획은 삭제할 수 없습니다.')
}

/** Everybody on the list, with the way to his own page; on the phone as well. */
async function tellTargets({ record, db, now, notify }: Effect) {
  const { heaCheckupPlanNo, heaCheckupPlanNm, reserveEndYmd } = record
  const told = sql`select t.user_id, t.hea_checkup_plan_no as biz_no,
      jsonb_build_object('title', ${heaCheckupPlanNm}::text, 'due', ${reserveEndYmd}::text) as values_json,
      'hea-open:' || t.hea_checkup_target_no as once_key
    from hea_checkup_target t
    where t.hea_checkup_plan_no = ${heaCheckupPlanNo} and t.delete_yn = 'N' and t.target_status_cd = 'TARGET'`
  await notify.each(told, checkupMessages.HEA_PLAN_OPEN)
  const words = `[지킴] 건강검진을 예약해 주십시오: ${heaCheckupPlanNm}${reserveEndYmd ? ` (${reserveEndYmd}까지)` : ''}`
  await textPeople(db, now, sql`select r.user_id, ${words}::text as body, r.once_key from (${told}) r`)
}
