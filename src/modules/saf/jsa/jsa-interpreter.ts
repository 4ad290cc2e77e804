/**
 * Nobody signs what he has not been told: who reads another language than Korean signs an analysis that is written in it, or
 * that an interpreter has read out to him and signed for.
 */
import type { Interpreted, Interpreter } from '#modules/common/interpreters.calls.ts'
import { hasGaps } from '#modules/common/site-langs.logic.ts'
import { bothNames } from '#modules/common/site-langs.model.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import type { DeviceKind } from '#platform/model/sign-proof.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { textVersionOf } from '#platform/server/links/sign-text.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Jsa } from './jsa.model.ts'
import { koreansOf } from './jsa-texts.logic.ts'

type Analysis = Pick<Jsa, 'jsaNo' | 'rows' | 'texts'>

const lacksIn = ({ rows, texts }: Analysis, langCd: string): boolean => hasGaps(koreansOf(rows), texts ?? [], langCd)
/** What was read out: texts that are edited have to be read out again. */
const versionOf = ({ rows }: Analysis): string => textVersionOf(koreansOf(rows))

export interface ReadOut extends Omit<Interpreter, 'isCurrent' | 'how'> {
  textVer: string
  deviceCd: DeviceKind
  witnessNm: string
}
export const readOutsOf = (db: Queries, jsaNo: number): Promise<ReadOut[]> =>
  db.query<ReadOut>(
    sql`select lang_cd as "langCd", interpreter_nm as "interpreterNm", sign_dt as "signDt", text_ver as "textVer",
        strokes_json as strokes, device_cd as "deviceCd", witness_nm as "witnessNm"
      from jsa_interpreter where jsa_no = ${jsaNo} and delete_yn = 'N' order by sign_dt`,
  )
const isRead = (all: readonly ReadOut[], langCd: string, textVer: string): boolean =>
  all.some((one) => one.langCd === langCd && one.textVer === textVer)

/** In which a participant reads: as his vendor has registered him, else as he was named or chose to read. */
const partLanguage = sql`coalesce(
  (select v.lang_cd from vendor_person v where v.person_no = p.person_no), p.lang_cd)`

/** Who has read it out, and the languages of participants for which somebody still has to. */
export async function interpretersOf(db: Queries, record: Analysis) {
  const textVer = versionOf(record)
  const [all, asked] = await Promise.all([
    readOutsOf(db, record.jsaNo),
    db.query<{ langCd: string }>(
      sql`select distinct ${partLanguage} as "langCd" from jsa_part p where p.jsa_no = ${record.jsaNo} and p.delete_yn = 'N' order by 1`,
    ),
  ])
  const rows = all.map(({ langCd, interpreterNm, signDt, strokes, ...one }) => ({
    ...{ langCd, interpreterNm, signDt, strokes },
    how: { ...one, wayCd: 'DRAWN' as const, langCd: langCd as PageLanguage },
    isCurrent: one.textVer === textVer,
  }))
  const toRead = asked.flatMap(({ langCd }) =>
    lacksIn(record, langCd) && !isRead(all, langCd, textVer) ? [langCd] : [],
  )
  return { rows, toRead }
}

/** @throws Refusal 422 where he could not have read it and nobody has read it out to him */
export async function requireRead(db: Queries, record: Analysis, langCd: string): Promise<void> {
  if (!lacksIn(record, langCd)) return
  if (isRead(await readOutsOf(db, record.jsaNo), langCd, versionOf(record))) return
  throw new Refusal(
    422,
    'JSA_INTERPRETER',
    '번역이 없는 글이 있습니다. 통역자가 읽어 주고 통역자로 서명한 뒤에 서명할 수 있습니다. ({lang})',
    { values: { lang: bothNames(langCd) } },
  )
}

interface Signed extends Interpreted {
  deviceCd: DeviceKind
  /** On whose device, before whom. */
  by: { userId: string; userNm: string }
  now: Date
}
/** Whoever read it out says so with his own name. Signed again for the same texts, it stays what it was. */
export async function signReadOut(db: Queries, record: Analysis, signed: Signed): Promise<void> {
  const { langCd, interpreterNm, strokes, deviceCd, by, now } = signed
  const textVer = versionOf(record)
  if (isRead(await readOutsOf(db, record.jsaNo), langCd, textVer)) return
  await db.query(
    sql`insert into jsa_interpreter (jsa_no, lang_cd, interpreter_nm, strokes_json, device_cd, witness_nm, text_ver, sign_dt,
        create_user_id, create_dt, update_user_id, update_dt)
      values (${record.jsaNo}, ${langCd}, ${interpreterNm}, ${JSON.stringify(strokes)}::jsonb, ${deviceCd}, ${by.userNm}, ${textVer},
        ${now}, ${by.userId}, ${now}, ${by.userId}, ${now})`,
  )
}
