/** Signing in with the proof of somebody else: a portal, a provider of single sign-on. */
import { sql } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { type AccountKind, accountStatement } from './person.ts'
import { endOtherSessions, logSignIn, type Origin, openSession, type SessionTokens } from './session.ts'
import { openAccount, unusedAmong } from './unused.ts'

/**
 * Opens a session for an account whose owner has proved himself elsewhere.
 *
 * @param once what the proof was: it is good once, whichever instance sees it (kept as long as the numbers of signatures)
 * @returns undefined when it was used before or there is no such account
 */
export async function enterAs(
  { services, origin, once }: { services: Services; origin: Origin; once: string },
  userId: string,
  allowed: readonly AccountKind[],
): Promise<SessionTokens | undefined> {
  const { db, clock } = services
  const now = clock.now()
  return db.write('SYSTEM', async (tx) => {
    const isNew = await tx.query(
      sql`insert into sys_nonce (nonce, used_dt) values (${once}, ${now}) on conflict do nothing returning 1`,
    )
    const [account] = await tx.query<{ kind: AccountKind }>(accountStatement(userId, clock.today()))
    const isUnused = (await unusedAmong(tx, [userId], now)).size > 0
    if (isNew.length === 0 || !account || !allowed.includes(account.kind) || isUnused) {
      const kind = account?.kind ?? 'staff'
      const result = !account ? 'UNKNOWN' : isUnused ? 'LOCKED' : 'REUSE'
      await logSignIn(tx, { userId: userId.slice(0, 30), kind, result, origin, now })
      return undefined
    }
    await openAccount(tx, userId, now)
    await endOtherSessions(tx, userId, now)
    await logSignIn(tx, { userId, kind: account.kind, result: 'OK', origin, now })
    return openSession(services, tx, userId, account.kind, origin)
  })
}
