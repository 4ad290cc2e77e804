/**
 * What hangs on a plan: its half days at an organisation, whom it is for, and their reservations.
 *
 * A target is a row of its own and no document: thousands come in by one statement and change together (a job, a closed
 * plan, a sheet of results), nobody writes one as a draft, and whom it concerns is told by the plan. Its history is that
 * of the audit, kind `hea-checkup-target`.
 */
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, desc, instant, key, keyRef, nm, userKey, yn } from '#platform/server/database/columns.ts'
import { confidentialPolicy, plantPolicies } from '#platform/server/database/scope.ts'
import { stateCheck, statefulRows } from '#platform/server/database/stateful-rows.ts'
import { reservations, targets } from './checkup-codes.model.ts'

const ymd = () => date({ mode: 'string' })

/** Due dates and whether somebody is reserved: known to the health team and hygiene, to heads of their own, to oneself. */
const measuresOnly = () =>
  confidentialPolicy({
    subject: 'user_id',
    named: [],
    levels: ['F', 'E'],
    deptLevels: ['M'],
    privateWhen: 'false',
  })

/** 계획별 기관·일정: a half day at an organisation and its seats. `reservedCnt` is raised with the reservation itself. */
export const planOrg = pgTable(
  'hea_plan_org',
  {
    planOrgNo: key(),
    heaCheckupPlanNo: keyRef().notNull(),
    heaCheckedOrgNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    examYmd: ymd().notNull(),
    /** AM or PM */
    slotCd: cd().notNull(),
    capacityCnt: integer().notNull(),
    reservedCnt: integer().notNull().default(0),
    mobileYn: yn(),
    ...common(),
  },
  (t) => [
    uniqueIndex('hea_plan_org_slot')
      .on(t.heaCheckupPlanNo, t.heaCheckedOrgNo, t.examYmd, t.slotCd)
      .where(sql`delete_yn = 'N'`),
    index('hea_plan_org_day').on(t.plantCd, t.examYmd).where(sql`delete_yn = 'N'`),
    index('hea_plan_org_org').on(t.heaCheckedOrgNo),
    check('hea_plan_org_seats', sql.raw('capacity_cnt >= 1 and reserved_cnt between 0 and capacity_cnt')),
    ...plantPolicies(),
  ],
)

/** 검진대상자 */
export const checkupTarget = pgTable(
  'hea_checkup_target',
  {
    heaCheckupTargetNo: key(),
    heaCheckupPlanNo: keyRef().notNull(),
    userId: userKey().notNull(),
    plantCd: cd().notNull(),
    heaCheckupTypeNm: nm().notNull(),
    factorCds: text().array().notNull().default(sql`'{}'`),
    dueYmd: ymd(),
    targetStatusCd: cd().notNull().default(targets.is.TARGET),
    /** The day of the examination, here or (EXT) elsewhere. */
    examYmd: ymd(),
    noShowCnt: integer().notNull().default(0),
    excludeReasonCd: cd(),
    excludeDesc: desc(),
    ...common(),
  },
  (t) => [
    uniqueIndex('hea_checkup_target_person').on(t.heaCheckupPlanNo, t.userId).where(sql`delete_yn = 'N'`),
    index('hea_checkup_target_state').on(t.heaCheckupPlanNo, t.targetStatusCd).where(sql`delete_yn = 'N'`),
    index('hea_checkup_target_user').on(t.userId, t.heaCheckupPlanNo),
    stateCheck(targets),
    measuresOnly(),
  ],
)
export const checkupTargets = statefulRows(checkupTarget, targets, {
  bizCd: 'hea-checkup-target',
  about: ['userId', 'examYmd'],
})

/**
 * 2차대상: that a second examination is asked for is a finding (grade R), so it stands apart from the target, for the health
 * team and the person alone. One row for each target; `doneYmd` ends it.
 */
export const secondExam = pgTable(
  'hea_second_exam',
  {
    heaCheckupTargetNo: keyRef().primaryKey(),
    userId: userKey().notNull(),
    plantCd: cd().notNull(),
    secondNoticeYmd: ymd().notNull(),
    secondDueYmd: ymd().notNull(),
    doneYmd: ymd(),
    ...common(),
  },
  (t) => [
    index('hea_second_exam_open').on(t.plantCd, t.secondDueYmd).where(sql`done_ymd is null and delete_yn = 'N'`),
    index('hea_second_exam_user').on(t.userId),
    confidentialPolicy({ subject: 'user_id', named: [], levels: ['F'], deptLevels: [], privateWhen: 'false' }),
  ],
)

/** 예약: a seat taken, or the answer that none may be taken. The consent given is kept with it, word for word by its hash. */
export const checkupReservation = pgTable(
  'hea_checkup_reservation',
  {
    heaCheckupReservationNo: key(),
    heaCheckupTargetNo: keyRef().notNull(),
    /** None where consent was refused. */
    planOrgNo: keyRef(),
    heaCheckedOrgNo: keyRef(),
    userId: userKey().notNull(),
    plantCd: cd().notNull(),
    agreeYn: yn(),
    consentTextVerNo: integer().notNull(),
    consentHash: varchar({ length: 64 }).notNull(),
    agreeDt: instant().notNull(),
    /** SELF on the screen, PAPER where the nurse reserved for him with his signature on paper. */
    agreeWayCd: cd().notNull().default('SELF'),
    /** Consent taken back; the reservation ended with it and no result of it is shown to the site. */
    withdrawDt: instant(),
    reservationStatusCd: cd().notNull(),
    cancelDt: instant(),
    cancelReasonDesc: desc(),
    ...common(),
  },
  (t) => [
    uniqueIndex('hea_checkup_reservation_one')
      .on(t.heaCheckupTargetNo)
      .where(sql`reservation_status_cd = 'RESERVED' and delete_yn = 'N'`),
    index('hea_checkup_reservation_target').on(t.heaCheckupTargetNo),
    index('hea_checkup_reservation_slot').on(t.planOrgNo, t.reservationStatusCd),
    index('hea_checkup_reservation_user').on(t.userId),
    stateCheck(reservations),
    measuresOnly(),
  ],
)
/** What becomes of a reservation is told by the entries of its target. */
export const checkupReservations = statefulRows(checkupReservation, reservations, { bizCd: null })

/** 대기: who wants to hear when a seat of a full half day is free. */
export const slotWait = pgTable(
  'hea_slot_wait',
  {
    slotWaitNo: key(),
    planOrgNo: keyRef().notNull(),
    heaCheckupTargetNo: keyRef().notNull(),
    userId: userKey().notNull(),
    plantCd: cd().notNull(),
    /** Told once for each time he asks. */
    toldDt: instant(),
    ...common(),
  },
  (t) => [
    uniqueIndex('hea_slot_wait_one').on(t.planOrgNo, t.heaCheckupTargetNo),
    index('hea_slot_wait_user').on(t.userId),
    measuresOnly(),
  ],
)

/** 동의서: numbered, never changed; a new wording is a new number. The same for all plants. */
export const consentText = pgTable('hea_consent_text', {
  consentTextVerNo: integer().primaryKey(),
  consentTextDesc: text().notNull(),
  /** SHA-256 of the text, in hexadecimal. */
  textHash: varchar({ length: 64 }).notNull(),
  createUserId: userKey(),
  createDt: instant().notNull().default(sql`now()`),
})
