/** Seats of rounds and the tests that were taken in them. */
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, numeric, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, instant, key, keyRef, userKey } from '#platform/server/database/columns.ts'
import { scopedPolicy, vendorPolicy } from '#platform/server/database/scope.ts'
import { stateCheck, statefulRows } from '#platform/server/database/stateful-rows.ts'
import { seats } from '../course/edu-codes.model.ts'

const score = () => numeric({ precision: 6, scale: 1, mode: 'number' })

/** A person of a vendor in a round: eduRqst. Who gave a seat back or did not come keeps the row. */
export const eduRqst = pgTable(
  'edu_rqst',
  {
    eduRqstNo: key(),
    eduRoundNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    vendorCd: cd().notNull(),
    personNo: keyRef().notNull(),
    /** One human, whichever vendor employs him. */
    workerKey: varchar({ length: 64 }).notNull(),
    /** As the round says: what one person may have one open seat of. */
    eduClassCd: cd().notNull(),
    /** 0 where it is no special education. */
    specialKindNo: integer().notNull().default(0),
    seatStatusCd: cd().notNull(),
    applyDt: instant().notNull(),
    applyUserId: userKey(),
    ownUserId: userKey(),
    ownDt: instant(),
    /** What stands in the code on his ticket; known to who holds it. */
    seatKey: varchar({ length: 32 }).notNull(),
    checkInDt: instant(),
    checkOutDt: instant(),
    attendMinVal: integer(),
    /** The strokes of his signature with name and moment. */
    signJson: jsonb(),
    testScore: score(),
    retakeCnt: integer().notNull().default(0),
    eduResultCd: cd(),
    /** Day of the education. */
    eduYmd: date({ mode: 'string' }).notNull(),
    creditMinVal: integer(),
    validFromYmd: date({ mode: 'string' }),
    validToYmd: date({ mode: 'string' }),
    certNo: varchar({ length: 50 }),
    ...common(),
  },
  (t) => [
    uniqueIndex('edu_rqst_open')
      .on(t.plantCd, t.workerKey, t.eduClassCd, t.specialKindNo)
      .where(sql`seat_status_cd <> 'CANC' and edu_result_cd is null and delete_yn = 'N'`),
    uniqueIndex().on(t.seatKey),
    uniqueIndex().on(t.plantCd, t.certNo),
    index().on(t.eduRoundNo, t.applyDt),
    index().on(t.vendorCd, t.eduClassCd),
    index().on(t.workerKey, t.eduClassCd, t.validToYmd),
    index('edu_rqst_valid').on(t.validToYmd).where(sql`edu_result_cd = 'PASS'`),
    check(
      'edu_rqst_passed',
      sql.raw("edu_result_cd is distinct from 'PASS' or (cert_no is not null and seat_status_cd = 'CONFIRM')"),
    ),
    stateCheck(seats),
    vendorPolicy(),
  ],
)
export const eduSeats = statefulRows(eduRqst, seats, {
  bizCd: 'edu-rqst',
  about: ['personNo'],
  reached: 'coalesce(r.edu_result_cd, r.seat_status_cd)',
})

/** A test as it was given: which questions, what was chosen. Kept from vendors, whose people take it. */
export const eduAttempt = pgTable(
  'edu_attempt',
  {
    eduAttemptNo: key(),
    eduRqstNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    tryNo: integer().notNull(),
    langCd: cd().notNull(),
    /** In the order in which they were asked. */
    questionNos: keyRef().array().notNull(),
    answersJson: jsonb(),
    correctCnt: integer(),
    testScore: score(),
    startDt: instant().notNull(),
    endDt: instant(),
    startUserId: userKey(),
  },
  (t) => [uniqueIndex().on(t.eduRqstNo, t.tryNo), scopedPolicy({ plant: 'plant_cd', withRecord: true })],
)
