/** What belongs to an accident: who was hurt, what was told to whom, who looks into it, what was found. */
import { sql } from 'drizzle-orm'
import {
  char,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgPolicy,
  pgTable,
  primaryKey,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { cd, common, desc, instant, key, keyRef, nm, userKey, yn } from '#platform/server/database/columns.ts'
import { appRole, scopedPolicy, systemPolicy } from '#platform/server/database/scope.ts'
import { stateCheck, statefulRows } from '#platform/server/database/stateful-rows.ts'
import { accForms } from './accident-codes.model.ts'

const day = () => date({ mode: 'string' })

/** Who sees an accident sees what belongs to it. */
const withAccident = (table: string) => {
  const visible = sql.raw(`exists (select from accident a where a.accident_no = ${table}.accident_no)`)
  return pgPolicy('scope', { for: 'all', to: appRole, using: visible, withCheck: visible })
}
/** R10: what names who was hurt is read by few, whoever sees the accident. */
const named = (table: string, dept: string, vendor: string) => {
  // The program's own is asked once a statement, everybody else's once a row.
  const visible = sql.raw(
    `(select current_setting('jikim.scope', true)) = 'SYSTEM' or jikim_names_hurt(${table}.accident_no, ${table}.plant_cd, ${dept}, ${vendor})`,
  )
  return pgPolicy('named', { for: 'all', to: appRole, using: visible, withCheck: visible })
}

export const accVictim = pgTable(
  'acc_victim',
  {
    accVictimNo: key(),
    accidentNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    seqNo: integer().notNull(),
    userId: userKey(),
    personNo: keyRef(),
    /** As whoever reported wrote it, where he is nobody whom the site knows. */
    victimNm: nm().notNull(),
    deptCd: cd(),
    vendorCd: cd(),
    employTypeCd: cd(),
    workFormCd: cd(),
    hireYmd: day(),
    sameWorkMonthCnt: integer(),
    jobNm: nm(),
    nationCd: cd(),
    visaTypeCd: cd(),
    sexCd: cd(),
    injuryTypeCd: cd(),
    /** Several, a space between them. */
    injuryPartCds: varchar({ length: 200 }),
    sevClassCd: cd(),
    factorCd: cd(),
    listedIllYn: yn(),
    approveYmd: day(),
    expectLostDayCnt: integer(),
    returnYmd: day(),
    lostDayCnt: integer().notNull().default(0),
    deathYmd: day(),
    careMonthVal: numeric({ precision: 6, scale: 1, mode: 'number' }),
    treatMonthVal: numeric({ precision: 6, scale: 1, mode: 'number' }),
    disableGradeCd: cd(),
    /** R6: a contractor's employer files his form. */
    residentCipher: varchar({ length: 400 }),
    ...common(),
  },
  (t) => [
    index().on(t.accidentNo, t.seqNo),
    index().on(t.userId),
    index().on(t.personNo),
    index().on(t.factorCd),
    index().on(t.vendorCd, t.accidentNo),
    named('acc_victim', 'acc_victim.dept_cd', 'acc_victim.vendor_cd'),
  ],
)

/** Clocks: what has to be told or done, made with its reason and ended by its record, or with its reason. */
export const accReportLog = pgTable(
  'acc_report_log',
  {
    accReportLogNo: key(),
    accidentNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    reportTargetCd: cd().notNull(),
    /** The flag that it came with; none where every accident has it. */
    flagCd: cd(),
    openDt: instant().notNull(),
    dueDt: instant(),
    endDt: instant(),
    endCd: cd(),
    /** The last alert that was told: none is made up. */
    alertSlotVal: integer(),
    reportDt: instant(),
    methodCd: cd(),
    byUserId: userKey(),
    receiptDesc: varchar({ length: 1000 }),
    lateDesc: varchar({ length: 500 }),
    fileNo: keyRef(),
    ...common(),
  },
  (t) => [
    uniqueIndex().on(t.accidentNo, t.reportTargetCd).where(sql`end_cd is null or end_cd = 'DONE'`),
    index().on(t.dueDt).where(sql`end_dt is null`),
    withAccident('acc_report_log'),
  ],
)

/** Permit and job safety analysis as they stood when it happened. */
export const accSnapshot = pgTable(
  'acc_snapshot',
  {
    accidentNo: keyRef().notNull(),
    kindCd: cd().notNull(),
    sourceNo: keyRef().notNull(),
    snapDt: instant().notNull(),
    snapJson: jsonb().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accidentNo, t.kindCd] }), withAccident('acc_snapshot')],
)

export const accTeam = pgTable(
  'acc_team',
  {
    accTeamNo: key(),
    accidentNo: keyRef().notNull(),
    userId: userKey(),
    personNo: keyRef(),
    vendorCd: cd(),
    memberNm: nm().notNull(),
    teamRoleCd: cd().notNull(),
    workerSideYn: yn(),
    signJson: jsonb(),
    signDt: instant(),
    opinionDesc: varchar({ length: 1000 }),
    ...common(),
  },
  (t) => [index().on(t.accidentNo, t.accTeamNo), index().on(t.userId), withAccident('acc_team')],
)

export const accEvidence = pgTable(
  'acc_evidence',
  {
    accEvidenceNo: key(),
    accidentNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    evidenceKindCd: cd().notNull(),
    evidenceNm: nm().notNull(),
    evidenceDesc: desc(),
    attachFileId: keyRef(),
    collectDt: instant().notNull(),
    collectUserId: userKey().notNull(),
    /** Who has had it since, in order. */
    custodyJson: jsonb().notNull().default([]),
    sealedYn: yn(),
    /** As a witness said them himself; and the key of his page, so that what is sent again is kept once. */
    witnessNm: varchar({ length: 100 }),
    witnessTel: varchar({ length: 30 }),
    ticketDigest: varchar({ length: 64 }).unique(),
    ...common(),
  },
  (t) => [index().on(t.accidentNo, t.accEvidenceNo), named('acc_evidence', 'null', 'null')],
)

export const accTimeline = pgTable(
  'acc_timeline',
  {
    accTimelineNo: key(),
    accidentNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    eventDt: instant().notNull(),
    eventDesc: varchar({ length: 1000 }).notNull(),
    evidenceNos: varchar({ length: 300 }),
    harmYn: yn(),
    ...common(),
  },
  (t) => [index().on(t.accidentNo, t.eventDt), named('acc_timeline', 'null', 'null')],
)

export const accCause = pgTable(
  'acc_cause',
  {
    accCauseNo: key(),
    accidentNo: keyRef().notNull(),
    methodCd: cd().notNull(),
    parentCauseNo: keyRef(),
    seqNo: integer().notNull().default(1),
    /** How its children bring it about. */
    gateCd: cd(),
    m4Cd: cd(),
    levelCd: cd().notNull(),
    causeDesc: varchar({ length: 1000 }).notNull(),
    evidenceNos: varchar({ length: 300 }),
    ...common(),
  },
  (t) => [index().on(t.accidentNo, t.accCauseNo), withAccident('acc_cause')],
)

export const accMeasure = pgTable(
  'acc_measure',
  {
    accMeasureNo: key(),
    accidentNo: keyRef().notNull(),
    rootCauseNo: keyRef().notNull(),
    measureTypeCd: cd().notNull(),
    measureDesc: varchar({ length: 1000 }).notNull(),
    whyDesc: varchar({ length: 500 }),
    ownerUserId: userKey(),
    vendorCd: cd(),
    dueYmd: day(),
    imprNo: keyRef(),
    /** In the place of a measure that was cancelled: who accepted that none follows, and why. */
    acceptDesc: varchar({ length: 500 }),
    acceptUserId: userKey(),
    acceptDt: instant(),
    ...common(),
  },
  (t) => [index().on(t.accidentNo, t.accMeasureNo), index().on(t.imprNo), withAccident('acc_measure')],
)

/** 산업재해조사표, one for each who was hurt; what is filled from the case is not kept twice. */
export const accForm = pgTable(
  'acc_form',
  {
    accFormNo: key(),
    accidentNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    accVictimNo: keyRef().notNull(),
    vendorCd: cd(),
    formOwnerCd: cd().notNull(),
    formStatusCd: cd().notNull(),
    dueYmd: day().notNull(),
    /** What the case does not say. */
    formJson: jsonb().notNull().default({}),
    /** As the representative of the workers read and signed it: what is filed is this. */
    signedJson: jsonb(),
    repNm: nm(),
    repSignJson: jsonb(),
    repSignDt: instant(),
    repOpinionDesc: varchar({ length: 1000 }),
    submitDt: instant(),
    submitUserId: userKey(),
    receiptNo: varchar({ length: 50 }),
    receiptFileId: keyRef(),
    lateYn: yn(),
    ...common(),
  },
  (t) => [
    unique().on(t.accidentNo, t.accVictimNo),
    index().on(t.dueYmd),
    stateCheck(accForms),
    named('acc_form', 'null', 'acc_form.vendor_cd'),
  ],
)

export const accFormRows = statefulRows(accForm, accForms, { bizCd: null })

/** What everybody is to learn of it, as it was published: it names nobody. A round of an investigation has its own. */
export const accLesson = pgTable(
  'acc_lesson',
  {
    accLessonNo: key(),
    accidentNo: keyRef().notNull(),
    noticeNo: keyRef().notNull(),
    lessonTitle: nm().notNull(),
    whatDesc: varchar({ length: 1000 }).notNull(),
    whyDesc: varchar({ length: 1000 }).notNull(),
    learnDesc: varchar({ length: 1000 }).notNull(),
    ...common(),
  },
  (t) => [index().on(t.accidentNo, t.accLessonNo), withAccident('acc_lesson')],
)

/** Hours worked by month, with where they are known from. */
export const accHour = pgTable(
  'acc_hour',
  {
    plantCd: cd().notNull(),
    hourYm: char({ length: 7 }).notNull(),
    populationCd: cd().notNull(),
    originCd: cd().notNull(),
    workHourVal: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull(),
    workerCnt: integer().notNull(),
    ...common(),
  },
  (t) => [
    primaryKey({ columns: [t.plantCd, t.hourYm, t.populationCd] }),
    scopedPolicy({ plant: 'plant_cd', withRecord: true }),
  ],
)

/** Who told by a poster, if he said so, and the key by which he asks what became of it. */
export const accTicket = pgTable(
  'acc_ticket',
  {
    ticketDigest: varchar({ length: 64 }).primaryKey(),
    accidentNo: keyRef().notNull().unique(),
    reporterNm: varchar({ length: 100 }),
    reporterTel: varchar({ length: 30 }),
    createDt: instant().notNull(),
  },
  () => [systemPolicy()],
)
