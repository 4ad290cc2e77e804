/** The half days of a plan and their seats: who examines when, how many, and how many seats are left. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound, wrongState } from '#platform/server/refusal.ts'
import { designatedClasses } from './checkup-codes.model.ts'
import { type CheckupPlan, checkupPlan } from './checkup-plan.model.ts'
import { type PlanRow, readPlan } from './checkup-plan-read.ts'
import { problemOf } from './checkup-refusal.ts'
import { doesClass } from './plan-slot.sql.ts'
import * as calls from './plan-slots.calls.ts'

const slots = answer(calls.planSlots, async ({ places, db }) => {
  const rows = await db.query<calls.Slot>(
    sql`select s.plan_org_no as "planOrgNo", s.hea_checked_org_no as "heaCheckedOrgNo", o.checked_org_nm as "checkedOrgNm",
            s.exam_ymd as "examYmd", s.slot_cd as "slotCd", s.capacity_cnt as "capacityCnt", s.reserved_cnt as "reservedCnt",
            (select count(*)::int from hea_slot_wait w where w.plan_org_no = s.plan_org_no and w.told_dt is null) as "waitCnt",
            s.mobile_yn as "mobileYn", s.row_version as "rowVersion"
          from hea_plan_org s left join hea_checked_org o on o.hea_checked_org_no = s.hea_checked_org_no
          where s.hea_checkup_plan_no = ${places.no} and s.delete_yn = 'N'
          order by s.exam_ymd, s.slot_cd, o.checked_org_nm, s.plan_org_no`,
  )
  return { rows }
})

const organisations = answer(calls.planOrganisations, async ({ places, db }) => {
  const plan = await readPlan(db, places.no)
  const rows = await db.query<{ heaCheckedOrgNo: number; checkedOrgNm: string }>(sql`
    select o.hea_checked_org_no as "heaCheckedOrgNo", o.checked_org_nm as "checkedOrgNm" from hea_checked_org o
    where o.plant_cd = ${plan.plantCd} and ${doesClass(plan.heaCheckupClassCd)} order by o.checked_org_nm`)
  return { rows }
})

/** Until it is closed, and not while it is being approved. */
const changeable: ReadonlySet<string> = new Set<CheckupPlan['statusCd']>(['TEMP', 'RTN', 'APPR', 'OPEN', 'DOING'])

async function planOf(tx: Transaction, planNo: number): Promise<PlanRow> {
  const plan = await readPlan(tx, planNo, 'for share')
  if (!changeable.has(plan.statusCd)) throw wrongState(checkupPlan.lifecycle.states[plan.statusCd].label)
  return plan
}

const add = answer(calls.addSlots, async ({ places, body, person, tx, now }) => {
  const plan = await planOf(tx, places.no)
  await requireFits(tx, plan, body)
  const { heaCheckedOrgNo, examYmds, slotCds, capacityCnt, mobileYn } = body
  const rows = await tx.query(sql`
          insert into hea_plan_org (hea_checkup_plan_no, hea_checked_org_no, plant_cd, exam_ymd, slot_cd, capacity_cnt, mobile_yn,
            create_user_id, create_dt, update_user_id, update_dt)
          select ${plan.heaCheckupPlanNo}, ${heaCheckedOrgNo}, ${plan.plantCd}, d.ymd, h.slot, ${capacityCnt}, ${mobileYn},
            ${person.userId}, ${now}, ${person.userId}, ${now}
          from unnest(${examYmds}::date[]) as d(ymd) cross join unnest(${slotCds}::text[]) as h(slot)
          on conflict do nothing returning 1`)
  return { count: rows.length }
})

const change = answer(calls.changeSeats, async ({ places, body: { capacityCnt }, person, tx, now }) => {
  await planOf(tx, places.no)
  const taken = await lockedSlot(tx, places)
  if (capacityCnt < taken)
    throw problemOf('capacityCnt', 'HEA_SLOT_TAKEN', '이미 예약한 {n}명보다 정원을 줄일 수 없습니다.', { n: taken })
  await tx.query(sql`update hea_plan_org set capacity_cnt = ${capacityCnt}, row_version = row_version + 1,
    update_user_id = ${person.userId}, update_dt = ${now} where plan_org_no = ${places.planOrgNo}`)
  return { count: 1 }
})

const remove = answer(calls.removeSlot, async ({ places, person, tx, now }) => {
  await planOf(tx, places.no)
  const taken = await lockedSlot(tx, places)
  if (taken > 0)
    throw problemOf('planOrgNo', 'HEA_SLOT_TAKEN', '예약한 사람이 {n}명 있어 삭제할 수 없습니다.', { n: taken })
  await tx.query(sql`update hea_plan_org set delete_yn = 'Y', row_version = row_version + 1,
    update_user_id = ${person.userId}, update_dt = ${now} where plan_org_no = ${places.planOrgNo}`)
  return { count: 1 }
})

export const planSlotRoutes = routes(slots, organisations, add, change, remove)

async function lockedSlot(tx: Transaction, key: { no: number; planOrgNo: number }): Promise<number> {
  const [row] = await tx.query<{ reservedCnt: number }>(sql`select reserved_cnt as "reservedCnt" from hea_plan_org
    where plan_org_no = ${key.planOrgNo} and hea_checkup_plan_no = ${key.no} and delete_yn = 'N' for update`)
  if (!row) throw notFound()
  return row.reservedCnt
}

/** K6, and that the half days lie within the plan and the organisation's time. */
async function requireFits(tx: Transaction, plan: PlanRow, wanted: calls.NewSlots): Promise<void> {
  const days = wanted.examYmds.toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  if (first < plan.checkupStartYmd || last > plan.checkupEndYmd)
    throw problemOf('examYmds', 'HEA_EXAM_BEFORE_PLAN', '검진일이 계획 기간을 벗어났습니다.')
  const [org] = await tx.query<{ doesClass: boolean; isValid: boolean }>(sql`
    select ${doesClass(plan.heaCheckupClassCd)} as "doesClass",
      o.valid_from_ymd <= ${first}::date and o.valid_to_ymd >= ${last}::date as "isValid"
    from hea_checked_org o where o.hea_checked_org_no = ${wanted.heaCheckedOrgNo} and o.plant_cd = ${plan.plantCd}`)
  if (!org) throw notFound()
  if (!org.doesClass)
    throw designatedClasses.has(plan.heaCheckupClassCd)
      ? problemOf('heaCheckedOrgNo', 'HEA_ORG_NOT_DESIGNATED', '특수건강진단기관으로 지정된 기관만 선택할 수 있습니다.')
      : problemOf('heaCheckedOrgNo', 'HEA_ORG_OTHER_CLASS', '이 검진구분을 하지 않는 기관입니다.')
  if (!org.isValid)
    throw problemOf('heaCheckedOrgNo', 'HEA_ORG_NOT_VALID', '검진일이 검진기관의 유효기간을 벗어났습니다.')
}
