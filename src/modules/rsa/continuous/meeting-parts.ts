/** Who was at a meeting: named by who records it, signed by himself. */
import { type Decided, editableFields, type Person, towards } from '#platform/model/access.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { answeringIn } from '#platform/server/directory/area-roles.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { proofOf, refuseOwnWitness } from '#platform/server/links/in-app-signing.ts'
import { forbidden, notFound, Refusal, wrongState } from '#platform/server/refusal.ts'
import type { Drawn } from '../assess/rsa.calls.ts'
import type { NewMeetingPart } from './meeting.calls.ts'
import { type RsaMeeting, rsaMeeting } from './rsa-meeting.model.ts'

interface Writing {
  tx: Transaction
  person: Person
  now: Date
}

/** The meeting, locked, while it may still be signed. @throws Refusal 404, 409 CM-02 */
async function openMeeting({ tx }: Pick<Writing, 'tx'>, no: number): Promise<RsaMeeting> {
  const found: object = await getRecord(tx, rsaMeeting, no, true)
  const record = found as RsaMeeting
  if (record.statusCd !== 'OPEN') throw wrongState(rsaMeeting.lifecycle.states[record.statusCd].label)
  return record
}

/** A stored record is what its model says. */
const decidedOf = (row: object): Decided => row as Decided

/** Whoever may write it. @throws Refusal 403 */
async function requireRecorder({ tx, person }: Writing, record: RsaMeeting): Promise<void> {
  const decided = decidedOf(record)
  const near = towards(rsaMeeting, 'edit', await answeringIn(tx, [rsaMeeting], person), decided)
  if (editableFields(rsaMeeting, near, decided).length === 0) throw forbidden()
}

interface Named {
  nm: string
  vendorCd: string | null
}
/** He is what he is named as: a supervisor of the process, a safety manager of the plant, a manager of a contractor. */
async function namedAs(tx: Transaction, { plantCd, deptCd }: RsaMeeting, { partRoleCd, userId }: NewMeetingPart) {
  const held = {
    SUP: sql`exists (select from area_role(array['SUP'], ${deptCd}::text) a where a.user_id = p.user_id)`,
    SHM: sql`exists (select from directory_role r where r.user_id = p.user_id and r.plant_cd = ${plantCd}
      and r.auth_grp_cd = 'SHM' and r.vendor_cd is null)`,
    WORKER: sql`true`,
  }
  const [found] = await asProgram(tx).query<Named>(
    partRoleCd === 'VENDOR'
      ? sql`select a.user_nm as nm, a.vendor_cd as "vendorCd" from vendor_account a where a.portal_id = ${userId}
          and a.vendor_role_cd in ('VAD', 'VSM') and a.account_status_cd = 'ACTIVE' and a.delete_yn = 'N'`
      : sql`select p.user_nm as nm, null as "vendorCd" from directory_person p where p.user_id = ${userId}
          and p.kind = 'staff' and ${held[partRoleCd]}`,
  )
  if (found) return found
  throw new Refusal(422, 'RSA_MEET_ROLE', notHeld[partRoleCd])
}
const notHeld = {
  SUP: '이 공정의 관리감독자가 아닙니다.',
  SHM: '이 사업장의 안전관리자가 아닙니다.',
  VENDOR: '업체의 관리자(업체관리자·현장소장) 계정이 아닙니다.',
  WORKER: '임직원을 찾을 수 없습니다.',
} as const

export async function addMeetingPerson(writing: Writing, no: number, body: NewMeetingPart): Promise<void> {
  const { tx, person, now } = writing
  const record = await openMeeting(writing, no)
  await requireRecorder(writing, record)
  const { nm, vendorCd } = await namedAs(tx, record, body)
  const { userId: by } = person
  const [row] = await tx.query(
    sql`insert into rsa_meeting_part (rsa_meeting_no, part_role_cd, user_id, vendor_cd, part_nm, create_user_id, create_dt,
        update_user_id, update_dt)
      select ${no}, ${body.partRoleCd}, ${body.userId}, ${vendorCd}::text, ${nm}, ${by}, ${now}, ${by}, ${now}
      where not exists (select from rsa_meeting_part p where p.rsa_meeting_no = ${no} and p.delete_yn = 'N'
        and p.user_id = ${body.userId}) returning rsa_meeting_part_no`,
  )
  if (!row) throw new Refusal(422, 'RSA_PART_TWICE', '이미 참여자로 등록되어 있습니다.')
  await countParts(writing, no)
}

export async function removeMeetingPerson(writing: Writing, no: number, partNo: number): Promise<void> {
  const { tx, person, now } = writing
  await requireRecorder(writing, await openMeeting(writing, no))
  const [row] = await tx.query(
    sql`update rsa_meeting_part set delete_yn = 'Y', update_user_id = ${person.userId}, update_dt = ${now}
      where rsa_meeting_no = ${no} and rsa_meeting_part_no = ${partNo} and delete_yn = 'N' returning rsa_meeting_part_no`,
  )
  if (!row) throw notFound()
  await countParts(writing, no)
}

interface Known {
  userId: string
  vendorCd: string | null
  partNm: string
}
interface Signing extends Writing {
  request: Parameters<typeof proofOf>[1]
}
/**
 * Whoever is of the site signs in his own session; a manager of a contractor draws on the device of who records
 * it, who stands by and may not be he himself.
 *
 * @throws Refusal 403, 404, 409 CM-02
 */
export async function signMeetingPerson(writing: Signing, no: number, partNo: number, drawn: Drawn): Promise<void> {
  const { tx, person, now, request } = writing
  const record = await openMeeting(writing, no)
  const [part] = await asProgram(tx).query<Known>(
    sql`select p.user_id as "userId", p.vendor_cd as "vendorCd", p.part_nm as "partNm" from rsa_meeting_part p
      where p.rsa_meeting_no = ${no} and p.rsa_meeting_part_no = ${partNo} and p.delete_yn = 'N'`,
  )
  if (!part) throw notFound()
  if (part.vendorCd === null) {
    if (part.userId !== person.userId) throw forbidden()
  } else {
    await requireRecorder(writing, record)
    refuseOwnWitness({ personNm: part.partNm, personNo: null, userId: part.userId }, person)
  }
  const witnessNm = part.vendorCd === null ? null : person.userNm
  const proof = proofOf(witnessNm === null ? 'ACCOUNT' : 'DRAWN', request)
  const signature = { signerNm: part.partNm, signDt: now.toISOString(), strokes: drawn.strokes, ...proof, witnessNm }
  await tx.query(
    sql`update rsa_meeting_part set sign_json = ${JSON.stringify(signature)}::jsonb, sign_dt = ${now},
        sign_user_id = ${person.userId}, update_user_id = ${person.userId}, update_dt = ${now}
      where rsa_meeting_part_no = ${partNo}`,
  )
  await countParts(writing, no)
}

async function countParts({ tx, person, now }: Writing, no: number): Promise<void> {
  const [counted] = await tx.query<{ partCnt: number; signCnt: number }>(
    sql`select count(*)::int as "partCnt", count(sign_dt)::int as "signCnt" from rsa_meeting_part
      where rsa_meeting_no = ${no} and delete_yn = 'N'`,
  )
  if (counted) await tx.program(rsaMeeting, { by: person, now }).note(no, 'PART', counted)
}
