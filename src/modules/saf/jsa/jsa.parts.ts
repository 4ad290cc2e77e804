/** Who takes part: added by who writes, signed by himself on whatever device is at hand. */
import { type Decided, editableFields } from '#platform/model/access.ts'
import { pageLanguages } from '#platform/model/problem.ts'
import type { SignWay } from '#platform/model/sign-proof.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { staleAnswer } from '#platform/server/documents/history.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { isHimself, proofOf, refuseOwnWitness } from '#platform/server/links/in-app-signing.ts'
import { forbidden, notFound, Refusal } from '#platform/server/refusal.ts'
import type { Interpret, NewPart, Sign, SignByCard } from './jsa.calls.ts'
import { type Jsa, jsa } from './jsa.model.ts'
import { jsaAsks } from './jsa.ports.ts'
import type { SignLanguage } from './jsa-codes.model.ts'
import { requireRead, signReadOut } from './jsa-interpreter.ts'
import { jsaOf } from './jsa-revision.ts'
import { digestOf } from './jsa-signs.ts'

/** The record, locked, for somebody who may write it now. @throws Refusal 403, 404 */
async function writable(tx: Transaction, asker: Asker, no: number): Promise<Jsa> {
  const record = await getRecord(tx, jsa, no, true)
  if (!asker.mayWrite || editableFields(jsa, asker.person, record as Decided).length === 0) throw forbidden()
  return jsaOf(record)
}

const isTaken = () => new Refusal(422, 'JSA_PART_TWICE', '이미 참여자로 등록되어 있습니다.')

export async function addPart(tx: Transaction, asker: Asker, no: number, body: NewPart, now: Date) {
  await writable(tx, asker, no)
  const partNm = await nameOf(tx, body)
  const { userId } = asker.person
  const [row] = await tx.query(
    sql`insert into jsa_part (jsa_no, part_role_cd, person_no, user_id, part_nm, lang_cd, create_user_id, create_dt, update_user_id, update_dt)
      select ${no}, ${body.partRoleCd}, ${body.personNo}::bigint, ${body.userId}::text, ${partNm}, ${body.langCd}, ${userId}, ${now}, ${userId}, ${now}
      where not exists (select from jsa_part p where p.jsa_no = ${no} and p.delete_yn = 'N' and p.part_role_cd = ${body.partRoleCd}
        and p.part_nm = ${partNm} and p.person_no is not distinct from ${body.personNo}::bigint) returning jsa_part_no`,
  )
  if (!row) throw isTaken()
  await countParts(tx, no)
}

/** A person of the roster, an account, or a name; of the first two only whom he who adds them may see. */
async function nameOf(tx: Transaction, { personNo, userId, partNm }: NewPart): Promise<string> {
  if (personNo !== null) {
    const [person] = await tx.query<{ nm: string }>(
      sql`select person_nm as nm from vendor_person where person_no = ${personNo} and delete_yn = 'N'`,
    )
    if (!person) throw notFound()
    return person.nm
  }
  if (userId !== null) {
    const [account] = await tx.query<{ nm: string }>(
      sql`select user_nm as nm from directory_person where user_id = ${userId}`,
    )
    if (!account) throw notFound()
    return account.nm
  }
  if (partNm === null) throw new Refusal(422, 'REQUIRED', '{label}은(는) 필수입니다.', { values: { label: '이름' } })
  return partNm
}

export async function removePart(tx: Transaction, asker: Asker, no: number, partNo: number, now: Date): Promise<void> {
  await writable(tx, asker, no)
  const [row] = await tx.query(
    sql`update jsa_part set delete_yn = 'Y', update_user_id = ${asker.person.userId}, update_dt = ${now}
      where jsa_no = ${no} and jsa_part_no = ${partNo} and delete_yn = 'N' returning jsa_part_no`,
  )
  if (!row) throw notFound()
  await countParts(tx, no)
}

const countParts = (tx: Queries, no: number) =>
  tx.query(
    sql`update jsa set part_cnt = (select count(*) from jsa_part p where p.jsa_no = ${no} and p.delete_yn = 'N') where jsa_no = ${no}`,
  )

interface Signing {
  tx: Transaction
  asker: Asker
  now: Date
  request: Parameters<typeof proofOf>[1]
}
interface Known {
  personNm: string
  personNo: number | null
  userId: string | null
  signDigest: string | null
  /** As his vendor has registered him. */
  ownLangCd: string | null
}
interface How {
  wayCd: SignWay
  langCd: SignLanguage
  strokes: readonly number[][]
}

/** Whoever is signed in and takes part himself signs by his account; another draws before him, who is named as the witness. */
export async function signPart(
  signing: Signing,
  no: number,
  partNo: number,
  { strokes, ...read }: Sign,
): Promise<void> {
  const { record, known } = await toSign(signing, no, partNo, read)
  const wayCd = isHimself(known, signing.asker.person) ? 'ACCOUNT' : 'DRAWN'
  await keepSign(signing, { partNo, record, known }, { wayCd, langCd: read.langCd, strokes })
}

/** @throws Refusal 422 for a card that is not good today, and for that of somebody else */
export async function signPartByCard(
  signing: Signing & { program: Queries; today: string },
  no: number,
  partNo: number,
  { text, ...read }: SignByCard,
): Promise<void> {
  const { record, known } = await toSign(signing, no, partNo, read)
  const { program, today, now, asker } = signing
  const held = await jsaAsks.held(program, { plantCd: record.plantCd, today, now }, text)
  if (held?.personNo !== known.personNo || known.personNo === null)
    throw new Refusal(422, 'JSA_OTHER_CARD', '이 참여자의 안전카드가 아닙니다.')
  if (held.wayCd === 'CARD_NO') refuseOwnWitness(known, asker.person)
  await keepSign(signing, { partNo, record, known }, { wayCd: held.wayCd, langCd: read.langCd, strokes: [] })
}

/** Whoever reads it out to participants signs before who is signed in, for the texts as they stand. */
export async function interpret(
  { tx, asker, now, request }: Signing,
  no: number,
  { rowVersion, ...signed }: Interpret,
): Promise<void> {
  const record = await readable({ tx, asker }, no, rowVersion)
  const { deviceCd } = proofOf('DRAWN', request)
  await signReadOut(tx, record, { ...signed, deviceCd, by: asker.person, now })
}

/** @throws Refusal 403, 404, 409 CM-01 where it has changed since it was read */
async function readable({ tx, asker }: Pick<Signing, 'tx' | 'asker'>, no: number, rowVersion: number): Promise<Jsa> {
  const record = await writable(tx, asker, no)
  if (record.rowVersion !== rowVersion) throw await staleAnswer(tx, jsa, asker, { ...record }, rowVersion)
  return record
}

/**
 * What the participant has read: the contents of this version and no other.
 *
 * @throws Refusal 403, 404, 409 CM-01 where it has changed meanwhile
 */
async function toSign({ tx, asker }: Signing, no: number, partNo: number, { rowVersion }: Pick<Sign, 'rowVersion'>) {
  const record = await readable({ tx, asker }, no, rowVersion)
  const [known] = await tx.query<Known>(
    sql`select part_nm as "personNm", person_no as "personNo", user_id as "userId", sign_digest as "signDigest",
        (select v.lang_cd from vendor_person v where v.person_no = jsa_part.person_no) as "ownLangCd"
      from jsa_part where jsa_no = ${no} and jsa_part_no = ${partNo} and delete_yn = 'N'`,
  )
  if (!known) throw notFound()
  return { record, known }
}

interface Signed {
  partNo: number
  record: Jsa
  known: Known
}
/** He has signed this: pressed again, it stays the signature that it is. */
async function keepSign({ tx, asker, now, request }: Signing, { partNo, record, known }: Signed, how: How) {
  const signDigest = digestOf(record)
  if (known.signDigest === signDigest) return
  const { wayCd, langCd, strokes } = how
  await requireRead(tx, record, known.ownLangCd ?? langCd)
  const { userNm, userId } = asker.person
  const signature = {
    ...{ signerNm: known.personNm, signDt: now.toISOString(), strokes },
    ...{ ...proofOf(wayCd, request), langCd: pageLanguageOf(langCd) },
    ...(wayCd !== 'ACCOUNT' && { witnessNm: userNm }),
  }
  await tx.query(
    sql`update jsa_part set sign_json = ${JSON.stringify(signature)}::jsonb, sign_dt = ${now}, sign_digest = ${signDigest},
        lang_cd = ${langCd}, sign_user_id = ${userId}, update_user_id = ${userId}, update_dt = ${now}
      where jsa_part_no = ${partNo}`,
  )
}

const pageLanguageOf = (langCd: SignLanguage) =>
  pageLanguages.find((one) => one === langCd) ?? (langCd === 'ko' ? 'kr' : 'en')
