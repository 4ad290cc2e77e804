/** Signing in with id and password. Every way to fail takes the same steps and gets the same answer (S-059). */
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { isOneTimeOver } from './one-time-password.ts'
import { isPassword } from './passwords.ts'
import { type AccountKind, accountStatement, type SignedInPerson } from './person.ts'
import { type LoginPolicy, readLoginPolicy } from './policy.ts'
import { signInRefusal } from './refusals.ts'
import {
  endOtherSessions,
  logSignIn,
  type Origin,
  openSession,
  type SessionTokens,
  type SignInEvent,
} from './session.ts'
import { openAccount, unusedAmong } from './unused.ts'

export interface Attempt {
  kind: AccountKind
  userId: string
  userPwdSHA: string
  origin: Origin
}

/** @returns undefined when it failed, whatever the cause */
export async function logIn(services: Services, attempt: Attempt): Promise<SessionTokens | undefined> {
  const { kind, userId, userPwdSHA, origin } = attempt
  const { db, clock } = services
  const now = clock.now()
  const [hasFailed, unused, account, kept] = await db.read('SYSTEM', async (queries) => {
    const policy = await readLoginPolicy(queries)
    return Promise.all([
      isLockedNow(queries, userId, now, policy),
      unusedAmong(queries, [userId], now),
      queries.query<{ kind: AccountKind }>(accountStatement(userId, clock.today())).then(([row]) => row),
      passwordKept(queries, userId, now),
    ])
  })
  const isLocked = hasFailed || unused.size > 0
  const isRight = await isPassword(kept?.passwordHash, userPwdSHA)
  const isKnown = account?.kind === kind && kept !== undefined
  if (isLocked || !isKnown || !isRight || kept.isOver) {
    const result = isLocked ? 'LOCKED' : isKnown ? failureOf(isRight) : 'UNKNOWN'
    await db.read('SYSTEM', (queries) => logSignIn(queries, { userId, kind, result, origin, now }))
    return undefined
  }
  return db.write('SYSTEM', async (tx) => {
    await openAccount(tx, userId, now)
    await endOtherSessions(tx, userId, now)
    await logSignIn(tx, { userId, kind, result: 'OK', origin, now })
    return openSession(services, tx, userId, kind, origin, now)
  })
}

/**
 * Asks a signed-in person for his password again; the entry is good for a while (S-367). Counted and locked like a sign-in.
 *
 * @throws Refusal 401 WRONG_PASSWORD
 */
export async function confirmPassword(
  services: Services,
  person: SignedInPerson,
  userPwdSHA: string,
  origin: Origin,
): Promise<void> {
  const { userId, kind, sessionNo } = person
  const { db, clock } = services
  const now = clock.now()
  const { isLocked, kept, policy } = await db.read('SYSTEM', async (queries) => {
    const policy = await readLoginPolicy(queries)
    const [isLocked, kept] = await Promise.all([
      isLockedNow(queries, userId, now, policy),
      passwordKept(queries, userId, now),
    ])
    return { isLocked, kept, policy }
  })
  const isRight = await isPassword(kept?.passwordHash, userPwdSHA)
  const isGood = isRight && !isLocked && kept?.isOver === false
  await db.write('SYSTEM', async (tx) => {
    const result = isGood ? 'CONFIRM' : isLocked ? 'LOCKED' : failureOf(isRight)
    await logSignIn(tx, { userId, kind, result, origin, now })
    if (!isGood) return
    await tx.query(sql`delete from sys_login_fail where user_id = ${userId}`)
    await tx.query(sql`update sys_session set confirm_dt = ${now} where session_no = ${sessionNo}`)
  })
  if (!isGood) throw signInRefusal('WRONG_PASSWORD', policy)
}

const isLockedNow = (queries: Queries, userId: string, now: Date, policy: LoginPolicy): Promise<boolean> =>
  queries.query<{ isLocked: boolean }>(countAttempt(userId, now, policy)).then(([row]) => row?.isLocked === true)

/** The right password fails too, where it was for one time and its day is over. */
const failureOf = (isRight: boolean): SignInEvent['result'] => (isRight ? 'ENDED' : 'WRONG')

interface KeptPassword {
  passwordHash: string
  isOver: boolean
}
const passwordKept = (queries: Queries, userId: string, now: Date): Promise<KeptPassword | undefined> =>
  queries
    .query<KeptPassword>(
      sql`select c.password_hash as "passwordHash", ${isOneTimeOver(now)} as "isOver"
        from sys_credential c where c.user_id = ${userId}`,
    )
    .then(([row]) => row)

/**
 * Counts the attempt as failed before the password is looked at, so that a hundred at once do not pass the limit; a
 * success takes the count away. At the last one allowed the id is locked; attempts meanwhile do not make it longer.
 */
const countAttempt = (userId: string, now: Date, { maxFailureCnt, lockMinuteCnt }: LoginPolicy) => sql`
  insert into sys_login_fail as f (user_id, fail_cnt, last_fail_dt) values (${userId}, 1, ${now})
  on conflict (user_id) do update set
    fail_cnt = case when f.lock_to_dt <= ${now} then 1 else f.fail_cnt + 1 end,
    lock_to_dt = case
      when f.lock_to_dt > ${now} then f.lock_to_dt
      when f.lock_to_dt is null and f.fail_cnt + 1 >= ${maxFailureCnt} then ${new Date(now.getTime() + lockMinuteCnt * 60_000)}::timestamptz
    end,
    last_fail_dt = ${now}
  returning f.fail_cnt > ${maxFailureCnt} as "isLocked"`
