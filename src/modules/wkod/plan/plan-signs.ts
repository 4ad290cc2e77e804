/** R5: who has been told what stands in a revision. @law 산업안전보건기준에 관한 규칙 제38조제2항 */
import { heldBefore } from '#modules/contractor/card/held-card.api.ts'
import type { SignWay } from '#platform/model/sign-proof.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { isHimself, proofOf, refuseOwnWitness } from '#platform/server/links/in-app-signing.ts'
import { textVersionOf } from '#platform/server/links/sign-text.ts'
import { forbidden, notFound, wrongState } from '#platform/server/refusal.ts'
import type { PlanSign, PlanSigner } from './plan.calls.ts'
import { type WkodPlan, wkodPlan } from './wkod-plan.model.ts'

type Row = Omit<PlanSigner, 'how'> & PlanSigner['how'] & { howLangCd: PlanSigner['how']['langCd'] }
/** Whose signature is asked for: those in the plan, then others who have signed it. */
export async function signersOf(db: Queries, wkodPlanNo: number): Promise<PlanSigner[]> {
  const rows = await db.query<Row>(sql`
    with named as (
      select person_no, org_role_cd as role_cd, seq_no from wkod_plan_orgs where wkod_plan_no = ${wkodPlanNo}
      union all select work_cmd_person_no, 'CMD', 900 from wkod_plan where wkod_plan_no = ${wkodPlanNo}
      union all select operator_person_no, 'OPERATOR', 901 from wkod_plan_equips where wkod_plan_no = ${wkodPlanNo}
      union all select person_no, null, 999 from wkod_plan_sign where wkod_plan_no = ${wkodPlanNo})
    select n.person_no as "personNo", coalesce(p.person_nm, s.person_nm) as "personNm", coalesce(s.lang_cd, p.lang_cd) as "langCd",
      n.roles as "roleCds", s.sign_dt as "signDt", s.sign_via_cd as "signViaCd", s.sign_json -> 'strokes' as strokes,
      case when s.sign_dt is not null then coalesce(s.sign_json ->> 'wayCd', 'LINK') end as "wayCd", s.sign_json ->> 'deviceCd' as "deviceCd",
      s.sign_json ->> 'langCd' as "howLangCd", s.sign_json ->> 'textVer' as "textVer", s.sign_json ->> 'witnessNm' as "witnessNm"
    from (select person_no, min(seq_no) as place, coalesce(array_agg(distinct role_cd) filter (where role_cd is not null), '{}') as roles
        from named where person_no is not null group by person_no) n
      left join vendor_person p on p.person_no = n.person_no
      left join wkod_plan_sign s on s.wkod_plan_no = ${wkodPlanNo} and s.person_no = n.person_no
    where coalesce(p.person_nm, s.person_nm) is not null order by n.place, n.person_no`)
  return rows.map(({ wayCd, deviceCd, howLangCd, textVer, witnessNm, ...row }) => ({
    ...row,
    how: { wayCd, deviceCd, langCd: howLangCd, textVer, witnessNm },
  }))
}

interface Signing {
  tx: Transaction
  asker: Asker
  now: Date
  request: Parameters<typeof proofOf>[1]
}

/** A revision is signed while it is in force, by people of its vendor. @throws Refusal 403, 404, 409 */
async function toSign({ tx, asker }: Signing, plan: WkodPlan, personNo: number) {
  if (plan.statusCd !== 'APPR') throw wrongState(wkodPlan.lifecycle.states[plan.statusCd].label)
  if (asker.person.vendorCd !== plan.vendorCd) throw forbidden()
  const [known] = await tx.query<{ personNm: string; langCd: string }>(
    sql`select person_nm as "personNm", lang_cd as "langCd" from vendor_person
      where person_no = ${personNo} and vendor_cd = ${plan.vendorCd} and person_status_cd = 'ACTIVE' and delete_yn = 'N'`,
  )
  if (!known) throw notFound()
  return { ...known, personNo, userId: null }
}

/** Whoever is signed in and is of the crew himself signs by his account; another draws before him. */
export async function signPlan(signing: Signing, plan: WkodPlan, { personNo, strokes }: PlanSign): Promise<void> {
  const who = await toSign(signing, plan, personNo)
  await keepSign(signing, plan, who, isHimself(who, signing.asker.person) ? 'ACCOUNT' : 'DRAWN', strokes)
}

/** @throws Refusal 422 for a card that is not good today */
export async function signPlanByCard(
  signing: Signing & { program: Queries; today: string },
  plan: WkodPlan,
  text: string,
): Promise<{ personNm: string }> {
  const { program, today, now, asker } = signing
  const held = await heldBefore(program, { plantCd: plan.plantCd, today, now }, text)
  const who = await toSign(signing, plan, held.personNo)
  if (held.wayCd === 'CARD_NO') refuseOwnWitness(who, asker.person)
  await keepSign(signing, plan, who, held.wayCd, null)
  return { personNm: who.personNm }
}

type Who = Awaited<ReturnType<typeof toSign>>
/** Once is enough: a second signature changes nothing. What is in force is not edited, so that its number and revision name its text. */
async function keepSign(
  { tx, asker, now, request }: Signing,
  plan: WkodPlan,
  { personNo, personNm, langCd }: Who,
  wayCd: SignWay,
  strokes: PlanSign['strokes'] | null,
): Promise<void> {
  const { userId, userNm } = asker.person
  const signJson = {
    ...{ signerNm: personNm, signDt: now.toISOString(), ...proofOf(wayCd, request) },
    ...{ textVer: textVersionOf([plan.wkodPlanDocNo, plan.revNo]), witnessNm: wayCd === 'ACCOUNT' ? null : userNm },
    ...(strokes && { strokes }),
  }
  await tx.query(
    sql`insert into wkod_plan_sign (wkod_plan_no, person_no, person_nm, lang_cd, sign_via_cd, sign_json, sign_dt, sign_user_id, plant_cd,
        vendor_cd, create_user_id, create_dt, update_user_id, update_dt)
      values (${plan.wkodPlanNo}, ${personNo}, ${personNm}, ${langCd}, 'TBM',
        ${JSON.stringify(signJson)}::jsonb, ${now}, ${userId}, ${plan.plantCd}, ${plan.vendorCd}, ${userId}, ${now}, ${userId}, ${now})
      on conflict (wkod_plan_no, person_no) do nothing`,
  )
}
