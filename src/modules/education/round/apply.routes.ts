/** What a vendor sees of rounds, and its applications. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Member, OwnSeat, VendorRound } from './apply.calls.ts'
import * as calls from './apply.calls.ts'
import { apply } from './apply-write.ts'
import { cancelSeat } from './seat-write.ts'

/** @param own counts the seats of the asking vendors */
const roundRows = (where: Sql, now: Date, vendorCds: readonly string[]): Sql => sql`
  select r.edu_round_no as "eduRoundNo", r.edu_round_doc_no as "eduRoundDocNo", r.round_title as "roundTitle",
    (select c.course_nm from edu_course c where c.edu_course_cd = r.edu_course_cd) as "courseNm", r.edu_class_cd as "eduClassCd",
    r.special_kind_no as "specialKindNo", r.start_dt as "startDt", r.end_dt as "endDt", r.edu_min_val as "eduMinVal",
    r.place_nm as "placeNm", r.lang_cd as "langCd", r.capacity_cnt as "capacityCnt", r.seat_cnt as "seatCnt",
    r.wait_cnt as "waitCnt", greatest(r.capacity_cnt - coalesce(r.seat_cnt, 0), 0) as "leftCnt", r.cutoff_dt as "cutoffDt",
    r.status_cd as "statusCd", (select u.user_nm from directory_person u where u.user_id = r.instructor_user_id) as "instructorNm",
    case when r.status_cd = 'OPEN' and r.cutoff_dt > ${now} then 'Y' else 'N' end as "openYn",
    (select count(*)::int from edu_rqst s where s.edu_round_no = r.edu_round_no and s.seat_status_cd <> 'CANC'
      and s.vendor_cd = any(${[...vendorCds]}::text[])) as "ownCnt"
  from edu_round r where ${where}`

/** The rounds of a period; without one those to come and of the last 90 days. */
const startsIn = (from: string | undefined, to: string | undefined, now: Date): Sql =>
  from || to
    ? sql`(r.start_dt at time zone 'Asia/Seoul')::date between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date`
    : sql`r.start_dt >= ${now}::timestamptz - interval '90 days'`

const rounds = answer(calls.openRounds, async ({ query, person: { plantCd, vendorCds = [] }, now, program }) => {
  const { eduClassCd, langCd, openYn, startDtFrom, startDtTo, page, limit } = query
  const where = sql`r.plant_cd = ${plantCd} and r.internal_yn = 'N' and r.status_cd <> 'TEMP' and r.delete_yn = 'N'
    and ${startsIn(startDtFrom, startDtTo, now)}
    ${eduClassCd ? sql`and r.edu_class_cd = ${eduClassCd}` : sql``} ${langCd ? sql`and r.lang_cd = ${langCd}` : sql``}
    ${openYn === 'Y' ? sql`and r.status_cd = 'OPEN' and r.cutoff_dt > ${now}` : sql``}`
  const [rows, [counted]] = await Promise.all([
    // What can still be applied for first, the next of it on top; then what is over, the latest first.
    program.query<VendorRound>(sql`${roundRows(where, now, vendorCds)}
        order by (r.start_dt < ${now}), abs(extract(epoch from r.start_dt - ${now}::timestamptz)), r.edu_round_no
        limit ${limit} offset ${(page - 1) * limit}`),
    program.query<{ total: number }>(sql`select count(*)::int as total from edu_round r where ${where}`),
  ])
  return { total: counted?.total ?? 0, page, limit, rows }
})

const oneRound = answer(calls.openRound, async ({ places, person: { plantCd, vendorCds = [] }, now, program }) => {
  const where = sql`r.edu_round_no = ${places.no} and r.plant_cd = ${plantCd} and r.internal_yn = 'N'
    and r.status_cd <> 'TEMP' and r.delete_yn = 'N'`
  const [found] = await program.query<VendorRound>(roundRows(where, now, vendorCds))
  if (!found) throw notFound()
  return found
})

const roster = answer(calls.roster, async ({ places, person, program }) => {
  const [asked] = await program.query<{ eduClassCd: string; specialKindNo: number }>(
    sql`select edu_class_cd as "eduClassCd", coalesce(special_kind_no, 0) as "specialKindNo" from edu_round
      where edu_round_no = ${places.no} and plant_cd = ${person.plantCd} and internal_yn = 'N' and status_cd <> 'TEMP'
        and delete_yn = 'N'`,
  )
  if (!asked) throw notFound()
  const { eduClassCd, specialKindNo } = asked
  const own = person.vendorCd === null ? [] : [person.vendorCd]
  const rows = await program.query<Member>(
    sql`select p.person_no as "personNo", p.person_nm as "personNm", left(p.birth_ymd::text, 4) as "birthYear",
        p.job_type_cd as "jobTypeCd", p.lang_cd as "langCd", p.agree_yn as "agreeYn",
        (select max(s.valid_to_ymd) from edu_rqst s where s.plant_cd = p.plant_cd and s.worker_key = p.human_key
          and s.edu_class_cd = ${eduClassCd} and s.special_kind_no = ${specialKindNo} and s.edu_result_cd = 'PASS') as "validToYmd",
        case when exists (select from edu_rqst s where s.plant_cd = p.plant_cd and s.worker_key = p.human_key
          and s.edu_class_cd = ${eduClassCd} and s.special_kind_no = ${specialKindNo} and s.seat_status_cd <> 'CANC'
          and s.edu_result_cd is null) then 'Y' else 'N' end as "openYn"
      from vendor_person p where p.vendor_cd = any(${own}::text[]) and p.plant_cd = ${person.plantCd}
        and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N'
      order by "validToYmd" nulls first, p.person_nm, p.person_no limit 2000`,
  )
  return { rows }
})

const ownSeats = answer(calls.ownSeats, async ({ places, db, program }) => {
  const waits = await program.query<{ eduRqstNo: number; waitNo: number }>(
    sql`select edu_rqst_no as "eduRqstNo", (row_number() over (order by apply_dt, edu_rqst_no))::int as "waitNo" from edu_rqst
      where edu_round_no = ${places.no} and seat_status_cd = 'WAIT' and delete_yn = 'N'`,
  )
  const waitNos = new Map(waits.map(({ eduRqstNo, waitNo }) => [eduRqstNo, waitNo]))
  const rows = await db.query<OwnSeat>(
    sql`select s.edu_rqst_no as "eduRqstNo", s.person_no as "personNo", p.person_nm as "personNm",
        s.seat_status_cd as "seatStatusCd", null::int as "waitNo", s.edu_result_cd as "eduResultCd",
        s.check_in_dt as "checkInDt", s.check_out_dt as "checkOutDt", s.attend_min_val as "attendMinVal",
        s.test_score as "testScore", s.valid_to_ymd as "validToYmd", s.cert_no as "certNo", s.seat_key as "seatKey"
      from edu_rqst s join vendor_person p on p.person_no = s.person_no
      where s.edu_round_no = ${places.no} and s.delete_yn = 'N' order by p.person_nm, s.edu_rqst_no`,
  )
  return { rows: rows.map((row) => ({ ...row, waitNo: waitNos.get(row.eduRqstNo) ?? null })) }
})

export const applyRoutes = routes(
  rounds,
  oneRound,
  roster,
  ownSeats,
  answer(calls.applyFor, async ({ places, body: { personNos, sureYn }, ...acting }) => ({
    rows: await apply(acting, places.no, [...new Set(personNos)], sureYn === 'Y'),
  })),
  answer(calls.cancelSeat, ({ places, ...acting }) => cancelSeat(acting, places.no)),
)
