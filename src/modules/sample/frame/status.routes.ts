/** Answers with the status, return code and message that the caller wants: to try what the app does about each. */
import { z } from 'zod'
import type { App } from '#platform/server/http/app.ts'
import { Refusal } from '#platform/server/refusal.ts'

const statusParams = z.object({ status: z.coerce.number().int().min(200).max(599) })
const statusQuery = z.strictObject({
  returnCode: z
    .string()
    .regex(/^[A-Z0-9_-]{0,40}$/)
    .default(''),
  message: z.string().max(500).default(''),
})

export function sampleStatusRoutes(app: App): void {
  app.get(
    '/api/sample/status/:status',
    {
      schema: {
        tags: ['샘플'],
        params: statusParams,
        querystring: statusQuery,
        response: { '2xx': z.object({ message: z.string() }) },
      },
    },
    async ({ params: { status }, query: { returnCode, message } }, reply) => {
      if (status < 300) return reply.status(status).send({ message })
      throw new Refusal(Math.max(400, status), returnCode || `SAMPLE_${status}`, message)
    },
  )
}
