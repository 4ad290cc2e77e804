/** A vendor applies for its people: each is looked at, all problems are told at once, and then the seats are dealt out. */

import { sql } from '#platform/server/database/sql.ts'
import { Refusal, type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import { vendorClasses } from '../course/edu-codes.model.ts'
import type { Applied } from './apply.calls.ts'
import { eduRoundMessages as m } from './edu-round.messages.ts'
import { type Acting, insertSeats, lockRound, type NewSeat, recount, type SeatRound } from './seat-write.ts'

interface Candidate {
  personNo: number
  personNm: string
  vendorCd: string
  workerKey: string
  isActive: boolean
  hasAgreed: boolean
  openTitle: string | null
  overlapTitle: string | null
  isMet: boolean
  wasAbsent: boolean
}

/**
 * All or nobody.
 *
 * @param isSure he knows that some of them have passed what still holds
 * @throws Refusal 422 with a problem for each person who may not
 */
export async function apply(
  acting: Acting,
  roundNo: number,
  personNos: readonly number[],
  isSure: boolean,
): Promise<Applied[]> {
  const { tx, person, now } = acting
  const round = await lockRound(tx, roundNo, person.plantCd)
  if (round.statusCd !== 'OPEN' || new Date(round.cutoffDt) <= now || !vendorClasses.includes(round.eduClassCd))
    throw new Refusal(422, 'EDU_CLOSED', '신청이 마감된 교육입니다.')
  const people = await candidates(acting, round, personNos)
  const problems = people.flatMap((one) => problemsOf(one, isSure))
  if (problems.length > 0) throw ruleRefused(problems)
  const applied = await deal(acting, round, people)
  await recount(tx, round.eduRoundNo)
  return applied
}

/** Whoever may gets a seat, or a place in the waiting list; who may not is left out. */
export async function applyForSome(acting: Acting, roundNo: number, personNos: readonly number[]): Promise<Applied[]> {
  const round = await lockRound(acting.tx, roundNo, acting.person.plantCd)
  const people = await candidates(acting, round, personNos)
  const applied = await deal(
    acting,
    round,
    people.filter((one) => problemsOf(one, false).length === 0),
  )
  await recount(acting.tx, round.eduRoundNo)
  return applied
}

/** Who of his own he names; what others have done for the same humans is looked up past his rights, and stays untold. */
async function candidates({ tx, now }: Acting, round: SeatRound, personNos: readonly number[]): Promise<Candidate[]> {
  const own = await tx.query<{ personNo: number }>(
    sql`select person_no as "personNo" from vendor_person where person_no = any(${[...personNos]}::bigint[]) and delete_yn = 'N'
      and plant_cd = ${round.plantCd}`,
  )
  if (own.length !== new Set(personNos).size)
    throw new Refusal(422, 'EDU_NOT_OURS', '업체에 등록된 인원만 신청할 수 있습니다.')
  const same = sql`s.plant_cd = p.plant_cd and s.worker_key = p.human_key and s.edu_class_cd = ${round.eduClassCd}
    and s.special_kind_no = ${round.specialKindNo ?? 0} and s.delete_yn = 'N'`
  return tx.queryAs<Candidate>(
    'SYSTEM',
    sql`select p.person_no as "personNo", p.person_nm as "personNm", p.vendor_cd as "vendorCd", p.human_key as "workerKey",
        p.person_status_cd = 'ACTIVE' as "isActive", p.agree_yn = 'Y' as "hasAgreed",
        (select r.round_title from edu_rqst s join edu_round r on r.edu_round_no = s.edu_round_no
          where ${same} and s.seat_status_cd <> 'CANC' and s.edu_result_cd is null limit 1) as "openTitle",
        (select r.round_title from edu_rqst s join edu_round r on r.edu_round_no = s.edu_round_no
          where s.worker_key = p.human_key and s.seat_status_cd <> 'CANC' and s.edu_result_cd is null
            and r.edu_round_no <> ${round.eduRoundNo} and r.status_cd in ('OPEN', 'CLOSED', 'HELD')
            and r.start_dt < ${round.endDt} and ${round.startDt} < r.end_dt limit 1) as "overlapTitle",
        exists (select from edu_rqst s join edu_round r on r.edu_round_no = s.edu_round_no
          where ${same} and s.edu_result_cd = 'PASS'
            and s.valid_to_ymd - coalesce(r.renew_day_cnt, 0) >= ${round.startDt}::timestamptz::date) as "isMet",
        coalesce((select s.edu_result_cd = 'ABSENT' from edu_rqst s
          where ${same} and (s.edu_result_cd is not null or s.own_dt is not null) and s.apply_dt <= ${now}
          order by s.apply_dt desc, s.edu_rqst_no desc limit 1), false) as "wasAbsent"
      from vendor_person p where p.person_no = any(${[...personNos]}::bigint[]) order by array_position(${[...personNos]}::bigint[], p.person_no)`,
  )
}

function problemsOf(one: Candidate, isSure: boolean): RuleProblem[] {
  const { personNo, personNm, isActive, hasAgreed, openTitle, overlapTitle, isMet } = one
  const say = (code: string, message: string, title = ''): RuleProblem[] => [
    { field: `personNos.${personNo}`, code, message, values: { name: personNm, title } },
  ]
  if (!isActive) return say('EDU_PERSON_LEFT', '재직 중이 아닌 인원입니다: {name}')
  if (!hasAgreed) return say('EDU_NOT_AGREED', '개인정보 동의가 없는 인원입니다: {name}')
  if (openTitle) return say('EDU_OPEN_SEAT', '이미 신청한 교육이 있습니다: {name} {title}', openTitle)
  if (overlapTitle)
    return say('EDU_TIME_OVERLAP', '같은 시간대에 신청한 교육이 있습니다: {title}', `${overlapTitle} (${personNm})`)
  if (isMet && !isSure) return say('EDU_ALREADY_MET', '이미 이수한 교육입니다. 계속하시겠습니까?')
  return []
}

/** Seats as long as there are some, then places in the waiting list, in the order in which they are named. */
async function deal(acting: Acting, round: SeatRound, people: readonly Candidate[]): Promise<Applied[]> {
  const [taken] = await acting.tx.queryAs<{ seats: number; waits: number }>(
    'SYSTEM',
    sql`select count(*) filter (where seat_status_cd = 'CONFIRM')::int as seats,
        count(*) filter (where seat_status_cd = 'WAIT')::int as waits
      from edu_rqst where edu_round_no = ${round.eduRoundNo} and delete_yn = 'N'`,
  )
  let free = Math.max(0, round.capacityCnt - (taken?.seats ?? 0))
  let waitNo = taken?.waits ?? 0
  const dealt = people.map(({ wasAbsent, ...one }) => {
    if (wasAbsent) return { ...one, seatStatusCd: 'RQST' as const, waitNo: null }
    if (free > 0) {
      free -= 1
      return { ...one, seatStatusCd: 'CONFIRM' as const, waitNo: null }
    }
    waitNo += 1
    return { ...one, seatStatusCd: 'WAIT' as const, waitNo }
  })
  const seats: NewSeat[] = dealt.map(({ personNo, vendorCd, workerKey, seatStatusCd }) => ({
    personNo,
    vendorCd,
    workerKey,
    seatStatusCd,
  }))
  await insertSeats(acting, round, seats)
  const asked = dealt.filter(({ seatStatusCd }) => seatStatusCd === 'RQST')
  for (const { personNm } of asked) await acting.notify.tell(m.EDU_AFTER_ABSENCE, round, { name: personNm })
  return dealt.map(({ personNo, personNm, seatStatusCd, waitNo: place }) => ({
    personNo,
    personNm,
    seatStatusCd,
    waitNo: place,
  }))
}
