import { sql } from 'drizzle-orm'
import { index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, yn } from '#platform/server/database/columns.ts'

/** What is checked for each type of work; the same for all plants. */
export const permitCheckItem = pgTable(
  'permit_check_item',
  {
    checkItemNo: varchar({ length: 20 }).primaryKey(),
    typeCd: cd().notNull(),
    stageCd: cd().notNull(),
    checkDesc: varchar({ length: 300 }).notNull(),
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
