/**
 * Seats of half days: taken, changed, given back and waited for. Each step is one transaction; the row of the half day is
 * what two people at the same moment meet at, and `reservedCnt <= capacityCnt` is checked by the database as well.
 */
import { addDays, dayOf } from '#platform/model/calendar.ts'
import type { StateIn } from '#platform/model/row-states.ts'
import { sql } from '#platform/server/database/sql.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { notFound, type Refusal } from '#platform/server/refusal.ts'
import { checkupMessages } from './checkup.messages.ts'
import { checkupReservations } from './checkup.tables.ts'
import type { reservations } from './checkup-codes.model.ts'
import { reservableStates } from './checkup-plan.model.ts'
import { problemOf } from './checkup-refusal.ts'
import { beginsAfter, designatedFor, doesClass } from './plan-slot.sql.ts'
import { type Acting, auditTargets, moveTargets } from './target-write.ts'

export interface Consent {
  consentTextVerNo: number
  agreeWayCd: 'SELF' | 'PAPER'
}
/** Who may do more: the health team changes to the last, an employee until the day before. */
type By = 'self' | 'team'

interface Target {
  heaCheckupTargetNo: number
  heaCheckupPlanNo: number
  userId: string
  plantCd: string
  targetStatusCd: string
  planStatusCd: string
  heaCheckupClassCd: string
  factorCds: string[]
  reserveStartYmd: string | null
  reserveEndYmd: string | null
}
interface Seat {
  heaCheckupReservationNo: number
  planOrgNo: number
  examYmd: string
}

const refused = (code: string, message: string): Refusal => problemOf('planOrgNo', code, message)
const full = () => refused('HEA_SLOT_FULL', '선택한 시간대의 정원이 마감되었습니다.')

/** The target, locked, as far as the acting person may see it. @throws Refusal 404 */
async function lockedTarget({ tx }: Acting, targetNo: number): Promise<Target> {
  const [target] = await tx.query<Target>(sql`
    select t.hea_checkup_target_no as "heaCheckupTargetNo", t.hea_checkup_plan_no as "heaCheckupPlanNo",
      t.user_id as "userId", t.plant_cd as "plantCd", t.target_status_cd as "targetStatusCd", p.status_cd as "planStatusCd",
      p.hea_checkup_class_cd as "heaCheckupClassCd", t.factor_cds as "factorCds",
      p.reserve_start_ymd as "reserveStartYmd", p.reserve_end_ymd as "reserveEndYmd"
    from hea_checkup_target t join hea_checkup_plan p on p.hea_checkup_plan_no = t.hea_checkup_plan_no
    where t.hea_checkup_target_no = ${targetNo} and t.delete_yn = 'N' for update of t`)
  if (!target) throw notFound()
  return target
}

async function seatOf({ tx }: Acting, targetNo: number): Promise<Seat | undefined> {
  const [seat] = await tx.query<Seat>(sql`
    select r.hea_checkup_reservation_no as "heaCheckupReservationNo", r.plan_org_no as "planOrgNo", s.exam_ymd as "examYmd"
    from hea_checkup_reservation r join hea_plan_org s on s.plan_org_no = r.plan_org_no
    where r.hea_checkup_target_no = ${targetNo} and r.reservation_status_cd = 'RESERVED' and r.delete_yn = 'N' for update of r`)
  return seat
}

/** Reservations are open: the plan is, and for an employee it is the time for them. */
function requireOpen({ planStatusCd, reserveStartYmd, reserveEndYmd }: Target, by: By, today: string): void {
  const isOpen = reservableStates.some((state) => state === planStatusCd)
  const isTime =
    (reserveStartYmd === null || reserveStartYmd <= today) && (reserveEndYmd === null || today <= reserveEndYmd)
  if (!isOpen || (by === 'self' && !isTime))
    throw refused('HEA_RESERVE_CLOSED', '지금은 예약할 수 있는 기간이 아닙니다. 보건관리자에게 문의하십시오.')
}

/**
 * The organisation of the half day may examine him on that day, for each of his factors: what was so when the plan was
 * approved may not be so any more.
 *
 * @law 산업안전보건법 제130조제4항
 */
async function requireDesignated({ tx }: Acting, target: Target, planOrgNo: number): Promise<void> {
  const { heaCheckupClassCd: classCd, factorCds, heaCheckupPlanNo } = target
  const [org] = await tx.queryAs<{ isInUse: boolean; isDesignated: boolean }>(
    'SYSTEM',
    sql`select (${doesClass(classCd)} and s.exam_ymd between o.valid_from_ymd and o.valid_to_ymd) as "isInUse",
        ${designatedFor(classCd, factorCds, sql`s.exam_ymd`)} as "isDesignated"
      from hea_plan_org s join hea_checked_org o on o.hea_checked_org_no = s.hea_checked_org_no
      where s.plan_org_no = ${planOrgNo} and s.hea_checkup_plan_no = ${heaCheckupPlanNo} and s.delete_yn = 'N'`,
  )
  if (!org) throw notFound()
  if (!org.isInUse)
    throw refused('HEA_ORG_NOT_VALID', '이 검진기관은 그날 검진할 수 없습니다. 다른 기관의 일정을 선택하십시오.')
  if (!org.isDesignated)
    throw refused(
      'HEA_ORG_NOT_DESIGNATED',
      '검진할 유해인자로 지정된 기관이 아닙니다. 다른 기관의 일정을 선택하십시오.',
    )
}

/**
 * One seat of a half day of this plan, for who comes first.
 *
 * @throws Refusal 422 HEA_SLOT_FULL for whoever comes second to the last one
 */
async function takeSeat(acting: Acting, target: Target, planOrgNo: number): Promise<{ heaCheckedOrgNo: number }> {
  const { tx, now } = acting
  const planNo = target.heaCheckupPlanNo
  await requireDesignated(acting, target, planOrgNo)
  const [taken] = await tx.query<{ heaCheckedOrgNo: number }>(sql`
    update hea_plan_org s set reserved_cnt = reserved_cnt + 1
    where s.plan_org_no = ${planOrgNo} and s.hea_checkup_plan_no = ${planNo} and s.delete_yn = 'N'
      and s.reserved_cnt < s.capacity_cnt and ${beginsAfter(now)}
    returning hea_checked_org_no as "heaCheckedOrgNo"`)
  if (taken) return taken
  const [slot] = await tx.query<{ isFuture: boolean }>(sql`select ${beginsAfter(now)} as "isFuture" from hea_plan_org s
    where s.plan_org_no = ${planOrgNo} and s.hea_checkup_plan_no = ${planNo} and s.delete_yn = 'N'`)
  if (!slot) throw notFound()
  throw slot.isFuture ? full() : refused('HEA_SLOT_PAST', '이미 지난 시간대입니다. 다른 날짜를 선택하십시오.')
}

/** Gives a seat back and tells those who wait for it, each once. */
async function giveSeatBack({ tx, now }: Acting, planOrgNo: number): Promise<void> {
  await tx.query(
    sql`update hea_plan_org set reserved_cnt = greatest(reserved_cnt - 1, 0) where plan_org_no = ${planOrgNo}`,
  )
  // Others' rows: whoever cancels neither sees nor tells them himself.
  const waiting = await tx.queryAs<{ userId: string; heaCheckupPlanNo: number; title: string; day: string }>(
    'SYSTEM',
    sql`update hea_slot_wait w set told_dt = ${now} from hea_plan_org s, hea_checkup_plan p
      where w.plan_org_no = ${planOrgNo} and w.told_dt is null and s.plan_org_no = w.plan_org_no
        and p.hea_checkup_plan_no = s.hea_checkup_plan_no and ${beginsAfter(now)}
      returning w.user_id as "userId", p.hea_checkup_plan_no as "heaCheckupPlanNo", p.hea_checkup_plan_nm as title, s.exam_ymd as day`,
  )
  const [first] = waiting
  if (!first) return
  await notifyThrough(tx, now).people(
    waiting.map(({ userId }) => userId),
    messageOf(checkupMessages.HEA_SEAT_FREE, first, { title: first.title, day: first.day }),
  )
}

/** @returns the wording that was agreed to @throws Refusal 422 when it is not the newest: it was shown before a new one came */
async function textAgreedTo({ tx }: Acting, verNo: number): Promise<string> {
  const [text] = await tx.query<{ no: number; hash: string }>(
    sql`select consent_text_ver_no as no, text_hash as hash from hea_consent_text order by consent_text_ver_no desc limit 1`,
  )
  if (text?.no === verNo) return text.hash
  throw refused('HEA_CONSENT_CHANGED', '동의서가 바뀌었습니다. 새 동의서를 읽고 다시 동의해 주십시오.')
}

async function insertReservation(
  acting: Acting,
  target: Target,
  consent: Consent,
  seat: {
    planOrgNo: number | null
    heaCheckedOrgNo: number | null
    agreeYn: 'Y' | 'N'
    statusCd: Extract<StateIn<typeof reservations>, 'RESERVED' | 'REFUSED'>
  },
): Promise<number> {
  const { tx, person, now } = acting
  const hash = await textAgreedTo(acting, consent.consentTextVerNo)
  const [row] = await tx.query<{ no: number }>(sql`
    insert into hea_checkup_reservation (hea_checkup_target_no, plan_org_no, hea_checked_org_no, user_id, plant_cd, agree_yn,
      consent_text_ver_no, consent_hash, agree_dt, agree_way_cd, reservation_status_cd, create_user_id, create_dt,
      update_user_id, update_dt)
    values (${target.heaCheckupTargetNo}, ${seat.planOrgNo}, ${seat.heaCheckedOrgNo}, ${target.userId}, ${target.plantCd},
      ${seat.agreeYn}, ${consent.consentTextVerNo}, ${hash}, ${now}, ${consent.agreeWayCd}, ${seat.statusCd},
      ${person.userId}, ${now}, ${person.userId}, ${now})
    returning hea_checkup_reservation_no as no`)
  return row?.no ?? 0
}

/** 예약: consent Y, a seat free, a half day that has not begun. @returns the number of the reservation */
export async function reserve(acting: Acting, targetNo: number, planOrgNo: number, consent: Consent, by: By) {
  const target = await lockedTarget(acting, targetNo)
  requireOpen(target, by, dayOf(acting.now))
  if (target.targetStatusCd !== 'TARGET') throw refused('HEA_TARGET_STATE', '이미 예약했거나 검진이 끝난 대상자입니다.')
  const { heaCheckedOrgNo } = await takeSeat(acting, target, planOrgNo)
  const no = await insertReservation(acting, target, consent, {
    planOrgNo,
    heaCheckedOrgNo,
    agreeYn: 'Y',
    statusCd: 'RESERVED',
  })
  await stopWaiting(acting, targetNo)
  await moveTargets(acting, [targetNo], 'reserve')
  return no
}

/** 동의하지 않습니다: kept with the wording; nothing is reserved. @law 산업안전보건법 제133조 단서 */
export async function refuseConsent(acting: Acting, targetNo: number, consent: Consent): Promise<void> {
  const target = await lockedTarget(acting, targetNo)
  if (target.targetStatusCd !== 'TARGET') throw refused('HEA_TARGET_STATE', '이미 예약했거나 검진이 끝난 대상자입니다.')
  await insertReservation(acting, target, consent, {
    planOrgNo: null,
    heaCheckedOrgNo: null,
    agreeYn: 'N',
    statusCd: 'REFUSED',
  })
  await auditTargets(acting, [targetNo], { actionCd: 'refuse', fromStatusCd: 'TARGET', toStatusCd: 'TARGET' })
}

/** An employee changes until the day before; the nurse to the last. */
function requireBefore(seat: Seat | undefined, by: By, today: string): Seat {
  if (!seat) throw refused('HEA_NO_RESERVATION', '예약이 없습니다.')
  if (by === 'self' && seat.examYmd < addDays(today, 1))
    throw refused('HEA_RESERVE_LATE', '검진 전날까지만 바꿀 수 있습니다. 의무실에 연락하십시오.')
  return seat
}

/** 변경 */
export async function changeSeat(acting: Acting, targetNo: number, planOrgNo: number, by: By): Promise<void> {
  const { tx, person, now } = acting
  const target = await lockedTarget(acting, targetNo)
  requireOpen(target, by === 'self' ? 'self' : 'team', dayOf(now))
  const seat = requireBefore(await seatOf(acting, targetNo), by, dayOf(now))
  if (seat.planOrgNo === planOrgNo) return
  const { heaCheckedOrgNo } = await takeSeat(acting, target, planOrgNo)
  await tx.query(sql`update hea_checkup_reservation set plan_org_no = ${planOrgNo}, hea_checked_org_no = ${heaCheckedOrgNo},
    row_version = row_version + 1, update_user_id = ${person.userId}, update_dt = ${now}
    where hea_checkup_reservation_no = ${seat.heaCheckupReservationNo}`)
  await giveSeatBack(acting, seat.planOrgNo)
  await stopWaiting(acting, targetNo)
  await auditTargets(acting, [targetNo], { actionCd: 'change', fromStatusCd: 'RESERVED', toStatusCd: 'RESERVED' })
}

interface Ending {
  reasonDesc: string | null
  /** The consent goes with the reservation: nothing that comes of it is shown to the site. */
  isWithdrawal?: boolean
}

/** 취소, and 동의 철회 until the day of the examination. */
export async function cancelSeat(acting: Acting, targetNo: number, by: By, ending: Ending): Promise<void> {
  const { tx, person, now, ip } = acting
  await lockedTarget(acting, targetNo)
  const found = await seatOf(acting, targetNo)
  const today = dayOf(now)
  const seat = ending.isWithdrawal ? requireBefore(found, 'team', today) : requireBefore(found, by, today)
  if (ending.isWithdrawal && seat.examYmd < today)
    throw refused('HEA_WITHDRAW_LATE', '동의는 검진일까지 철회할 수 있습니다.')
  const at = now.toISOString()
  const set = {
    cancelDt: at,
    cancelReasonDesc: ending.reasonDesc,
    withdrawDt: ending.isWithdrawal ? at : null,
  }
  const which = sql`r.hea_checkup_reservation_no = ${seat.heaCheckupReservationNo}`
  await checkupReservations.move(tx, 'cancel', { which, set, by: person.userId, now, ip })
  await giveSeatBack(acting, seat.planOrgNo)
  const { reasonDesc } = ending
  await moveTargets(acting, [targetNo], ending.isWithdrawal ? 'withdrawConsent' : 'cancel', { reasonDesc })
}

/** 대기: who asks for a full half day hears when a seat is free. */
export async function waitForSeat(acting: Acting, targetNo: number, planOrgNo: number): Promise<void> {
  const { tx, person, now } = acting
  const target = await lockedTarget(acting, targetNo)
  const [row] = await tx.query(sql`
    insert into hea_slot_wait (plan_org_no, hea_checkup_target_no, user_id, plant_cd, create_user_id, create_dt, update_user_id, update_dt)
    select s.plan_org_no, ${targetNo}, ${target.userId}, ${target.plantCd}, ${person.userId}, ${now}, ${person.userId}, ${now}
    from hea_plan_org s where s.plan_org_no = ${planOrgNo} and s.hea_checkup_plan_no = ${target.heaCheckupPlanNo}
      and s.delete_yn = 'N' and ${beginsAfter(now)}
    on conflict (plan_org_no, hea_checkup_target_no) do update set told_dt = null, update_dt = excluded.update_dt
    returning 1`)
  if (!row) throw notFound()
}

const stopWaiting = ({ tx }: Acting, targetNo: number) =>
  tx.query(sql`delete from hea_slot_wait where hea_checkup_target_no = ${targetNo}`)
