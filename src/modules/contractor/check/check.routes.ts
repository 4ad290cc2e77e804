/** Routes of checks beside those of their documents: what may begin, the one post that ends a check, how vendors keep up. */
import { z } from 'zod'
import { wordedRow } from '#platform/model/sentences.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { createdOnce, onceOf } from '#platform/server/documents/once.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import { DocumentStore } from '#platform/server/documents/store.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import * as calls from './check.calls.ts'
import { byVendor, improvementsIn, inspectorsFor, missedIn, plansFor, quartersIn, tmplsFor } from './check-queries.ts'
import { checkResult } from './check-result.model.ts'
import { checkResultRules } from './check-result.rules.ts'

const sheet = answer(calls.checkSheet, async ({ person, db, today, request: { language } }) => {
  const [plans, inspectors] = await Promise.all([plansFor(db, person, today), inspectorsFor(db, person, today)])
  return { plans: plans.map((plan) => wordedRow('contractor', language, plan, 'planNm')), inspectors }
})

const status = answer(calls.checkStatus, async ({ query: { from, to }, db, today, request: { language } }) => {
  const [vendors, missed, quarters] = await Promise.all([
    byVendor(db, from, to, today),
    missedIn(db, from, to),
    quartersIn(db, from, to),
  ])
  return { vendors, missed: missed.map((row) => wordedRow('contractor', language, row, 'planNm')), quarters }
})

/** What is checked by the model, field by field, when the action is taken. */
const filled = z.looseObject({ checkResultNo: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const done = z.object({ checkResultNo: z.number() })

/**
 * All of a check in one post, so that it may wait on a telephone for a network: it says nothing of the version that it
 * saw, because only its author writes a check, and the same key of repetition ends it once.
 */
function registerComplete(app: App, services: Services): void {
  const store = new DocumentStore(services, checkResultRules)
  app.post(
    `${checkResult.api}complete`,
    {
      config: needsDocument(checkResult, 'write'),
      schema: { tags: [checkResult.label], body: filled, response: { 200: done } },
    },
    async (request) => {
      const asker = askerOf(request, checkResult)
      const { checkResultNo, ...said } = request.body
      const once = onceOf(request)
      const no = await createdOnce(services, asker.person, checkResult.name, once, () =>
        services.db.write(asker.person, async (tx) => {
          if (once)
            await tx.query(sql`insert into sys_idempotency (user_id, idempotency_key, biz_cd, biz_no, body_digest, create_dt)
              values (${asker.person.userId}, ${once.idempotencyKey}, ${checkResult.name}, ${checkResultNo}, ${once.bodyDigest},
                ${services.clock.now()})`)
          const { rowVersion } = await getRecord(tx, checkResult, checkResultNo, true)
          await store.actWithin(tx, asker, checkResultNo, 'complete', { ...said, rowVersion })
          return checkResultNo
        }),
      )
      return { checkResultNo: no }
    },
  )
}

export const checkRoutes = routes(
  sheet,
  status,
  answer(calls.checkTmpls, async ({ db }) => ({ rows: await tmplsFor(db) })),
  answer(calls.checkImprovements, async ({ db, request: { language } }) => ({
    rows: (await improvementsIn(db)).map((row) => wordedRow('contractor', language, row, 'checkTitle')),
  })),
  registerComplete,
)
