/** S-373: a POST that is sent again, because its answer was lost, does nothing a second time. For routes of one's own too. */
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Person } from '#platform/model/access.ts'
import { sql } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { Once } from './write.ts'

/** The key that makes the repetition of a POST harmless, with a digest of what it said. */
export function onceOf(request: FastifyRequest): Once | undefined {
  const given = request.headers['idempotency-key']
  if (typeof given !== 'string' || given === '') return undefined
  const bodyDigest = createHash('sha256')
    .update(JSON.stringify(request.body ?? {}))
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

async function earlierOf({ db }: Services, { userId }: Pick<Person, 'userId'>, bizCd: string, once: Once) {
  const [row] = await db.query<{ no: number; digest: string }>(
    'SYSTEM',
    sql`select biz_no as no, body_digest as digest from sys_idempotency
      where user_id = ${userId} and idempotency_key = ${once.idempotencyKey} and biz_cd = ${bizCd}`,
  )
  if (row && row.digest !== once.bodyDigest)
    throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED', '같은 요청 번호로 다른 내용이 먼저 저장되었습니다.')
  return row?.no
}

const isRepeated = (error: unknown): boolean => {
  const { code, table } = error as { code?: string; table?: string }
  return code === '23505' && table === 'sys_idempotency'
}
