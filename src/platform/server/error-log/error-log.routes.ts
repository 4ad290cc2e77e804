/** Where browsers report what went wrong in them. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { writeErrorLog } from './error-log.ts'
import { RateLimit } from './rate-limit.ts'

const WINDOW_MS = 60_000
const MAX_PER_SESSION = 20
/** Many people may sit behind one address. */
const MAX_PER_ADDRESS = 200

const report = z.object({
  /** Where: `render`, `window`, `promise`, `GET /api/…`. */
  place: z.string().max(300),
  message: z.string().max(2000),
  /** Path of the screen, without its query. */
  url: z.string().max(500),
  stack: z.string().max(8000),
})

export function registerErrorLog(app: App, services: Services): void {
  const perSession = new RateLimit(MAX_PER_SESSION, WINDOW_MS)
  const perAddress = new RateLimit(MAX_PER_ADDRESS, WINDOW_MS)
  app.post(
    '/api/common/errorlog',
    {
      bodyLimit: 50_000,
      schema: {
        tags: ['공통'],
        body: report,
        response: { 200: z.object({ logNo: z.string().nullable() }) },
      },
    },
    async ({ person, body, ip }) => {
      const now = services.clock.now().getTime()
      // Both are counted, whatever the first says; what is too much is dropped without a word: no error begets errors.
      const allowed = [perSession.allows(person.sessionNo ?? person.userId, now), perAddress.allows(ip, now)]
      if (!allowed.every(Boolean)) return { logNo: null }
      const logNo = randomUUID()
      await writeErrorLog(services, {
        logNo,
        sideCd: 'CLIENT',
        userId: person.userId,
        methodCd: null,
        url: body.url,
        errorCd: body.place.slice(0, 60),
        message: body.message,
        stack: body.stack,
      })
      return { logNo }
    },
  )
}
