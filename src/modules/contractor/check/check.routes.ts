/** Routes of checks beside those of their documents: what may begin, the one post that ends a check, how vendors keep up. */
import { z } from 'zod'
import { sql } from '#platform/server/database/sql.ts'
import { createdOnce, onceOf } from '#platform/server/documents/once.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import { DocumentStore } from '#platform/server/documents/store.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { improvementsAnswer, sheetAnswer, statusAnswer, statusQuery, tmplsAnswer } from './check.wire.ts'
import { byVendor, improvementsIn, inspectorsFor, missedIn, plansFor, quartersIn, tmplsFor } from './check-queries.ts'
import { checkResult } from './check-result.model.ts'
import { checkResultRules } from './check-result.rules.ts'
import { selfCheckPlan } from './self-check-plan.model.ts'

const tags = [checkResult.label]

export function checkRoutes(app: App, services: Services): void {
  registerSheet(app, services)
  registerComplete(app, services)
  registerStatus(app, services)
  registerLists(app, services)
}

function registerSheet(app: App, { db, clock }: Services): void {
  app.get(
    `${checkResult.api}-sheet`,
    { config: needsDocument(checkResult), schema: { tags, response: { 200: sheetAnswer } } },
    async (request) => {
      const { person } = askerOf(request, checkResult)
      const today = clock.today()
      return db.read(person, async (queries) => {
        const [plans, inspectors] = await Promise.all([
          plansFor(queries, person, today),
          inspectorsFor(queries, person, today),
        ])
        return { plans, inspectors }
      })
    },
  )
}

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
    { config: needsDocument(checkResult, 'write'), schema: { tags, body: filled, response: { 200: done } } },
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

function registerStatus(app: App, { db, clock }: Services): void {
  app.get(
    `${checkResult.api}-status`,
    {
      config: needsDocument(checkResult),
      schema: { tags, querystring: statusQuery, response: { 200: statusAnswer } },
    },
    async (request) => {
      const { person } = askerOf(request, checkResult)
      const { from, to } = request.query
      return db.read(person, async (queries) => {
        const [vendors, missed, quarters] = await Promise.all([
          byVendor(queries, from, to, clock.today()),
          missedIn(queries, from, to),
          quartersIn(queries, from, to),
        ])
        return { vendors, missed, quarters }
      })
    },
  )
}

function registerLists(app: App, { db }: Services): void {
  app.get(
    `${selfCheckPlan.api}-tmpls`,
    { config: needsDocument(selfCheckPlan), schema: { tags, response: { 200: tmplsAnswer } } },
    async (request) => ({ rows: await db.read(askerOf(request, selfCheckPlan).person, tmplsFor) }),
  )
  app.get(
    `${checkResult.api}-improvements`,
    { config: needsDocument(checkResult), schema: { tags, response: { 200: improvementsAnswer } } },
    async (request) => ({ rows: await db.read(askerOf(request, checkResult).person, improvementsIn) }),
  )
}
