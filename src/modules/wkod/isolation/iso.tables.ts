/** Which isolations hold for which permits. */
import { sql } from 'drizzle-orm'
import { index, pgPolicy, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant, keyRef, userKey } from '#platform/server/database/columns.ts'
import { appRole } from '#platform/server/database/scope.ts'

const visible = sql.raw('exists (select from iso_plan p where p.iso_plan_no = iso_plan_permit.iso_plan_no)')

export const isoPlanPermit = pgTable(
  'iso_plan_permit',
  {
    isoPlanNo: keyRef().notNull(),
    permitNo: keyRef().notNull(),
    linkDt: instant().notNull(),
    linkUserId: userKey().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.isoPlanNo, t.permitNo] }),
    index().on(t.permitNo, t.isoPlanNo),
    pgPolicy('scope', { for: 'all', to: appRole, using: visible, withCheck: visible }),
  ],
)
