/** Where a result from elsewhere comes in: the person hands it in himself, or brings it to the health manager. */
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { parseInput } from '#platform/server/documents/input.ts'
import { type Asker, DocumentStore } from '#platform/server/documents/store.ts'
import { notFound } from '#platform/server/refusal.ts'
import { cancelOwn, recognize, type Submitted, submitOwn } from './ext-result.calls.ts'
import { extResult } from './ext-result.model.ts'
import { extResultRules } from './ext-result.rules.ts'

interface Open {
  no: number
  rowVersion: number
  statusCd: string
}

/** Looked at like what a form sends: no day to come, no text too long. */
const checked = (values: Submitted, { language }: Asker, now: Date) =>
  parseInput(extResult, values, Object.keys(values), language, now)

/** What he has handed in for this target and is not decided. */
async function openOf(tx: Transaction, userId: string, targetNo: number): Promise<Open | undefined> {
  const [open] =
    await tx.query<Open>(sql`select hea_ext_result_no as no, row_version as "rowVersion", status_cd as "statusCd"
    from hea_ext_result where hea_checkup_target_no = ${targetNo} and user_id = ${userId} and create_user_id = ${userId}
      and status_cd in ('RQST', 'RTN') and delete_yn = 'N'`)
  return open
}

const himself = (asker: Asker): Asker => ({ ...asker, mayWrite: true })

const submit = answer(submitOwn, async ({ body, person: { userId }, asker, tx, now, services }) => {
  const store = new DocumentStore(services, extResultRules)
  const { heaCheckupTargetNo, ...values } = body
  const [own] = await tx.query(sql`select from hea_checkup_target
    where hea_checkup_target_no = ${heaCheckupTargetNo} and user_id = ${userId} and delete_yn = 'N'`)
  if (!own) throw notFound()
  const open = await openOf(tx, userId, heaCheckupTargetNo)
  if (open?.statusCd !== 'RTN')
    return { heaExtResultNo: await store.insert(tx, himself(asker), checked(body, asker, now)) }
  await store.actWithin(tx, himself(asker), open.no, 'resubmit', { rowVersion: open.rowVersion, ...values })
  return { heaExtResultNo: open.no }
})

const cancel = answer(cancelOwn, async ({ body, person, asker, tx, services }) => {
  const open = await openOf(tx, person.userId, body.heaCheckupTargetNo)
  if (!open) throw notFound()
  const store = new DocumentStore(services, extResultRules)
  await store.actWithin(tx, himself(asker), open.no, 'cancel', { rowVersion: open.rowVersion })
  return { heaExtResultNo: open.no }
})

const recognition = answer(recognize, async ({ body: { reasonDesc, ...values }, asker, tx, now, services }) => {
  const store = new DocumentStore(services, extResultRules)
  const heaExtResultNo = await store.insert(tx, asker, checked(values, asker, now))
  await store.actWithin(tx, asker, heaExtResultNo, 'recognize', { rowVersion: 1, reasonDesc })
  return { heaExtResultNo }
})

export const extResultRoutes = routes(submit, cancel, recognition)
