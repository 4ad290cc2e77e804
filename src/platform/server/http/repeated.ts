/**
 * S-373, S-464: a change that is sent again, because its answer was late or lost, is not made again: it is answered as the
 * first time, or waits for that answer. For a minute, in memory; what creates a document keeps its key in the database.
 */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'

const KEPT_MS = 60_000
/** Longer answers are files and long lists, which nobody gets by changing something. */
const MOST_CHARACTERS = 200_000
/** Of all that are kept; what comes beyond is not. */
const MOST_KEPT_CHARACTERS = 10_000_000

interface Answer {
  status: number
  body: string
  type: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Told what it was answered; undefined where that cannot be said again. */
    tellAnswer?: (answer: Answer | undefined) => void
  }
}

export function answerRepeated(app: App): void {
  const known = new Map<string, Promise<Answer | undefined>>()
  let kept = 0
  app.decorateRequest('tellAnswer')

  app.addHook('preHandler', async (request, reply) => {
    const name = nameOf(request)
    if (!name) return
    for (let earlier = known.get(name); earlier; earlier = known.get(name)) {
      const before = await earlier
      if (before) return reply.status(before.status).header('content-type', before.type).send(before.body)
    }
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>()
    known.set(name, promise)
    request.tellAnswer = resolve
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

  app.addHook('onSend', async (request, reply, payload) => {
    request.tellAnswer?.(answerIn(reply, payload))
  })
  app.addHook('onResponse', async ({ tellAnswer }) => tellAnswer?.(undefined))
}

/** What was refused or failed is tried anew; what signs somebody in or is a file is not kept. */
function answerIn(reply: FastifyReply, payload: unknown): Answer | undefined {
  const { statusCode: status } = reply
  const body = payload ?? ''
  if (status >= 300 || typeof body !== 'string' || body.length > MOST_CHARACTERS) return undefined
  if (reply.hasHeader('set-cookie')) return undefined
  return { status, body, type: String(reply.getHeader('content-type') ?? 'application/json; charset=utf-8') }
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
