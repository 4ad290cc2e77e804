/** How the dashboard of an authority group begins, where an administrator has arranged it. */
import { bigint, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { instant, userKey } from '../database/columns.ts'
import { authGrp } from '../directory/directory.tables.ts'

export const portletLayout = pgTable('sys_portlet_layout', {
  authGrpNo: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => authGrp.authGrpNo, { onDelete: 'cascade' }),
  layoutJson: jsonb().notNull(),
  updateUserId: userKey().notNull(),
  updateDt: instant().notNull(),
})
