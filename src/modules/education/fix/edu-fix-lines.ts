/** The people of a correction: what stands in the round of each now, and what the entered values come to. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EduResult } from '../course/edu-codes.model.ts'
import type { FixLine } from './edu-fix.model.ts'
import { type FixedRound, outcomeOfFix } from './fix.logic.ts'

export interface RoundToFix extends FixedRound {
  roundTitle: string
  plantCd: string
  statusCd: string
  rowVersion: number
}

/** @param db acts as the program */
export async function roundToFix(db: Queries, eduRoundNo: number | null): Promise<RoundToFix | undefined> {
  const [round] = await db.query<RoundToFix>(sql`
    select round_title as "roundTitle", plant_cd as "plantCd", status_cd as "statusCd", row_version as "rowVersion",
      start_dt as "startDt", end_dt as "endDt", edu_min_val as "eduMinVal", attend_pct_val as "attendPctVal",
      pass_score as "passScore", test_yn as "testYn", credit_min_val as "creditMinVal"
    from edu_round where edu_round_no = ${eduRoundNo} and delete_yn = 'N'`)
  return round
}

export interface SeatNow {
  eduRqstNo: number
  personNm: string
  vendorNm: string | null
  vendorCd: string
  checkInDt: string | null
  checkOutDt: string | null
  testScore: number | null
  attendMinVal: number | null
  creditMinVal: number | null
  eduResultCd: EduResult
  certNo: string | null
  validFromYmd: string | null
  validToYmd: string | null
}

/** Seats that were held to their end: what was given back, or never became one, is not put right here. */
export const seatsNow = (db: Queries, eduRoundNo: number | null): Promise<SeatNow[]> =>
  db.query<SeatNow>(sql`
    select s.edu_rqst_no as "eduRqstNo", p.person_nm as "personNm", v.vendor_nm as "vendorNm", s.vendor_cd as "vendorCd",
      s.check_in_dt as "checkInDt", s.check_out_dt as "checkOutDt", s.test_score as "testScore",
      s.attend_min_val as "attendMinVal", s.credit_min_val as "creditMinVal", s.edu_result_cd as "eduResultCd",
      s.cert_no as "certNo", s.valid_from_ymd as "validFromYmd", s.valid_to_ymd as "validToYmd"
    from edu_rqst s join vendor_person p on p.person_no = s.person_no left join vendor_info v on v.vendor_cd = s.vendor_cd
    where s.edu_round_no = ${eduRoundNo} and s.seat_status_cd = 'CONFIRM' and s.edu_result_cd is not null and s.delete_yn = 'N'`)

const before = (seat: SeatNow) => ({
  personNm: seat.personNm,
  vendorNm: seat.vendorNm,
  beforeInDt: seat.checkInDt,
  beforeOutDt: seat.checkOutDt,
  beforeScore: seat.testScore,
  beforeAttendMinVal: seat.attendMinVal ?? 0,
  beforeCreditMinVal: seat.creditMinVal ?? 0,
  beforeResultCd: seat.eduResultCd,
  beforeCertNo: seat.certNo,
  beforeValidToYmd: seat.validToYmd,
})

/** What was entered, with what stands there now and what comes of it; whom the round does not know is left as he was sent. */
export function figured(lines: readonly FixLine[], round: RoundToFix, seats: readonly SeatNow[]): FixLine[] {
  const byNo = new Map(seats.map((seat) => [seat.eduRqstNo, seat]))
  return lines.map((line) => {
    const seat = byNo.get(line.eduRqstNo)
    if (!seat) return line
    const { attendMinVal, eduResultCd } = outcomeOfFix(round, line)
    return { ...line, ...before(seat), attendMinVal, eduResultCd, certNo: null, validFromYmd: null, validToYmd: null }
  })
}

const moment = (dt: string | null): number | null => (dt === null ? null : new Date(dt).getTime())
const MINUTE_MS = 60_000
/** Doors are entered by the minute. */
const minute = (dt: string | null): number | null =>
  dt === null ? null : Math.floor(new Date(dt).getTime() / MINUTE_MS)
const isAs = (line: FixLine, seat: Pick<SeatNow, 'checkInDt' | 'checkOutDt' | 'testScore'>): boolean =>
  minute(line.checkInDt) === minute(seat.checkInDt) &&
  minute(line.checkOutDt) === minute(seat.checkOutDt) &&
  line.testScore === seat.testScore

/** Whether nothing would be different; credit that is left to the round is that of the round. */
export const isIdle = (line: FixLine, round: RoundToFix, seat: SeatNow): boolean =>
  isAs(line, seat) && outcomeOfFix(round, line).creditMinVal === (seat.creditMinVal ?? 0)

/** Whether the seat is still as it was when the correction was asked for. */
export const isStale = (line: FixLine, seat: SeatNow): boolean =>
  moment(line.beforeInDt) !== moment(seat.checkInDt) ||
  moment(line.beforeOutDt) !== moment(seat.checkOutDt) ||
  line.beforeScore !== seat.testScore ||
  line.beforeResultCd !== seat.eduResultCd ||
  line.beforeCertNo !== seat.certNo
