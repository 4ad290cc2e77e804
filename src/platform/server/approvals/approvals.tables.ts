/** Requests for approval and their lines, as every document shares them. The program reads them for whom it has checked. */
import { index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core'
import { cd, common, desc, instant, key, keyRef, nm, userKey, yn } from '../database/columns.ts'
import { approvalStates, lineStates } from '../database/own-states.ts'
import { systemPolicy } from '../database/scope.ts'
import { stateCheck } from '../database/stateful-rows.ts'

export const apprRqst = pgTable(
  'appr_rqst',
  {
    apprRqstNo: key(),
    /** Kind of document, and the record of that kind. */
    apprBizCd: varchar({ length: 40 }).notNull(),
    bizNo: keyRef().notNull(),
    apprTitle: nm().notNull(),
    rqstUserId: userKey().notNull(),
    rqstDeptCd: cd().notNull(),
    rqstDt: instant(),
    apprStatusCd: cd().notNull().default('TEMP'),
    currentSeqNo: integer().notNull().default(0),
    /** The document as it was requested; a decision holds for this and for nothing later. */
    snapshotJson: jsonb(),
    snapshotHash: varchar({ length: 64 }),
    bizRowVersion: integer(),
    urgentYn: yn(),
    prevApprRqstNo: keyRef(),
    rqstOpinionDesc: desc(),
    /** N: nobody decides it in the place of somebody absent. */
    delegateYn: yn('Y'),
    attachFileId: keyRef(),
    ...common(),
  },
  (t) => [
    index().on(t.apprBizCd, t.bizNo),
    index().on(t.rqstUserId, t.apprRqstNo),
    stateCheck(approvalStates),
    systemPolicy(),
  ],
)

export const apprLine = pgTable(
  'appr_line',
  {
    apprLineNo: key(),
    apprRqstNo: keyRef()
      .notNull()
      .references(() => apprRqst.apprRqstNo, { onDelete: 'cascade' }),
    /** Lines of one number decide side by side. */
    seqNo: integer().notNull(),
    /** DRAFT, REVIEW, AGREE, APPROVE, REF, CIRC */
    lineTypeCd: cd().notNull(),
    userId: userKey().notNull(),
    /** Who acted in fact: the deputy of somebody absent. */
    actUserId: userKey(),
    deputyYn: yn(),
    lineStatusCd: cd().notNull().default('WAIT'),
    /** OK, COND, OPPOSE, RTN, REJ */
    decisionCd: cd(),
    opinionDesc: desc(),
    todoDt: instant(),
    actDt: instant(),
    readDt: instant(),
    ...common(),
  },
  (t) => [
    index().on(t.apprRqstNo, t.seqNo),
    index().on(t.userId, t.lineStatusCd),
    stateCheck(lineStates),
    systemPolicy(),
  ],
)

/** What holds for a kind of document; the code brings the rows, an administrator changes their values. */
export const apprBiz = pgTable('appr_biz', {
  apprBizCd: varchar({ length: 40 }).primaryKey(),
  apprBizNm: nm().notNull(),
  serialYn: yn(),
  bulkYn: yn('Y'),
  delegateYn: yn('Y'),
  selfApprYn: yn(),
  agreeStopYn: yn(),
  minApproveCnt: integer().notNull().default(1),
  /** Roles of which each must stand in the line. */
  mustRoleCds: varchar({ length: 200 }),
  /** Working days after which a line is reminded. */
  leadDayCnt: integer().notNull().default(3),
  /** When references may read: SUBMIT or FINAL. */
  refOpenCd: cd().notNull().default('SUBMIT'),
  ...common(),
})

/** Who is away, and who acts for him. */
export const apprAbsence = pgTable(
  'appr_absence',
  {
    absenceNo: key(),
    userId: userKey().notNull(),
    deputyUserId: userKey().notNull(),
    startDt: instant().notNull(),
    endDt: instant().notNull(),
    /** ALL or BIZ */
    scopeCd: cd().notNull().default('ALL'),
    apprBizCds: varchar({ length: 1000 }),
    reasonDesc: desc().notNull(),
    ...common(),
  },
  (t) => [index().on(t.userId, t.endDt), index().on(t.deputyUserId, t.endDt)],
)

/** A line that is chosen by name: a person's own, a department's, the company's. */
export const apprTemplate = pgTable(
  'appr_template',
  {
    templateNo: key(),
    templateNm: nm().notNull(),
    /** USER, DEPT or COMPANY, and whose. */
    ownerCd: cd().notNull(),
    ownerUserId: userKey(),
    ownerDeptCd: cd(),
    apprBizCd: varchar({ length: 40 }),
    /** `[{seqNo, lineTypeCd, userId?, roleCd?}]` */
    linesJson: jsonb().notNull(),
    ...common(),
  },
  (t) => [index().on(t.ownerUserId), index().on(t.ownerDeptCd)],
)
