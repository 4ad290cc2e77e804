/** Seats of a round: given while there are some, waited for in the order of application, given back and given on. */
import { randomBytes } from 'node:crypto'
import type { Person } from '#platform/model/access.ts'
import type { Language } from '#platform/model/problem.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import type { Notify } from '#platform/server/notifications/notify.ts'
import { wordingOf } from '#platform/server/notifications/wording.ts'
import { sendLater } from '#platform/server/outbox/outbox.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import type { EduClass, EduResult, SeatState } from '../course/edu-codes.model.ts'
import { eduRoundMessages as m } from './edu-round.messages.ts'
import { eduSeats } from './edu-round.tables.ts'
import { isFreeCancel } from './pass.logic.ts'

export interface Acting {
  tx: Transaction
  person: Person
  now: Date
  ip: string | null
  notify: Notify
}

/** A round as seats are dealt out: all of it, whoever asks, for a vendor has no right to the document. */
export interface SeatRound {
  eduRoundNo: number
  eduRoundDocNo: string | null
  roundTitle: string
  plantCd: string
  statusCd: string
  eduClassCd: EduClass
  specialKindNo: number | null
  startDt: string
  endDt: string
  eduMinVal: number
  capacityCnt: number
  cutoffDt: string
  langCd: string
  eduCourseCd: string
  testYn: 'Y' | 'N'
  passScore: number
  attendPctVal: number
  creditMinVal: number
  instructorUserId: string
}

const roundColumns =
  raw(`edu_round_no as "eduRoundNo", edu_round_doc_no as "eduRoundDocNo", round_title as "roundTitle",
  plant_cd as "plantCd", status_cd as "statusCd", edu_class_cd as "eduClassCd", special_kind_no as "specialKindNo",
  start_dt as "startDt", end_dt as "endDt", edu_min_val as "eduMinVal", capacity_cnt as "capacityCnt", cutoff_dt as "cutoffDt",
  lang_cd as "langCd", edu_course_cd as "eduCourseCd", test_yn as "testYn", pass_score as "passScore",
  attend_pct_val as "attendPctVal", credit_min_val as "creditMinVal", instructor_user_id as "instructorUserId"`)

/** Accounts of a vendor that apply for its people, with their phones. */
export const vendorPeople = raw(`(select portal_id, vendor_cd, phone_no, lang_cd from vendor_account
  where vendor_role_cd in ('VSM', 'VAD') and account_status_cd = 'ACTIVE' and delete_yn = 'N')`)

/** Two who apply at once take their turn. @throws Refusal 404 for a round that is none of the plant, or a draft */
export async function lockRound(tx: Transaction, no: number, plantCd: string): Promise<SeatRound> {
  const [round] = await tx.queryAs<SeatRound>(
    'SYSTEM',
    sql`select ${roundColumns} from edu_round where edu_round_no = ${no} and plant_cd = ${plantCd} and status_cd <> 'TEMP'
      and delete_yn = 'N' for no key update`,
  )
  if (!round) throw notFound()
  return round
}

/** The numbers of the round follow its seats; nobody's version of the document gets old by that. */
export async function recount(tx: Transaction, eduRoundNo: number): Promise<void> {
  await tx.queryAs(
    'SYSTEM',
    sql`update edu_round r set seat_cnt = c.seat, wait_cnt = c.wait, attend_cnt = c.attend, pass_cnt = c.pass
      from (select count(*) filter (where seat_status_cd = 'CONFIRM')::int as seat,
          count(*) filter (where seat_status_cd in ('WAIT', 'RQST'))::int as wait,
          count(*) filter (where check_in_dt is not null)::int as attend,
          count(*) filter (where edu_result_cd = 'PASS')::int as pass
        from edu_rqst where edu_round_no = ${eduRoundNo} and delete_yn = 'N') c
      where r.edu_round_no = ${eduRoundNo}`,
  )
}

export interface NewSeat {
  personNo: number
  vendorCd: string
  workerKey: string
  seatStatusCd: SeatState
}

const KEY_BYTES = 12

export async function insertSeats(acting: Acting, round: SeatRound, seats: readonly NewSeat[]): Promise<void> {
  const { tx, person, now } = acting
  const rows = seats.map((seat) => ({ ...seat, seatKey: randomBytes(KEY_BYTES).toString('hex') }))
  const added = await tx.query<{ no: number }>(sql`
    insert into edu_rqst (edu_round_no, plant_cd, vendor_cd, person_no, worker_key, edu_class_cd, special_kind_no,
      seat_status_cd, apply_dt, apply_user_id, seat_key, edu_ymd, create_user_id, create_dt, update_user_id, update_dt)
    select ${round.eduRoundNo}, ${round.plantCd}, s."vendorCd", s."personNo", s."workerKey", ${round.eduClassCd},
      ${round.specialKindNo ?? 0}, s."seatStatusCd", ${now}, ${person.userId}, s."seatKey",
      (${round.startDt}::timestamptz at time zone 'Asia/Seoul')::date, ${person.userId}, ${now}, ${person.userId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s("personNo" bigint, "vendorCd" text, "workerKey" text,
      "seatStatusCd" text, "seatKey" text)
    on conflict do nothing returning edu_rqst_no as no`)
  // Somebody applied for the same person in this moment.
  if (added.length < seats.length)
    throw new Refusal(409, 'EDU_OPEN_SEAT', '신청한 사람의 상태가 바뀌었습니다. 새로 고친 뒤 다시 시도하십시오.')
  await auditSeats(
    acting,
    added.map(({ no }) => no),
    { actionCd: 'CREATE', fromStatusCd: null },
  )
}

interface SeatTrace {
  actionCd: string
  fromStatusCd?: string | null
  reasonDesc?: string | null
}
export async function auditSeats(
  { tx, person, now, ip }: Pick<Acting, 'tx' | 'now'> & { person: Pick<Person, 'userId'>; ip: string | null },
  nos: readonly number[],
  { actionCd, fromStatusCd = null, reasonDesc = null }: SeatTrace,
): Promise<void> {
  await tx.query(sql`
    insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, from_status_cd,
      to_status_cd, reason_desc, diff_json)
    select ${now}, ${person.userId}, ${ip || null}::inet, 'edu-rqst', r.edu_rqst_no::text, r.plant_cd, r.vendor_cd, ${actionCd},
      ${fromStatusCd}, coalesce(r.edu_result_cd, r.seat_status_cd), ${reasonDesc},
      jsonb_build_object('personNo', jsonb_build_array(null, r.person_no))
    from edu_rqst r where r.edu_rqst_no = any(${[...nos]}::bigint[])`)
}

/** Who has waited longest gets a seat that is free, and his vendor hears of it, on the phone as well. */
export async function moveUp(
  { tx, now, notify }: Pick<Acting, 'tx' | 'now' | 'notify'>,
  eduRoundNo: number,
): Promise<void> {
  const free = sql`(select greatest(o.capacity_cnt - (select count(*) from edu_rqst s where s.edu_round_no = o.edu_round_no
      and s.seat_status_cd = 'CONFIRM'), 0) from edu_round o where o.edu_round_no = ${eduRoundNo} and o.status_cd in ('OPEN', 'CLOSED'))`
  const which = sql`r.edu_rqst_no in (select edu_rqst_no from edu_rqst where edu_round_no = ${eduRoundNo}
    and seat_status_cd = 'WAIT' order by apply_dt, edu_rqst_no limit coalesce(${free}, 0))`
  const moved = await eduSeats.move(asProgram(tx), 'moveUp', { which, by: program.userId, now }, ['eduRqstNo'])
  if (moved.length > 0)
    await tellMoved(
      tx,
      now,
      notify,
      moved.map(({ eduRqstNo }) => eduRqstNo),
    )
  await recount(tx, eduRoundNo)
}

interface MovedUp {
  userId: string
  phoneNo: string | null
  langCd: Language
  roundNo: number
  title: string
  name: string
  key: string
}

async function tellMoved(tx: Transaction, now: Date, notify: Notify, nos: readonly number[]): Promise<void> {
  const system = asProgram(tx)
  const rows = await system.query<MovedUp>(
    sql`select a.portal_id as "userId", a.phone_no as "phoneNo", a.lang_cd as "langCd", s.edu_round_no as "roundNo",
        r.round_title as title, p.person_nm as name, 'edu-up:' || s.edu_rqst_no || ':' || s.row_version as key
      from edu_rqst s join edu_round r on r.edu_round_no = s.edu_round_no join vendor_person p on p.person_no = s.person_no
        join ${vendorPeople} a on a.vendor_cd = s.vendor_cd where s.edu_rqst_no = any(${[...nos]}::bigint[])`,
  )
  await notify.each(
    sql`select "userId" as user_id, "roundNo" as biz_no, jsonb_build_object('title', title, 'name', name) as values_json,
        key as once_key
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("userId" text, "roundNo" bigint, title text, name text, key text)`,
    m.EDU_SEAT_UP,
  )
  for (const { userId, phoneNo, langCd, title, name, key } of rows) {
    if (phoneNo === null) continue
    const { body } = await wordingOf(system, m.EDU_SEAT_UP_SMS, 'SMS', langCd, { title, name })
    const onceKey = `sms:${key}:${userId}`
    await sendLater(system, now, { channel: 'SMS', userId, recipient: phoneNo, body, onceKey })
  }
}

interface Seat {
  eduRqstNo: number
  eduRoundNo: number
  plantCd: string
  seatStatusCd: SeatState
  eduResultCd: string | null
  checkInDt: string | null
}

/** A seat as far as the acting person reaches it. @throws Refusal 404 */
async function lockSeat(tx: Transaction, no: number): Promise<{ seat: Seat; round: SeatRound }> {
  const select = sql`select edu_rqst_no as "eduRqstNo", edu_round_no as "eduRoundNo", plant_cd as "plantCd",
    seat_status_cd as "seatStatusCd", edu_result_cd as "eduResultCd", check_in_dt as "checkInDt"
    from edu_rqst where edu_rqst_no = ${no} and delete_yn = 'N'`
  const [known] = await tx.query<Seat>(select)
  if (!known) throw notFound()
  const round = await lockRound(tx, known.eduRoundNo, known.plantCd)
  const [seat] = await tx.query<Seat>(sql`${select} for update`)
  if (!seat) throw notFound()
  return { seat, round }
}

const ABSENT: EduResult = 'ABSENT'
const wrongSeat = () =>
  new Refusal(409, 'EDU_SEAT_STATE', '좌석의 상태가 바뀌었습니다. 새로 고친 뒤 다시 시도하십시오.')

/** A seat that is given back late counts as not having come. @returns whether it did */
export async function cancelSeat(acting: Acting, no: number): Promise<{ absentYn: 'Y' | 'N' }> {
  const { tx, now, person, ip } = acting
  const { seat, round } = await lockSeat(tx, no)
  const isOpen = round.statusCd === 'OPEN' || round.statusCd === 'CLOSED'
  if (!isOpen || seat.seatStatusCd === 'CANC' || seat.eduResultCd !== null || new Date(round.startDt) <= now)
    throw wrongSeat()
  const isFree = seat.seatStatusCd !== 'CONFIRM' || isFreeCancel(round.startDt, now)
  const set = { eduResultCd: isFree ? null : ABSENT }
  await eduSeats.move(tx, 'cancel', { which: sql`r.edu_rqst_no = ${no}`, set, by: person.userId, now, ip })
  if (isFree) await moveUp(acting, round.eduRoundNo)
  else await recount(tx, round.eduRoundNo)
  return { absentYn: isFree ? 'N' : 'Y' }
}

/** After a no-show the work owner says whether somebody may come again. */
export async function decideSeat(
  acting: Acting,
  no: number,
  isApproved: boolean,
  reasonDesc: string | null,
): Promise<void> {
  const { tx, now, person, ip } = acting
  const { seat, round } = await lockSeat(tx, no)
  if (seat.seatStatusCd !== 'RQST' || (round.statusCd !== 'OPEN' && round.statusCd !== 'CLOSED')) throw wrongSeat()
  const which = sql`r.edu_rqst_no = ${no}`
  const set = { ownUserId: person.userId, ownDt: now.toISOString() }
  await eduSeats.move(tx, isApproved ? 'approve' : 'refuse', { which, set, by: person.userId, now, ip, reasonDesc })
  await moveUp(acting, round.eduRoundNo)
}
