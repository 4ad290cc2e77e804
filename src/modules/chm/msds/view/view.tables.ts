import { index, pgTable } from 'drizzle-orm/pg-core'
import { cd, instant, key, keyRef, userKey } from '#platform/server/database/columns.ts'

/** Who has read which sheet, where: one line for each person and day. */
export const chmMsdsRead = pgTable(
  'chm_msds_read',
  {
    chmMsdsReadNo: key(),
    chmMsdsNo: keyRef().notNull(),
    userId: userKey(),
    personNo: keyRef(),
    readDt: instant().notNull(),
    placeCd: cd().notNull(),
  },
  (t) => [index().on(t.chmMsdsNo, t.userId)],
)
