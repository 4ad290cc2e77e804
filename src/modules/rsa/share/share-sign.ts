/** One door by which somebody of a contractor says that he knows of an assessment, or took part in it: himself, with what it rests on. */
import { siteLangOf } from '#modules/common/site-langs.logic.ts'
import { nativeNames, siteLangs } from '#modules/common/site-langs.model.ts'
import type { Person } from '#platform/model/access.ts'
import { drawnText } from '#platform/model/drawn.ts'
import { type PageLanguage, pageLanguages } from '#platform/model/problem.ts'
import type { SignProof } from '#platform/model/sign-proof.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { textVersionOf } from '#platform/server/links/sign-text.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { MOST_DRAWN } from '../assess/assess.tables.ts'
import type { Rsa } from '../assess/rsa.model.ts'
import type { PartMethod, PartRole } from '../assess/rsa-codes.model.ts'
import { countParts } from '../assess/rsa-counts.ts'
import { isSaidIn, keepText, type Shared, toldOf, wordsFor } from './told.ts'

/** How he was known, what he drew, and who stood by or read it to him. */
export interface Signed {
  proof: SignProof
  now: Date
  witnessNm?: string | null
  interpreterNm?: string | null
  strokes?: number[][] | null
  opinionDesc?: string | null
}

export interface Asked extends Shared {
  rsaSharePersonNo: number
  personNo: number
  personNm: string
  /** Of his vendor's roster. */
  langCd: string
  confirmDt: string | null
}
/** As many as one page shows. */
const MOST = 20

/** Contractors' people who are to know, and may not know yet. @param db reads as the program */
export const askedOf = (db: Queries, where: Sql): Promise<(Asked & { rsaNo: number })[]> =>
  db.query<Asked & { rsaNo: number }>(
    sql`select p.rsa_share_person_no::int as "rsaSharePersonNo", p.rsa_no::int as "rsaNo", p.rsa_share_no::int as "rsaShareNo",
        s.share_cd as "shareCd", s.share_desc as "shareDesc", p.person_no::int as "personNo", p.person_nm as "personNm",
        v.lang_cd as "langCd", p.confirm_dt as "confirmDt"
      from rsa_share_person p join rsa_share s on s.rsa_share_no = p.rsa_share_no join rsa r on r.rsa_no = p.rsa_no
        join vendor_person v on v.person_no = p.person_no and v.delete_yn = 'N'
      where r.delete_yn = 'N' and r.status_cd <> 'CANC' and ${where} order by p.rsa_share_no, p.rsa_share_person_no limit ${MOST}`,
  )

function notHeard(langCd: string): Refusal {
  const lang = siteLangOf(langCd)
  return new Refusal(
    422,
    'RSA_NOT_HEARD',
    '번역이 없는 글입니다. 통역자가 읽어 준 뒤 평가 담당의 기기에서 서명합니다. ({lang})',
    { values: { lang: lang ? `${siteLangs[lang]}, ${nativeNames[lang]}` : langCd } },
  )
}

/** On another's device he reads, or is read to, in the language that is registered for him. */
const languageOf = (langCd: string, { proof, witnessNm }: Pick<Signed, 'proof' | 'witnessNm'>): PageLanguage =>
  witnessNm ? (pageLanguages.find((one) => one === langCd) ?? proof.langCd) : proof.langCd

const most = (strokes: number[][] | null | undefined) => (strokes && drawnText(strokes, MOST_DRAWN)) ?? null

/**
 * He knows. Said again it stays as it was said first.
 *
 * @throws Refusal 422 where it is not said in his language and nobody read it to him
 */
export async function confirmAs(tx: Transaction, record: Rsa, asked: Asked, signed: Signed): Promise<void> {
  const { proof, now, witnessNm = null, interpreterNm = null, strokes, opinionDesc = null } = signed
  const db = asProgram(tx)
  const told = await toldOf(db, record, asked)
  const words = await wordsFor(db, [told])
  const isSaid = isSaidIn(told, asked.langCd, words)
  if (!isSaid && !interpreterNm) throw notHeard(asked.langCd)
  const language = isSaid ? languageOf(asked.langCd, signed) : 'kr'
  const textVer = await keepText(tx, record.rsaNo, told, { language, words, now })
  await tx.queryAs(
    'SYSTEM',
    sql`update rsa_share_person set confirm_dt = ${now}, confirm_user_id = ${program.userId}, sign_way_cd = ${proof.wayCd},
        device_cd = ${proof.deviceCd}, lang_cd = ${languageOf(asked.langCd, signed)}, text_ver = ${textVer}, witness_nm = ${witnessNm},
        interpreter_nm = ${isSaid ? null : interpreterNm}, drawn_desc = ${most(strokes)}, opinion_desc = ${opinionDesc},
        opinion_lang_cd = ${opinionDesc === null ? null : languageOf(asked.langCd, signed)}
      where rsa_share_person_no = ${asked.rsaSharePersonNo} and confirm_dt is null`,
  )
}

export interface Partaking {
  rsaPartNo: number
  rsaNo: number
  personNo: number | null
  partNm: string
  partRoleCd: PartRole
  partMethodCd: PartMethod
  partDt: string
  opinionDesc: string | null
  userId: string | null
  langCd: string
}
/** Not yet over; of own people too. @param db reads as the program */
export const partakingsOf = (db: Queries, where: Sql): Promise<Partaking[]> =>
  db.query<Partaking>(
    sql`select t.rsa_part_no::int as "rsaPartNo", t.rsa_no::int as "rsaNo", t.person_no::int as "personNo", t.part_nm as "partNm",
        t.part_role_cd as "partRoleCd", t.part_method_cd as "partMethodCd", t.part_dt as "partDt", t.opinion_desc as "opinionDesc",
        t.user_id as "userId", coalesce(v.lang_cd, 'kr') as "langCd"
      from rsa_part t left join vendor_person v on v.person_no = t.person_no join rsa r on r.rsa_no = t.rsa_no
      where t.delete_yn = 'N' and r.delete_yn = 'N' and r.status_cd in ('PREP', 'DOING') and ${where} order by t.rsa_part_no limit ${MOST}`,
  )

/** What was written down of how he took part; what has been corrected since is another text. */
export const partVersion = ({ partRoleCd, partMethodCd, partDt, opinionDesc }: Partaking): string =>
  textVersionOf([partRoleCd, partMethodCd, new Date(partDt).toISOString(), opinionDesc])

/** He took part. An opinion that he writes himself stands beside what was written down of him. */
export async function partakeAs(
  tx: Transaction,
  part: Pick<Partaking, 'rsaPartNo' | 'rsaNo' | 'partNm' | 'langCd'>,
  textVer: string,
  signed: Signed & { person: Person },
): Promise<void> {
  const { proof, now, witnessNm = null, strokes, opinionDesc = null, person } = signed
  const langCd = languageOf(part.langCd, signed)
  const signature = {
    ...{ signerNm: part.partNm, signDt: now.toISOString(), strokes: strokes ?? [] },
    ...{ ...proof, langCd, textVer, witnessNm },
  }
  await tx.queryAs(
    'SYSTEM',
    sql`update rsa_part set sign_json = ${JSON.stringify(signature)}::jsonb, sign_dt = ${now}, sign_user_id = ${person.userId},
        opinion_desc = case when ${opinionDesc}::text is null then opinion_desc else concat_ws(E'\\n', opinion_desc, ${opinionDesc}::text) end,
        opinion_lang_cd = case when ${opinionDesc}::text is null then opinion_lang_cd else ${langCd} end,
        update_user_id = ${person.userId}, update_dt = ${now} where rsa_part_no = ${part.rsaPartNo} and sign_dt is null`,
  )
  await countParts({ tx, person, now }, part.rsaNo)
}
