/** Who works with which harmful factor in which process since when, what became of it, and when he was last examined. */
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { cd, common, instant, key, keyRef, userKey, yn } from '#platform/server/database/columns.ts'
import { confidentialPolicy, systemPolicy } from '#platform/server/database/scope.ts'

/** Exposure is known to the health team and to industrial hygiene, due dates to the head of the department, and to oneself. */
const fence = () =>
  confidentialPolicy({
    subject: 'user_id',
    named: [],
    levels: ['F', 'E'],
    deptLevels: ['M'],
    privateWhen: 'false',
  })

export const workerHazard = pgTable(
  'hea_worker_hazard',
  {
    workerHazardNo: key(),
    /** Of the process. */
    plantCd: cd().notNull(),
    userId: userKey().notNull(),
    factorCd: cd().notNull(),
    processNo: keyRef().notNull(),
    /** Since when he works with the factor; a move to another process with the same factor keeps it. */
    placementYmd: date({ mode: 'string' }).notNull(),
    /** Null while he works with it. */
    endYmd: date({ mode: 'string' }),
    /** His last examination for the factor, one before placement as well. */
    lastExamYmd: date({ mode: 'string' }),
    shortenReasonCd: cd(),
    shortenTriggerYmd: date({ mode: 'string' }),
    /** By the rules of `due.logic.ts`; null where no special checkup is asked for, and once it has ended. */
    nextDueYmd: date({ mode: 'string' }),
    dueRuleCd: cd(),
    dueMonthCnt: integer(),
    /** Whether the examination before placement is done or replaced. */
    preExamYn: yn(),
    ...common(),
  },
  (t) => [
    uniqueIndex('hea_worker_hazard_active')
      .on(t.userId, t.factorCd, t.processNo)
      .where(sql`end_ymd is null and delete_yn = 'N'`),
    index().on(t.processNo, t.factorCd),
    // Who is due when, without the rows: the last column is what the fence asks.
    index('hea_worker_hazard_next')
      .on(t.userId, t.nextDueYmd, t.plantCd)
      .where(sql`end_ymd is null and delete_yn = 'N'`),
    index('hea_worker_hazard_due').on(t.plantCd, t.nextDueYmd).where(sql`end_ymd is null and delete_yn = 'N'`),
    check('hea_worker_hazard_shorten', sql.raw('(shorten_reason_cd is null) = (shorten_trigger_ymd is null)')),
    fence(),
  ],
)

/** What happened to an exposure: only ever added to. */
export const workerHazardLog = pgTable(
  'hea_worker_hazard_log',
  {
    workerHazardLogNo: key(),
    workerHazardNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    userId: userKey().notNull(),
    /** ADD, CHANGE, MOVE, END, EXAM, SHORTEN, UNSHORTEN, REOPEN */
    eventCd: cd().notNull(),
    /** The day on which it holds: of placement, end, examination, or of what halves the cycle. */
    eventYmd: date({ mode: 'string' }).notNull(),
    reasonCd: cd(),
    /** What halved the cycle, by which it is undone as well: RESULT:12, MEASURE:5. */
    causeCd: cd(),
    beforeDueYmd: date({ mode: 'string' }),
    afterDueYmd: date({ mode: 'string' }),
    /** Fields with what they were and became. */
    diff: jsonb(),
    createUserId: userKey(),
    createDt: instant().notNull().default(sql`now()`),
  },
  (t) => [index().on(t.workerHazardNo), index().on(t.userId), fence()],
)

/** Who has to be taught before he works with what: written with the exposure, kept until education takes it. */
export const educationNeed = pgTable(
  'hea_education_need',
  {
    educationNeedNo: key(),
    plantCd: cd().notNull(),
    userId: userKey().notNull(),
    /** FACTOR: new work with it; PLACE: the work has moved to another process. */
    causeCd: cd().notNull(),
    workerHazardNo: keyRef().notNull(),
    factorCd: cd().notNull(),
    processNo: keyRef().notNull(),
    /** 특별교육의 호, 1 to 39. */
    specialKindNo: integer().notNull(),
    /** The first day of the work. */
    startYmd: date({ mode: 'string' }).notNull(),
    createUserId: userKey(),
    createDt: instant().notNull(),
    takenDt: instant(),
  },
  (t) => [
    index('hea_education_need_waiting').on(t.educationNeedNo).where(sql`taken_dt is null`),
    index().on(t.userId),
    fence(),
  ],
)

/** Whom the job has told of which last day at which stage. */
export const dueTold = pgTable(
  'hea_due_told',
  {
    userId: userKey().notNull(),
    classCd: cd().notNull(),
    dueYmd: date({ mode: 'string' }).notNull(),
    /** D-60, D-30, D-7, then W+0 the day after it and so on each week. */
    stageCd: cd().notNull(),
    toldDt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.classCd, t.dueYmd, t.stageCd] }), index().on(t.toldDt), systemPolicy()],
)
