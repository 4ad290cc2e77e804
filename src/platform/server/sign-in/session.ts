/** Sessions: opened by a sign-in, kept alive by refreshing, ended by signing out, a newer sign-in, or a stolen token. */
import { randomUUID } from 'node:crypto'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { isOneTimeOver } from './one-time-password.ts'
import type { AccountKind } from './person.ts'
import { readLoginPolicy } from './policy.ts'
import { endRefusal, signInRefusal } from './refusals.ts'
import {
  digestOf,
  isSame,
  issueAccessToken,
  newRefreshSecret,
  nextRefreshSecret,
  type RefreshToken,
  refreshHandle,
} from './tokens.ts'

const MINUTE_MS = 60_000
export const ACCESS_MS = 10 * MINUTE_MS
/**
 * Two tabs that refresh at the same moment hold the same token, and an answer may get lost on the way. Whoever comes with
 * the token before the present one, this soon after, from the same address and browser, is given the present one again;
 * any other old token was copied.
 */
const GRACE_MS = 10_000

/** Where a request comes from. */
export interface Origin {
  ip: string | null
  userAgent: string | null
}

export interface SessionTokens {
  userId: string
  sessionNo: string
  accessToken: string
  /** Goes into the HttpOnly cookie and nowhere else. */
  cookie: RefreshToken
  /** The `refreshToken` of the answer, worthless without the cookie. */
  refreshToken: string
  /** Until when the cookie is of use. */
  expireDt: Date
}

interface SessionRow {
  userId: string
  kindCd: string
  refreshDigest: string
  pastRefreshDigest: string | null
  rotateDt: string | null
  expireDt: string
  absoluteExpireDt: string
  /** Opened by a one-time password whose day is over. */
  isOver: boolean
  endedDt: string | null
  endReasonCd: string | null
  ipAddr: string | null
  userAgentDesc: string | null
}

const after = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms)
const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
const agentOf = ({ userAgent }: Origin): string | null => userAgent?.slice(0, 300) ?? null
const NOWHERE: Origin = { ip: null, userAgent: null }

/** Opens a session without asking for a password: for tests, and for whoever has checked it. */
export const createSession = (services: Services, userId: string, kind: AccountKind): Promise<SessionTokens> =>
  services.db.read('SYSTEM', (db) => openSession(services, db, userId, kind, NOWHERE))

/** @param confirmDt when the password was entered; null where none was asked for */
export async function openSession(
  services: Services,
  db: Queries,
  userId: string,
  kind: AccountKind,
  origin: Origin,
  confirmDt: Date | null = null,
): Promise<SessionTokens> {
  const now = services.clock.now()
  const { idleMinuteCnt, sessionHourCnt } = await readLoginPolicy(db)
  const absoluteExpireDt = after(now, sessionHourCnt * 60 * MINUTE_MS)
  const expireDt = earlier(after(now, idleMinuteCnt * MINUTE_MS), absoluteExpireDt)
  const sessionNo = randomUUID()
  const secret = newRefreshSecret()
  await db.query(sql`
    insert into sys_session (session_no, user_id, kind_cd, refresh_digest, create_dt, last_use_dt, confirm_dt,
      expire_dt, absolute_expire_dt, ip_addr, user_agent_desc)
    values (${sessionNo}, ${userId}, ${kind}, ${digestOf(secret)}, ${now}, ${now}, ${confirmDt},
      ${expireDt}, ${absoluteExpireDt}, ${origin.ip}, ${agentOf(origin)})`)
  return tokensOf(services, userId, { sessionNo, secret }, { expireDt, absoluteExpireDt })
}

async function tokensOf(
  { clock, settings }: Services,
  userId: string,
  cookie: RefreshToken,
  { expireDt, absoluteExpireDt }: { expireDt: Date; absoluteExpireDt: Date },
): Promise<SessionTokens> {
  const { sessionNo } = cookie
  const now = clock.now()
  const until = earlier(after(now, ACCESS_MS), absoluteExpireDt)
  const accessToken = await issueAccessToken(settings.tokenSecret, { userId, sessionNo }, now, until)
  const refreshToken = refreshHandle(settings.tokenSecret, cookie)
  return { userId, sessionNo, accessToken, cookie, refreshToken, expireDt }
}

/**
 * Exchanges a refresh token for the next one. A token that is no longer good ends the session: it was copied.
 *
 * @param handle the `refreshToken` of an earlier answer, when the client sends it back: it must belong to the cookie
 * @throws Refusal 401
 */
export async function refreshSession(
  services: Services,
  token: RefreshToken | undefined,
  handle: string | undefined,
  origin: Origin,
): Promise<SessionTokens> {
  if (!token) throw signInRefusal('LOGIN_REQUIRED')
  if (handle !== undefined && !isSame(handle, refreshHandle(services.settings.tokenSecret, token)))
    throw signInRefusal('REFRESH_EXPIRED')
  // A refusal is returned, not thrown: what it has ended is to stay ended.
  const outcome = await services.db.write('SYSTEM', (tx) => rotate(services, tx, token, origin))
  if (outcome instanceof Error) throw outcome
  return outcome
}

async function rotate(services: Services, tx: Queries, token: RefreshToken, origin: Origin) {
  const { sessionNo } = token
  const now = services.clock.now()
  const session = await lockSession(tx, sessionNo, now)
  if (!session) return signInRefusal('REFRESH_EXPIRED')
  const given = digestOf(token.secret)
  const isCurrent = isSame(given, session.refreshDigest)
  if (!isCurrent && !isRepetition(session, given, now, origin)) {
    await endSession(tx, sessionNo, 'REUSE', now)
    await logSignIn(tx, { userId: session.userId, kind: session.kindCd, result: 'REUSE', origin, now })
    return signInRefusal('REFRESH_EXPIRED')
  }
  if (session.endedDt || session.isOver) return endRefusal(session.endReasonCd)
  if (new Date(session.expireDt) <= now) return signInRefusal('REFRESH_EXPIRED')
  const absoluteExpireDt = new Date(session.absoluteExpireDt)
  const { idleMinuteCnt } = await readLoginPolicy(tx)
  const expireDt = earlier(after(now, idleMinuteCnt * MINUTE_MS), absoluteExpireDt)
  const secret = nextRefreshSecret(services.settings.tokenSecret, token)
  if (isCurrent)
    await tx.query(sql`
      update sys_session set past_refresh_digest = refresh_digest, refresh_digest = ${digestOf(secret)}, rotate_dt = ${now},
        last_use_dt = ${now}, expire_dt = ${expireDt}, ip_addr = ${origin.ip},
        user_agent_desc = ${agentOf(origin)}
      where session_no = ${sessionNo}`)
  return tokensOf(services, session.userId, { sessionNo, secret }, { expireDt, absoluteExpireDt })
}

async function lockSession(tx: Queries, sessionNo: string, now: Date): Promise<SessionRow | undefined> {
  const [row] = await tx.query<SessionRow>(sql`
    select user_id as "userId", kind_cd as "kindCd", refresh_digest as "refreshDigest",
      past_refresh_digest as "pastRefreshDigest", rotate_dt as "rotateDt", expire_dt as "expireDt",
      absolute_expire_dt as "absoluteExpireDt", ended_dt as "endedDt", end_reason_cd as "endReasonCd",
      ip_addr as "ipAddr", user_agent_desc as "userAgentDesc",
      confirm_dt is not null and exists (select from sys_credential c
        where c.user_id = sys_session.user_id and ${isOneTimeOver(now)}) as "isOver"
    from sys_session where session_no = ${sessionNo} for update`)
  return row
}

/** The same browser asks again at the same moment. */
function isRepetition(session: SessionRow, given: string, now: Date, origin: Origin): boolean {
  const { pastRefreshDigest, rotateDt } = session
  if (!pastRefreshDigest || !rotateDt || !isSame(given, pastRefreshDigest)) return false
  const isSoon = now.getTime() - new Date(rotateDt).getTime() < GRACE_MS
  return isSoon && session.ipAddr === origin.ip && session.userAgentDesc === agentOf(origin)
}

type EndReason = 'LOGOUT' | 'CONCURRENT' | 'REUSE' | 'PASSWORD'

const endSession = (db: Queries, sessionNo: string, reason: EndReason, now: Date) =>
  db.query(sql`update sys_session set ended_dt = ${now}, end_reason_cd = ${reason}
    where session_no = ${sessionNo} and ended_dt is null`)

/** Signs out. The refresh token, while it is the session's, or the number from an access token proves who asks. */
export async function logOut(
  services: Services,
  by: { token: RefreshToken | undefined; sessionNo: string | undefined },
  origin: Origin,
): Promise<string | undefined> {
  const sessionNo = by.sessionNo ?? by.token?.sessionNo
  if (!sessionNo) return undefined
  const now = services.clock.now()
  return services.db.write('SYSTEM', async (tx) => {
    const session = await lockSession(tx, sessionNo, now)
    if (!session || session.endedDt) return undefined
    const given = by.token && digestOf(by.token.secret)
    const isOwn = [session.refreshDigest, session.pastRefreshDigest].some((digest) => digest === given)
    if (by.sessionNo === undefined && !isOwn) return undefined
    await endSession(tx, sessionNo, 'LOGOUT', now)
    await logSignIn(tx, { userId: session.userId, kind: session.kindCd, result: 'LOGOUT', origin, now })
    return sessionNo
  })
}

/** One active sign-in per person; the site may allow several by the setting `concurrentLoginYn`. */
export const endOtherSessions = (tx: Queries, userId: string, now: Date) =>
  tx.query(sql`update sys_session set ended_dt = ${now}, end_reason_cd = 'CONCURRENT'
    where user_id = ${userId} and ended_dt is null and not exists (
      select from sys_setting where setting_cd = 'concurrentLoginYn' and setting_val = 'Y' and delete_yn = 'N')`)

/** All but one: after a change of password, which somebody else may know, or because the person wants it. */
export const endSessionsBut = (
  tx: Queries,
  userId: string,
  sessionNo: string | null,
  now: Date,
  reason: EndReason = 'PASSWORD',
) =>
  tx.query(sql`update sys_session set ended_dt = ${now}, end_reason_cd = ${reason}
    where user_id = ${userId} and ended_dt is null and session_no is distinct from ${sessionNo}::uuid returning 1`)

const CONFIRM_MS = 10 * MINUTE_MS

/** @throws Refusal PASSWORD_REQUIRED unless the password was entered a short while ago (S-367) */
export async function requireConfirmed(db: Queries, sessionNo: string | null, now: Date): Promise<void> {
  const [row] = await db.query<{ confirmDt: string | null }>(
    sql`select confirm_dt as "confirmDt" from sys_session where session_no = ${sessionNo}::uuid`,
  )
  if (!row?.confirmDt || now >= after(new Date(row.confirmDt), CONFIRM_MS)) throw signInRefusal('PASSWORD_REQUIRED')
}

export interface SignInEvent {
  userId: string
  kind: string
  result: 'OK' | 'CONFIRM' | 'UNKNOWN' | 'WRONG' | 'LOCKED' | 'ENDED' | 'LOGOUT' | 'REUSE'
  origin: Origin
  now: Date
}
export const logSignIn = (db: Queries, { userId, kind, result, origin, now }: SignInEvent) =>
  db.query(sql`insert into sys_login_log (login_dt, user_id, kind_cd, result_cd, ip_addr, user_agent_desc)
    values (${now}, ${userId}, ${kind}, ${result}, ${origin.ip}, ${agentOf(origin)})`)
