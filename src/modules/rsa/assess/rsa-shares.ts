/** Who is told of an assessment, before and after it, and who has confirmed that he knows. */
import type { Person } from '#platform/model/access.ts'
import { addDays, dayOf, startOfDay } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { notFound, Refusal, wrongState } from '#platform/server/refusal.ts'
import { linkFor } from '../share/share-links.ts'
import { rsaMessages as m } from './rsa.messages.ts'
import { type Rsa, rsa } from './rsa.model.ts'
import { rsaAsks } from './rsa.ports.ts'
import type { Channel, ShareKind } from './rsa-codes.model.ts'
import { lockedRsa, requireLeader, workersOf } from './rsa-people.ts'

interface Writing {
  tx: Transaction
  person: Person
  now: Date
}
interface Shared {
  shareCd: ShareKind
  channelCd: Channel
  shareDesc: string | null
}
interface Target {
  userId: string | null
  personNo: number | null
  vendorCd: string | null
  personNm: string
}

/**
 * R6: workers of the process, and contractors' crews there on the day.
 *
 * @law 산업안전보건법 시행규칙 제37조의3
 */
async function targetsOf(tx: Transaction, record: Rsa, now: Date): Promise<Target[]> {
  const today = dayOf(now)
  const workers = await workersOf(tx, record.deptCd)
  const { plantCd, processNo } = record
  const crews = await rsaAsks.crewsThere(asProgram(tx), {
    plantCd,
    processNo,
    from: startOfDay(today),
    to: startOfDay(addDays(today, 1)),
  })
  return [
    ...workers.map(({ userId, userNm }) => ({ userId, personNo: null, vendorCd: null, personNm: userNm })),
    ...crews.map(({ personNo, personNm, vendorCd }) => ({ userId: null, personNo, vendorCd, personNm })),
  ]
}

/** Writes down what is told and to whom, and tells those with an account. */
export async function openShare({ tx, person, now }: Writing, record: Rsa, { shareCd, channelCd, shareDesc }: Shared) {
  const targets = await targetsOf(tx, record, now)
  const { userId: by } = person
  const [share] = await tx.query<{ no: number }>(
    sql`insert into rsa_share (rsa_no, share_cd, channel_cd, share_dt, share_desc, create_user_id, create_dt, update_user_id, update_dt)
      values (${record.rsaNo}, ${shareCd}, ${channelCd}, ${now}, ${shareDesc}, ${by}, ${now}, ${by}, ${now}) returning rsa_share_no as no`,
  )
  await tx.query(
    sql`insert into rsa_share_person (rsa_share_no, rsa_no, user_id, person_no, vendor_cd, person_nm)
      select ${share?.no}, ${record.rsaNo}, t."userId", t."personNo", t."vendorCd", t."personNm"
      from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as t("userId" text, "personNo" bigint, "vendorCd" text, "personNm" text)`,
  )
  await linkFor({ tx, person, now }, record)
  const told = targets.flatMap(({ userId }) => (userId !== null && userId !== by ? [userId] : []))
  const kind = shareCd === 'PRE' ? m.RSA_ANNOUNCED : m.RSA_RESULT
  await notifyThrough(tx, now).people(told, messageOf(kind, record))
}

const KNOWN_BY_TALK: readonly string[] = ['EDU', 'MEETING', 'PAPER', 'POSTING']

/** @throws Refusal 403, 404, 409 CM-02, 422 */
export async function sharePost(
  writing: Writing,
  no: number,
  { channelCd, shareDesc }: Omit<Shared, 'shareCd'>,
): Promise<void> {
  const { tx, person, now } = writing
  const record = await lockedRsa(tx, no)
  await requireLeader(tx, person, record)
  if (record.statusCd !== 'DONE') throw wrongState(rsa.lifecycle.states[record.statusCd].label)
  if (record.postShareDt !== null) throw new Refusal(422, 'RSA_SHARE_TWICE', '이미 사후공유를 시작했습니다.')
  await openShare(writing, record, { shareCd: 'POST', channelCd, shareDesc })
  await tx.program(rsa, { by: person, now }).note(no, 'POST', { postShareDt: now.toISOString() })
}

/** Whoever is to know says that he does. @throws Refusal 404 where he is none of them */
export async function confirmOwn({ tx, person, now }: Writing, no: number, shareNo: number): Promise<void> {
  await lockedRsa(tx, no)
  const [row] = await tx.query(
    sql`update rsa_share_person set confirm_dt = coalesce(confirm_dt, ${now}), confirm_user_id = coalesce(confirm_user_id, ${person.userId})
      where rsa_no = ${no} and rsa_share_no = ${shareNo} and user_id = ${person.userId} returning 1`,
  )
  if (!row) throw notFound()
}

/**
 * Who leads it ticks which own people were told in a talk or on paper; what is told by the system everybody confirms himself,
 * and a contractor's person always.
 *
 * @throws Refusal 403, 404, 422
 */
export async function confirmPeople(
  { tx, person, now }: Writing,
  no: number,
  shareNo: number,
  personNos: readonly number[],
): Promise<void> {
  const record = await lockedRsa(tx, no)
  await requireLeader(tx, person, record)
  const [share] = await tx.query<{ channelCd: string }>(
    sql`select channel_cd as "channelCd" from rsa_share where rsa_no = ${no} and rsa_share_no = ${shareNo}`,
  )
  if (!share) throw notFound()
  const isOpen = KNOWN_BY_TALK.includes(share.channelCd)
  const asked = sql`rsa_share_no = ${shareNo} and rsa_share_person_no = any(${[...personNos]}::bigint[]) and confirm_dt is null`
  await tx.query(
    sql`update rsa_share_person set confirm_dt = ${now}, confirm_user_id = ${person.userId}
      where ${asked} and ${isOpen} and person_no is null`,
  )
  const [left] = await tx.query<{ isContractor: boolean }>(
    sql`select person_no is not null as "isContractor" from rsa_share_person where ${asked} order by 1 desc limit 1`,
  )
  if (left?.isContractor)
    throw new Refusal(422, 'RSA_CONFIRM_OWN_HAND', '업체 인원은 본인 페이지, 안전카드나 그린 서명으로 직접 확인합니다.')
  if (left) throw new Refusal(422, 'RSA_CONFIRM_SELF', '전자로 공유한 임직원은 본인이 확인합니다.')
}

export interface ShareCount {
  rsaShareNo: number
  targetCnt: number
  confirmCnt: number
}
export const shareCounts = (db: Queries, no: number, shareCd: ShareKind): Promise<ShareCount[]> =>
  asProgram(db).query<ShareCount>(
    sql`select s.rsa_share_no as "rsaShareNo", count(p.rsa_share_person_no)::int as "targetCnt", count(p.confirm_dt)::int as "confirmCnt"
      from rsa_share s left join rsa_share_person p on p.rsa_share_no = s.rsa_share_no
      where s.rsa_no = ${no} and s.share_cd = ${shareCd} group by 1 order by 1 desc`,
  )
