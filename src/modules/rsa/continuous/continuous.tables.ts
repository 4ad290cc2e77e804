/** Who was at a meeting, and the days on which a process stood still. */
import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgPolicy, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, instant, key, keyRef, nm, userKey } from '#platform/server/database/columns.ts'
import { appRole, systemPolicy } from '#platform/server/database/scope.ts'

/** Who sees a meeting sees who was there. */
const visible = sql.raw('exists (select from rsa_meeting m where m.rsa_meeting_no = rsa_meeting_part.rsa_meeting_no)')

export const rsaMeetingPart = pgTable(
  'rsa_meeting_part',
  {
    rsaMeetingPartNo: key(),
    rsaMeetingNo: keyRef().notNull(),
    partRoleCd: cd().notNull(),
    /** An account of the site, or of a contractor. */
    userId: userKey().notNull(),
    vendorCd: cd(),
    partNm: nm().notNull(),
    signJson: jsonb(),
    signDt: instant(),
    /** On whose session it was drawn. */
    signUserId: userKey(),
    ...common(),
  },
  (t) => [
    index().on(t.rsaMeetingNo, t.rsaMeetingPartNo),
    pgPolicy('scope', { for: 'all', to: appRole, using: visible, withCheck: visible }),
  ],
)

/** A day on which a process stood still, said by the next working day. */
export const rsaStandstill = pgTable(
  'rsa_standstill',
  {
    rsaStandstillNo: key(),
    plantCd: cd().notNull(),
    processNo: keyRef().notNull(),
    stopYmd: date({ mode: 'string' }).notNull(),
    reasonDesc: varchar({ length: 500 }).notNull(),
    ...common(),
  },
  (t) => [
    uniqueIndex().on(t.processNo, t.stopYmd).where(sql`delete_yn = 'N'`),
    index().on(t.plantCd, t.stopYmd),
    systemPolicy(),
  ],
)
