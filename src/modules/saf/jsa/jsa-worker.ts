/** A JSA on the page of a worker who takes part in it: read in his language, signed as it stands. */

import { readLine } from '#modules/common/read-line.api.ts'
import type { Translation } from '#modules/common/site-langs.logic.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import { findRecord } from '#platform/server/documents/record.ts'
import type { LinkPart } from '#platform/server/links/link.ts'
import type { Reading, WorkerSign, WorkerSigning } from '#platform/server/links/worker-signing.ts'
import { besideKorean, siteNames, siteTerms } from '../term/site-term.api.ts'
import { type Jsa, type JsaLine, jsa } from './jsa.model.ts'
import { type SignLanguage, signLanguageCds } from './jsa-codes.model.ts'
import { requireRead } from './jsa-interpreter.ts'
import { jsaOf } from './jsa-revision.ts'
import { signAccidents, signTexts } from './jsa-sign.i18n.ts'
import { digestOf } from './jsa-signs.ts'

const PREFIX = 'JSA-'
const DIGEST_SHOWN = 24
/** While its writers have it in hand; afterwards it is what was signed. */
const OPEN_STATES = ['TEMP', 'CHECK', 'RTN', 'REEVAL']

interface Asked {
  jsaPartNo: number
  jsaNo: number
  signDigest: string | null
}
interface Open extends Asked {
  record: Jsa
  digest: string
}

async function openOf(db: Queries, personNo: number, plantCd: string, partNo: number | null): Promise<Open[]> {
  const parts = await db.query<Asked>(
    sql`select p.jsa_part_no as "jsaPartNo", p.jsa_no as "jsaNo", p.sign_digest as "signDigest"
      from jsa_part p join jsa r on r.jsa_no = p.jsa_no and r.plant_cd = ${plantCd} and r.delete_yn = 'N'
        and r.status_cd = any(${OPEN_STATES}::text[])
      where p.person_no = ${personNo} and p.delete_yn = 'N' and (${partNo}::bigint is null or p.jsa_part_no = ${partNo})
      order by p.jsa_part_no limit 20`,
  )
  const open: Open[] = []
  for (const part of parts) {
    const row = await findRecord(db, jsa, part.jsaNo, partNo !== null)
    if (!row) continue
    const record = jsaOf(row)
    const digest = digestOf(record)
    if (digest !== part.signDigest) open.push({ ...part, record, digest })
  }
  return open
}

const codeOf = ({ jsaPartNo, digest }: Pick<Open, 'jsaPartNo' | 'digest'>) =>
  `${PREFIX}${jsaPartNo}-${digest.slice(0, DIGEST_SHOWN)}`

/** The language that his vendor registered, where the page does not have it; else that of the page. */
function signLanguageOf({ language, langCd }: Pick<Reading, 'language' | 'langCd'>): SignLanguage {
  const known = ['en', 'zh', 'es', 'kr'].includes(langCd) ? undefined : signLanguageCds.find((one) => one === langCd)
  return known ?? (language === 'kr' ? 'ko' : language)
}

export const jsaSigning: WorkerSigning = {
  prefix: PREFIX,
  async list(db, reading) {
    const open = await openOf(db, reading.worker.personNo, reading.plantCd, null)
    const terms = open.length > 0 ? await siteTerms(db) : []
    const nameOf = await siteNames(db, pageLanguageOf(signLanguageOf(reading)))
    return open.map(
      (one): WorkerSign => ({
        code: codeOf(one),
        label: `JSA · ${besideKorean(nameOf(one.record.jsaTitle))}`,
        parts: partsToRead(one.record, signLanguageOf(reading), terms),
      }),
    )
  },
  async had(db, { worker, plantCd, code }) {
    const [, partNo = '', digest = ''] = code.split('-')
    const [part] = await db.query<{ signDigest: string }>(
      sql`select p.sign_digest as "signDigest" from jsa_part p join jsa r on r.jsa_no = p.jsa_no and r.plant_cd = ${plantCd}
        where p.jsa_part_no = ${Number(partNo) || 0} and p.person_no = ${worker.personNo} and p.delete_yn = 'N' and p.sign_digest is not null`,
    )
    return part !== undefined && digest.length === DIGEST_SHOWN && part.signDigest.startsWith(digest)
  },
  async sign(tx, { worker, plantCd, code, now, proof }) {
    const partNo = Number(code.split('-')[1])
    const [found] = await openOf(tx, worker.personNo, plantCd, partNo)
    if (!found || codeOf(found) !== code) return
    const [own] = await tx.query<{ langCd: string }>(
      sql`select lang_cd as "langCd" from vendor_person where person_no = ${worker.personNo}`,
    )
    await requireRead(tx, found.record, own?.langCd ?? proof.langCd)
    const signature = { signerNm: worker.personNm, signDt: now.toISOString(), byLink: true, strokes: [], ...proof }
    await tx.query(
      sql`update jsa_part set sign_json = ${JSON.stringify(signature)}::jsonb, sign_dt = ${now}, sign_digest = ${found.digest},
          sign_user_id = ${program.userId}, update_user_id = ${program.userId}, update_dt = ${now} where jsa_part_no = ${partNo}`,
    )
  },
}

const pageLanguageOf = (language: SignLanguage) => (language === 'ko' ? 'kr' : language)

/** Each step with how somebody comes to harm, and what is done against it. */
function partsToRead(
  { jsaTitle, rows, texts }: Jsa,
  signLanguage: SignLanguage,
  terms: readonly Translation[],
): LinkPart[] {
  const say = (name: keyof typeof signTexts) => signTexts[name][signLanguage]
  const language = pageLanguageOf(signLanguage)
  const read = (label: string, korean: string | null) =>
    korean ? [readLine({ language, texts: texts ?? [], terms }, label, [korean])] : []
  const linesOf = ({ stepNo, stepNm, accTypeCd, hazardDesc, curMeasureDesc, addMeasureDesc }: JsaLine) => [
    ...read(`${stepNo}.`, stepNm),
    ...read(accTypeCd ? signAccidents[accTypeCd][signLanguage] : say('hazard'), hazardDesc),
    ...read(say('now'), curMeasureDesc),
    ...read(say('more'), addMeasureDesc),
  ]
  const words = { label: '', value: `${say('intro')} ${say('stop')}`, isWritten: true }
  return [{ title: `JSA · ${jsaTitle}`, lines: [words, ...rows.flatMap(linesOf)] }]
}
