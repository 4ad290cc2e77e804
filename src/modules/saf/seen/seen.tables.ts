import { sql } from 'drizzle-orm'
import { char, date, index, integer, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, key, keyRef, yn } from '#platform/server/database/columns.ts'
import { systemPolicy } from '#platform/server/database/scope.ts'

/** Words of one meaning; the same for all plants. */
export const seenWord = pgTable(
  'seen_word',
  {
    seenWordNo: key(),
    wordNm: varchar({ length: 50 }).notNull(),
    sameNms: varchar({ length: 500 }),
    wordKindCd: cd().notNull(),
    noteDesc: varchar({ length: 300 }),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [uniqueIndex().on(t.wordNm).where(sql`delete_yn = 'N'`)],
)

/**
 * What a record, or a row of one, is about. Only `jikim_seen` searches it: it fences by plant and vendor, and what it finds
 * is read where it stands, as the asker.
 */
export const seenText = pgTable(
  'seen_text',
  {
    seenTextNo: key(),
    kindCd: cd().notNull(),
    recordNo: keyRef().notNull(),
    rowNo: integer().notNull(),
    /** None: of all plants. */
    plantCd: cd(),
    vendorCd: cd(),
    /** Open to contractors, whosever it is. */
    openYn: char({ length: 1 }).notNull(),
    dayYmd: date().notNull(),
    saidDesc: text().notNull(),
    placeDesc: text(),
    codeNms: text(),
    concepts: integer().array().notNull(),
    /** The list of words by which it was read. */
    versionNo: integer().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.kindCd, t.recordNo, t.rowNo),
    index().using('gin', t.concepts),
    index().on(t.dayYmd),
    index().on(t.versionNo),
    systemPolicy(),
  ],
)

/** In how many texts a concept stands. */
export const seenConcept = pgTable(
  'seen_concept',
  { concept: integer().primaryKey(), textCnt: integer().notNull() },
  () => [systemPolicy()],
)

/** Records that were written since they were read last; triggers put them here. */
export const seenDue = pgTable('seen_due', { kindCd: cd().notNull(), recordNo: keyRef().notNull() }, (t) => [
  primaryKey({ columns: [t.kindCd, t.recordNo] }),
  systemPolicy(),
])
