import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgPolicy, pgTable, primaryKey, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, instant, keyRef, langColumns, userKey, yn } from '#platform/server/database/columns.ts'
import { appRole, systemPolicy } from '#platform/server/database/scope.ts'

/** What is checked for each type of work; the same for all plants. */
export const permitCheckItem = pgTable(
  'permit_check_item',
  {
    checkItemNo: varchar({ length: 20 }).primaryKey(),
    typeCd: cd().notNull(),
    stageCd: cd().notNull(),
    checkDesc: varchar({ length: 300 }).notNull(),
    ...langColumns(450),
    lawRefDesc: varchar({ length: 100 }),
    requiredYn: yn('Y'),
    photoYn: yn(),
    sortOrder: integer().notNull().default(0),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [
    uniqueIndex().on(t.typeCd, t.checkDesc).where(sql`delete_yn = 'N'`),
    index().on(t.typeCd, t.sortOrder, t.checkItemNo),
  ],
)

const visible = sql.raw('exists (select from wkod_master p where p.permit_no = permit_fact.permit_no)')

/** What the reviews of a permit rest on, as it was when they were given. */
export const permitFact = pgTable(
  'permit_fact',
  {
    permitNo: keyRef().primaryKey(),
    factsJson: jsonb().notNull(),
    keepDt: instant().notNull(),
  },
  () => [pgPolicy('scope', { for: 'all', to: appRole, using: visible, withCheck: visible })],
)

/** Since when nobody can answer what is asked of work that goes on; the program alone keeps it. */
export const permitDoubt = pgTable(
  'permit_doubt',
  {
    permitNo: keyRef().notNull(),
    /** The condition that is in doubt. */
    condNm: varchar({ length: 40 }).notNull(),
    sinceDt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.permitNo, t.condNm] }), systemPolicy()],
)

/** What each version of the paper of a permit says; the same again makes no new one. Read and written by the program. */
export const permitPrint = pgTable(
  'permit_print',
  {
    permitNo: keyRef().notNull(),
    versionNo: integer().notNull(),
    factsJson: jsonb().notNull(),
    printDt: instant().notNull(),
    printUserId: userKey().notNull(),
    /** How often it was printed, and when last. */
    copyCnt: integer().notNull().default(1),
    lastDt: instant().notNull(),
    /** Since when the permit says something else; null while the paper is right. */
    oldDt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.permitNo, t.versionNo] }),
    index().on(t.oldDt).where(sql`old_dt is not null`),
    systemPolicy(),
  ],
)
