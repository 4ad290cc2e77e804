/** What a safety manager lets be done at equipment with a critical finding, and until when. */

import { sql } from 'drizzle-orm'
import { index, pgPolicy, pgTable, varchar } from 'drizzle-orm/pg-core'
import { cd, common, instant, key, keyRef } from '#platform/server/database/columns.ts'
import { appRole } from '#platform/server/database/scope.ts'

/** Who sees the inspection sees what was released of it. */
const visible = sql.raw(
  'exists (select from safety_check c where c.safety_check_no = safety_check_release.safety_check_no)',
)

export const safetyCheckRelease = pgTable(
  'safety_check_release',
  {
    safetyCheckReleaseNo: key(),
    safetyCheckNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    equipNo: keyRef().notNull(),
    permitDocNo: varchar({ length: 40 }).notNull(),
    toDt: instant().notNull(),
    reasonDesc: varchar({ length: 500 }).notNull(),
    ...common(),
  },
  (t) => [
    index().on(t.safetyCheckNo),
    index().on(t.plantCd, t.permitDocNo),
    pgPolicy('scope', { for: 'all', to: appRole, using: visible, withCheck: visible }),
  ],
)
