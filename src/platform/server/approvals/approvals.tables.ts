/** Requests for approval and their lines, as every document shares them. The program reads them for whom it has checked. */
import { index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core'
import { cd, common, desc, instant, key, keyRef, nm, userKey, yn } from '../database/columns.ts'
import { systemPolicy } from '../database/scope.ts'

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
    /** APPR_STATUS */
    apprStatusCd: cd().notNull().default('TEMP'),
    currentSeqNo: integer().notNull().default(0),
    /** The document as it was requested; a decision holds for this and for nothing later. */
    snapshotJson: jsonb(),
    snapshotHash: varchar({ length: 64 }),
    bizRowVersion: integer(),
    urgentYn: yn(),
    prevApprRqstNo: keyRef(),
    rqstOpinionDesc: desc(),
    attachFileId: keyRef(),
    ...common(),
  },
  (t) => [index().on(t.apprBizCd, t.bizNo), index().on(t.rqstUserId, t.apprRqstNo), systemPolicy()],
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
    /** WAIT, TODO, DONE, SKIP */
    lineStatusCd: cd().notNull().default('WAIT'),
    /** OK, COND, OPPOSE, RTN, REJ */
    decisionCd: cd(),
    opinionDesc: desc(),
    todoDt: instant(),
    actDt: instant(),
    readDt: instant(),
    ...common(),
  },
  (t) => [index().on(t.apprRqstNo, t.seqNo), index().on(t.userId, t.lineStatusCd), systemPolicy()],
)
