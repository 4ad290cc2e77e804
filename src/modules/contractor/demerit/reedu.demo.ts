/** Re-education of the demo: once a month, for whoever was stopped before it. */
import { eduRound } from '#modules/education/round/edu-round.model.ts'
import { addDays, addMonths, startOfDay } from '#platform/model/calendar.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { tellRows } from '#platform/server/stories/tell-rows.ts'
import type { Result } from './sgc-demo-rows.ts'

export interface ReeduDay {
  personNo: number
  ymd: string
}
const MONTHS = 24
/** A round is written when it is over; the last one was some days ago. */
const LAST_DAYS = 6

/** One round a month and plant, like an entry round in all but its course. */
const ROUNDS = `insert into edu_round (edu_round_doc_no, status_cd, plant_cd, round_title, edu_course_cd, edu_class_cd, edu_min_val,
    credit_min_val, start_dt, end_dt, cutoff_dt, place_nm, lang_cd, capacity_cnt, instructor_user_id, internal_yn, log_desc, legal_yn,
    test_yn, pass_score, attend_pct_val, seat_cnt, wait_cnt, attend_cnt, pass_cnt, create_user_id, create_dt, update_user_id, update_dt)
  select 'ED-' || to_char(d.ymd::date - 28, 'YYYYMMDD') || '-03', 'DONE', e.plant_cd, '안전수칙 위반자 재교육 ' || d.ymd, 'REEDU', 'REEDU', 60, 60,
    (d.ymd || ' 16:00 Asia/Seoul')::timestamptz, (d.ymd || ' 17:00 Asia/Seoul')::timestamptz, (d.ymd::date - 1 || ' 16:00 Asia/Seoul')::timestamptz,
    '안전교육장 2층', 'kr', 30, e.instructor_user_id, 'N', '위반 사례와 바른 작업방법을 함께 찾음.', 'N', 'N', 70, 90, 0, 0, 0, 0,
    e.instructor_user_id, (d.ymd::date - 28 || ' 09:00 Asia/Seoul')::timestamptz, e.instructor_user_id, (d.ymd || ' 17:30 Asia/Seoul')::timestamptz
  from unnest($1::text[], $2::text[]) d(plant_cd, ymd)
    join lateral (select plant_cd, instructor_user_id from edu_round r where r.plant_cd = d.plant_cd limit 1) e on true
  returning edu_round_no::int as no, plant_cd as "plantCd", (start_dt at time zone 'Asia/Seoul')::date::text as ymd`

const SEATS = `insert into edu_rqst (edu_round_no, plant_cd, vendor_cd, person_no, worker_key, edu_class_cd, special_kind_no, seat_status_cd,
    apply_dt, retake_cnt, seat_key, edu_ymd, check_in_dt, check_out_dt, attend_min_val, edu_result_cd, credit_min_val, valid_from_ymd, cert_no,
    create_dt, update_dt)
  select r.edu_round_no, p.plant_cd, p.vendor_cd, p.person_no, p.human_key, 'REEDU', 0, 'CONFIRM',
    r.start_dt - interval '4 days', 0, 'reedu' || r.edu_round_no || 'p' || p.person_no, s.ymd::date, r.start_dt, r.end_dt, 60, 'PASS', 60, s.ymd::date,
    r.edu_round_doc_no || '-' || lpad((row_number() over (partition by r.edu_round_no order by p.person_no))::text, 3, '0'),
    r.start_dt - interval '4 days', r.end_dt
  from unnest($1::bigint[], $2::bigint[], $3::text[]) s(round_no, person_no, ymd)
    join edu_round r on r.edu_round_no = s.round_no join vendor_person p on p.person_no = s.person_no`

const COUNTS = `update edu_round r set seat_cnt = c.n, attend_cnt = c.n, pass_cnt = c.n from (select edu_round_no, count(*)::int as n
  from edu_rqst where edu_class_cd = 'REEDU' group by 1) c where c.edu_round_no = r.edu_round_no`
const reeducated = [
  ['open', 'createUserId', '+ 3 minutes'],
  ['close', '@SYSTEM', 'cutoffDt'],
  ['start', 'createUserId', 'startDt - 28 minutes'],
  ['finish', 'createUserId', 'endDt + 25 minutes'],
] as const

/** @returns who passed when, the earliest first */
export async function addReeducation(
  connection: OwnerConnection,
  results: readonly Result[],
  today: string,
): Promise<ReeduDay[]> {
  const plants = [...new Set(results.map(({ person }) => person.plantCd))]
  const last = addDays(today, -LAST_DAYS)
  const days = Array.from({ length: MONTHS }, (_, index) => addMonths(last, index - MONTHS + 1))
  const planned = plants.flatMap((plantCd) => days.map((ymd) => ({ plantCd, ymd })))
  const { rows } = await connection.query(ROUNDS, [
    planned.map(({ plantCd }) => plantCd),
    planned.map(({ ymd }) => ymd),
  ])
  const rounds = rows.map((row) => ({ no: Number(row.no), plantCd: String(row.plantCd), ymd: String(row.ymd) }))
  const seats = results.flatMap(({ person, stops }) =>
    stops.flatMap(({ firstYmd }) => {
      const next = rounds.find(({ plantCd, ymd }) => plantCd === person.plantCd && ymd >= firstYmd)
      return next ? [{ roundNo: next.no, personNo: person.personNo, ymd: next.ymd }] : []
    }),
  )
  const once = seats.filter(
    (seat, index) => seats.findIndex((one) => one.roundNo === seat.roundNo && one.personNo === seat.personNo) === index,
  )
  await connection.query(SEATS, [
    once.map(({ roundNo }) => roundNo),
    once.map(({ personNo }) => personNo),
    once.map(({ ymd }) => ymd),
  ])
  await connection.query(COUNTS)
  await tellRows(connection, eduRound, [reeducated], { latest: startOfDay(today) })
  return once.toSorted((a, b) => a.ymd.localeCompare(b.ymd))
}
