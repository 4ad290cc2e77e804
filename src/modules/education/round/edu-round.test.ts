/** Rounds for vendors: opened, applied for, sat in, tested, and what each seat comes to. */
import { afterEach, describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { eduRound } from './edu-round.model.ts'
import { anEduRound } from './edu-round.seed.ts'

const site = aFileSite()
const API = '/api/vendor/portal/education'
const DAY = '2026-11-26'
const at = (clock: string, ymd = DAY) => site().setClock(`${ymd}T${clock}:00+09:00`)
afterEach(() => site().setClock(undefined))

interface Seat {
  eduRqstNo: number
  personNo: number
  personNm: string
  seatStatusCd: string
  waitNo: number | null
  eduResultCd: string | null
  attendMinVal: number | null
  testScore: number | null
  validToYmd: string | null
  certNo: string | null
  seatKey: string
}
interface Test {
  eduAttemptNo: number
  langCd: string
  questions: { eduQuestionNo: number; questionDesc: string; choices: string[] }[]
}

/** People of whom no other test takes one: each test has its own vendor's rows by number. */
let taken = 0
async function people(count: number, vendorCd = 'V100001'): Promise<number[]> {
  const rows = await site().sql<{ no: number }>(
    `select person_no::int as no from vendor_person where vendor_cd = '${vendorCd}' order by 1 offset ${taken} limit ${count}`,
  )
  taken += count
  return rows.map(({ no }) => no)
}
async function opened(values = {}, ymd = DAY) {
  const { eduRoundNo } = await site().as('edu').create(eduRound, anEduRound(ymd, values))
  return site().as('edu').act(eduRound, eduRoundNo, 'open')
}
const apply = (no: number, personNos: number[], more = {}, userId = 'V100001-02') =>
  site()
    .as(userId)
    .call<{ rows: Seat[] }>(`${API}/rounds/${no}/apply`, { method: 'POST', body: { personNos, ...more } })
const own = async (no: number, userId = 'V100001-02') =>
  (await site().as(userId).call<{ rows: Seat[] }>(`${API}/rounds/${no}/seats`)).rows
const cancel = (eduRqstNo: number) =>
  site().as('V100001-02').call<{ absentYn: string }>(`${API}/seats/${eduRqstNo}/cancel`, { method: 'POST', body: {} })
const post = <T>(no: number, path: string, body: object = {}, userId = 'edu') =>
  site().as(userId).call<T>(`${eduRound.api}/${no}/${path}`, { method: 'POST', body })
const held = async (no: number) => {
  await site().as('edu').act(eduRound, no, 'close')
  await at('13:45')
  await site().as('edu').act(eduRound, no, 'start')
}
/** Sits the test with so many right answers. */
async function tested(no: number, eduRqstNo: number, right: number) {
  const test = await post<Test>(no, `seats/${eduRqstNo}/test`)
  const keys = await site().sql<{ no: number; answer: number }>(
    `select edu_question_no::int as no, answer_no as answer from edu_question`,
  )
  const answers = test.questions.map(({ eduQuestionNo }, index) => {
    const answer = keys.find((one) => one.no === eduQuestionNo)?.answer ?? 1
    return index < right ? answer : (answer % 4) + 1
  })
  return post<{ testScore: number; passYn: string; leftCnt: number }>(no, `tests/${test.eduAttemptNo}`, { answers })
}

describe('opening', () => {
  test('a round takes over what its course says, and its number', async () => {
    await at('09:00', '2026-11-20')
    const round = await opened()
    expect(round).toMatchObject({
      statusCd: 'OPEN',
      eduClassCd: 'ENTRY',
      eduMinVal: 60,
      passScore: 70,
      attendPctVal: 90,
      validMonthCnt: 12,
      roundTitle: '협력업체 입문교육 2026-11-26 14:00',
      cutoffDt: expect.stringContaining('2026-11-25T14:00:00'),
      eduRoundDocNo: expect.stringMatching(/^ED-\d{8}-\d{2}$/),
    })
  })

  test('EDU_INSTRUCTOR EDU_HOUR EDU_CUTOFF_PAST a legal course needs a qualified instructor and its whole time', async () => {
    await at('09:00', '2026-11-20')
    const legal = { eduCourseCd: 'SPECIAL-34' }
    await expect(opened(legal)).rejects.toMatchObject({
      status: 422,
      code: 'EDU_INSTRUCTOR',
      answer: { problems: [{ message: '법정교육 강사 자격을 입력하세요.' }, { code: 'EDU_HOUR' }] },
    })
    await at('09:00', DAY)
    await expect(opened()).rejects.toMatchObject({ code: 'EDU_CUTOFF_PAST', field: 'cutoffDt' })
  })

  test('only the education desk opens rounds', async () => {
    await expect(site().as('emp').create(eduRound, anEduRound(DAY))).rejects.toMatchObject({ status: 403 })
    await expect(site().as('V100001-02').create(eduRound, anEduRound(DAY))).rejects.toMatchObject({ status: 403 })
  })
})

describe('applying', () => {
  test('rounds are found by the days on which they begin', async () => {
    await at('09:00', '2026-11-20')
    const { eduRoundNo: no } = await opened()
    const found = async (query: string) =>
      (
        await site().as('V100001-02').call<{ rows: { eduRoundNo: number }[] }>(`${API}/rounds?limit=100${query}`)
      ).rows.some(({ eduRoundNo }) => eduRoundNo === no)
    expect(await found(`&startDtFrom=${DAY}&startDtTo=${DAY}`)).toBe(true)
    expect(await found('&startDtTo=2026-11-25')).toBe(false)
    expect(await found('&startDtFrom=2026-11-27')).toBe(false)
  })

  test('seats go while there are some, then places in the waiting list; a free seat goes to who waited longest', async () => {
    await at('09:00', '2026-11-20')
    const { eduRoundNo: no } = await opened({ capacityCnt: 2 })
    const all = await people(4)
    const { rows } = await apply(no, all)
    expect(rows.map(({ seatStatusCd, waitNo }) => [seatStatusCd, waitNo])).toEqual([
      ['CONFIRM', null],
      ['CONFIRM', null],
      ['WAIT', 1],
      ['WAIT', 2],
    ])
    expect(await site().as('edu').read(eduRound, no)).toMatchObject({ seatCnt: 2, waitCnt: 2 })
    const seats = await own(no)
    const of = (personNo: number | undefined) => seats.find((one) => one.personNo === personNo)
    expect(await cancel(of(all[0])?.eduRqstNo ?? 0)).toEqual({ absentYn: 'N' })
    const after = await own(no)
    expect(after.find((one) => one.personNo === all[2])).toMatchObject({ seatStatusCd: 'CONFIRM' })
    expect(after.find((one) => one.personNo === all[3])).toMatchObject({ seatStatusCd: 'WAIT', waitNo: 1 })
    const told = (await site().as('V100001-02').notifications()).rows
    expect(told[0]?.messageDesc).toContain('기다리던 교육 좌석이 확정되었습니다')
  })

  test('that a seat has become free is read on the phone in its language, in the words of the site where it has any', async () => {
    await site().sql(
      `update vendor_account set phone_no = '010-5555-0002', lang_cd = 'en' where portal_id = 'V100001-02'`,
    )
    const movedUp = async () => {
      await at('09:00', '2026-11-20')
      const { eduRoundNo: no } = await opened({ capacityCnt: 1 })
      const [first, second] = await people(2)
      await apply(no, [first ?? 0, second ?? 0])
      await cancel((await own(no)).find(({ personNo }) => personNo === first)?.eduRqstNo ?? 0)
      const [sms] = await site().sql<{ body: string }>(`select body_desc as body from com_outbox
        where user_id = 'V100001-02' and channel_cd = 'SMS' order by outbox_no desc limit 1`)
      return sms?.body
    }
    expect(await movedUp()).toMatch(/^\[Jikim\] Seat confirmed: ./)
    await site().sql(`insert into com_message_template (event_cd, channel_cd, lang_cd, body_desc, create_user_id, create_dt,
      update_user_id, update_dt) values ('EDU_SEAT_UP_SMS', 'SMS', 'en', 'A seat for {name}', 'admin', now(), 'admin', now())`)
    expect(await movedUp()).toMatch(/^A seat for ./)
  })

  test('EDU_OPEN_SEAT EDU_TIME_OVERLAP EDU_NOT_AGREED EDU_CLOSED who may not have a seat is told for each', async () => {
    await at('09:00', '2026-11-20')
    const { eduRoundNo: no } = await opened()
    const [one = 0, other = 0, third = 0] = await people(3)
    await apply(no, [one])
    await expect(apply(no, [one])).rejects.toMatchObject({ status: 422, code: 'EDU_OPEN_SEAT' })
    const cca = await opened({ eduCourseCd: 'CCA', instructorQualCd: 'SAFETY', endDt: `${DAY}T16:00:00+09:00` })
    await expect(apply(cca.eduRoundNo, [one])).rejects.toMatchObject({ code: 'EDU_TIME_OVERLAP' })
    await site().sql(`update vendor_person set agree_yn = 'N' where person_no = ${other}`)
    await expect(apply(no, [other, third])).rejects.toMatchObject({ code: 'EDU_NOT_AGREED' })
    expect(await own(no)).toHaveLength(1)
    await at('14:01', '2026-11-25')
    await expect(apply(no, [third])).rejects.toMatchObject({ code: 'EDU_CLOSED' })
  })

  test('a vendor applies for its own people, sees its own seats, and cancels its own', async () => {
    await at('09:00', '2026-11-20')
    const { eduRoundNo: no } = await opened()
    const [mine = 0] = await people(1)
    const [theirs] = await site().sql<{ no: number }>(
      "select person_no::int as no from vendor_person where vendor_cd = 'V100003' order by 1 limit 1",
    )
    await expect(apply(no, [theirs?.no ?? 0])).rejects.toMatchObject({ code: 'EDU_NOT_OURS' })
    await apply(no, [mine])
    const [seat] = await own(no)
    expect(await own(no, 'V100003-01')).toEqual([])
    await expect(
      site().as('V100003-01').call(`${API}/seats/${seat?.eduRqstNo}/cancel`, { method: 'POST', body: {} }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(apply(no, [mine], {}, 'V100001-03')).rejects.toMatchObject({ status: 403 })
  })

  test('a late cancel counts as absence: the next application waits for the work owner', async () => {
    await at('09:00', '2026-11-20')
    const { eduRoundNo: no } = await opened()
    const [one = 0] = await people(1)
    await apply(no, [one])
    const [seat] = await own(no)
    await at('14:01', '2026-11-25')
    expect(await cancel(seat?.eduRqstNo ?? 0)).toEqual({ absentYn: 'Y' })
    await at('09:00', '2026-11-26')
    const next = await opened({}, '2026-12-03')
    expect((await apply(next.eduRoundNo, [one])).rows[0]).toMatchObject({ seatStatusCd: 'RQST' })
    const [asked] = await own(next.eduRoundNo)
    const decide = (userId: string) =>
      site()
        .as(userId)
        .call(`${eduRound.api}/seats/${asked?.eduRqstNo}/decide`, { method: 'POST', body: { approveYn: 'Y' } })
    await expect(decide('edu')).rejects.toMatchObject({ status: 403 })
    await decide('owner')
    expect((await own(next.eduRoundNo))[0]).toMatchObject({ seatStatusCd: 'CONFIRM' })
  })
})

describe('in the room', () => {
  test('CP-A10 EA-A05 54 of 60 minutes and 70 points pass, 60 points fail; a certificate and its days follow', async () => {
    await at('09:00', '2026-11-20')
    const { eduRoundNo: no } = await opened()
    const [good = 0, weak = 0, absent = 0] = await people(3)
    await apply(no, [good, weak, absent])
    const seats = await own(no)
    const of = (personNo: number) => seats.find((one) => one.personNo === personNo)
    await held(no)
    await post(no, 'checkin', { code: of(good)?.seatKey })
    await post(no, 'checkin', { eduRqstNo: of(weak)?.eduRqstNo })
    await at('14:11')
    await expect(post(no, 'checkin', { eduRqstNo: of(absent)?.eduRqstNo })).rejects.toMatchObject({
      code: 'EDU_LATE',
      answer: { message: '시작 10분이 지나 출석할 수 없습니다.' },
    })
    await at('14:54')
    expect(await tested(no, of(good)?.eduRqstNo ?? 0, 7)).toMatchObject({ testScore: 70, passYn: 'Y', leftCnt: 0 })
    expect(await tested(no, of(weak)?.eduRqstNo ?? 0, 6)).toMatchObject({ testScore: 60, passYn: 'N', leftCnt: 2 })
    await expect(site().as('edu').act(eduRound, no, 'finish')).rejects.toMatchObject({
      code: 'EDU_NO_RESULT',
      answer: { message: expect.stringMatching(/^결과가 없는 대상자가 있습니다: .+/) },
    })
    for (const one of [good, weak]) await post(no, 'checkout', { eduRqstNo: of(one)?.eduRqstNo })
    const { eduRoundDocNo } = await site().as('edu').act(eduRound, no, 'finish')
    const results = await own(no)
    expect(results.find((one) => one.personNo === good)).toMatchObject({
      eduResultCd: 'PASS',
      attendMinVal: 54,
      testScore: 70,
      validToYmd: '2027-11-25',
      certNo: `${eduRoundDocNo}-001`,
    })
    expect(results.find((one) => one.personNo === weak)).toMatchObject({ eduResultCd: 'FAIL', certNo: null })
    expect(results.find((one) => one.personNo === absent)).toMatchObject({ eduResultCd: 'ABSENT' })
    expect(await site().as('edu').read(eduRound, no)).toMatchObject({ statusCd: 'DONE', attendCnt: 2, passCnt: 1 })
  })

  test('CP-A11 a renewal in the last 30 days goes on from the old end, an earlier one from its own day', async () => {
    await at('09:00', '2026-11-20')
    const { eduRoundNo: no } = await opened()
    const [late = 0, early = 0] = await people(2)
    for (const [personNo, until] of [
      [late, '2026-12-20'],
      [early, '2026-12-31'],
    ])
      await site().sql(
        `insert into edu_rqst (edu_round_no, plant_cd, vendor_cd, person_no, worker_key, edu_class_cd, special_kind_no, seat_status_cd,
            apply_dt, seat_key, edu_ymd, edu_result_cd, valid_from_ymd, valid_to_ymd, cert_no)
          select (select min(edu_round_no) from edu_round where status_cd = 'DONE'), plant_cd, vendor_cd, person_no, worker_key, 'ENTRY', 0,
            'CONFIRM', '2025-12-01', gen_random_uuid()::text::varchar(32), '2025-12-01', 'PASS', '2025-12-01', $1::date, gen_random_uuid()::text
          from vendor_person where person_no = $2`,
        [until, personNo],
      )
    await apply(no, [late, early], { sureYn: 'Y' })
    const seats = await own(no)
    await held(no)
    for (const { eduRqstNo } of seats) await post(no, 'checkin', { eduRqstNo })
    await at('15:00')
    for (const { eduRqstNo } of seats) await tested(no, eduRqstNo, 10)
    for (const { eduRqstNo } of seats) await post(no, 'checkout', { eduRqstNo })
    await site().as('edu').act(eduRound, no, 'finish')
    const untilOf = new Map((await own(no)).map(({ personNo, validToYmd }) => [personNo, validToYmd]))
    expect([untilOf.get(late), untilOf.get(early)]).toEqual(['2027-12-20', '2027-11-25'])
  })

  test('EDU_NO_RETAKE a test may be tried twice again; its questions are ten of the bank in his language, answers untold', async () => {
    await at('09:00', '2026-11-20')
    const { eduRoundNo: no } = await opened()
    const [one = 0] = await people(1)
    await site().sql(`update vendor_person set lang_cd = 'es' where person_no = ${one}`)
    await apply(no, [one])
    const [seat] = await own(no)
    await held(no)
    await post(no, 'checkin', { eduRqstNo: seat?.eduRqstNo })
    const first = await post<Test>(no, `seats/${seat?.eduRqstNo}/test`)
    expect(first).toMatchObject({ langCd: 'es' })
    expect(new Set(first.questions.map(({ eduQuestionNo }) => eduQuestionNo)).size).toBe(10)
    expect(JSON.stringify(first)).not.toContain('answer')
    expect((await post<Test>(no, `seats/${seat?.eduRqstNo}/test`)).eduAttemptNo).toBe(first.eduAttemptNo)
    for (const left of [2, 1, 0]) expect(await tested(no, seat?.eduRqstNo ?? 0, 3)).toMatchObject({ leftCnt: left })
    await expect(post(no, `seats/${seat?.eduRqstNo}/test`)).rejects.toMatchObject({ code: 'EDU_NO_RETAKE' })
    await expect(post(no, `tests/${first.eduAttemptNo}`, { answers: Array(10).fill(1) })).rejects.toMatchObject({
      status: 409,
      code: 'EDU_TEST_OVER',
    })
  })

  test('who reads Vietnamese, Thai or Uzbek is asked in it, whatever the round is taught in, and passes by those questions', async () => {
    await at('09:00', '2026-11-20')
    const { eduRoundNo: no } = await opened()
    const languages = ['vi', 'th', 'uz']
    const all = await people(languages.length)
    for (const [index, one] of all.entries())
      await site().sql(`update vendor_person set lang_cd = '${languages[index]}' where person_no = ${one}`)
    await apply(no, all)
    const seats = await own(no)
    await held(no)
    for (const [index, one] of all.entries()) {
      const { eduRqstNo = 0 } = seats.find(({ personNo }) => personNo === one) ?? {}
      await post(no, 'checkin', { eduRqstNo })
      const { langCd, questions } = await post<Test>(no, `seats/${eduRqstNo}/test`)
      expect(langCd).toBe(languages[index])
      const asked = questions.flatMap(({ questionDesc, choices }) => [questionDesc, ...choices]).join()
      expect(asked).toMatch({ vi: /[ạảấầếềộờợụứừ]/, th: /[\u0e00-\u0e7f]/, uz: /[oOgG]‘/ }[langCd] ?? /never/)
      expect(await tested(no, eduRqstNo, 7)).toMatchObject({ testScore: 70, passYn: 'Y' })
    }
  })

  test('EDU_QR_WINDOW EDU_NOT_HELD EDU_TOO_EARLY nothing is recorded before its time, nor by who does not teach', async () => {
    await at('09:00', '2026-11-20')
    const { eduRoundNo: no } = await opened()
    const [one = 0] = await people(1)
    await apply(no, [one])
    const [seat] = await own(no)
    const body = { eduRqstNo: seat?.eduRqstNo }
    await site().as('edu').act(eduRound, no, 'close')
    await at('13:29')
    await expect(site().as('edu').act(eduRound, no, 'start')).rejects.toMatchObject({ code: 'EDU_TOO_EARLY' })
    await expect(post(no, 'checkin', body)).rejects.toMatchObject({ code: 'EDU_NOT_HELD' })
    await at('13:30')
    await site().as('edu').act(eduRound, no, 'start')
    await expect(post(no, 'checkin', body, 'mgr')).rejects.toMatchObject({ status: 403 })
    await post(no, 'checkin', body)
    await expect(post(no, 'checkout', body)).rejects.toMatchObject({ code: 'EDU_QR_WINDOW' })
    await expect(post(no, 'checkin', { code: 'somebody' })).rejects.toMatchObject({ code: 'EDU_NO_SEAT' })
  })

  test('EDU_LOG_REQUIRED a legal course ends with its log and a picture', async () => {
    await at('09:00', '2026-11-20')
    const { eduRoundNo: no } = await opened({
      eduCourseCd: 'SPECIAL-34',
      instructorQualCd: 'SAFETY',
      endDt: `${DAY}T18:00:00+09:00`,
    })
    await held(no)
    await expect(
      site().as('edu').act(eduRound, no, 'finish', { logDesc: '질식 사고 사례와 구조 절차를 교육함.' }),
    ).rejects.toMatchObject({ code: 'EDU_LOG_REQUIRED', field: 'photoFileId' })
    const { attachFileId } = await site().as('edu').attach('EDU_ROUND_PHOTO')
    const record = await site().as('edu').read(eduRound, no)
    await site().as('edu').edit(eduRound, record, no, { logDesc: '질식 사고 사례', photoFileId: attachFileId })
    expect(await site().as('edu').act(eduRound, no, 'finish')).toMatchObject({ statusCd: 'DONE' })
  })
})

test('the cut-off closes a round, and ten minutes after the start who is not there is absent', async () => {
  await at('09:00', '2026-11-20')
  const { eduRoundNo: no } = await opened()
  const [one = 0] = await people(1)
  await apply(no, [one])
  await at('14:00', '2026-11-25')
  await site().runJob('edu-round-close')
  expect(await site().as('edu').read(eduRound, no)).toMatchObject({ statusCd: 'CLOSED' })
  await at('14:09')
  await site().runJob('edu-absent')
  expect((await own(no))[0]).toMatchObject({ eduResultCd: null })
  await at('14:11')
  await site().runJob('edu-absent')
  expect((await own(no))[0]).toMatchObject({ eduResultCd: 'ABSENT' })
})
