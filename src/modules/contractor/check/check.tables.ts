/** The periods in which a plan asks for a check, and what became of each: done in time, open, or missed. */
import { date, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { cd, instant, key, keyRef } from '#platform/server/database/columns.ts'
import { vendorPolicy } from '#platform/server/database/scope.ts'
import { stateCheck, statefulRows } from '#platform/server/database/stateful-rows.ts'
import { checkDues } from './check-codes.model.ts'

export const selfCheckDue = pgTable(
  'self_check_due',
  {
    selfCheckDueNo: key(),
    selfCheckPlanNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    vendorCd: cd().notNull(),
    checkTypeCd: cd().notNull(),
    fromYmd: date({ mode: 'string' }).notNull(),
    toYmd: date({ mode: 'string' }).notNull(),
    dueStatusCd: cd().notNull(),
    checkResultNo: keyRef(),
    missDt: instant(),
  },
  (t) => [
    uniqueIndex().on(t.selfCheckPlanNo, t.fromYmd),
    index().on(t.vendorCd, t.toYmd),
    index().on(t.plantCd, t.toYmd),
    stateCheck(checkDues),
    vendorPolicy(),
  ],
)
export const selfCheckDues = statefulRows(selfCheckDue, checkDues, { bizCd: 'self-check-due', about: ['toYmd'] })
