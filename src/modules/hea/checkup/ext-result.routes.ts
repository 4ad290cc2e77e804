/** Where a result from elsewhere comes in: the person hands it in himself, or brings it to the health manager. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isDay } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { parseInput } from '#platform/server/documents/input.ts'
import { askerOf } from '#platform/server/documents/rights.ts'
import { type Asker, DocumentStore } from '#platform/server/documents/store.ts'
import type { App } from '#platform/server/http/app.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs } from '#platform/server/sign-in/menu-right.ts'
import { MY_CHECKUP_ROUTE } from './checkup-codes.model.ts'
import { extResult } from './ext-result.model.ts'
import { extResultRules } from './ext-result.rules.ts'

const tags = [extResult.label]
const no = z.number().int().min(1)
const told = {
  heaCheckupTargetNo: no,
  extOrgNm: z.string().trim().min(1).max(100),
  designationNo: z.string().trim().max(50).nullable().default(null),
  examYmd: z.string().refine(isDay),
  attachFileId: no,
}
const submitted = z.strictObject(told)
const recognized = z.strictObject({ ...told, reasonDesc: z.string().trim().min(1).max(500) })
const made = z.object({ heaExtResultNo: z.number() })

export function extResultRoutes(app: App, services: Services): void {
  registerMine(app, services)
  registerRecognition(app, services)
}

interface Open {
  no: number
  rowVersion: number
  statusCd: string
}

/** Looked at like what a form sends: no day to come, no text too long. */
const checked = ({ clock }: Services, { language }: Asker, values: z.infer<typeof submitted>) =>
  parseInput(extResult, values, Object.keys(told), language, clock.now())

/** What he has handed in for this target and is not decided. */
async function openOf(tx: Transaction, userId: string, targetNo: number): Promise<Open | undefined> {
  const [open] =
    await tx.query<Open>(sql`select hea_ext_result_no as no, row_version as "rowVersion", status_cd as "statusCd"
    from hea_ext_result where hea_checkup_target_no = ${targetNo} and user_id = ${userId} and create_user_id = ${userId}
      and status_cd in ('RQST', 'RTN') and delete_yn = 'N'`)
  return open
}

function registerMine(app: App, services: Services): void {
  const store = new DocumentStore(services, extResultRules)
  const config = needs(MY_CHECKUP_ROUTE)
  /** As himself, about himself: the page of his own is all the right that it takes. */
  const himself = ({ person, language, ip }: FastifyRequest): Asker => ({
    person,
    language,
    ip: ip || null,
    mayWrite: true,
  })

  app.post(
    '/api/hea/checkup/my/extresult',
    { config, schema: { tags, body: submitted, response: { 200: made } } },
    async (request) => {
      const asker = himself(request)
      const { heaCheckupTargetNo, ...values } = request.body
      return services.db.write(asker.person, async (tx) => {
        const [own] = await tx.query(sql`select from hea_checkup_target
          where hea_checkup_target_no = ${heaCheckupTargetNo} and user_id = ${asker.person.userId} and delete_yn = 'N'`)
        if (!own) throw notFound()
        const open = await openOf(tx, asker.person.userId, heaCheckupTargetNo)
        if (open?.statusCd !== 'RTN')
          return { heaExtResultNo: await store.insert(tx, asker, checked(services, asker, request.body)) }
        await store.actWithin(tx, asker, open.no, 'resubmit', { rowVersion: open.rowVersion, ...values })
        return { heaExtResultNo: open.no }
      })
    },
  )

  app.post(
    '/api/hea/checkup/my/extresult/cancel',
    {
      config,
      schema: { tags, body: z.strictObject({ heaCheckupTargetNo: no }), response: { 200: made } },
    },
    async (request) => {
      const asker = himself(request)
      return services.db.write(asker.person, async (tx) => {
        const open = await openOf(tx, asker.person.userId, request.body.heaCheckupTargetNo)
        if (!open) throw notFound()
        await store.actWithin(tx, asker, open.no, 'cancel', { rowVersion: open.rowVersion })
        return { heaExtResultNo: open.no }
      })
    },
  )
}

/** 타기관 인정 at the list of targets: the paper lies before him, so it comes in and is recognised at once. */
function registerRecognition(app: App, services: Services): void {
  const store = new DocumentStore(services, extResultRules)
  app.post(
    '/api/hea/checkup/targets/recognize',
    {
      config: needs(extResult.route.staff, 'write', ['HLM']),
      schema: { tags, body: recognized, response: { 200: made } },
    },
    async (request) => {
      const asker = askerOf(request, extResult)
      const { reasonDesc, ...values } = request.body
      return services.db.write(asker.person, async (tx) => {
        const heaExtResultNo = await store.insert(tx, asker, checked(services, asker, values))
        await store.actWithin(tx, asker, heaExtResultNo, 'recognize', { rowVersion: 1, reasonDesc })
        return { heaExtResultNo }
      })
    },
  )
}
