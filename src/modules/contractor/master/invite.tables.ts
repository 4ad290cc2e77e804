/** Who was asked to register its business by a link, and the key with which it follows what became of it. */
import { pgTable, varchar } from 'drizzle-orm/pg-core'
import { instant, keyRef, userKey } from '#platform/server/database/columns.ts'
import { systemPolicy } from '#platform/server/database/scope.ts'

/** One for a registration; asked again it is a new link, and the one before is taken back. */
export const vendorInvite = pgTable(
  'vendor_invite',
  {
    vendorMasterNo: keyRef().primaryKey(),
    linkNo: keyRef().notNull(),
    inviteUserId: userKey().notNull(),
    inviteDt: instant().notNull(),
    /** Of the key that the page drew; nothing else opens what became of it. */
    ticketDigest: varchar({ length: 64 }),
    answerDt: instant(),
  },
  () => [systemPolicy()],
)
