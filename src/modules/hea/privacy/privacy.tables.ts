/** The destruction record: which rows of which kind, how long they had to be kept, and when they were destroyed. */
import { date, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { instant, key, keyRef } from '#platform/server/database/columns.ts'
import { systemPolicy } from '#platform/server/database/scope.ts'

export const heaDestroyItem = pgTable(
  'hea_destroy_item',
  {
    heaDestroyItemNo: key(),
    heaDestroyNo: keyRef().notNull(),
    bizCd: varchar({ length: 60 }).notNull(),
    bizNo: keyRef().notNull(),
    bizDocNo: varchar({ length: 40 }),
    baseYmd: date({ mode: 'string' }).notNull(),
    keepYearCnt: integer().notNull(),
    keepToYmd: date({ mode: 'string' }).notNull(),
    destroyedDt: instant(),
  },
  (t) => [index().on(t.heaDestroyNo), index().on(t.bizCd, t.bizNo), systemPolicy()],
)
