/** When somebody first did a kind of work that asks for special education: the clock of the hours that are left. */
import { date, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, key, keyRef } from '#platform/server/database/columns.ts'
import { vendorPolicy } from '#platform/server/database/scope.ts'

export const eduSpecialWork = pgTable(
  'edu_special_work',
  {
    eduSpecialWorkNo: key(),
    plantCd: cd().notNull(),
    vendorCd: cd().notNull(),
    personNo: keyRef().notNull(),
    workerKey: varchar({ length: 64 }).notNull(),
    specialKindNo: integer().notNull(),
    firstWorkYmd: date({ mode: 'string' }).notNull(),
    ...common(),
  },
  (t) => [
    uniqueIndex().on(t.plantCd, t.workerKey, t.specialKindNo),
    index().on(t.firstWorkYmd),
    index().on(t.vendorCd),
    vendorPolicy(),
  ],
)
