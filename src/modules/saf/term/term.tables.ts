import { sql } from 'drizzle-orm'
import { pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { common, key, langColumns, yn } from '#platform/server/database/columns.ts'

/** The words of the site; the same for all plants. */
export const siteTerm = pgTable(
  'site_term',
  {
    siteTermNo: key(),
    koDesc: varchar({ length: 300 }).notNull(),
    ...langColumns(500),
    noteDesc: varchar({ length: 300 }),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [uniqueIndex().on(t.koDesc).where(sql`delete_yn = 'N'`)],
)
