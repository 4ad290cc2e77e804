/** What each process owes of a calendar year, and whether it was done. */
import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { cd, instant, key, keyRef, yn } from '#platform/server/database/columns.ts'
import { systemPolicy } from '#platform/server/database/scope.ts'

export const rsaYear = pgTable(
  'rsa_year',
  {
    rsaYearNo: key(),
    plantCd: cd().notNull(),
    processNo: keyRef().notNull(),
    baseYear: integer().notNull(),
    siteDueYmd: date({ mode: 'string' }).notNull(),
    legalLimitYmd: date({ mode: 'string' }).notNull(),
    /** The regular assessment that met the year. */
    rsaNo: keyRef(),
    /** The day from which on its continuous assessment did in place of one. */
    contYmd: date({ mode: 'string' }),
    /** The year went by without one: never taken back, which the database holds to. */
    missYn: yn(),
    createDt: instant().notNull().default(sql`now()`),
    updateDt: instant().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex().on(t.processNo, t.baseYear), index().on(t.plantCd, t.baseYear), systemPolicy()],
)
