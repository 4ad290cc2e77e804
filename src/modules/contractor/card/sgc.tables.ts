/** What lies beside cards and demerits: keys of cards, what was done with them, stops, credits, kinds of violation. */
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, desc, instant, key, keyRef, nm, userKey, yn } from '#platform/server/database/columns.ts'
import { systemPolicy, vendorPolicy } from '#platform/server/database/scope.ts'
import { stateCheck, statefulRows } from '#platform/server/database/stateful-rows.ts'
import { stops } from './card.model.ts'

/** The code on a card. One is good at a time; who has the card's record does not have its key. */
export const sgcCardKey = pgTable(
  'sgc_card_key',
  {
    sgcCardKeyNo: key(),
    sgcCardNo: keyRef().notNull(),
    qrKey: varchar({ length: 43 }).notNull(),
    createDt: instant().notNull(),
    endDt: instant(),
  },
  (t) => [
    uniqueIndex().on(t.qrKey),
    uniqueIndex('sgc_card_key_good').on(t.sgcCardNo).where(sql`end_dt is null`),
    systemPolicy(),
  ],
)

export const sgcIssueHist = pgTable(
  'sgc_issue_hist',
  {
    sgcIssueHistNo: key(),
    sgcCardNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    vendorCd: cd().notNull(),
    issueActCd: cd().notNull(),
    actDt: instant().notNull(),
    actUserId: userKey().notNull(),
    reasonDesc: varchar({ length: 1000 }),
  },
  (t) => [index().on(t.sgcCardNo, t.actDt), index().on(t.vendorCd), vendorPolicy()],
)

/** A stop that the event of one demerit led to, with the numbers that decided it. */
export const sgcStop = pgTable(
  'sgc_stop',
  {
    sgcStopNo: key(),
    plantCd: cd().notNull(),
    /** Of the demerit. */
    vendorCd: cd().notNull(),
    personNo: keyRef().notNull(),
    workerKey: varchar({ length: 64 }).notNull(),
    causeDemeritNo: keyRef().notNull(),
    levelCd: cd().notNull(),
    pointCnt: integer().notNull(),
    dayCnt: integer(),
    fromDt: instant().notNull(),
    firstYmd: date({ mode: 'string' }).notNull(),
    lastYmd: date({ mode: 'string' }),
    reeduYmd: date({ mode: 'string' }),
    stopStatusCd: cd().notNull().default(stops.is.ACTIVE),
    cancDt: instant(),
    /** Days that had been served when it was taken back. */
    servedDayCnt: integer().notNull().default(0),
    ...common(),
  },
  (t) => [
    uniqueIndex('sgc_stop_cause').on(t.causeDemeritNo).where(sql`stop_status_cd = 'ACTIVE'`),
    index().on(t.causeDemeritNo),
    index().on(t.plantCd, t.workerKey),
    index().on(t.vendorCd),
    stateCheck(stops),
    vendorPolicy(),
  ],
)
export const sgcStops = statefulRows(sgcStop, stops, { bizCd: 'sgc-stop', about: ['personNo', 'causeDemeritNo'] })

export const demeritCredit = pgTable(
  'demerit_credit',
  {
    creditNo: key(),
    plantCd: cd().notNull(),
    vendorCd: cd().notNull(),
    personNo: keyRef().notNull(),
    workerKey: varchar({ length: 64 }).notNull(),
    creditScore: integer().notNull().default(-1),
    /** OBS accepted observation card, NM near miss */
    srcCd: cd().notNull(),
    srcNo: varchar({ length: 50 }).notNull(),
    creditYmd: date({ mode: 'string' }).notNull(),
    ...common(),
  },
  (t) => [
    uniqueIndex('demerit_credit_once').on(t.plantCd, t.srcCd, t.srcNo, t.workerKey),
    index().on(t.plantCd, t.workerKey, t.creditYmd),
    index().on(t.vendorCd),
    vendorPolicy(),
  ],
)

/** The same for all plants. */
export const violItem = pgTable('viol_item', {
  violItemCd: cd().primaryKey(),
  violItemNm: nm().notNull(),
  violItemNmEn: nm(),
  violItemNmZh: nm(),
  violItemNmEs: nm(),
  violGradeCd: cd().notNull(),
  lawRefDesc: desc(),
  sortOrder: integer().notNull().default(0),
  useYn: yn('Y'),
  ...common(),
})
