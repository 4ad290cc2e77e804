/** What the gate knows beside the requests: what was found of whom, who lifted it, who came and went. */
import { sql } from 'drizzle-orm'
import { date, index, jsonb, numeric, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, desc, instant, key, keyRef, userKey, yn } from '#platform/server/database/columns.ts'
import { scopedPolicy, systemPolicy, vendorPolicy } from '#platform/server/database/scope.ts'

/** The results of the rules for the people of a request, as they were when it was last asked. */
export const entryCheck = pgTable(
  'entry_check',
  {
    entryCheckNo: key(),
    entryRqstNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    vendorCd: cd().notNull(),
    personNo: keyRef().notNull(),
    ruleCd: cd().notNull(),
    resultCd: cd().notNull(),
    /** The sentence by its code; in Korean with places, as it was found; what stands in them. */
    msgCd: varchar({ length: 60 }),
    msgDesc: desc().notNull(),
    valuesJson: jsonb().notNull(),
    lawRefDesc: varchar({ length: 300 }),
    evidenceDesc: desc(),
    /** The last day on which it blocks, where that is known. */
    untilYmd: date({ mode: 'string' }),
    /** Whom a release of this BLOCK is by, where there is one. */
    releaseDesc: desc(),
    checkDt: instant().notNull(),
  },
  (t) => [uniqueIndex().on(t.entryRqstNo, t.personNo, t.ruleCd), index().on(t.vendorCd), vendorPolicy()],
)

/** A rule of the site that was lifted for a person, with a reason and until a moment. */
export const entryRelease = pgTable(
  'entry_release',
  {
    entryReleaseNo: key(),
    plantCd: cd().notNull(),
    vendorCd: cd().notNull(),
    personNo: keyRef().notNull(),
    ruleCd: cd().notNull(),
    untilDt: instant().notNull(),
    reasonDesc: varchar({ length: 1000 }).notNull(),
    releaseUserId: userKey().notNull(),
    ...common(),
  },
  (t) => [index().on(t.personNo, t.ruleCd, t.untilDt), index().on(t.vendorCd), vendorPolicy()],
)

/** A stay: from the gate in to the gate out. */
export const entryLog = pgTable(
  'entry_log',
  {
    entryLogNo: key(),
    plantCd: cd().notNull(),
    vendorCd: cd().notNull(),
    personNo: keyRef().notNull(),
    /** One human, whichever vendor employs him. */
    workerKey: varchar({ length: 64 }).notNull(),
    /** None where a device let him in by what it knew and nothing covers it: he is on the site all the same. */
    entryRqstNo: keyRef(),
    hostDeptCd: cd(),
    zoneCd: cd().notNull(),
    gateCd: cd().notNull(),
    outGateCd: cd(),
    inDt: instant().notNull(),
    outDt: instant(),
    workHourVal: numeric({ precision: 12, scale: 3, mode: 'number' }),
    /** 미퇴장: nobody saw him leave. */
    noExitYn: yn(),
    /** The exit that was seen after the stay had been closed. */
    lateOutDt: instant(),
    correctDesc: varchar({ length: 1000 }),
    correctUserId: userKey(),
    ...common(),
  },
  (t) => [
    uniqueIndex('entry_log_inside').on(t.personNo).where(sql`out_dt is null and delete_yn = 'N'`),
    index('entry_log_missed').on(t.personNo).where(sql`no_exit_yn = 'Y' and late_out_dt is null and delete_yn = 'N'`),
    index('entry_log_on_site').on(t.plantCd, t.zoneCd).where(sql`out_dt is null and delete_yn = 'N'`),
    index().on(t.plantCd, t.inDt),
    index().on(t.vendorCd, t.inDt),
    index().on(t.workerKey, t.inDt),
    index().on(t.entryRqstNo),
    vendorPolicy(),
  ],
)

/** The code on a pass: of one person in one request, one good at a time. Who reads the request does not have its keys. */
export const entryPass = pgTable(
  'entry_pass',
  {
    entryPassNo: key(),
    entryRqstNo: keyRef().notNull(),
    personNo: keyRef().notNull(),
    passKey: varchar({ length: 43 }).notNull(),
    createDt: instant().notNull(),
    createUserId: userKey(),
    endDt: instant(),
    endUserId: userKey(),
    reasonDesc: varchar({ length: 1000 }),
  },
  (t) => [
    uniqueIndex().on(t.passKey),
    uniqueIndex('entry_pass_good').on(t.entryRqstNo, t.personNo).where(sql`end_dt is null`),
    index().on(t.personNo),
    systemPolicy(),
  ],
)

/** Everything that was held before a gate, let through or not; the key is the device's own, so that nothing counts twice. */
export const entryScan = pgTable(
  'entry_scan',
  {
    entryScanNo: key(),
    scanKey: varchar({ length: 64 }).notNull(),
    plantCd: cd().notNull(),
    vendorCd: cd(),
    personNo: keyRef(),
    entryRqstNo: keyRef(),
    entryLogNo: keyRef(),
    gateCd: cd().notNull(),
    /** What was held there; of a code that is good its hash alone. */
    scanText: varchar({ length: 200 }).notNull(),
    /** By a code, or by the guard who knew the face. */
    wayCd: cd(),
    directionCd: cd(),
    resultCd: cd().notNull(),
    ruleCd: cd(),
    /** The sentence by its code, and as it was said. */
    msgCd: varchar({ length: 60 }),
    msgDesc: desc(),
    valuesJson: jsonb().notNull(),
    /** When it was held there; what was kept on the device came later. */
    scanDt: instant().notNull(),
    receiveDt: instant().notNull(),
    offlineYn: yn(),
    scanUserId: userKey(),
  },
  (t) => [
    uniqueIndex().on(t.plantCd, t.scanKey),
    index().on(t.plantCd, t.gateCd, t.scanDt),
    index().on(t.personNo, t.scanDt),
    scopedPolicy({ plant: 'plant_cd', withRecord: true }),
  ],
)
