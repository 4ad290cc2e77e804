/** A contractor's person says on the device of whoever leads an assessment that he knows of it: by his hand or by his card. */
import type { Person } from '#platform/model/access.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { proofOf, refuseOwnWitness } from '#platform/server/links/in-app-signing.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Rsa } from '../assess/rsa.model.ts'
import { rsaAsks } from '../assess/rsa.ports.ts'
import { otherCard } from '../assess/rsa-parts.ts'
import { lockedRsa, requireLeader } from '../assess/rsa-people.ts'
import { type Asked, askedOf, confirmAs } from './share-sign.ts'

interface Here {
  tx: Transaction
  person: Person
  now: Date
  request: Parameters<typeof proofOf>[1]
}
interface At {
  no: number
  share: number
}

async function led({ tx, person }: Here, no: number): Promise<Rsa> {
  const record = await lockedRsa(tx, no)
  await requireLeader(tx, person, record)
  return record
}
async function askedAt({ tx }: Here, { no, share }: At, which: Sql): Promise<Asked | undefined> {
  const [asked] = await askedOf(asProgram(tx), sql`p.rsa_no = ${no} and p.rsa_share_no = ${share} and ${which}`)
  return asked
}

/** He reads there and draws; who leads it stands by. @throws Refusal 403, 404, 422 where nobody could tell it to him */
export async function drawForShare(
  here: Here,
  at: At & { one: number },
  { strokes, interpreterNm }: { strokes: number[][]; interpreterNm: string | null },
): Promise<{ personNm: string }> {
  const { tx, person, now, request } = here
  const record = await led(here, at.no)
  const asked = await askedAt(here, at, sql`p.rsa_share_person_no = ${at.one}`)
  if (!asked) throw notFound()
  refuseOwnWitness({ ...asked, userId: null }, person)
  const proof = proofOf('DRAWN', request)
  await confirmAs(tx, record, asked, { proof, now, witnessNm: person.userNm, interpreterNm, strokes })
  return { personNm: asked.personNm }
}

/** @throws Refusal 403, 404, 422 for a card that is not good today, and for that of somebody who is not asked */
export async function scanForShare(
  here: Here & { today: string },
  at: At,
  { text, interpreterNm }: { text: string; interpreterNm: string | null },
): Promise<{ personNm: string }> {
  const { tx, person, now, today, request } = here
  const record = await led(here, at.no)
  const held = await rsaAsks.held(asProgram(tx), { plantCd: record.plantCd, today, now }, text)
  const asked = held && (await askedAt(here, at, sql`p.person_no = ${held.personNo}`))
  if (!held || !asked) throw otherCard()
  if (held.wayCd === 'CARD_NO') refuseOwnWitness({ ...asked, userId: null }, person)
  const proof = proofOf(held.wayCd, request)
  await confirmAs(tx, record, asked, { proof, now, witnessNm: person.userNm, interpreterNm })
  return { personNm: asked.personNm }
}
