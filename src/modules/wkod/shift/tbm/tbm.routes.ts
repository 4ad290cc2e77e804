/** Signing the talk beside the code on the paper: a worker's card before the leader's phone, and own people by their accounts. */
import { z } from 'zod'
import { personOfCode } from '#modules/contractor/entry/gate.api.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { nullableText } from '#platform/server/directory/wire.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden, Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { type Permit, permit } from '../../permit/permit.model.ts'
import { tbm } from './tbm.model.ts'
import { leads, signTalk } from './tbm-store.ts'

const tags = [tbm.label]
const params = z.object({ no: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const config = needsDocument(permit, 'write')

export const mayLead = (record: Permit, { person, mayWrite }: Asker): boolean =>
  mayWrite && (leads(record, person) || person.roles.includes('OPR'))

export function tbmRoutes(app: App, services: Services): void {
  registerScan(app, services)
  registerTalk(app, services)
}

const scanned = z.object({ personNo: z.number(), personNm: nullableText })

function registerScan(app: App, { db, clock }: Services): void {
  const body = z.strictObject({ text: z.string().trim().min(1).max(200) })
  const schema = { tags, params, body, response: { 200: scanned } }
  app.post(`${permit.api}/:no/talk/scan`, { config, schema }, async (request) => {
    const asker = askerOf(request, permit)
    return db.write(asker.person, async (tx) => {
      const record = await getRecord(tx, permit, request.params.no)
      if (!mayLead(record, asker)) throw forbidden()
      const personNo = await personOfCode(
        asProgram(tx),
        { plantCd: record.plantCd, at: clock.now() },
        request.body.text,
      )
      if (personNo === undefined) throw new Refusal(422, 'TBM_UNKNOWN', '등록되지 않은 코드입니다.')
      const who = { personNo, userId: null }
      const personNm = await signTalk(tx, record, {
        who,
        signWayCd: 'CARD' as const,
        person: asker.person,
        now: clock.now(),
      })
      return { personNo, personNm }
    })
  })
}

const done = z.object({ permitNo: z.number() })

function registerTalk(app: App, { db, clock }: Services): void {
  app.post(`${permit.api}/:no/talk`, { config, schema: { tags, params, response: { 200: done } } }, async (request) => {
    const asker = askerOf(request, permit)
    const { person } = asker
    return db.write(person, async (tx) => {
      const record = await getRecord(tx, permit, request.params.no)
      if (!asker.mayWrite) throw forbidden()
      const who = { personNo: null, userId: person.userId }
      await signTalk(tx, record, { who, signWayCd: 'ACCOUNT', person, now: clock.now() })
      return { permitNo: record.permitNo }
    })
  })
}
