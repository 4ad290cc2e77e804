/** Who takes part in an assessment: named by who leads it, signed by himself. */
import type { Person } from '#platform/model/access.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { proofOf, refuseOwnWitness } from '#platform/server/links/in-app-signing.ts'
import { forbidden, notFound, Refusal, wrongState } from '#platform/server/refusal.ts'
import { type Partaking, partakeAs, partakingsOf, partVersion } from '../share/share-sign.ts'
import type { Took } from './participation.logic.ts'
import type { Drawn, NewPart } from './rsa.calls.ts'
import { type Rsa, rsa } from './rsa.model.ts'
import { rsaAsks } from './rsa.ports.ts'
import type { PartMethod, PartRole } from './rsa-codes.model.ts'
import { countParts } from './rsa-counts.ts'
import { crewsLately, lockedRsa, requireLeader, workersOf } from './rsa-people.ts'

interface Writing {
  tx: Transaction
  person: Person
  now: Date
}

/** Until it is decided; who comes later is told of the result. */
const OPEN: readonly Rsa['statusCd'][] = ['PREP', 'DOING']

async function openRsa({ tx }: Writing, no: number): Promise<Rsa> {
  const record = await lockedRsa(tx, no)
  if (!OPEN.includes(record.statusCd)) throw wrongState(rsa.lifecycle.states[record.statusCd].label)
  return record
}

interface Named {
  nm: string
  vendorCd: string | null
}
/** An account or a person of a contractor's roster, whom he who names him may see. */
async function namedBy(tx: Transaction, { userId, personNo }: NewPart): Promise<Named> {
  const [found] =
    personNo === null
      ? await tx.query<Named>(
          sql`select user_nm as nm, null as "vendorCd" from directory_person where user_id = ${userId} and kind = 'staff'`,
        )
      : await tx.query<Named>(
          sql`select person_nm as nm, vendor_cd as "vendorCd" from vendor_person where person_no = ${personNo} and delete_yn = 'N'`,
        )
  if (!found) throw notFound()
  return found
}

/** As far as the clock of a desk may run ahead: what it calls now is now. */
const CLOCK_AHEAD_MS = 300_000

export async function addPart(writing: Writing, no: number, body: NewPart): Promise<void> {
  const { tx, person, now } = writing
  const record = await openRsa(writing, no)
  await requireLeader(tx, person, record)
  if ((body.userId === null) === (body.personNo === null)) throw onePerson()
  if (body.partRoleCd === 'VENDOR' && body.personNo === null) throw onePerson()
  if (Date.parse(body.partDt) > now.getTime() + CLOCK_AHEAD_MS)
    throw new Refusal(422, 'RSA_PART_FUTURE', '참여일시는 지금보다 늦을 수 없습니다.')
  const { nm, vendorCd } = await namedBy(tx, body)
  const { userId: by } = person
  const partDt = new Date(Math.min(Date.parse(body.partDt), now.getTime()))
  const [row] = await tx.query(
    sql`insert into rsa_part (rsa_no, part_role_cd, part_method_cd, user_id, person_no, vendor_cd, part_nm, part_dt, opinion_desc,
        create_user_id, create_dt, update_user_id, update_dt)
      select ${no}, ${body.partRoleCd}, ${body.partMethodCd}, ${body.userId}::text, ${body.personNo}::bigint, ${vendorCd}::text, ${nm},
        ${partDt}::timestamptz, ${body.opinionDesc}::text, ${by}, ${now}, ${by}, ${now}
      where not exists (select from rsa_part p where p.rsa_no = ${no} and p.delete_yn = 'N' and p.part_role_cd = ${body.partRoleCd}
        and p.user_id is not distinct from ${body.userId}::text and p.person_no is not distinct from ${body.personNo}::bigint)
      returning rsa_part_no`,
  )
  if (!row) throw new Refusal(422, 'RSA_PART_TWICE', '이미 참여자로 등록되어 있습니다.')
  await countParts(writing, no)
}

const onePerson = () =>
  new Refusal(422, 'RSA_PART_WHO', '임직원이나 업체 인원 중 한 사람을 고르세요. 수급인은 업체 인원입니다.')

export async function removePart(writing: Writing, no: number, partNo: number): Promise<void> {
  const { tx, person, now } = writing
  await requireLeader(tx, person, await openRsa(writing, no))
  const [row] = await tx.query(
    sql`update rsa_part set delete_yn = 'Y', update_user_id = ${person.userId}, update_dt = ${now}
      where rsa_no = ${no} and rsa_part_no = ${partNo} and delete_yn = 'N' returning rsa_part_no`,
  )
  if (!row) throw notFound()
  await countParts(writing, no)
}

interface Signing extends Writing {
  request: Parameters<typeof proofOf>[1]
}

/** The one who signs, while the assessment is made. @throws Refusal 404 */
async function partakingOf(writing: Writing, no: number, partNo: number): Promise<Partaking> {
  const [part] = await partakingsOf(asProgram(writing.tx), sql`t.rsa_no = ${no} and t.rsa_part_no = ${partNo}`)
  if (!part) throw notFound()
  return part
}

/**
 * Whoever has an account signs in his own session; a contractor's person by his own hand before whoever leads it, if not on
 * his own page or by his card.
 *
 * @throws Refusal 403, 404, 409 CM-02, 422
 */
export async function signPart(writing: Signing, no: number, partNo: number, { strokes }: Drawn): Promise<void> {
  const { tx, person, now, request } = writing
  const record = await openRsa(writing, no)
  const part = await partakingOf(writing, no, partNo)
  if (part.userId !== null && part.userId !== person.userId) throw forbidden()
  const isOwn = part.userId !== null
  if (!isOwn) {
    await requireLeader(tx, person, record)
    refuseOwnWitness({ personNm: part.partNm, personNo: part.personNo, userId: null }, person)
  }
  const how = isOwn ? {} : { witnessNm: person.userNm }
  const proof = proofOf(isOwn ? 'ACCOUNT' : 'DRAWN', request)
  await partakeAs(tx, part, partVersion(part), { ...how, proof, strokes, now, person })
}

/** @throws Refusal 422 for a card that is not good today, and for that of somebody else */
export async function signPartByCard(
  writing: Signing & { today: string },
  no: number,
  partNo: number,
  text: string,
): Promise<void> {
  const { tx, person, now, today, request } = writing
  const record = await openRsa(writing, no)
  await requireLeader(tx, person, record)
  const part = await partakingOf(writing, no, partNo)
  const held = await rsaAsks.held(asProgram(tx), { plantCd: record.plantCd, today, now }, text)
  if (held?.personNo !== part.personNo || part.personNo === null) throw otherCard()
  if (held.wayCd === 'CARD_NO')
    refuseOwnWitness({ personNm: part.partNm, personNo: part.personNo, userId: null }, person)
  const proof = proofOf(held.wayCd, request)
  await partakeAs(tx, part, partVersion(part), { witnessNm: person.userNm, proof, now, person })
}

export const otherCard = () => new Refusal(422, 'RSA_OTHER_CARD', '이 사람의 안전카드가 아닙니다.')

interface PartRow {
  partRoleCd: PartRole
  partMethodCd: PartMethod
  vendorCd: string | null
  userId: string | null
  personNo: number | null
  isSigned: boolean
}

/** Who has taken part, each with whether he works at the process. */
export async function partsTaken(db: Queries, record: Rsa, now: Date): Promise<Took[]> {
  const parts = await asProgram(db).query<PartRow>(
    sql`select part_role_cd as "partRoleCd", part_method_cd as "partMethodCd", vendor_cd as "vendorCd", user_id as "userId",
        person_no as "personNo", sign_dt is not null as "isSigned" from rsa_part where rsa_no = ${record.rsaNo} and delete_yn = 'N'`,
  )
  const workers = new Set((await workersOf(db, record.deptCd)).map(({ userId }) => userId))
  const crews = new Set((await crewsLately(db, record, now)).map(({ personNo }) => personNo))
  return parts.map(({ userId, personNo, ...part }) => ({
    ...part,
    isOfProcess: (userId !== null && workers.has(userId)) || (personNo !== null && crews.has(Number(personNo))),
  }))
}
