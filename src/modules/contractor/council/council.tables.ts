/** Which contractors belong to a council, who came for each, and his signature. */
import { index, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, instant, key, keyRef, nm, userKey, yn } from '#platform/server/database/columns.ts'
import { vendorPolicy } from '#platform/server/database/scope.ts'

export const councilAttend = pgTable(
  'council_attend',
  {
    councilAttendNo: key(),
    councilNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    vendorCd: cd().notNull(),
    attendYn: yn(),
    personNm: nm(),
    titleNm: varchar({ length: 50 }),
    absentReasonDesc: varchar({ length: 500 }),
    signJson: jsonb(),
    signDt: instant(),
    signUserId: userKey(),
    ...common(),
  },
  (t) => [uniqueIndex().on(t.councilNo, t.vendorCd), index().on(t.vendorCd), vendorPolicy()],
)
