/** Signing the talk beside the code on the paper: before the leader by card or by drawing, and own people by their accounts. */
import { heldBefore } from '#modules/contractor/card/held-card.api.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet } from '#platform/server/calls/list-sheet.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { isHimself, proofOf, refuseOwnWitness } from '#platform/server/links/in-app-signing.ts'
import { type SignedLine, signColumns } from '#platform/server/links/sign-columns.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { leaderProof } from '../../permit/link/leader-sign.ts'
import type { Permit } from '../../permit/permit.model.ts'
import * as calls from './tbm.calls.ts'
import { type Tbm, tbm } from './tbm.model.ts'
import {
  digestOfTopics,
  type Interpreter,
  interpretersOf,
  languagesToRead,
  signInterpreter,
} from './tbm-interpreter.ts'
import { leads, noTalk, openTalkOf, permitOf, signTalk } from './tbm-store.ts'

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

const interpret = answer(calls.interpretTalk, async ({ record, body, asker, person, program, tx, now, request }) => {
  if (!mayLead(record, asker)) throw forbidden()
  const talk = await openTalkOf(program, record.permitNo, now)
  if (!talk) throw noTalk()
  const isHis = isHimself({ personNm: body.interpreterNm, personNo: null, userId: null }, person)
  const how = { proof: proofOf('DRAWN', request), witnessNm: isHis ? null : person.userNm }
  await signInterpreter(tx, talk, { ...body, ...how, personNo: null, userId: person.userId, now })
  return { toRead: await languagesToRead(program, talk) }
})

const interpreterOf = ({
  langCd,
  interpreterNm,
  signDt,
  strokes,
  signWayCd,
  deviceCd,
  textVer,
  witnessNm,
}: Interpreter) => ({
  ...{ langCd, interpreterNm, signDt, strokes },
  how: { wayCd: signWayCd, deviceCd, langCd, textVer, witnessNm },
})
const interpreters = answer(calls.talkInterpreters, async ({ record, program }) => {
  const talk = record as Tbm
  const digest = digestOfTopics(talk.topics ?? [])
  const [rows, toRead] = await Promise.all([interpretersOf(program, talk.tbmNo), languagesToRead(program, talk)])
  return { rows: rows.map((one) => ({ ...interpreterOf(one), isCurrent: one.textDigest === digest })), toRead }
})

interface Row extends SignedLine {
  /** Korean. */
  what: string
  lateYn?: 'Y' | 'N' | null
}
const columns: readonly ListColumn<Row>[] = [
  { text: '서명한 글', kind: 'text', width: 22, value: ({ what }, say) => say(what) },
  ...signColumns,
  { text: '합류', kind: 'text', width: 8, value: ({ lateYn }, say) => (lateYn === 'Y' ? say('합류') : '') },
]
/** Who leads signed for the place, by himself. */
async function leaderRow(db: Queries, { permitNo }: Tbm): Promise<Row[]> {
  const work = await permitOf(db, permitNo ?? 0)
  if (!work?.leaderSignDt) return []
  const [name] = await db.query<{ nm: string }>(
    sql`select coalesce((select person_nm from vendor_person where person_no = ${work.leaderPersonNo}::bigint),
      (select user_nm from sys_user where user_id = ${work.leaderUserId}::text), '') as nm`,
  )
  const how = leaderProof(work.leaderSignDesc)
  return [{ what: '책임자 서명', signerNm: name?.nm ?? '', signDt: work.leaderSignDt, how }]
}
const sheet = answer(calls.talkSignSheet, async ({ record, program, request }) => {
  const talk = record as Tbm
  const [leader, readOut] = await Promise.all([leaderRow(program, talk), interpretersOf(program, talk.tbmNo)])
  const signs = (talk.signs ?? []).map(({ signerNm, signDt, lateYn, signWayCd, ...how }) => ({
    ...{ what: tbm.label, signerNm, signDt, lateYn },
    how: { ...how, wayCd: signWayCd },
  }))
  const interpreters = readOut.map(interpreterOf).map(({ interpreterNm, signDt, how }) => ({
    ...{ what: '통역자 서명', signerNm: interpreterNm, signDt, how },
  }))
  return listSheet(request, {
    area: 'wkod',
    label: 'TBM 서명 목록',
    columns,
    rows: [...leader, ...signs, ...interpreters],
  })
})

export const tbmRoutes = routes(scan, draw, own, interpret, interpreters, sheet)
