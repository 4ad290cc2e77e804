/** The seats of a round for those who hold it: who has one, who came, how they did. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { checkIn, checkOut, gradeTest, sign, startTest } from './attend-write.ts'
import * as calls from './seat.calls.ts'
import { decideSeat } from './seat-write.ts'

const seats = answer(calls.roundSeats, async ({ record, db }) => {
  const rows = await db.query<calls.Seat>(sql`
    select s.edu_rqst_no as "eduRqstNo", s.person_no as "personNo", p.person_nm as "personNm",
      left(p.birth_ymd::text, 4) as "birthYear", s.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm", p.lang_cd as "langCd",
      s.seat_status_cd as "seatStatusCd", case when s.seat_status_cd = 'WAIT' then (row_number() over (
        partition by s.seat_status_cd order by s.apply_dt, s.edu_rqst_no))::int end as "waitNo", s.apply_dt as "applyDt",
      s.check_in_dt as "checkInDt", s.check_out_dt as "checkOutDt", s.attend_min_val as "attendMinVal",
      s.sign_json as "signJson", s.test_score as "testScore", s.retake_cnt as "retakeCnt",
      (select count(*)::int from edu_attempt a where a.edu_rqst_no = s.edu_rqst_no and a.end_dt is not null) as "tryCnt",
      s.edu_result_cd as "eduResultCd", s.valid_from_ymd as "validFromYmd", s.valid_to_ymd as "validToYmd",
      s.cert_no as "certNo"
    from edu_rqst s join vendor_person p on p.person_no = s.person_no
      left join vendor_info v on v.vendor_cd = s.vendor_cd
    where s.edu_round_no = ${record.eduRoundNo} and s.delete_yn = 'N'
    order by array_position(array['CONFIRM', 'RQST', 'WAIT', 'CANC'], s.seat_status_cd::text), v.vendor_nm, p.person_nm, s.edu_rqst_no`)
  return { rows }
})

export const seatRoutes = routes(
  seats,
  answer(calls.doors.checkin, ({ places, body, ...acting }) => checkIn(acting, places.no, body)),
  answer(calls.doors.checkout, ({ places, body, ...acting }) => checkOut(acting, places.no, body)),
  answer(calls.signSeat, ({ places, body, ...acting }) => sign(acting, places.no, places.eduRqstNo, body)),
  answer(calls.startTest, ({ places, ...acting }) => startTest(acting, places.no, places.eduRqstNo)),
  answer(calls.gradeTest, ({ places, body, ...acting }) =>
    gradeTest(acting, places.no, places.eduAttemptNo, body.answers),
  ),
  answer(calls.decideSeat, ({ places, body: { approveYn, reasonDesc }, ...acting }) =>
    decideSeat(acting, places.eduRqstNo, approveYn === 'Y', reasonDesc),
  ),
)
