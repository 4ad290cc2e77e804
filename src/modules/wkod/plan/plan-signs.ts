/** R5: who has been told what stands in a revision. @law 산업안전보건기준에 관한 규칙 제38조제2항 */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { forbidden, notFound, Refusal, wrongState } from '#platform/server/refusal.ts'
import type { PlanSign, PlanSigner } from './plan.calls.ts'
import { type WkodPlan, wkodPlan } from './wkod-plan.model.ts'

/** Wrong digits that one may enter in an hour for one person. */
const MOST_TRIES = 10

/** Whose signature is asked for: those in the plan, then others who have signed it. */
export const signersOf = (db: Queries, wkodPlanNo: number): Promise<PlanSigner[]> =>
  db.query<PlanSigner>(sql`
    with named as (
      select person_no, org_role_cd as role_cd, seq_no from wkod_plan_orgs where wkod_plan_no = ${wkodPlanNo}
      union all select work_cmd_person_no, 'CMD', 900 from wkod_plan where wkod_plan_no = ${wkodPlanNo}
      union all select operator_person_no, 'OPERATOR', 901 from wkod_plan_equips where wkod_plan_no = ${wkodPlanNo}
      union all select person_no, null, 999 from wkod_plan_sign where wkod_plan_no = ${wkodPlanNo})
    select n.person_no as "personNo", coalesce(p.person_nm, s.person_nm) as "personNm", coalesce(s.lang_cd, p.lang_cd) as "langCd",
      n.roles as "roleCds", s.sign_dt as "signDt", s.sign_via_cd as "signViaCd", s.sign_json -> 'strokes' as strokes
    from (select person_no, min(seq_no) as place, coalesce(array_agg(distinct role_cd) filter (where role_cd is not null), '{}') as roles
        from named where person_no is not null group by person_no) n
      left join vendor_person p on p.person_no = n.person_no
      left join wkod_plan_sign s on s.wkod_plan_no = ${wkodPlanNo} and s.person_no = n.person_no
    where coalesce(p.person_nm, s.person_nm) is not null order by n.place, n.person_no`)

interface Signing {
  tx: Transaction
  asker: Asker
  now: Date
}

/**
 * A revision is signed while it is in force, by people of its vendor.
 *
 * @throws Refusal 403, 404, 409, 422 for wrong digits, 429 after too many of them
 */
export async function signPlan(
  { tx, asker, now }: Signing,
  plan: WkodPlan,
  { personNo, phoneLast, langCd, strokes }: PlanSign,
): Promise<void> {
  if (plan.statusCd !== 'APPR') throw wrongState(wkodPlan.lifecycle.states[plan.statusCd].label)
  if (asker.person.vendorCd !== plan.vendorCd) throw forbidden()
  const [known] = await tx.query<{ personNm: string; phoneNo: string; tries: number }>(
    sql`select p.person_nm as "personNm", p.phone_no as "phoneNo", (select count(*)::int from sys_audit a where a.biz_cd = 'wkod-plan'
        and a.biz_no = ${String(plan.wkodPlanNo)} and a.action_cd = 'SIGN_WRONG' and a.diff_json ->> 'person' = ${String(personNo)}
        and a.audit_dt > ${now}::timestamptz - interval '1 hour') as tries
      from vendor_person p where p.person_no = ${personNo} and p.vendor_cd = ${plan.vendorCd} and p.person_status_cd = 'ACTIVE'
        and p.delete_yn = 'N'`,
  )
  if (!known) throw notFound()
  if (known.tries >= MOST_TRIES)
    throw new Refusal(429, 'PLAN_SIGN_TRIES', '여러 번 틀렸습니다. 1시간 뒤에 다시 하십시오.')
  if (known.phoneNo.replace(/\D/g, '').slice(-4) !== phoneLast) throw wrongDigits()
  const signJson = { signerNm: known.personNm, signDt: now.toISOString(), strokes }
  await keepSign(
    tx,
    plan,
    { personNo, personNm: known.personNm, langCd, signViaCd: 'TBM', signJson },
    asker.person.userId,
    now,
  )
}

interface Sign {
  personNo: number
  personNm: string
  langCd: string
  signViaCd: 'TBM'
  signJson: object | null
}
type Signed = Pick<WkodPlan, 'wkodPlanNo' | 'plantCd' | 'vendorCd'>
/** Once is enough: a second signature changes nothing. */
async function keepSign(tx: Queries, plan: Signed, sign: Sign, userId: string, now: Date): Promise<void> {
  await tx.query(
    sql`insert into wkod_plan_sign (wkod_plan_no, person_no, person_nm, lang_cd, sign_via_cd, sign_json, sign_dt, sign_user_id, plant_cd,
        vendor_cd, create_user_id, create_dt, update_user_id, update_dt)
      values (${plan.wkodPlanNo}, ${sign.personNo}, ${sign.personNm}, ${sign.langCd}, ${sign.signViaCd},
        ${sign.signJson && JSON.stringify(sign.signJson)}::jsonb, ${now}, ${userId}, ${plan.plantCd}, ${plan.vendorCd}, ${userId}, ${now}, ${userId}, ${now})
      on conflict (wkod_plan_no, person_no) do nothing`,
  )
}

const WRONG_DIGITS = 'PLAN_SIGN_DIGITS'
const wrongDigits = () => new Refusal(422, WRONG_DIGITS, '전화번호 뒤 4자리가 맞지 않습니다.')
export const isWrongDigits = (error: unknown): boolean => error instanceof Refusal && error.code === WRONG_DIGITS

/** A wrong try is remembered although nothing was signed. */
export const rememberWrong = (tx: Queries, { person, ip }: Asker, no: number, personNo: number, now: Date) =>
  tx.query(
    sql`insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, diff_json)
      select ${now}, ${person.userId}, ${ip}::inet, 'wkod-plan', wkod_plan_no::text, plant_cd, vendor_cd, 'SIGN_WRONG',
        jsonb_build_object('person', ${String(personNo)}::text)
      from wkod_plan where wkod_plan_no = ${no}`,
  )
