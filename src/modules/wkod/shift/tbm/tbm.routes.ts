/** Signing the talk beside the code on the paper: before the leader by card or by drawing, and own people by their accounts. */
import { heldBefore } from '#modules/contractor/card/held-card.api.ts'
import { deviceKinds, signLanguages, signWays } from '#platform/model/sign-proof.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet } from '#platform/server/calls/list-sheet.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { proofOf, refuseOwnWitness } from '#platform/server/links/in-app-signing.ts'
import { forbidden } from '#platform/server/refusal.ts'
import type { Permit } from '../../permit/permit.model.ts'
import * as calls from './tbm.calls.ts'
import type { Tbm, TbmSign } from './tbm.model.ts'
import { digestOfTopics, interpretersOf, languagesToRead, signInterpreter } from './tbm-interpreter.ts'
import { leads, noTalk, openTalkOf, signTalk } from './tbm-store.ts'

export const mayLead = (record: Permit, { person, mayWrite }: Asker): boolean =>
  mayWrite && (leads(record, person) || person.roles.includes('OPR'))

const scan = answer(calls.scanForTalk, async ({ record, body, asker, person, tx, program, now, today, request }) => {
  if (!mayLead(record, asker)) throw forbidden()
  const { personNo, wayCd } = await heldBefore(program, { plantCd: record.plantCd, today, now }, body.text)
  const who = { personNo, userId: null }
  const proof = proofOf(wayCd, request)
  const personNm = await signTalk(tx, record, { who, proof, witnessNm: person.userNm, person, now })
  if (wayCd === 'CARD_NO') refuseOwnWitness({ ...who, personNm }, person)
  return { ...who, personNm }
})

const draw = answer(calls.drawForTalk, async ({ record, body, asker, person, tx, now, request }) => {
  if (!mayLead(record, asker)) throw forbidden()
  const { personNo, userId, strokes } = body
  const who = { personNo, userId: personNo === null ? userId : null }
  const proof = proofOf('DRAWN', request)
  const personNm = await signTalk(tx, record, { who, proof, witnessNm: person.userNm, strokes, person, now })
  refuseOwnWitness({ ...who, personNm }, person)
  return { ...who, personNm }
})

const own = answer(calls.signTalk, async ({ record, person, tx, now, request }) => {
  const who = { personNo: null, userId: person.userId }
  await signTalk(tx, record, { who, proof: proofOf('ACCOUNT', request), person, now })
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

const signColumns: readonly ListColumn<TbmSign>[] = [
  { text: '성명', kind: 'text', width: 16, value: ({ signerNm }) => signerNm },
  { text: '서명일시', kind: 'dateTime', width: 20, value: ({ signDt }) => signDt },
  { text: '서명 방법', kind: 'text', width: 26, value: ({ signWayCd }, say) => signWayCd && say(signWays[signWayCd]) },
  { text: '기기', kind: 'text', width: 10, value: ({ deviceCd }, say) => deviceCd && say(deviceKinds[deviceCd]) },
  { text: '읽은 언어', kind: 'text', width: 12, value: ({ langCd }, say) => langCd && say(signLanguages[langCd]) },
  { text: '글 판', kind: 'text', width: 12, value: ({ textVer }) => textVer },
  { text: '입회', kind: 'text', width: 16, value: ({ witnessNm }) => witnessNm },
  { text: '합류', kind: 'text', width: 8, value: ({ lateYn }, say) => (lateYn === 'Y' ? say('합류') : '') },
]
const sheet = answer(calls.talkSignSheet, async ({ record, request }) =>
  listSheet(request, { area: 'wkod', label: 'TBM 서명 목록', columns: signColumns, rows: record.signs ?? [] }),
)

export const tbmRoutes = routes(scan, draw, own, interpret, interpreters, sheet)
