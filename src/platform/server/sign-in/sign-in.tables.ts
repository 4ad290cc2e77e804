/** Passwords, sessions and attempts to sign in. Only the program itself reaches them, never a person's query. */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { cd, desc, instant, key, userKey, yn } from '../database/columns.ts'
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
    /** A one-time password: opens nothing but its change, for a day. */
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

/** When an account was used last, and since when nobody's use has locked it. */
export const accountUse = pgTable(
  'sys_account_use',
  { userId: userKey().primaryKey(), lastUseDt: instant().notNull(), lockDt: instant() },
  () => [systemPolicy()],
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
    /** OK, CONFIRM, UNKNOWN, WRONG, LOCKED, ENDED, LOGOUT, REUSE */
    resultCd: cd().notNull(),
    ipAddr: varchar({ length: 64 }),
    userAgentDesc: varchar({ length: 300 }),
  },
  (t) => [index().on(t.userId, t.loginDt), index().on(t.loginDt), systemPolicy()],
)

/** Numbers of signed requests that change something: each is good once (S-353). */
export const nonce = pgTable(
  'sys_nonce',
  { nonce: varchar({ length: 64 }).primaryKey(), usedDt: instant().notNull() },
  (t) => [index().on(t.usedDt), systemPolicy()],
)

/** Codes and tickets that are good once: password reset by phone, portal login, the link that sets a first password. */
export const oneTime = pgTable(
  'sys_one_time',
  {
    oneTimeNo: key(),
    /** PWD_RESET, PORTAL, SET_PWD, STAFF_PWD, OIDC */
    purposeCd: cd().notNull(),
    userId: userKey(),
    /** SHA-256 of what was sent. */
    secretDigest: varchar({ length: 64 }).notNull(),
    payloadJson: jsonb(),
    tryCnt: integer().notNull().default(0),
    expireDt: instant().notNull(),
    usedDt: instant(),
    createDt: instant().notNull(),
  },
  (t) => [index().on(t.purposeCd, t.secretDigest), index().on(t.userId), index().on(t.expireDt), systemPolicy()],
)

/** Tries per window and subject: an address, a business number. */
export const tryLimit = pgTable(
  'sys_try_limit',
  { subjectKey: varchar({ length: 120 }).primaryKey(), tryCnt: integer().notNull(), windowDt: instant().notNull() },
  () => [systemPolicy()],
)

/** Who looked at what a log must tell: masked values that were opened, files that were taken out. Append-only. */
export const accessLog = pgTable(
  'sys_access_log',
  {
    accessLogNo: key(),
    accessDt: instant().notNull(),
    userId: userKey().notNull(),
    /** OPEN, EXPORT, DOWNLOAD */
    accessCd: cd().notNull(),
    bizCd: varchar({ length: 60 }).notNull(),
    bizNo: varchar({ length: 60 }),
    detailDesc: desc(),
    rowCnt: integer(),
    ipAddr: varchar({ length: 64 }),
  },
  (t) => [index().on(t.userId, t.accessDt), index().on(t.bizCd, t.bizNo), index().on(t.accessDt), systemPolicy()],
)
