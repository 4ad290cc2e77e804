/** Tables of the platform itself: what happened, what was counted, what was said. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { cd, common, desc, instant, key, keyRef, nm, userKey, yn } from './columns.ts'
import { exportStates, proposalStates, runStates } from './own-states.ts'
import { closedPolicy, ownPolicy, readLogPolicies, scopedPolicy, sharedPolicies } from './scope.ts'
import { stateCheck } from './stateful-rows.ts'

const inet = customType<{ data: string }>({ dataType: () => 'inet' })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Every write, with the values before and after; the lifecycle history of a document is its rows here.
 * Append-only: the app role may not change or remove a row. Partitioned by month of `auditDt`.
 */
export const audit = pgTable(
  'sys_audit',
  {
    auditNo: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    auditDt: instant().notNull(),
    userId: userKey(),
    ipAddr: inet(),
    bizCd: varchar({ length: 60 }).notNull(),
    bizNo: varchar({ length: 60 }).notNull(),
    /** The document whose fence the entry stands behind as well: an approval is read by who reads what it is about. */
    aboutBizCd: varchar({ length: 60 }),
    aboutBizNo: varchar({ length: 60 }),
    plantCd: cd(),
    vendorCd: cd(),
    /** CREATE, EDIT, DELETE, or the action of the lifecycle. */
    actionCd: varchar({ length: 40 }).notNull(),
    fromStatusCd: cd(),
    toStatusCd: cd(),
    reasonCd: cd(),
    reasonDesc: desc(),
    /** Fields that the reason is about. */
    reasonFields: text().array(),
    /** `{field: [before, after]}` of what changed. */
    diffJson: jsonb(),
    /** The absent in whose place it was done. */
    onBehalfUserId: userKey(),
    /** What the program has left out of what a person would have been asked: fields, codes of problems, messages. */
    skippedCds: text().array(),
  },
  (t) => [
    primaryKey({ columns: [t.auditNo, t.auditDt] }),
    index().on(t.bizCd, t.bizNo, t.auditNo),
    index().on(t.userId, t.auditDt),
    index().on(t.auditDt, t.auditNo),
    scopedPolicy({ plant: 'plant_cd', vendor: 'vendor_cd', author: 'user_id', withRecord: true }),
    closedPolicy('coalesce(about_biz_cd, biz_cd)'),
  ],
)

/**
 * Who has read what about whom: every row of a confidential document that somebody else than its subject was shown.
 * Append-only; the subject sees it.
 */
export const readLog = pgTable(
  'sys_read_log',
  {
    readLogNo: key(),
    readDt: instant().notNull(),
    readUserId: userKey().notNull(),
    subjectUserId: userKey(),
    /** In place of the account: somebody of a vendor has none. */
    subjectPersonNo: keyRef(),
    bizCd: varchar({ length: 60 }).notNull(),
    bizNo: keyRef().notNull(),
    plantCd: cd(),
    /** What of it: a line of a list, the record, a file. */
    fieldSetCd: cd().notNull(),
    purposeCd: cd().notNull(),
    reasonDesc: desc(),
    ipAddr: varchar({ length: 64 }),
  },
  (t) => [
    index().on(t.subjectUserId, t.readLogNo),
    index().on(t.readUserId, t.readLogNo),
    index().on(t.readDt),
    check('sys_read_log_subject', sql.raw('(subject_user_id is null) <> (subject_person_no is null)')),
    ...readLogPolicies('read_user_id', 'subject_user_id'),
  ],
)

/**
 * Who may read what is confidential about a person of another plant, because it cannot wait: for how long and why. The
 * policies of confidential tables ask it, so an access ends by itself.
 */
export const emergencyRead = pgTable(
  'sys_emergency_read',
  {
    emergencyReadNo: key(),
    userId: userKey().notNull(),
    subjectUserId: userKey().notNull(),
    /** Of the person, where those sit who are told. */
    plantCd: cd().notNull(),
    reasonDesc: desc().notNull(),
    startDt: instant().notNull(),
    endDt: instant().notNull(),
  },
  (t) => [
    index().on(t.userId, t.endDt),
    index().on(t.plantCd, t.startDt),
    check('sys_emergency_read_hours', sql`end_dt > start_dt and end_dt <= start_dt + interval '1 hour'`),
    ownPolicy('user_id'),
  ],
)

/** The kinds of documents whose comments and history are read at these levels only; kept in step with the models. */
export const confidentialBiz = pgTable('sys_confidential', {
  bizCd: varchar({ length: 60 }).primaryKey(),
  levelCds: text().array().notNull(),
})

/** The last display number given for a format, a plant and a day; locked by the transaction that takes the next. */
export const docSequence = pgTable(
  'doc_sequence',
  {
    bizCd: varchar({ length: 60 }).notNull(),
    plantCd: cd().notNull(),
    ymd: varchar({ length: 8 }).notNull(),
    lastNo: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.bizCd, t.plantCd, t.ymd] })],
)

/** A repeated POST finds here what its first one made. */
export const idempotency = pgTable(
  'sys_idempotency',
  {
    userId: userKey().notNull(),
    idempotencyKey: varchar({ length: 80 }).notNull(),
    bizCd: varchar({ length: 60 }).notNull(),
    bizNo: keyRef().notNull(),
    /** Digest of what was sent: the same key with another content is a fault of the caller. */
    bodyDigest: varchar({ length: 64 }).notNull(),
    /** What was answered, where that is more than the number of the one row. */
    answerJson: jsonb(),
    createDt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.idempotencyKey] }), index().on(t.createDt)],
)

/**
 * A change that was made, by who asked for what under which key (`change-key.ts`): asked for once more, by whichever
 * program, it is not made again. For two days; what creates a row has its key above.
 */
export const changeKeys = pgTable('sys_change_key', {
  changeKey: uuid().primaryKey(),
  /** What was answered, for who comes with the key to open it; null where the record is read anew. */
  answerContent: bytea(),
  createDt: instant().notNull().defaultNow(),
})

/**
 * How many rows a document has per plant (`scopeCd` = plant) and per vendor (`scopeCd` = vendor), by state, without
 * drafts and deleted rows. Kept by triggers in the writing transaction, so exact; spread over slots, so writers
 * do not wait for each other.
 */
export const docCount = pgTable(
  'doc_count',
  {
    bizCd: varchar({ length: 60 }).notNull(),
    scopeCd: cd().notNull(),
    statusCd: cd().notNull(),
    slotNo: smallint().notNull(),
    rowCnt: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bizCd, t.scopeCd, t.statusCd, t.slotNo] }),
    scopedPolicy({ plant: 'scope_cd', vendor: 'scope_cd' }),
  ],
)

/**
 * The same by the day of the list, for its totals within a span of days and for the way to a page far behind: `infinity`
 * for rows without a day. Kept by triggers as well (`jikim_track_days`).
 */
export const docDayCount = pgTable(
  'doc_day_count',
  {
    bizCd: varchar({ length: 60 }).notNull(),
    scopeCd: cd().notNull(),
    countYmd: date({ mode: 'string' }).notNull(),
    statusCd: cd().notNull(),
    slotNo: smallint().notNull(),
    rowCnt: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bizCd, t.scopeCd, t.countYmd, t.statusCd, t.slotNo] }),
    scopedPolicy({ plant: 'scope_cd', vendor: 'scope_cd' }),
  ],
)

export const comment = pgTable(
  'com_comment',
  {
    commentNo: key(),
    bizCd: varchar({ length: 60 }).notNull(),
    bizNo: keyRef().notNull(),
    plantCd: cd(),
    vendorCd: cd(),
    commentDesc: desc().notNull(),
    deleteYn: yn(),
    createUserId: userKey().notNull(),
    createDt: instant().notNull(),
  },
  (t) => [
    index().on(t.bizCd, t.bizNo),
    scopedPolicy({ plant: 'plant_cd', vendor: 'vendor_cd', author: 'create_user_id', withRecord: true }),
    closedPolicy('biz_cd'),
  ],
)

export const notification = pgTable(
  'com_notification',
  {
    notificationNo: key(),
    userId: userKey().notNull(),
    /** Korean text with `{name}` places, as it was told; what is shown is the sentence of `eventCd`, where there is one. */
    messageDesc: desc().notNull(),
    valuesJson: jsonb().notNull().default({}),
    toneCd: cd().notNull().default('progress'),
    linkUrl: varchar({ length: 300 }),
    bizCd: varchar({ length: 60 }),
    bizNo: keyRef(),
    /** The same event is told to one person once. */
    onceKey: varchar({ length: 120 }),
    /** What kind of event it is: its sentence, its translations, its wordings and whether it may be switched off. */
    eventCd: varchar({ length: 60 }),
    /** Is still to be sent as mail, too. */
    mailYn: yn(),
    readDt: instant(),
    createDt: instant().notNull(),
  },
  (t) => [
    index().on(t.userId, t.notificationNo.desc()),
    index('com_notification_mail').on(t.notificationNo).where(sql`mail_yn = 'Y'`),
    index('com_notification_unread').on(t.userId).where(sql`read_dt is null`),
    uniqueIndex('com_notification_once').on(t.userId, t.onceKey).where(sql`once_key is not null`),
    ownPolicy('user_id'),
  ],
)

/** Which kinds of news a person wants, and by which way; what he has not said is as the kind has it. */
export const notifySetting = pgTable(
  'sys_notify_setting',
  {
    userId: userKey().notNull(),
    eventGrpCd: varchar({ length: 40 }).notNull(),
    /** NOTICE or MAIL */
    channelCd: cd().notNull(),
    useYn: yn('Y'),
    updateDt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.eventGrpCd, t.channelCd] }), ownPolicy('user_id')],
)

/** 개인정보 처리방침: a row for each version and language; what has been in force is never changed. */
export const privacyNotice = pgTable(
  'com_privacy_notice',
  {
    privacyNoticeNo: key(),
    versionNo: integer().notNull(),
    langCd: cd().notNull().default('kr'),
    effectiveYmd: date({ mode: 'string' }).notNull(),
    changeDesc: desc(),
    bodyDesc: text().notNull(),
    ...common(),
  },
  (t) => [uniqueIndex('com_privacy_notice_version').on(t.versionNo, t.langCd).where(sql`delete_yn = 'N'`)],
)

/** What a person arranged for himself: columns, saved searches, sizes; follows him to other devices. */
export const preference = pgTable(
  'sys_preference',
  {
    userId: userKey().notNull(),
    preferenceCd: varchar({ length: 120 }).notNull(),
    valueJson: jsonb().notNull(),
    updateDt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.preferenceCd] })],
)

/** Conditions of a list under a name: the person's own, or shared with the members of an authority group. */
export const savedSearch = pgTable(
  'sys_saved_search',
  {
    savedSearchNo: key(),
    userId: userKey().notNull(),
    /** Route of the list. */
    listPath: varchar({ length: 200 }).notNull(),
    savedSearchNm: varchar({ length: 60 }).notNull(),
    /** Conditions and order as they stand in the address. */
    queryDesc: varchar({ length: 2000 }).notNull(),
    shareAuthGrpNo: keyRef(),
    sortOrder: integer().notNull().default(0),
    createDt: instant().notNull(),
    updateDt: instant().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.userId, t.listPath, t.savedSearchNm),
    index().on(t.listPath, t.shareAuthGrpNo),
    ...sharedPolicies('user_id', 'share_auth_grp_no'),
  ],
)

/** Forms to be filled in outside, by the key that a button names; one version of each is in use (S-273). */
export const formTemplate = pgTable(
  'com_form_template',
  {
    formTemplateNo: key(),
    formKey: varchar({ length: 40 }).notNull(),
    formNm: nm().notNull(),
    versionNo: integer().notNull().default(1),
    fileOrgNm: varchar({ length: 255 }).notNull(),
    contentType: varchar({ length: 100 }).notNull(),
    /** Forms are few and small: kept with the rest of the site, so that one backup holds them. */
    content: bytea().notNull(),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [
    uniqueIndex().on(t.formKey, t.versionNo),
    uniqueIndex('com_form_template_in_use').on(t.formKey).where(sql`use_yn = 'Y' and delete_yn = 'N'`),
  ],
)

/** Lists too long for an answer, written to a file in the background for the one who asked (S-224). */
export const exportFile = pgTable(
  'com_export_file',
  {
    exportNo: key(),
    userId: userKey().notNull(),
    exportNm: nm().notNull(),
    /** What is to be exported: the document's name and the query of its list. */
    requestJson: jsonb().notNull(),
    exportStatusCd: cd().notNull().default('WAIT'),
    rowCnt: integer().notNull().default(0),
    totalCnt: integer(),
    storedNm: varchar({ length: 60 }),
    messageDesc: desc(),
    createDt: instant().notNull(),
    doneDt: instant(),
    /** The file is removed after it. */
    expireDt: instant().notNull(),
  },
  (t) => [index().on(t.userId, t.exportNo), index().on(t.expireDt), stateCheck(exportStates), ownPolicy('user_id')],
)

/** What the sheet of a list would change, kept for whoever sent it in until he says so, and for a while after it. */
export const sheetProposal = pgTable(
  'com_sheet_proposal',
  {
    proposalNo: key(),
    userId: userKey().notNull(),
    /** The document whose list it is. */
    bizCd: varchar({ length: 60 }).notNull(),
    proposalStatusCd: cd().notNull().default('OPEN'),
    rowsJson: jsonb().notNull(),
    /** The sheet still said in which version its rows were. */
    versionYn: yn('Y'),
    /** More came of it than its own records: then it is not taken back. */
    undoYn: yn('N'),
    createDt: instant().notNull(),
    doneDt: instant(),
    expireDt: instant().notNull(),
  },
  (t) => [index().on(t.userId, t.proposalNo), index().on(t.expireDt), stateCheck(proposalStates), ownPolicy('user_id')],
)

/** Faults by the number that the person was shown. */
export const errorLog = pgTable(
  'sys_error_log',
  {
    logNo: varchar({ length: 40 }).primaryKey(),
    errorDt: instant().notNull(),
    sideCd: cd().notNull(),
    userId: userKey(),
    methodCd: varchar({ length: 10 }),
    url: varchar({ length: 500 }),
    errorCd: varchar({ length: 60 }),
    messageDesc: text().notNull(),
    stackDesc: text(),
    /** The same for every occurrence of one fault. */
    faultCd: varchar({ length: 40 }).notNull().default(''),
  },
  (t) => [index().on(t.errorDt), index().on(t.faultCd, t.errorDt)],
)

/** Of what ends which days before it were told: `jobs/endings.ts`. */
export const endTold = pgTable(
  'sys_end_told',
  {
    endKey: varchar({ length: 80 }).notNull(),
    endYmd: date({ mode: 'string' }).notNull(),
    /** So many days before. */
    markCnt: integer().notNull(),
    toldDt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.endKey, t.endYmd, t.markCnt] })],
)

/** Each run of a job: when, how it ended, how much it did. */
export const jobRun = pgTable(
  'sys_job_run',
  {
    jobRunNo: key(),
    jobNm: varchar({ length: 80 }).notNull(),
    startDt: instant().notNull(),
    endDt: instant(),
    resultCd: cd().notNull().default('RUN'),
    doneCnt: integer(),
    messageDesc: desc(),
    /** Who started it by hand. */
    userId: userKey(),
  },
  (t) => [index().on(t.jobNm, t.startDt), index().on(t.startDt), stateCheck(runStates)],
)

/** What was decided about a job; one without a row runs by its schedule. */
export const job = pgTable('sys_job', {
  jobNm: varchar({ length: 80 }).primaryKey(),
  scheduleYn: yn('Y'),
  reasonDesc: desc(),
  updateUserId: userKey(),
  updateDt: instant().notNull(),
})

/** How long requests took, minute by minute and route by route; instances add to the same rows. */
export const requestStat = pgTable(
  'sys_request_stat',
  {
    minuteDt: instant().notNull(),
    methodCd: varchar({ length: 10 }).notNull(),
    routeDesc: varchar({ length: 200 }).notNull(),
    requestCnt: integer().notNull(),
    /** Answered with 500 or more. */
    errorCnt: integer().notNull(),
    /** Requests by time taken, in the classes of the histogram. */
    classCnts: integer().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.minuteDt, t.methodCd, t.routeDesc] })],
)
