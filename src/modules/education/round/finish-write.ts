/** 이수처리: what each seat of a round comes to, decided once and kept with the rule that decided it. */
import type { Person } from '#platform/model/access.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EduRound } from './edu-round.model.ts'
import { eduSeats } from './edu-round.tables.ts'
import { isPassed, outcomeOf, ruleOf, validityOf } from './pass.logic.ts'
import { auditSeats, recount } from './seat-write.ts'

type Round = Pick<
  EduRound,
  | 'eduRoundNo'
  | 'eduRoundDocNo'
  | 'startDt'
  | 'endDt'
  | 'eduMinVal'
  | 'attendPctVal'
  | 'passScore'
  | 'testYn'
  | 'creditMinVal'
  | 'validMonthCnt'
  | 'renewDayCnt'
>
interface Sitting {
  eduRqstNo: number
  personNm: string
  checkInDt: string | null
  checkOutDt: string | null
  testScore: number | null
  eduYmd: string
  /** The last day of what held until now. */
  beforeToYmd: string | null
}

const sittings = (db: Queries, { eduRoundNo }: Round) =>
  db.query<Sitting>(sql`
    select s.edu_rqst_no as "eduRqstNo", p.person_nm as "personNm", s.check_in_dt as "checkInDt",
      s.check_out_dt as "checkOutDt", s.test_score as "testScore", s.edu_ymd as "eduYmd",
      (select max(b.valid_to_ymd) from edu_rqst b where b.plant_cd = s.plant_cd and b.worker_key = s.worker_key
        and b.edu_class_cd = s.edu_class_cd and b.special_kind_no = s.special_kind_no and b.edu_result_cd = 'PASS'
        and b.edu_rqst_no <> s.edu_rqst_no) as "beforeToYmd"
    from edu_rqst s join vendor_person p on p.person_no = s.person_no
    where s.edu_round_no = ${eduRoundNo} and s.seat_status_cd = 'CONFIRM' and s.edu_result_cd is null and s.delete_yn = 'N'
    order by s.apply_dt, s.edu_rqst_no`)

/** EA-A05: who came, and of whom nothing says yet how it ended. */
export async function unresolvedNames(db: Queries, round: Round): Promise<string[]> {
  const rule = ruleOf(round)
  const open = (await sittings(db, round)).filter((one) => {
    if (one.checkInDt === null) return false
    if (one.checkOutDt === null) return true
    const mayPass = isPassed({ ...rule, hasTest: false }, outcomeOf(round, one).attendMinVal, null)
    return rule.hasTest && mayPass && one.testScore === null
  })
  return open.map(({ personNm }) => personNm)
}

interface Effect {
  db: Transaction
  person: Person
  now: Date
}

const CERT_DIGITS = 3
/** Who did not come is absent; who passed gets his days and the number of his certificate. */
export async function finishSeats({ db, person, now }: Effect, round: Round): Promise<void> {
  let certs = 0
  const results = (await sittings(db, round)).map((one) => {
    const { attendMinVal, eduResultCd } = outcomeOf(round, one)
    const hasPassed = eduResultCd === 'PASS'
    if (hasPassed) certs += 1
    const holds =
      hasPassed && round.validMonthCnt !== null
        ? validityOf(one.eduYmd, one.beforeToYmd, {
            validMonthCnt: round.validMonthCnt,
            renewDayCnt: round.renewDayCnt ?? 0,
          })
        : { validFromYmd: hasPassed ? one.eduYmd : null, validToYmd: null }
    return {
      eduRqstNo: one.eduRqstNo,
      attendMinVal,
      eduResultCd,
      creditMinVal: hasPassed ? round.creditMinVal : 0,
      certNo: hasPassed ? `${round.eduRoundDocNo}-${String(certs).padStart(CERT_DIGITS, '0')}` : null,
      ...holds,
    }
  })
  await db.query(sql`
    update edu_rqst s set attend_min_val = r."attendMinVal", edu_result_cd = r."eduResultCd",
      credit_min_val = r."creditMinVal", cert_no = r."certNo", valid_from_ymd = r."validFromYmd",
      valid_to_ymd = r."validToYmd", row_version = s.row_version + 1, update_user_id = ${person.userId}, update_dt = ${now}
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r("eduRqstNo" bigint, "attendMinVal" int,
      "eduResultCd" text, "creditMinVal" int, "certNo" text, "validFromYmd" date, "validToYmd" date)
    where s.edu_rqst_no = r."eduRqstNo"`)
  // Who still waited for a seat when the round was held has none.
  await eduSeats.move(db, 'drop', { which: sql`r.edu_round_no = ${round.eduRoundNo}`, by: person.userId, now })
  const nos = results.map(({ eduRqstNo }) => eduRqstNo)
  await auditSeats({ tx: db, person, now, ip: null }, nos, { actionCd: 'finish', fromStatusCd: 'CONFIRM' })
  await recount(db, round.eduRoundNo)
}
