/** Opening a round: an evaluation for each vendor, in a few statements however many there are. */

import { addDays } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { evalDueOf } from './eval.logic.ts'
import { evalMessages } from './eval.messages.ts'
import { subconEval } from './eval.model.ts'
import { fixedSheet, makeItems } from './eval-items.ts'
import { evalNumbers } from './eval-numbers.ts'
import { evalPlan } from './eval-plan.model.ts'

type Context = ActionContext<typeof evalPlan>
type Effect = EffectContext<typeof evalPlan>

export const evalPlanRules = rulesFor(evalPlan, {
  set: { open: [prepared] },
  refuse: {
    edit: [refuseReversed],
    open: [refuseReversed, refuseWithoutSheet, refuseWithoutVendors],
    end: [refuseUnfinished],
  },
  follow: { open: [openAll] },
})

/** Who is evaluated: in business at the plant, and not under this period already. */
const targets = (
  { plantCd, targetCd, evalClassCd, periodFromYmd, periodToYmd }: Context['record'],
  today: string,
): Sql => sql`
  select v.vendor_cd, v.vendor_nm from vendor_master v
  where v.plant_cd = ${plantCd} and v.status_cd in ('ACTIVE', 'SUSP') and v.delete_yn = 'N'
    and (${targetCd} <> 'AB' or v.vendor_risk_cd in ('A', 'B'))
    and (${targetCd} <> 'NOGRADE' or v.eval_valid_to_ymd is null or v.eval_valid_to_ymd < ${today}::date)
    and not exists (select from subcon_eval e where e.vendor_cd = v.vendor_cd and e.eval_class_cd = ${evalClassCd} and e.delete_yn = 'N'
      and e.period_from_ymd = ${periodFromYmd}::date and e.period_to_ymd = ${periodToYmd}::date)`

async function prepared({ record, db, today }: Context) {
  const sheet = await fixedSheet(db, record.plantCd, record.evalSheetNo)
  const [row] = await asProgram(db).query<{ n: number }>(
    sql`select count(*)::int as n from (${targets(record, today)}) t`,
  )
  return {
    evalSheetNo: sheet?.evalSheetNo ?? null,
    evalCnt: row?.n ?? 0,
    openYmd: today,
    dueYmd: record.periodToYmd && record.evalClassCd === 'REG' ? evalDueOf(record.periodToYmd) : addDays(today, 30),
  }
}

function refuseReversed({ record }: Context) {
  if (!record.periodFromYmd || !record.periodToYmd || record.periodFromYmd <= record.periodToYmd) return undefined
  return problem(evalPlan, 'period', 'CM-05', '종료일은 시작일보다 빠를 수 없습니다.')
}
function refuseWithoutSheet({ record }: Context) {
  if (record.evalSheetNo) return undefined
  return problem(evalPlan, 'evalSheetNo', 'EVAL_NO_SHEET', '확정된 평가표가 없습니다. 평가표를 먼저 확정하십시오.')
}
function refuseWithoutVendors({ record }: Context) {
  if (record.evalCnt) return undefined
  return problem(evalPlan, 'targetCd', 'EVAL_NO_VENDOR', '평가할 업체가 없습니다.')
}
async function refuseUnfinished({ record, db }: Context) {
  const [row] = await db.query<{ n: number }>(
    sql`select count(*)::int as n from subcon_eval where eval_plan_no = ${record.evalPlanNo} and status_cd <> 'FIX' and delete_yn = 'N'`,
  )
  if (!row?.n) return undefined
  return problem(evalPlan, '', 'EVAL_PLAN_RUNS', '확정되지 않은 평가가 {n}건 있습니다.', { values: { n: row.n } })
}

async function openAll({ record, db, now, today, person, notify }: Effect) {
  const program = asProgram(db)
  const { selfDay } = await evalNumbers(db, today)
  const ymd = today.replaceAll('-', '')
  const made = await program.query<{ evalNo: number }>(sql`
    with target as (${targets(record, today)}),
    given as (insert into doc_sequence (biz_cd, plant_cd, ymd, last_no)
      select ${subconEval.name}, ${record.plantCd}, ${ymd}, (select count(*) from target)
      on conflict (biz_cd, plant_cd, ymd) do update set last_no = doc_sequence.last_no + excluded.last_no returning last_no),
    made as (insert into subcon_eval (eval_doc_no, status_cd, plant_cd, eval_title, eval_class_cd, vendor_cd, period_from_ymd, period_to_ymd,
        eval_plan_no, eval_sheet_no, eval_sheet_rev_no, own_user_id, due_ymd, self_due_ymd, create_user_id, create_dt, update_user_id, update_dt)
      select 'EV-' || ${ymd} || '-' || lpad((g.last_no - row_number() over (order by t.vendor_cd desc) + 1)::text, 4, '0'), 'SELF',
        ${record.plantCd}, left(${record.planNm} || ' · ' || t.vendor_nm, 100), ${record.evalClassCd}, t.vendor_cd, ${record.periodFromYmd}::date, ${record.periodToYmd}::date,
        ${record.evalPlanNo}, s.eval_sheet_no, s.eval_sheet_rev_no, c.own_user_id, ${record.dueYmd}::date, ${addDays(today, selfDay)}::date,
        ${person.userId}, ${now}, ${person.userId}, ${now}
      from target t cross join given g join eval_sheet s on s.eval_sheet_no = ${record.evalSheetNo}
        left join lateral (select own_user_id from vendor_contract c where c.vendor_cd = t.vendor_cd and c.status_cd in ('ACTIVE', 'END')
          and c.delete_yn = 'N' order by c.end_ymd desc, c.vendor_contract_no desc limit 1) c on true
      returning *),
    audit as (insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, from_status_cd, to_status_cd, diff_json)
      select ${now}, ${person.userId}, ${subconEval.name}, eval_no::text, plant_cd, vendor_cd, 'start', 'PLAN', 'SELF', '{}' from made)
    select eval_no as "evalNo" from made`)
  const evalNos = made.map(({ evalNo }) => evalNo)
  await makeItems(db, evalNos, now, person.userId)
  await notify.each(
    sql`select d.user_id, e.eval_no as biz_no, jsonb_build_object('title', e.eval_title, 'due', e.self_due_ymd) as values_json,
        'eval-start:' || e.eval_no as once_key
      from subcon_eval e join directory_role d on d.vendor_cd = e.vendor_cd and d.auth_grp_cd in ('VAD', 'VSM')
      where e.eval_no = any(${evalNos}::bigint[])`,
    evalMessages.EVAL_START,
  )
}
