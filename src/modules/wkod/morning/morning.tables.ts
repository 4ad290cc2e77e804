import { sql } from 'drizzle-orm'
import { date, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { cd, instant, key, keyRef, userKey } from '#platform/server/database/columns.ts'
import { systemPolicy } from '#platform/server/database/scope.ts'

/** The morning of who leads works of a day: that it was sent to him, once, and that he said he is ready. */
export const foremanMorning = pgTable(
  'foreman_morning',
  {
    foremanMorningNo: key(),
    plantCd: cd().notNull(),
    morningYmd: date().notNull(),
    /** A contractor's person, or an own employee. */
    personNo: keyRef(),
    userId: userKey(),
    sendDt: instant().notNull(),
    /** Until when its links are good. */
    expireDt: instant().notNull(),
    readyDt: instant(),
    /** What he was shown then: permits with what they lacked, notices that he had read. */
    readyJson: jsonb(),
  },
  (t) => [
    uniqueIndex('foreman_morning_person').on(t.morningYmd, t.personNo).where(sql`person_no is not null`),
    uniqueIndex('foreman_morning_user').on(t.morningYmd, t.userId).where(sql`user_id is not null`),
    systemPolicy(),
  ],
)
