/** Links that somebody without an account opens, and who has answered by one (0.8). Read by the program alone. */
import { index, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core'
import { cd, instant, key, keyRef, userKey } from '../database/columns.ts'
import { systemPolicy } from '../database/scope.ts'

export const link = pgTable(
  'com_link',
  {
    linkNo: key(),
    /** What it is for, and the one record that it is about. */
    purposeCd: cd().notNull(),
    bizNo: keyRef().notNull(),
    plantCd: cd().notNull(),
    /** Whose workers may use it; null for a poster, which whoever passes by may use. */
    vendorCd: cd(),
    /** With the secret of the site it makes the key, which is kept nowhere. */
    saltKey: uuid().notNull().defaultRandom(),
    expireDt: instant().notNull(),
    /** Taken back before that. */
    endDt: instant(),
    createUserId: userKey().notNull(),
    createDt: instant().notNull(),
  },
  (t) => [index().on(t.purposeCd, t.bizNo), systemPolicy()],
)

/** Whose a page of one person is: the device that opened it first. */
export const linkDevice = pgTable(
  'com_link_device',
  {
    linkNo: keyRef().primaryKey(),
    deviceHash: varchar({ length: 64 }).notNull(),
    bindDt: instant().notNull(),
  },
  () => [systemPolicy()],
)

/** Once for a person and a record, whichever link he came by. */
export const linkAnswer = pgTable(
  'com_link_answer',
  {
    purposeCd: cd().notNull(),
    bizNo: keyRef().notNull(),
    personNo: keyRef().notNull(),
    linkNo: keyRef().notNull(),
    answerDt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.purposeCd, t.bizNo, t.personNo] }), index().on(t.linkNo), systemPolicy()],
)
