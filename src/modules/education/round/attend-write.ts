/** In and out of the room, by the code on somebody's ticket or chosen from the list; and the test in his language. */
import { randomInt } from 'node:crypto'
import type { Signature } from '#platform/model/drawn.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { forbidden, notFound, Refusal } from '#platform/server/refusal.ts'
import { attendedMinutes, checkInWindow, checkOutWindow, MAX_RETAKES } from './pass.logic.ts'
import type { Graded, Test, Which } from './seat.calls.ts'
import { type Acting, auditSeats, lockRound, recount, type SeatRound } from './seat-write.ts'
import { drawn, languagesFor, QUESTIONS_OF_A_TEST, scoreOf } from './test.logic.ts'

interface Seat {
  eduRqstNo: number
  personNm: string
  langCd: string
  checkInDt: string | null
  checkOutDt: string | null
  testScore: number | null
}
/** Whoever has the round in hand. */
const trainers = ['EDU', 'SHM']

/** A round that is going on, for who leads it. @throws Refusal 403 for others, 409 before and after */
async function heldRound({ tx, person }: Acting, no: number): Promise<SeatRound> {
  const round = await lockRound(tx, no, person.plantCd)
  if (round.instructorUserId !== person.userId && !trainers.some((role) => person.roles.includes(role)))
    throw forbidden()
  if (round.statusCd === 'HELD') return round
  throw new Refusal(409, 'EDU_NOT_HELD', '진행 중인 교육이 아닙니다. 교육 진행을 먼저 누르십시오.')
}

async function seatOf(tx: Transaction, roundNo: number, which: Which): Promise<Seat> {
  // A scanner may read a whole address: the key is its end.
  const isHis =
    'code' in which
      ? sql`s.seat_key = ${which.code.trim().split('/').at(-1) ?? ''}`
      : sql`s.edu_rqst_no = ${which.eduRqstNo}`
  const [seat] = await tx.query<Seat>(sql`
    select s.edu_rqst_no as "eduRqstNo", p.person_nm as "personNm", p.lang_cd as "langCd", s.check_in_dt as "checkInDt",
      s.check_out_dt as "checkOutDt", s.test_score as "testScore"
    from edu_rqst s join vendor_person p on p.person_no = s.person_no
    where s.edu_round_no = ${roundNo} and s.seat_status_cd = 'CONFIRM' and s.edu_result_cd is null and s.delete_yn = 'N'
      and ${isHis} for update of s`)
  if (!seat) throw new Refusal(404, 'EDU_NO_SEAT', '이 차수에 확정된 좌석이 없습니다.')
  return seat
}

const outside = () => new Refusal(422, 'EDU_QR_WINDOW', '출석 확인 시간이 아닙니다.')

/** Twice is once. */
export async function checkIn(
  acting: Acting,
  roundNo: number,
  which: Which,
): Promise<{ eduRqstNo: number; personNm: string }> {
  const { tx, now, person } = acting
  const round = await heldRound(acting, roundNo)
  const seat = await seatOf(tx, roundNo, which)
  if (seat.checkInDt === null) {
    const window = checkInWindow(round.startDt, now)
    if (window === 'EARLY') throw outside()
    if (window === 'LATE') throw new Refusal(422, 'EDU_LATE', '시작 10분이 지나 출석할 수 없습니다.')
    await tx.query(sql`update edu_rqst set check_in_dt = ${now}, row_version = row_version + 1,
      update_user_id = ${person.userId}, update_dt = ${now} where edu_rqst_no = ${seat.eduRqstNo}`)
    await auditSeats(acting, [seat.eduRqstNo], { actionCd: 'checkIn', fromStatusCd: 'CONFIRM' })
    await recount(tx, roundNo)
  }
  return { eduRqstNo: seat.eduRqstNo, personNm: seat.personNm }
}

/** The last time that he went counts. */
export async function checkOut(
  acting: Acting,
  roundNo: number,
  which: Which,
): Promise<{ eduRqstNo: number; personNm: string }> {
  const { tx, now, person } = acting
  const round = await heldRound(acting, roundNo)
  const seat = await seatOf(tx, roundNo, which)
  if (seat.checkInDt === null)
    throw new Refusal(422, 'EDU_NOT_IN', '입실 기록이 없습니다: {name}', { values: { name: seat.personNm } })
  if (checkOutWindow(round, now) !== 'OPEN') throw outside()
  const minutes = attendedMinutes(round, seat.checkInDt, now.toISOString())
  await tx.query(sql`update edu_rqst set check_out_dt = ${now}, attend_min_val = ${minutes}, row_version = row_version + 1,
    update_user_id = ${person.userId}, update_dt = ${now} where edu_rqst_no = ${seat.eduRqstNo}`)
  await auditSeats(acting, [seat.eduRqstNo], { actionCd: 'checkOut', fromStatusCd: 'CONFIRM' })
  return { eduRqstNo: seat.eduRqstNo, personNm: seat.personNm }
}

/** His own hand on the attendance sheet. */
export async function sign(acting: Acting, roundNo: number, eduRqstNo: number, signature: Signature): Promise<void> {
  const { tx, now, person } = acting
  await heldRound(acting, roundNo)
  const seat = await seatOf(tx, roundNo, { eduRqstNo })
  if (seat.checkInDt === null)
    throw new Refusal(422, 'EDU_NOT_IN', '입실 기록이 없습니다: {name}', { values: { name: seat.personNm } })
  const signed = { ...signature, signerNm: seat.personNm }
  await tx.query(sql`update edu_rqst set sign_json = ${JSON.stringify(signed)}::jsonb, row_version = row_version + 1,
    update_user_id = ${person.userId}, update_dt = ${now} where edu_rqst_no = ${eduRqstNo}`)
  await auditSeats(acting, [eduRqstNo], { actionCd: 'sign', fromStatusCd: 'CONFIRM' })
}

const choices = sql`jsonb_build_array(q.choice1_desc, q.choice2_desc, q.choice3_desc, q.choice4_desc)`
const questionsOf = (tx: Transaction, nos: readonly number[]) =>
  tx.query<
    Test['questions'][number]
  >(sql`select q.edu_question_no as "eduQuestionNo", q.question_desc as "questionDesc", ${choices} as choices
    from edu_question q where q.edu_question_no = any(${[...nos]}::bigint[])
    order by array_position(${[...nos]}::bigint[], q.edu_question_no)`)

/** A test that was begun and not ended goes on with the same questions. */
export async function startTest(acting: Acting, roundNo: number, eduRqstNo: number): Promise<Test> {
  const { tx, now, person } = acting
  const round = await heldRound(acting, roundNo)
  const seat = await seatOf(tx, roundNo, { eduRqstNo })
  if (round.testYn !== 'Y') throw new Refusal(422, 'EDU_NO_TEST', '평가가 없는 교육입니다.')
  if (seat.checkInDt === null)
    throw new Refusal(422, 'EDU_NOT_IN', '입실 기록이 없습니다: {name}', { values: { name: seat.personNm } })
  if (seat.testScore !== null && seat.testScore >= round.passScore)
    throw new Refusal(422, 'EDU_TEST_PASSED', '이미 합격한 평가입니다.')
  const tries = await tx.query<{ no: number; tryNo: number; langCd: string; nos: number[]; isOpen: boolean }>(sql`
    select edu_attempt_no as no, try_no as "tryNo", lang_cd as "langCd", to_jsonb(question_nos) as nos, end_dt is null as "isOpen"
    from edu_attempt where edu_rqst_no = ${eduRqstNo} order by try_no`)
  const last = tries.at(-1)
  if (last?.isOpen)
    return {
      eduAttemptNo: last.no,
      tryNo: last.tryNo,
      langCd: last.langCd,
      personNm: seat.personNm,
      questions: await questionsOf(tx, last.nos),
    }
  if (tries.length > MAX_RETAKES)
    throw new Refusal(422, 'EDU_NO_RETAKE', '재응시는 당일 2회까지입니다. 교육을 다시 신청하십시오.')
  const bank = await bankOf(tx, round, seat.langCd)
  const nos = drawn(bank.nos, QUESTIONS_OF_A_TEST, () => randomInt(1 << 24) / (1 << 24))
  const tryNo = tries.length + 1
  const [added] = await tx.query<{ no: number }>(sql`
    insert into edu_attempt (edu_rqst_no, plant_cd, try_no, lang_cd, question_nos, start_dt, start_user_id)
    values (${eduRqstNo}, ${round.plantCd}, ${tryNo}, ${bank.langCd}, ${nos}::bigint[], ${now}, ${person.userId})
    returning edu_attempt_no as no`)
  if (!added) throw notFound()
  return {
    eduAttemptNo: added.no,
    tryNo,
    langCd: bank.langCd,
    personNm: seat.personNm,
    questions: await questionsOf(tx, nos),
  }
}

/** The first language in which there are enough questions. */
async function bankOf(
  tx: Transaction,
  round: SeatRound,
  personLangCd: string,
): Promise<{ langCd: string; nos: number[] }> {
  const rows = await tx.query<{ langCd: string; nos: number[] }>(sql`
    select lang_cd as "langCd", jsonb_agg(edu_question_no order by edu_question_no) as nos from edu_question
    where edu_course_cd = ${round.eduCourseCd} and use_yn = 'Y' and delete_yn = 'N' group by lang_cd`)
  for (const langCd of languagesFor(personLangCd, round.langCd)) {
    const found = rows.find((row) => row.langCd === langCd && row.nos.length >= QUESTIONS_OF_A_TEST)
    if (found) return found
  }
  throw new Refusal(422, 'EDU_NO_BANK', '이 과정의 시험문항이 {n}개보다 적습니다. 시험문항을 먼저 등록하십시오.', {
    values: { n: QUESTIONS_OF_A_TEST },
  })
}

/** Once graded it stays; the best of the day counts. */
export async function gradeTest(
  acting: Acting,
  roundNo: number,
  eduAttemptNo: number,
  answers: readonly (number | null)[],
): Promise<Graded> {
  const { tx, now, person } = acting
  const round = await heldRound(acting, roundNo)
  const [attempt] = await tx.query<{ eduRqstNo: number; tryNo: number; keys: number[] }>(sql`
    select a.edu_rqst_no as "eduRqstNo", a.try_no as "tryNo", (select jsonb_agg(q.answer_no order by n.at)
        from unnest(a.question_nos) with ordinality n(no, at) join edu_question q on q.edu_question_no = n.no) as keys
    from edu_attempt a join edu_rqst s on s.edu_rqst_no = a.edu_rqst_no and s.edu_round_no = ${roundNo}
    where a.edu_attempt_no = ${eduAttemptNo} and a.end_dt is null for update of a`)
  if (!attempt) throw new Refusal(409, 'EDU_TEST_OVER', '이미 채점한 평가입니다.')
  const { eduRqstNo, tryNo, keys } = attempt
  if (answers.length !== keys.length)
    throw new Refusal(422, 'EDU_TEST_ANSWERS', '문항 수가 다릅니다. 새로 고친 뒤 다시 시도하십시오.')
  const { correctCnt, testScore } = scoreOf(keys, answers)
  await tx.query(sql`update edu_attempt set answers_json = ${JSON.stringify(answers)}::jsonb, correct_cnt = ${correctCnt},
    test_score = ${testScore}, end_dt = ${now} where edu_attempt_no = ${eduAttemptNo}`)
  await tx.query(sql`update edu_rqst set test_score = greatest(test_score, ${testScore}::numeric), retake_cnt = ${tryNo - 1},
    row_version = row_version + 1, update_user_id = ${person.userId}, update_dt = ${now} where edu_rqst_no = ${eduRqstNo}`)
  await auditSeats(acting, [eduRqstNo], { actionCd: 'test', fromStatusCd: 'CONFIRM' })
  const hasPassed = testScore >= round.passScore
  return { testScore, correctCnt, passYn: hasPassed ? 'Y' : 'N', leftCnt: hasPassed ? 0 : MAX_RETAKES + 1 - tryNo }
}
