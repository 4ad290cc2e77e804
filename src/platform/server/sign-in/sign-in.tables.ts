/** Passwords, sessions and attempts to sign in. Only the program itself reaches them, never a person's query. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { cd, instant, key, userKey, yn } from '../database/columns.ts'
import { systemPolicy } from '../database/scope.ts'

export const credential = pgTable(
  'sys_credential',
  {
    /** `userId` of staff, `portalId` of a vendor's account: one name space. */
    userId: userKey().primaryKey(),
    /** argon2id of the lower-case hex SHA-256 that the browser sends. */
    passwordHash: varchar({ length: 200 }).notNull(),
    /** The ones before it, newest first, so that none is taken again. */
    pastHashes: text().array().notNull().default(sql`'{}'`),
    userPwdUdt: instant().notNull(),
    /** A one-time password: to be changed at the first sign-in. */
    pwdExpiredYn: yn(),
  },
  () => [systemPolicy()],
)

/** Failures in a row per id, of ids that nobody has as well, so that neither answer nor time tells them apart. */
export const loginFail = pgTable(
  'sys_login_fail',
  {
    userId: userKey().primaryKey(),
    failCnt: integer().notNull(),
    lastFailDt: instant().notNull(),
    lockToDt: instant(),
  },
  (t) => [index().on(t.lastFailDt), systemPolicy()],
)

export const session = pgTable(
  'sys_session',
  {
    sessionNo: uuid().primaryKey(),
    userId: userKey().notNull(),
    /** staff or vendor */
    kindCd: cd().notNull(),
    /** SHA-256 of the refresh token that is good now, and of the one before it. */
    refreshDigest: varchar({ length: 64 }).notNull(),
    pastRefreshDigest: varchar({ length: 64 }),
    rotateDt: instant(),
    createDt: instant().notNull(),
    lastUseDt: instant().notNull(),
    /** When the password was entered last, at the sign-in or since (S-367). */
    confirmDt: instant(),
    /** Without a refresh it ends here; each refresh moves it, up to `absoluteExpireDt`. */
    expireDt: instant().notNull(),
    absoluteExpireDt: instant().notNull(),
    endedDt: instant(),
    /** LOGOUT, CONCURRENT, REUSE, PASSWORD */
    endReasonCd: cd(),
    ipAddr: varchar({ length: 64 }),
    userAgentDesc: varchar({ length: 300 }),
  },
  (t) => [
    index('sys_session_live').on(t.userId).where(sql`ended_dt is null`),
    index().on(t.absoluteExpireDt),
    systemPolicy(),
  ],
)

/** Every attempt to sign in and every sign-out. Append-only for the app role. */
export const loginLog = pgTable(
  'sys_login_log',
  {
    loginLogNo: key(),
    loginDt: instant().notNull(),
    /** As it was typed. */
    userId: userKey().notNull(),
    kindCd: cd().notNull(),
    /** OK, CONFIRM, UNKNOWN, WRONG, LOCKED, LOGOUT, REUSE */
    resultCd: cd().notNull(),
    ipAddr: varchar({ length: 64 }),
    userAgentDesc: varchar({ length: 300 }),
  },
  (t) => [index().on(t.userId, t.loginDt), index().on(t.loginDt), systemPolicy()],
)
