/** Passwords: what the browser sends is SHA-256 of the password (S-056), what is kept is argon2id of that. */
import { createHash, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Database, Queries } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import { TOO_BUSY } from './refusals.ts'

/** OWASP's smallest recommended set: some 20 ms and 19 MB for each attempt. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const KEPT_HASHES = 5

export const sha256Hex = (password: string): string => createHash('sha256').update(password, 'utf8').digest('hex')

/** Stands in where there is no password to compare with, so that an unknown id takes the same time. */
let standIn: Promise<string> | undefined
const standInHash = (): Promise<string> => {
  standIn ??= hash(randomBytes(32), COST)
  return standIn
}

const MAX_RUNNING = Math.max(1, availableParallelism() - 1)
const MAX_WAITING = 200
let running = 0
const waiting: (() => void)[] = []

/** Leaves a processor to everybody who is signed in already, however many try to sign in at once. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) throw new Refusal(429, 'TOO_BUSY', TOO_BUSY)
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Takes equally long whether or not there is a hash. */
export const isPassword = (passwordHash: string | undefined, userPwdSHA: string): Promise<boolean> =>
  inTurn(async () => (await verify(passwordHash ?? (await standInHash()), userPwdSHA)) && passwordHash !== undefined)

export interface PasswordEntry {
  userId: string
  password: string
}

/** Sets passwords of accounts; the ones before are remembered. */
export async function setPasswords(db: Database, entries: readonly PasswordEntry[], now: Date): Promise<void> {
  const hashes = await Promise.all(entries.map(({ password }) => hashOf(password)))
  const userIds = entries.map(({ userId }) => userId)
  await db.query('SYSTEM', passwordStatement({ userIds, hashes, now, pwdExpiredYn: 'N' }))
}

/**
 * A password for who sets up an account: it opens the change of password and nothing else, for a day.
 *
 * @param db acts as the program
 */
export async function setOneTimePassword(db: Queries, userId: string, now: Date): Promise<string> {
  const password = randomBytes(9).toString('base64url')
  await db.query(passwordStatement({ userIds: [userId], hashes: [await hashOf(password)], now, pwdExpiredYn: 'Y' }))
  return password
}

export const hashOf = (password: string): Promise<string> => hash(sha256Hex(password), COST)

interface NewHashes {
  userIds: readonly string[]
  hashes: readonly string[]
  now: Date
  pwdExpiredYn: 'Y' | 'N'
}

export const passwordStatement = ({ userIds, hashes, now, pwdExpiredYn }: NewHashes): Sql => sql`
  insert into sys_credential as c (user_id, password_hash, user_pwd_udt, pwd_expired_yn)
  select user_id, password_hash, ${now}, ${pwdExpiredYn}
  from unnest(${userIds}::text[], ${hashes}::text[]) as given (user_id, password_hash)
  on conflict (user_id) do update set password_hash = excluded.password_hash,
    user_pwd_udt = excluded.user_pwd_udt, pwd_expired_yn = excluded.pwd_expired_yn,
    past_hashes = (array_prepend(c.password_hash::text, c.past_hashes))[1:${KEPT_HASHES}::int]`
