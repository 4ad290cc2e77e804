/** Who takes part in an assessment: named by who leads it, signed by himself. */
import type { Person } from '#platform/model/access.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { forbidden, notFound, Refusal, wrongState } from '#platform/server/refusal.ts'
import { requireDigits } from './own-digits.ts'
import type { Took } from './participation.logic.ts'
import type { NewPart, Sign } from './rsa.calls.ts'
import { type Rsa, rsa } from './rsa.model.ts'
import type { PartMethod, PartRole } from './rsa-codes.model.ts'
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

export async function addPart(writing: Writing, no: number, body: NewPart): Promise<void> {
  const { tx, person, now } = writing
  const record = await openRsa(writing, no)
  await requireLeader(tx, person, record)
  if ((body.userId === null) === (body.personNo === null)) throw onePerson()
  if (body.partRoleCd === 'VENDOR' && body.personNo === null) throw onePerson()
  if (Date.parse(body.partDt) > now.getTime())
    throw new Refusal(422, 'RSA_PART_FUTURE', '참여일시는 지금보다 늦을 수 없습니다.')
  const { nm, vendorCd } = await namedBy(tx, body)
  const { userId: by } = person
  const [row] = await tx.query(
    sql`insert into rsa_part (rsa_no, part_role_cd, part_method_cd, user_id, person_no, vendor_cd, part_nm, part_dt, opinion_desc,
        create_user_id, create_dt, update_user_id, update_dt)
      select ${no}, ${body.partRoleCd}, ${body.partMethodCd}, ${body.userId}::text, ${body.personNo}::bigint, ${vendorCd}::text, ${nm},
        ${body.partDt}::timestamptz, ${body.opinionDesc}::text, ${by}, ${now}, ${by}, ${now}
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

interface Known {
  userId: string | null
  partNm: string
  phoneNo: string | null
}

/**
 * Whoever has an account signs in his own session; a contractor's person on the device of who leads it, by the last digits of
 * his own phone.
 *
 * @throws Refusal 403, 404, 409 CM-02, 422 for wrong digits, 429
 */
export async function signPart(
  writing: Writing,
  no: number,
  partNo: number,
  { phoneLast, strokes }: Sign,
): Promise<void> {
  const { tx, person, now } = writing
  const record = await openRsa(writing, no)
  const [part] = await asProgram(tx).query<Known>(
    sql`select t.user_id as "userId", t.part_nm as "partNm", v.phone_no as "phoneNo"
      from rsa_part t left join vendor_person v on v.person_no = t.person_no
      where t.rsa_no = ${no} and t.rsa_part_no = ${partNo} and t.delete_yn = 'N'`,
  )
  if (!part) throw notFound()
  if (part.userId !== null && part.userId !== person.userId) throw forbidden()
  if (part.userId === null) {
    await requireLeader(tx, person, record)
    await requireDigits(
      writing,
      { bizCd: rsa.name, bizNo: no, plantCd: record.plantCd, partNo },
      part.phoneNo,
      phoneLast,
    )
  }
  const signature = { signerNm: part.partNm, signDt: now.toISOString(), strokes }
  await tx.query(
    sql`update rsa_part set sign_json = ${JSON.stringify(signature)}::jsonb, sign_dt = ${now}, sign_user_id = ${person.userId},
        update_user_id = ${person.userId}, update_dt = ${now} where rsa_part_no = ${partNo}`,
  )
  await countParts(writing, no)
}

/** How many are named and how many of them have signed, told as a change of the assessment. */
async function countParts({ tx, person, now }: Writing, no: number): Promise<void> {
  const [counted] = await tx.query<{ partCnt: number; signCnt: number }>(
    sql`select count(*)::int as "partCnt", count(sign_dt)::int as "signCnt" from rsa_part where rsa_no = ${no} and delete_yn = 'N'`,
  )
  if (counted) await tx.program(rsa, { by: person, now }).note(no, 'PART', counted)
}

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
