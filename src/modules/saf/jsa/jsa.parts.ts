/** Who takes part: added by who writes, signed by himself on whatever device is at hand. */
import { type Decided, editableFields } from '#platform/model/access.ts'
import { pageLanguages } from '#platform/model/problem.ts'
import { deviceKindOf } from '#platform/model/sign-proof.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { staleAnswer } from '#platform/server/documents/history.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { forbidden, notFound, Refusal } from '#platform/server/refusal.ts'
import type { NewPart, Sign } from './jsa.calls.ts'
import { type Jsa, jsa } from './jsa.model.ts'
import { jsaOf } from './jsa-revision.ts'
import { digestOf } from './jsa-signs.ts'

/** Wrong digits that one may enter in an hour for one participant. */
const MOST_TRIES = 10

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
  request: { headers: { 'user-agent'?: string | undefined } }
}

/**
 * The participant signs what he has read: the contents of this version and no other.
 *
 * @throws Refusal 403, 404, 409 CM-01 where it has changed meanwhile, 422 for wrong digits
 */
export async function signPart(
  { tx, asker, now, request }: Signing,
  no: number,
  partNo: number,
  { rowVersion, langCd, phoneLast, strokes }: Sign,
): Promise<void> {
  const record = await writable(tx, asker, no)
  if (record.rowVersion !== rowVersion) throw await staleAnswer(tx, jsa, asker, { ...record }, rowVersion)
  const [known] = await tx.query<{ partNm: string; phoneNo: string | null; tries: number; signDigest: string | null }>(
    sql`select t.part_nm as "partNm", t.sign_digest as "signDigest", v.phone_no as "phoneNo", (select count(*)::int from sys_audit a where a.biz_cd = 'jsa' and a.biz_no = ${String(no)}
        and a.action_cd = 'SIGN_WRONG' and a.diff_json ->> 'part' = ${String(partNo)} and a.audit_dt > ${now}::timestamptz - interval '1 hour') as tries
      from jsa_part t left join vendor_person v on v.person_no = t.person_no
      where t.jsa_no = ${no} and t.jsa_part_no = ${partNo} and t.delete_yn = 'N'`,
  )
  if (!known) throw notFound()
  if (known.tries >= MOST_TRIES)
    throw new Refusal(429, 'JSA_SIGN_TRIES', '여러 번 틀렸습니다. 1시간 뒤에 다시 하십시오.')
  if (known.phoneNo !== null && known.phoneNo.replace(/\D/g, '').slice(-4) !== phoneLast) throw wrongDigits()
  const signDigest = digestOf(record)
  // He has signed this: pressed again, it stays the signature that it is.
  if (known.signDigest === signDigest) return
  const proof = {
    wayCd: 'DRAWN',
    deviceCd: deviceKindOf(request.headers['user-agent']),
    langCd: pageLanguageOf(langCd),
  }
  const signature = {
    signerNm: known.partNm,
    signDt: now.toISOString(),
    strokes,
    witnessNm: asker.person.userNm,
    ...proof,
  }
  await tx.query(
    sql`update jsa_part set sign_json = ${JSON.stringify(signature)}::jsonb, sign_dt = ${now}, sign_digest = ${signDigest},
        lang_cd = ${langCd}, sign_user_id = ${asker.person.userId}, update_user_id = ${asker.person.userId}, update_dt = ${now}
      where jsa_part_no = ${partNo}`,
  )
}

const pageLanguageOf = (langCd: Sign['langCd']) =>
  pageLanguages.find((one) => one === langCd) ?? (langCd === 'ko' ? 'kr' : 'en')

const WRONG_DIGITS = 'JSA_SIGN_DIGITS'
const wrongDigits = () => new Refusal(422, WRONG_DIGITS, '전화번호 뒤 4자리가 맞지 않습니다.')
export const isWrongDigits = (error: unknown): boolean => error instanceof Refusal && error.code === WRONG_DIGITS

/** A wrong try is remembered although nothing was signed. */
export const rememberWrong = (tx: Queries, { person, ip }: Asker, no: number, partNo: number, now: Date) =>
  tx.query(
    sql`insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, diff_json)
      select ${now}, ${person.userId}, ${ip}::inet, 'jsa', jsa_no::text, plant_cd, vendor_cd, 'SIGN_WRONG', jsonb_build_object('part', ${String(partNo)}::text)
      from jsa where jsa_no = ${no}`,
  )
