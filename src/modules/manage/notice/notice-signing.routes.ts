/** A contractor's workers confirm before whoever is signed in, each by his own hand or card; who read it out to them says so. */
import { deviceKindOf } from '#platform/model/sign-proof.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { proofOf, refuseOwnWitness } from '#platform/server/links/in-app-signing.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import * as calls from './notice.calls.ts'
import { noticeAsks } from './notice.ports.ts'
import { textsOf } from './notice-heard.ts'
import { mineStatement } from './notice-mine.ts'
import { keepReadOut } from './notice-read-out.ts'
import { signNotice, workerOf } from './notice-sign.ts'
import type { Told } from './notice-text.ts'

/** Own people confirm by their accounts; what has ended, or is for others, is confirmed by nobody. */
async function toldTo(db: Queries, person: SignedInPerson, no: number): Promise<Told> {
  if (person.kind !== 'vendor') throw forbidden()
  const [told] = await db.query<Told>(
    sql`select m.notice_title as title, m.notice_desc as body, ${textsOf(sql`m.notice_no`)} as texts
      from (${mineStatement(person, sql`n.notice_no = ${no}`)}) m`,
  )
  if (!told) throw notFound()
  return told
}

const draw = answer(calls.drawForNotice, async ({ places: { no }, body, person, tx, now, request }) => {
  await toldTo(tx, person, no)
  const worker = await workerOf(tx, body.personNo, person.vendorCd)
  refuseOwnWitness({ ...worker, userId: null }, person)
  const proof = proofOf('DRAWN', request)
  await signNotice(tx, no, { worker, proof, witnessNm: person.userNm, strokes: body.strokes, now })
  return { personNo: worker.personNo, personNm: worker.personNm }
})

const scan = answer(
  calls.scanForNotice,
  async ({ places: { no }, body, person, tx, program, now, today, record, request }) => {
    await toldTo(tx, person, no)
    const held = await noticeAsks.held(program, { plantCd: record.plantCd, today, now }, body.text)
    if (!held) throw notFound()
    const worker = await workerOf(tx, held.personNo, person.vendorCd)
    if (held.wayCd === 'CARD_NO') refuseOwnWitness({ ...worker, userId: null }, person)
    await signNotice(tx, no, { worker, proof: proofOf(held.wayCd, request), witnessNm: person.userNm, now })
    return { personNo: worker.personNo, personNm: worker.personNm }
  },
)

const readOut = answer(calls.readOutNotice, async ({ places: { no }, body, person, tx, now, today, request }) => {
  const told = await toldTo(tx, person, no)
  const deviceCd = deviceKindOf(request.headers['user-agent'])
  await keepReadOut(tx, { noticeNo: no, told, ...body, deviceCd, person, now, today })
})

export const signingRoutes = routes(draw, scan, readOut)
