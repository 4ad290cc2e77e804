/**
 * Nobody signs what he has not been told: who reads another language than Korean signs a talk that is written in it, or that
 * an interpreter has read out to him and signed for.
 */
import { createHash } from 'node:crypto'
import { hasGaps } from '#modules/common/site-langs.logic.ts'
import { bothNames } from '#modules/common/site-langs.model.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import type { DeviceKind, SignProof, SignWay } from '#platform/model/sign-proof.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { permitParty } from '../../permit/crew/party.sql.ts'
import type { Tbm, TbmTopicLine } from './tbm.model.ts'
import { koreansOfTopics } from './tbm-topics.ts'

type Talk = Pick<Tbm, 'tbmNo' | 'permitNo' | 'topics' | 'texts' | 'textVer'>

/** What was read out: a talk that is edited has to be read out again. */
export const digestOfTopics = (topics: readonly Pick<TbmTopicLine, 'topicDesc' | 'measureDesc'>[]): string =>
  createHash('sha256')
    .update(JSON.stringify(topics.map(({ topicDesc, measureDesc }) => [topicDesc, measureDesc])))
    .digest('hex')

export interface Interpreter {
  langCd: PageLanguage
  interpreterNm: string
  signDt: string
  textDigest: string
  strokes: number[][] | null
  signWayCd: SignWay
  deviceCd: DeviceKind | null
  textVer: string | null
  witnessNm: string | null
}
export const interpretersOf = (db: Queries, tbmNo: number): Promise<Interpreter[]> =>
  db.query<Interpreter>(
    sql`select lang_cd as "langCd", interpreter_nm as "interpreterNm", sign_dt as "signDt", text_digest as "textDigest", sign_way_cd as "signWayCd",
        device_cd as "deviceCd", text_ver as "textVer", witness_nm as "witnessNm", sign_json -> 'strokes' as strokes
      from tbm_interpreter where tbm_no = ${tbmNo} and delete_yn = 'N' order by sign_dt`,
  )

const isRead = (all: readonly Interpreter[], lang: string, digest: string): boolean =>
  all.some(({ langCd, textDigest }) => langCd === lang && textDigest === digest)

/** In which everything is written. */
const KOREAN = 'kr'
const lacksIn = ({ topics, texts }: Talk, langCd: string): boolean =>
  hasGaps(koreansOfTopics(topics ?? []), texts ?? [], langCd)

/** In which somebody reads; own employees read Korean, in which the site works. */
async function languageOf(db: Queries, personNo: number | null): Promise<string> {
  const [row] = await db.query<{ langCd: string }>(
    sql`select lang_cd as "langCd" from vendor_person where person_no = ${personNo}::bigint`,
  )
  return row?.langCd ?? KOREAN
}

/** @throws Refusal 422 where he could not have read it and nobody has read it out to him */
export async function requireHeard(db: Queries, talk: Talk, { personNo }: { personNo: number | null }): Promise<void> {
  const langCd = await languageOf(db, personNo)
  if (!lacksIn(talk, langCd)) return
  if (isRead(await interpretersOf(db, talk.tbmNo), langCd, digestOfTopics(talk.topics ?? []))) return
  throw new Refusal(
    422,
    'TBM_INTERPRETER',
    '번역이 없는 글이 있습니다. 통역자가 읽어 주고 통역자로 서명한 뒤에 서명할 수 있습니다. ({lang})',
    { values: { lang: bothNames(langCd) } },
  )
}

/** The languages of the crew for which an interpreter has to read something out, and has not signed yet. */
export async function languagesToRead(db: Queries, talk: Talk): Promise<string[]> {
  const rows = await db.query<{ langCd: string }>(
    sql`select distinct v.lang_cd as "langCd" from (${permitParty}) c join vendor_person v on v.person_no = c.person_no
      where c.permit_no = ${talk.permitNo} order by 1`,
  )
  const signed = await interpretersOf(db, talk.tbmNo)
  const digest = digestOfTopics(talk.topics ?? [])
  return rows.flatMap(({ langCd }) => (lacksIn(talk, langCd) && !isRead(signed, langCd, digest) ? [langCd] : []))
}

interface Interpreted {
  readonly langCd: string
  readonly interpreterNm: string
  readonly personNo: number | null
  /** None where he signed by the code on the permit, as who he is. */
  readonly strokes: readonly (readonly number[])[] | null
  readonly proof: SignProof
  /** On whose device, where it is not his own. */
  readonly witnessNm: string | null
  readonly userId: string
  readonly now: Date
}
/** Whoever read the talk out says so with his own name. Signed again for the same text, it stays what it was. */
export async function signInterpreter(db: Queries, talk: Talk, signed: Interpreted): Promise<void> {
  const { langCd, interpreterNm, personNo, strokes, proof, witnessNm, userId, now } = signed
  const digest = digestOfTopics(talk.topics ?? [])
  if (isRead(await interpretersOf(db, talk.tbmNo), langCd, digest)) return
  const signJson = strokes && JSON.stringify({ signerNm: interpreterNm, signDt: now.toISOString(), strokes })
  await db.query(
    sql`insert into tbm_interpreter (tbm_no, lang_cd, interpreter_nm, person_no, sign_way_cd, sign_json, sign_dt, text_digest,
        text_ver, device_cd, witness_nm, sign_user_id, create_user_id, create_dt, update_user_id, update_dt)
      values (${talk.tbmNo}, ${langCd}, ${interpreterNm}, ${personNo}::bigint, ${proof.wayCd}, ${signJson}::jsonb,
        ${now}, ${digest}, ${talk.textVer}, ${proof.deviceCd}, ${witnessNm}, ${userId}, ${userId}, ${now}, ${userId}, ${now})`,
  )
}
