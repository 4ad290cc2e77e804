/** 나의 건강검진: an employee reserves, changes, cancels and withdraws, as himself; the database gives him what is his. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { reservableStates } from './checkup-plan.model.ts'
import * as calls from './my-checkup.calls.ts'
import { beginsAfter } from './plan-slot.sql.ts'
import { cancelSeat, changeSeat, refuseConsent, reserve, waitForSeat } from './reservation.ts'

/** Everything about one's own checkups of a year, the newest first. */
const mine = (person: SignedInPerson, year: number | undefined, now: Date, today: string) => sql`
  select t.hea_checkup_target_no as "heaCheckupTargetNo", t.hea_checkup_plan_no as "heaCheckupPlanNo",
    p.hea_checkup_plan_nm as "heaCheckupPlanNm", p.hea_checkup_class_cd as "heaCheckupClassCd",
    t.hea_checkup_type_nm as "heaCheckupTypeNm", p.checkup_start_ymd as "checkupStartYmd", p.checkup_end_ymd as "checkupEndYmd",
    p.reserve_start_ymd as "reserveStartYmd", p.reserve_end_ymd as "reserveEndYmd", p.guide_desc as "guideDesc",
    p.status_cd as "planStatusCd", t.due_ymd as "dueYmd",
    case when e.hea_checkup_target_no is not null then 'R2' else t.target_status_cd end as "targetStatusCd",
    t.exam_ymd as "examYmd", e.second_due_ymd as "secondDueYmd", s.plan_org_no as "planOrgNo",
    s.hea_checked_org_no as "heaCheckedOrgNo", o.checked_org_nm as "checkedOrgNm", o.contact_tel as "contactTel",
    o.addr_desc as "addrDesc", s.exam_ymd as "reservedYmd", s.slot_cd as "slotCd",
    l.agree_yn as "agreeYn", l.agree_dt as "agreeDt", l.withdraw_dt as "withdrawDt",
    x.status_cd as "extStatusCd", x.exam_ymd as "extExamYmd", x.return_cd as "extReturnCd", x.return_desc as "extReturnDesc",
    case when p.status_cd = any(${[...reservableStates]}::text[]) and coalesce(p.reserve_start_ymd, ${today}::date) <= ${today}::date
      and coalesce(p.reserve_end_ymd, ${today}::date) >= ${today}::date and t.target_status_cd in ('TARGET', 'RESERVED')
      and exists (select from hea_plan_org s where s.hea_checkup_plan_no = p.hea_checkup_plan_no and s.delete_yn = 'N' and ${beginsAfter(now)})
      then 'Y' else 'N' end as "openYn"
  from hea_checkup_target t join hea_checkup_plan p on p.hea_checkup_plan_no = t.hea_checkup_plan_no and p.delete_yn = 'N'
    left join hea_second_exam e on e.hea_checkup_target_no = t.hea_checkup_target_no and e.done_ymd is null and e.delete_yn = 'N'
    left join lateral (select r.* from hea_checkup_reservation r where r.hea_checkup_target_no = t.hea_checkup_target_no
      and r.delete_yn = 'N' order by r.hea_checkup_reservation_no desc limit 1) l on true
    left join lateral (select e.* from hea_ext_result e where e.user_id = t.user_id
      and e.hea_checkup_target_no = t.hea_checkup_target_no and e.delete_yn = 'N' and e.status_cd <> 'CANC'
      order by e.hea_ext_result_no desc limit 1) x on true
    left join hea_plan_org s on s.plan_org_no = l.plan_org_no and l.reservation_status_cd in ('RESERVED', 'DONE')
    left join hea_checked_org o on o.hea_checked_org_no = s.hea_checked_org_no
  where t.user_id = ${person.userId} and t.delete_yn = 'N' and t.target_status_cd <> 'EXCLUDED'
    and p.status_cd in ('OPEN', 'DOING', 'CLOSED') and (${year ?? null}::int is null or p.hea_checkup_year = ${year ?? null}::int)
  order by p.checkup_start_ymd desc, t.hea_checkup_target_no desc limit 100`

const checkups = answer(calls.myCheckups, async ({ person, query, db, now, today }) => ({
  rows: await db.query<calls.Checkup>(mine(person, query.heaCheckupYear, now, today)),
}))

const slots = answer(calls.freeSlots, async ({ person, places, db, now }) => {
  const rows = await db.query<calls.FreeSlot>(
    sql`select s.plan_org_no as "planOrgNo", s.hea_checked_org_no as "heaCheckedOrgNo", o.checked_org_nm as "checkedOrgNm",
            s.mobile_yn as "mobileYn", s.exam_ymd as "examYmd", s.slot_cd as "slotCd",
            s.capacity_cnt - s.reserved_cnt as "freeCnt",
            case when w.slot_wait_no is not null then 'Y' else 'N' end as "waitYn"
          from hea_checkup_target t join hea_plan_org s on s.hea_checkup_plan_no = t.hea_checkup_plan_no and s.delete_yn = 'N'
            left join hea_checked_org o on o.hea_checked_org_no = s.hea_checked_org_no
            left join hea_slot_wait w on w.plan_org_no = s.plan_org_no and w.hea_checkup_target_no = t.hea_checkup_target_no
              and w.told_dt is null
          where t.hea_checkup_target_no = ${places.no} and t.user_id = ${person.userId} and t.delete_yn = 'N' and ${beginsAfter(now)}
          order by s.exam_ymd, s.slot_cd, o.checked_org_nm, s.plan_org_no`,
  )
  return { rows }
})

/** Acts as himself, on what is his own. @throws Refusal 404 */
async function requireOwn(tx: Transaction, { userId }: SignedInPerson, targetNo: number): Promise<void> {
  const [own] = await tx.query(sql`select from hea_checkup_target
    where hea_checkup_target_no = ${targetNo} and user_id = ${userId} and delete_yn = 'N'`)
  if (!own) throw notFound()
}

const consent = answer(calls.answerConsent, async ({ body, ...acting }) => {
  const { heaCheckupTargetNo, planOrgNo, agreeYn, consentTextVerNo } = body
  await requireOwn(acting.tx, acting.person, heaCheckupTargetNo)
  const given = { consentTextVerNo, agreeWayCd: 'SELF' } as const
  if (agreeYn === 'N') return refuseConsent(acting, heaCheckupTargetNo, given)
  if (planOrgNo === null) throw notFound()
  return reserve(acting, heaCheckupTargetNo, planOrgNo, given, 'self')
})

const change = answer(calls.changeMine, async ({ body: { heaCheckupTargetNo, planOrgNo }, ...acting }) => {
  await requireOwn(acting.tx, acting.person, heaCheckupTargetNo)
  await changeSeat(acting, heaCheckupTargetNo, planOrgNo, 'self')
})

const wait = answer(calls.waitForMine, async ({ body: { heaCheckupTargetNo, planOrgNo }, ...acting }) => {
  await requireOwn(acting.tx, acting.person, heaCheckupTargetNo)
  await waitForSeat(acting, heaCheckupTargetNo, planOrgNo)
})

const cancel = answer(calls.cancelMine, async ({ body: { heaCheckupTargetNo, reasonDesc }, ...acting }) => {
  await requireOwn(acting.tx, acting.person, heaCheckupTargetNo)
  await cancelSeat(acting, heaCheckupTargetNo, 'self', { reasonDesc })
})

const withdraw = answer(calls.withdrawMine, async ({ body: { heaCheckupTargetNo, reasonDesc }, ...acting }) => {
  await requireOwn(acting.tx, acting.person, heaCheckupTargetNo)
  await cancelSeat(acting, heaCheckupTargetNo, 'self', { reasonDesc, isWithdrawal: true })
})

export const myCheckupRoutes = routes(checkups, slots, consent, change, wait, cancel, withdraw)
