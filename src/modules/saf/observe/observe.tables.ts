/** What only the program reads: which follow-up key belongs to which card, without the key. */
import { pgTable, varchar } from 'drizzle-orm/pg-core'
import { instant, keyRef } from '#platform/server/database/columns.ts'
import { systemPolicy } from '#platform/server/database/scope.ts'

export const obsTicket = pgTable(
  'obs_ticket',
  {
    ticketDigest: varchar({ length: 64 }).primaryKey(),
    obsCardNo: keyRef().notNull().unique(),
    createDt: instant().notNull(),
  },
  () => [systemPolicy()],
)
