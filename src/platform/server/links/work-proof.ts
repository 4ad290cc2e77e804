/** Beyond what honest people send from one address, each is heard after work that his own device does. */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bitsOf, isWorked, workHeaders, workText } from '#platform/model/work-proof.ts'
import { sql } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { isSame } from '../sign-in/tokens.ts'
import { countTries } from '../sign-in/try-limit.ts'

/** What a phone does in a blink, and in some seconds; a bit more for each twenty that came before. */
const LEAST_BITS = 10
const MOST_BITS = 17
const EACH = 20
const GOOD_MS = 10 * 60_000
const NONCE_BYTES = 12

/** What is asked, and where its answer is told about. */
export interface Asked {
  request: FastifyRequest
  reply: FastifyReply
}
/** So many tries of it in the time are heard at once. */
export interface Free {
  subject: string
  free: number
}

/**
 * Counts a try, and lets it pass at once while there are few.
 *
 * @throws Refusal 429 with what work is asked for, in a header; the same request with the work done passes
 */
export async function requireWork(
  services: Services,
  { request, reply }: Asked,
  limits: readonly Free[],
  minutes: number,
): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const subjects = limits.map(({ subject }) => subject)
  const counts = await db.read('SYSTEM', (queries) => countTries(queries, subjects, now, minutes))
  const over = Math.max(...limits.map(({ free }, at) => (counts[at] ?? 0) - free))
  const about = subjects.join(' ')
  if (over <= 0 || (await isDone(services, about, String(request.headers[workHeaders.done] ?? '')))) return
  const bits = Math.min(MOST_BITS, LEAST_BITS + Math.floor(over / EACH))
  reply.header(workHeaders.asked, challengeOf(services, about, bits))
  throw new Refusal(429, 'LINK_WORK', '지금 이 곳에서 많이 보내고 있습니다. 잠시 뒤 다시 보내십시오.')
}

const macOf = ({ settings }: Services, about: string, told: string): string =>
  createHmac('sha256', settings.tokenSecret).update(`work:${about}:${told}`).digest('base64url')

function challengeOf(services: Services, about: string, bits: number): string {
  const told = `${bits}.${services.clock.now().getTime()}.${randomBytes(NONCE_BYTES).toString('base64url')}`
  return `${told}.${macOf(services, about, told)}`
}

const DONE = /^((\d{1,2}\.(\d{1,15})\.([\w-]{16}))\.([\w-]{43})):(\d{1,12})$/

/** Work is good once, for what it was asked for. */
async function isDone(services: Services, about: string, sent: string): Promise<boolean> {
  const [, challenge = '', told = '', at = '', nonce = '', mac = '', tried = ''] = DONE.exec(sent) ?? []
  const now = services.clock.now()
  if (challenge === '' || !isSame(mac, macOf(services, about, told))) return false
  if (now.getTime() - Number(at) > GOOD_MS) return false
  const digest = createHash('sha256')
    .update(workText(challenge, Number(tried)))
    .digest('hex')
  if (!isWorked(digest, bitsOf(challenge))) return false
  const used = await services.db.read('SYSTEM', (queries) =>
    queries.query(
      sql`insert into sys_nonce (nonce, used_dt) values (${`work:${nonce}`}, ${now}) on conflict do nothing returning 1`,
    ),
  )
  return used.length > 0
}
