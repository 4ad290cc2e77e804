/** Signing the talk beside the code on the paper: a worker's card before the leader's phone, and own people by their accounts. */
import { personOfCode } from '#modules/contractor/entry/gate.api.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { forbidden, Refusal } from '#platform/server/refusal.ts'
import type { Permit } from '../../permit/permit.model.ts'
import * as calls from './tbm.calls.ts'
import { leads, signTalk } from './tbm-store.ts'

export const mayLead = (record: Permit, { person, mayWrite }: Asker): boolean =>
  mayWrite && (leads(record, person) || person.roles.includes('OPR'))

const scan = answer(calls.scanForTalk, async ({ record, body, asker, person, tx, program, now }) => {
  if (!mayLead(record, asker)) throw forbidden()
  const personNo = await personOfCode(program, { plantCd: record.plantCd, at: now }, body.text)
  if (personNo === undefined) throw new Refusal(422, 'TBM_UNKNOWN', '등록되지 않은 코드입니다.')
  const personNm = await signTalk(tx, record, { who: { personNo, userId: null }, signWayCd: 'CARD', person, now })
  return { personNo, personNm }
})

const own = answer(calls.signTalk, async ({ record, person, tx, now }) => {
  const who = { personNo: null, userId: person.userId }
  await signTalk(tx, record, { who, signWayCd: 'ACCOUNT', person, now })
  return { permitNo: record.permitNo }
})

export const tbmRoutes = routes(scan, own)
