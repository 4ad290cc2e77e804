/** What leaves the site: mail and SMS, written in the transaction of their cause, sent afterwards, each kept with its fate. */
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, instant, key, longText, nm, userKey, yn } from '../database/columns.ts'
import { sendStates } from '../database/own-states.ts'
import { systemPolicy } from '../database/scope.ts'
import { stateCheck, statefulRows } from '../database/stateful-rows.ts'

export const outbox = pgTable(
  'com_outbox',
  {
    outboxNo: key(),
    /** MAIL or SMS */
    channelCd: cd().notNull(),
    userId: userKey(),
    /** Empty once it was to show to nobody and has been sent. */
    recipientDesc: nm().notNull(),
    subjectDesc: nm(),
    /** Empty once it held a secret and has been sent. */
    bodyDesc: longText().notNull(),
    secretYn: yn(),
    /** Y: nobody sees who gets it. */
    unnamedYn: yn(),
    sendStatusCd: cd().notNull().default('WAIT'),
    tryCnt: integer().notNull().default(0),
    nextTryDt: instant().notNull(),
    sentDt: instant(),
    errorDesc: varchar({ length: 1000 }),
    onceKey: varchar({ length: 120 }),
    createDt: instant().notNull(),
  },
  (t) => [
    index('com_outbox_waiting').on(t.nextTryDt).where(sql`send_status_cd = 'WAIT'`),
    index().on(t.createDt),
    index().on(t.userId),
    uniqueIndex('com_outbox_once').on(t.onceKey).where(sql`once_key is not null`),
    stateCheck(sendStates),
    check('com_outbox_unnamed', sql`unnamed_yn = 'N' or user_id is null`),
    check(
      'com_outbox_unnamed_sent',
      sql`unnamed_yn = 'N' or recipient_desc = '' or send_status_cd in ('WAIT', 'FAIL')`,
    ),
    systemPolicy(),
  ],
)

/** What left the site is no matter of the audit: each row tells its own fate. */
export const outboxRows = statefulRows(outbox, sendStates, { bizCd: null })

/** The wording of an event in one channel and language, in place of the product's own. */
export const messageTemplate = pgTable(
  'com_message_template',
  {
    templateNo: key(),
    eventCd: varchar({ length: 60 }).notNull(),
    /** NOTICE, MAIL or SMS */
    channelCd: cd().notNull(),
    langCd: cd().notNull().default('kr'),
    subjectDesc: nm(),
    bodyDesc: longText().notNull(),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [uniqueIndex().on(t.eventCd, t.channelCd, t.langCd)],
)
