/** Counts of everybody on the site: what was seen of whom, by whom and when, and what was signed at the end. */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, instant, key, keyRef, nm, userKey, yn } from '#platform/server/database/columns.ts'
import { scopedPolicy } from '#platform/server/database/scope.ts'

/** A count of everybody on the site, in an evacuation or a drill. */
export const entryMuster = pgTable(
  'entry_muster',
  {
    entryMusterNo: key(),
    plantCd: cd().notNull(),
    drillYn: yn(),
    startDt: instant().notNull(),
    endDt: instant(),
    startUserId: userKey(),
    endUserId: userKey(),
    /** SIGNED by who ended it, or REAL: a drill that a real one took the place of. */
    endCd: cd(),
    personCnt: integer(),
    seenCnt: integer(),
    outCnt: integer(),
    missingCnt: integer(),
    signJson: jsonb(),
    ...common(),
  },
  (t) => [
    uniqueIndex('entry_muster_open').on(t.plantCd).where(sql`end_dt is null`),
    index().on(t.plantCd, t.startDt),
    scopedPolicy({ plant: 'plant_cd', withRecord: true }),
  ],
)

/** Somebody was seen at the meeting place. The first by its own time counts; the others are kept as well. */
export const entryMusterTick = pgTable(
  'entry_muster_tick',
  {
    entryMusterTickNo: key(),
    entryMusterNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    personNo: keyRef(),
    userId: userKey(),
    seenDt: instant().notNull(),
    receiveDt: instant().notNull(),
    tickUserId: userKey(),
    /** By a code, or by who knew the face. */
    wayCd: cd().notNull(),
    /** It arrived after the count had been signed, and moves nothing of it. */
    lateYn: yn(),
    ...common(),
  },
  (t) => [index().on(t.entryMusterNo, t.seenDt), scopedPolicy({ plant: 'plant_cd', withRecord: true })],
)

/** Everybody who was counted, as it was signed. */
export const entryMusterPerson = pgTable(
  'entry_muster_person',
  {
    entryMusterPersonNo: key(),
    entryMusterNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    personNo: keyRef(),
    userId: userKey(),
    humanKey: varchar({ length: 64 }).notNull(),
    personNm: nm().notNull(),
    orgNm: nm().notNull(),
    stateCd: cd().notNull(),
    sourceCds: varchar({ length: 60 }).notNull(),
    placeDesc: varchar({ length: 300 }),
    permitNo: keyRef(),
    permitDocNo: varchar({ length: 30 }),
    foremanNm: nm(),
    inDt: instant(),
    outDt: instant(),
    /** What is done about who was not found. */
    noteDesc: varchar({ length: 500 }),
    ...common(),
  },
  (t) => [index().on(t.entryMusterNo), scopedPolicy({ plant: 'plant_cd', withRecord: true })],
)
