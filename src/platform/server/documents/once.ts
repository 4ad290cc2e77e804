/** S-373: a POST that is sent again, because its answer was lost, does nothing a second time. For routes of one's own too. */
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Person } from '#platform/model/access.ts'
import { currentKey } from '../database/change-key.ts'
import type { Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { Once } from './write.ts'

/** The key that makes the repetition of a POST harmless, with a digest of what it said. Whoever asks for it keeps it. */
export function onceOf(request: FastifyRequest, body: unknown = request.body): Once | undefined {
  const given = request.headers['idempotency-key']
  if (typeof given !== 'string' || given === '') return undefined
  if (request.changeKey) request.changeKey.isTaken = true
  const bodyDigest = createHash('sha256')
    .update(JSON.stringify(body ?? {}))
    .digest('hex')
  return { idempotencyKey: given.slice(0, 80), bodyDigest }
}

/**
 * Runs what creates a row, in a transaction of its own that keeps the key (`insertStatement(…, once)`).
 *
 * @returns the number of the new row, or of the one that the same key has made before
 */
export async function createdOnce(
  services: Services,
  person: Pick<Person, 'userId'>,
  bizCd: string,
  once: Once | undefined,
  create: () => Promise<number>,
): Promise<number> {
  try {
    return await create()
  } catch (error) {
    const earlier = once && isRepeated(error) ? await earlierOf(services, person, bizCd, once) : undefined
    if (earlier !== undefined) return earlier
    throw error
  }
}

/**
 * Does what makes many rows, and keeps the key with what it answers, in the transaction that makes them: sent again, it
 * makes nothing and answers the same. Whoever undoes the work, because cells are wrong or it was a try, undoes the key.
 *
 * @param bizCd what it belongs to; the same key for something else is a fault of the caller
 */
export async function answeredOnce<A>(
  tx: Transaction,
  { userId }: Pick<Person, 'userId'>,
  bizCd: string,
  { once, now }: { once: Once | undefined; now: Date },
  work: () => Promise<A>,
): Promise<A> {
  if (!once) return work()
  const { idempotencyKey, bodyDigest } = once
  const kept =
    await tx.query(sql`insert into sys_idempotency (user_id, idempotency_key, biz_cd, biz_no, body_digest, create_dt)
    values (${userId}, ${idempotencyKey}, ${bizCd}, 0, ${bodyDigest}, ${now}) on conflict do nothing returning 1`)
  if (kept.length === 0) {
    const [row] = await tx.query<Earlier & { answer: A }>(earlierSql(userId, bizCd, idempotencyKey))
    if (earlierNo(row, bodyDigest) === undefined) throw reused()
    return (row as { answer: A }).answer
  }
  const answer = await work()
  await tx.query(sql`update sys_idempotency set answer_json = ${JSON.stringify(answer)}::jsonb
    where user_id = ${userId} and idempotency_key = ${idempotencyKey}`)
  return answer
}

/** What was answered to the key before; undefined where nothing was asked with it. */
export async function answerOf<A>(
  tx: Transaction,
  { userId }: Pick<Person, 'userId'>,
  bizCd: string,
  idempotencyKey: string,
): Promise<A | undefined> {
  const [row] = await tx.query<{ answer: A }>(earlierSql(userId, bizCd, idempotencyKey))
  return row?.answer
}

async function earlierOf({ db }: Services, { userId }: Pick<Person, 'userId'>, bizCd: string, once: Once) {
  const [row] = await db.query<Earlier>('SYSTEM', earlierSql(userId, bizCd, once.idempotencyKey))
  return earlierNo(row, once.bodyDigest)
}

interface Earlier {
  no: number
  digest: string
}
const earlierSql = (userId: string, bizCd: string, idempotencyKey: string) => sql`
  select biz_no as no, body_digest as digest, answer_json as answer from sys_idempotency
  where user_id = ${userId} and idempotency_key = ${idempotencyKey} and biz_cd = ${bizCd}`

function earlierNo(row: Earlier | undefined, bodyDigest: string): number | undefined {
  if (row && row.digest !== bodyDigest) throw reused()
  return row?.no
}
const reused = () => new Refusal(422, 'IDEMPOTENCY_KEY_REUSED', '같은 요청 번호로 다른 내용이 먼저 저장되었습니다.')

/** A change in one transaction that is answered by its record: of a repetition the record is read anew. */
export function readAnew(change: () => Promise<void>): Promise<void> {
  const key = currentKey()
  if (key) key.isReadAnew = true
  return change()
}

const isRepeated = (error: unknown): boolean => {
  const { code, table } = error as { code?: string; table?: string }
  return code === '23505' && table === 'sys_idempotency'
}
