/**
 * S-373, S-464: a change that is sent again, because its answer was late or lost, is not made again: it is answered as the
 * first time, or waits for that answer. This program remembers for a minute; what any program of the database has
 * committed is known by its key for two days (`change-key.ts`). What creates a row keeps its key itself (`once.ts`).
 */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  answerOf,
  type ChangeAnswer,
  type ChangeKey,
  changeKey,
  dropKey,
  isKeyTaken,
  keepAnswer,
  keptKey,
  MOST_CHARACTERS,
  underKey,
} from '../database/change-key.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { App } from './app.ts'

const KEPT_MS = 60_000
/** Of all that are kept; what comes beyond is not. */
const MOST_KEPT_CHARACTERS = 10_000_000
const JSON_TYPE = 'application/json; charset=utf-8'

declare module 'fastify' {
  interface FastifyRequest {
    /** Told what it was answered; undefined where that cannot be said again. */
    tellAnswer?: (answer: ChangeAnswer | undefined) => void
    /** Of a change that came with a key. */
    changeKey?: ChangeKey
  }
}

export function answerRepeated(app: App, { db }: Services): void {
  const known = new Map<string, Promise<ChangeAnswer | undefined>>()
  let kept = 0
  app.decorateRequest('tellAnswer')
  app.decorateRequest('changeKey')

  app.addHook('preHandler', async (request, reply) => {
    const name = nameOf(request)
    if (!name) return
    for (let earlier = known.get(name); earlier; earlier = known.get(name)) {
      const before = await earlier
      if (before) return sendAgain(reply, before)
    }
    const { promise, resolve } = Promise.withResolvers<ChangeAnswer | undefined>()
    known.set(name, promise)
    request.tellAnswer = resolve
    request.changeKey = changeKey(name)
    const forget = (size: number) => {
      known.delete(name)
      kept -= size
    }
    void promise.then((answer) => {
      const size = answer?.body.length ?? 0
      kept += size
      if (answer && kept <= MOST_KEPT_CHARACTERS) setTimeout(forget, KEPT_MS, size).unref()
      else forget(size)
    })
  })
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.changeKey) underKey(request.changeKey, done)
    else done()
  })

  app.addHook('onSend', async ({ changeKey: key, tellAnswer }, reply, payload) => {
    const answer = answerIn(reply, payload)
    if (key?.isKept && !key.isReadAnew && !key.answer) {
      if (answer) await db.query('SYSTEM', keepAnswer({ ...key, answer }))
      else if (reply.statusCode >= 400 && reply.statusCode < 500) await db.query('SYSTEM', dropKey(key))
    }
    tellAnswer?.(answer)
  })
  app.addHook('onResponse', async ({ tellAnswer }) => tellAnswer?.(undefined))
}

const sendAgain = (reply: FastifyReply, { status, body }: ChangeAnswer): FastifyReply =>
  reply.status(status).header('content-type', JSON_TYPE).send(body)

const DONE_BEFORE = '이미 처리된 요청입니다. 화면을 새로 고쳐 결과를 확인하세요.'

/**
 * What a try before, by whichever program, was answered; asked where this one has failed. Where that is not known, the
 * route goes once more through its lines: this one may have failed for want of a database that was just coming back, and
 * knew nothing of the first.
 *
 * @returns what is still to be sent, if anything; undefined where nothing was changed under this key
 * @throws Refusal 409 where what was changed cannot be said again, and what the route throws
 */
export async function answeredBefore(
  { db }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ payload: unknown } | undefined> {
  const { changeKey: key } = request
  if (!key || key.isKept) return undefined
  const [row] = await db.query<{ answer: Buffer | null }>('SYSTEM', keptKey(key)).catch(() => [])
  if (!row) return undefined
  const answer = answerOf(key, row.answer)
  // Whoever sends it a third time is to find what stands with the key as it is.
  Object.assign(key, { isKept: true, isReadAnew: true })
  if (!answer) return { payload: await goneOnFrom(key, request, reply) }
  void sendAgain(reply, answer)
  return { payload: undefined }
}

async function goneOnFrom({ id, secret }: ChangeKey, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const key: ChangeKey = { id, secret, isTaken: false, isKept: false, isReadAnew: false }
  request.changeKey = key
  try {
    reply.status(200)
    return await underKey(key, async () => request.routeOptions.handler.call(request.server, request, reply))
  } catch (error) {
    Object.assign(key, { isKept: true, isReadAnew: true })
    // What fails otherwise may be asked for once more.
    if (error instanceof Refusal || isKeyTaken(error)) throw new Refusal(409, 'DONE_BEFORE', DONE_BEFORE)
    throw error
  }
}

/** What was refused or failed is tried anew; what signs somebody in or is a file is not kept. */
function answerIn(reply: FastifyReply, payload: unknown): ChangeAnswer | undefined {
  const { statusCode: status } = reply
  const body = payload ?? ''
  if (status >= 300 || typeof body !== 'string' || body.length > MOST_CHARACTERS) return undefined
  const type = reply.getHeader('content-type') ?? JSON_TYPE
  if (reply.hasHeader('set-cookie') || !String(type).startsWith('application/json')) return undefined
  return { status, body }
}

const CHANGES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** The same person, key, place and words; of a form with files only what creates documents knows the key. */
function nameOf({ method, headers, person, url, body }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  const isForm = headers['content-type']?.startsWith('multipart/') === true
  if (!CHANGES.has(method) || typeof key !== 'string' || key === '' || !person || isForm) return undefined
  const digest = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64')
  return `${person.userId} ${method} ${url} ${key} ${digest}`
}
