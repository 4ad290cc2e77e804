/** Signing the talk beside the code on the paper: a worker's card before the leader's phone, and own people by their accounts. */
import { personOfCode } from '#modules/contractor/entry/gate.api.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { forbidden, Refusal } from '#platform/server/refusal.ts'
import type { Permit } from '../../permit/permit.model.ts'
import * as calls from './tbm.calls.ts'
import type { Tbm } from './tbm.model.ts'
import { digestOfTopics, interpretersOf, languagesToRead, signInterpreter } from './tbm-interpreter.ts'
import { leads, noTalk, openTalkOf, signTalk } from './tbm-store.ts'

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

const interpret = answer(calls.interpretTalk, async ({ record, body, asker, person, program, tx, now }) => {
  if (!mayLead(record, asker)) throw forbidden()
  const talk = await openTalkOf(program, record.permitNo, now)
  if (!talk) throw noTalk()
  await signInterpreter(tx, talk, { ...body, personNo: null, userId: person.userId, now })
  return { toRead: await languagesToRead(program, talk) }
})

const interpreters = answer(calls.talkInterpreters, async ({ record, program }) => {
  const talk = record as Tbm
  const digest = digestOfTopics(talk.topics ?? [])
  const [rows, toRead] = await Promise.all([interpretersOf(program, talk.tbmNo), languagesToRead(program, talk)])
  return { rows: rows.map(({ textDigest, ...one }) => ({ ...one, isCurrent: textDigest === digest })), toRead }
})

export const tbmRoutes = routes(scan, own, interpret, interpreters)
