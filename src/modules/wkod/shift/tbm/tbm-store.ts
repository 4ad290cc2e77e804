/** The talk of a permit and its signatures: one place that writes both, so that nobody signs twice. */

import type { Person } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { drawnText, type Signature } from '#platform/model/drawn.ts'
import type { SignProof } from '#platform/model/sign-proof.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import { textVersionOf } from '#platform/server/links/sign-text.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { keepAlive } from '../../permit/conditions/keep-alive.ts'
import { everybody, isSame, lineChanged, memberOf, type Whom, whomOf } from '../../permit/crew/party.logic.ts'
import { permitParty } from '../../permit/crew/party.sql.ts'
import { noted } from '../../permit/permit.api.ts'
import { type Permit, permit } from '../../permit/permit.model.ts'
import { MOST_DRAWN, type Tbm, type TbmSign, type TbmTopicLine, tbm } from './tbm.model.ts'
import { requireHeard } from './tbm-interpreter.ts'
import { topicsOf } from './tbm-topics.ts'

/** In which a crew talks and signs. */
const talkingStates = ['APPR', 'ISSUED', 'WORK', 'SUSP'] as const
export const isTalking = ({ statusCd }: Pick<Permit, 'statusCd'>): boolean =>
  talkingStates.some((state) => state === statusCd)

/** Who leads the work: the managers of its contractor, or the own employee named in it. */
export const leads = (record: Pick<Permit, 'vendorCd' | 'leaderUserId'>, person: Person): boolean =>
  record.vendorCd === null
    ? record.leaderUserId === person.userId
    : person.vendorCd === record.vendorCd && person.roles.some((role) => role === 'VSP' || role === 'VSM')

export async function permitOf(db: Queries, permitNo: number): Promise<Permit | undefined> {
  return await findRecord(db, permit, permitNo)
}
/** How far everybody who is there now has signed. */
function countsOf(record: Permit, signs: readonly Pick<TbmSign, 'personNo' | 'userId'>[]) {
  const crew = everybody(record)
  const signCnt = crew.filter((one) => signs.some((sign) => whomOf(sign).some((his) => isSame(his, one)))).length
  return { crewCnt: crew.length, signCnt, unsignedYn: signCnt < crew.length ? ('Y' as const) : ('N' as const) }
}
interface Who {
  personNo: number | null
  userId: string | null
}

/** Of what is talked about, as it is read. */
export const versionOf = (topics: readonly TbmTopicLine[] | null | undefined): string =>
  textVersionOf((topics ?? []).map(({ topicCd, topicDesc, measureDesc }) => [topicCd, topicDesc, measureDesc ?? null]))

/** What a talk is when it begins. @param db reads as the program */
export const talkValues = async (db: Queries, record: Permit, now: Date) => ({
  permitNo: record.permitNo,
  permitDocNo: record.permitDocNo,
  wkodTitle: record.wkodTitle,
  placeDesc: record.placeDesc,
  vendorCd: record.vendorCd,
  areaDeptCd: record.areaDeptCd,
  tbmDt: now.toISOString(),
  leaderPersonNo: record.leaderPersonNo,
  leaderUserId: record.leaderUserId,
  ...(await topicsOf(db, record, now)),
  signs: [],
  ...countsOf(record, []),
})

/** A new talk ends the one before; of two that begin at once, one after the other. */
export async function endTalks(tx: Transaction, permitNo: number, now: Date, person: Person, but = 0): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext(${`tbm ${permitNo}`}))`)
  await tx.program(tbm, { by: person, now }).moveAll('finish', sql`r.permit_no = ${permitNo} and r.tbm_no <> ${but}`)
}

/** R1: the leader begins the talk on the spot, without an account. @returns its number */
export async function openTalk(
  tx: Transaction,
  { permitNo, plantCd }: Permit,
  writer: Person,
  now: Date,
): Promise<number> {
  const { tbmNo } = await tx
    .program(tbm, { by: writer, now })
    .create({ permitNo, alcoholOkYn: 'Y', plantCd, lastActorId: writer.userId }, { without: ['TBM_LEADER'] })
  return tbmNo
}

const HOUR_MS = 3_600_000
/** The talk that can be signed now: the newest one that is open and of this shift. */
export async function openTalkOf(db: Queries, permitNo: number, now: Date, locks = true): Promise<Tbm | undefined> {
  const { TBM_OPEN_H: hours = 0 } = await legalNumbers(db, ['TBM_OPEN_H'], dayOf(now))
  const [found] = await db.query<{ no: number }>(
    sql`select tbm_no as no from tbm where permit_no = ${permitNo} and status_cd = 'OPEN' and delete_yn = 'N'
      and tbm_dt > ${new Date(now.getTime() - hours * HOUR_MS)} order by tbm_dt desc limit 1`,
  )
  return found && (await findRecord(db, tbm, found.no, locks))
}

const signOf = (talk: Tbm, whom: Whom): TbmSign | undefined =>
  (talk.signs ?? []).find((sign) => whomOf(sign).some((his) => isSame(his, whom)) && isFor(talk, sign))

/** Whether he has signed what is talked about now. */
export async function hasSignedTalk(db: Queries, record: Permit, whom: Whom, now: Date): Promise<boolean> {
  const talk = await openTalkOf(db, record.permitNo, now, false)
  return talk !== undefined && signOf(talk, whom) !== undefined && Boolean(memberOf(record, whom)?.signDt)
}

/** The talk that goes on at a permit, for everybody on the spot: what it is about, with its translations. */
export async function talkGoingOn(db: Queries, permitNo: number): Promise<Tbm | undefined> {
  const [found] = await db.query<{ no: number }>(
    sql`select tbm_no as no from tbm where permit_no = ${permitNo} and status_cd = 'OPEN' and delete_yn = 'N'
      order by tbm_dt desc limit 1`,
  )
  return found && (await findRecord(db, tbm, found.no))
}

export const noTalk = () =>
  new Refusal(422, 'TBM_NONE', '작업책임자가 아직 TBM을 시작하지 않았습니다. 작업책임자에게 확인하십시오.')

export interface Signing {
  who: Who
  proof: SignProof
  /** On whose device, where it is not his own. */
  witnessNm?: string | null
  /** What he drew on it. */
  strokes?: Signature['strokes']
  person: Person
  now: Date
}

const drawnIn = (strokes: Signature['strokes'] | undefined): string | null =>
  (strokes && drawnText(strokes, MOST_DRAWN)) ?? null

/** A signature is for one text: of a talk of before, whose version nobody wrote down, it is for all of it. */
const isFor = (talk: Tbm, sign: TbmSign) =>
  sign.textVer === null || talk.textVer === null || sign.textVer === talk.textVer

/**
 * A signature, in the talk and in the crew of its permit. Signed again below the same text, it stays the one that it was and
 * nothing is written.
 *
 * @returns the name of who signed
 * @throws Refusal 422 without a talk, and for who is not of the crew
 */
export async function signTalk(tx: Transaction, record: Permit, signing: Signing): Promise<string> {
  const db = asProgram(tx)
  const { who, proof, person, now, witnessNm = null } = signing
  const at = now.toISOString()
  const [whom] = whomOf(who)
  if (!whom || !memberOf(record, whom)) throw new Refusal(422, 'TBM_NOT_CREW', '이 허가의 작업인원이 아닙니다.')
  const talk = await openTalkOf(db, record.permitNo, now, true)
  if (!talk) throw noTalk()
  const before = talk.signs ?? []
  const signed = signOf(talk, whom)
  if (!signed) await requireHeard(db, talk, who)
  const signerNm = signed?.signerNm ?? (await nameOf(db, who))
  const lateYn = record.statusCd === 'WORK' || record.statusCd === 'SUSP' ? ('Y' as const) : ('N' as const)
  const { wayCd: signWayCd, deviceCd, langCd } = proof
  const how = { signWayCd, deviceCd, langCd, textVer: talk.textVer, witnessNm, drawnDesc: drawnIn(signing.strokes) }
  const signs = signed ? before : [...before, { ...who, signerNm, signDt: at, lateYn, ...how }]
  const tbmSignDt = signed?.signDt ?? at
  let isAsItWas = false
  const written = await noted(
    tx,
    record.permitNo,
    talkingStates,
    'sign',
    { person, now, reasonDesc: signerNm },
    (one) => {
      isAsItWas = signed !== undefined && memberOf(one, whom)?.signDt === tbmSignDt
      return isAsItWas ? undefined : { permitCrew: lineChanged(one, whom, { tbmSignDt }) }
    },
  )
  if (isAsItWas) return signerNm
  if (!written) throw new Refusal(409, 'CM-02', '현재 상태에서는 처리할 수 없습니다.')
  if (!signed)
    await tx.program(tbm, { by: person, now }).note(talk.tbmNo, 'sign', { signs, ...countsOf(record, signs) })
  // Who joins begins with his signature, as far as all else that is asked of him holds.
  if (written.statusCd === 'WORK') await keepAlive(tx, { permitNos: [record.permitNo] }, now)
  return signerNm
}

async function nameOf(db: Queries, { personNo, userId }: Who): Promise<string> {
  const [row] = await db.query<{ nm: string }>(
    personNo === null
      ? sql`select user_nm as nm from sys_user where user_id = ${userId}`
      : sql`select person_nm as nm from vendor_person where person_no = ${personNo}`,
  )
  return row?.nm ?? ''
}

/** Crews change while a talk is open: how far it is signed follows. @returns how many talks changed */
export async function recountTalks(db: Queries): Promise<number> {
  const rows = await db.query(sql`
    update tbm t set crew_cnt = n.crew, sign_cnt = n.signed, unsigned_yn = case when n.signed < n.crew then 'Y' else 'N' end,
      row_version = t.row_version + 1
    from (select o.tbm_no, count(*)::int as crew, count(*) filter (where exists (select from tbm_signs s where s.tbm_no = o.tbm_no
          and (s.person_no = c.person_no or s.user_id = c.user_id)))::int as signed
      from tbm o cross join lateral (select m.* from (${permitParty}) m where m.permit_no = o.permit_no) c
      where o.status_cd = 'OPEN' and o.delete_yn = 'N' group by o.tbm_no) n
    where n.tbm_no = t.tbm_no and (t.crew_cnt, t.sign_cnt) is distinct from (n.crew, n.signed) returning 1`)
  return rows.length
}
