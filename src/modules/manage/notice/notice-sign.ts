/** One door by which a notice is confirmed for a worker: by himself, once, with what it rests on. */
import { dayOf } from '#platform/model/calendar.ts'
import { drawnText, type Signature } from '#platform/model/drawn.ts'
import { pageLanguages } from '#platform/model/problem.ts'
import type { SignProof } from '#platform/model/sign-proof.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import { noticeAsks } from './notice.ports.ts'
import { MOST_DRAWN } from './notice.tables.ts'
import { type Heard, heardOf, mayHaveRead, notHeard, readOutsToday, textsOf } from './notice-heard.ts'
import { isSaidIn, type Told, versionIn } from './notice-text.ts'

export interface Worker {
  personNo: number
  personNm: string
  vendorCd: string
  langCd: string
}
/** Somebody who works for the contractor now. @throws Refusal 404 */
export async function workerOf(db: Queries, personNo: number, vendorCd: string | null): Promise<Worker> {
  const [found] = await db.query<Worker>(
    sql`select person_no as "personNo", person_nm as "personNm", vendor_cd as "vendorCd", lang_cd as "langCd" from vendor_person
      where person_no = ${personNo} and vendor_cd = ${vendorCd} and person_status_cd = 'ACTIVE' and delete_yn = 'N'`,
  )
  if (!found) throw notFound()
  return found
}

/** What each worker confirms by himself. */
export const isOfWorkers = raw(
  `n.confirm_yn = 'Y' and n.confirm_level_cd = 'WORKER' and n.status_cd = 'OPEN' and n.delete_yn = 'N'`,
)

interface Signing {
  worker: Worker
  proof: SignProof
  /** On whose device, where it is not his own. */
  witnessNm?: string | null
  strokes?: Signature['strokes']
  now: Date
}

const notAsked = () => new Refusal(422, 'NOTICE_NOT_ASKED', '확인이 필요한 공지가 아닙니다.')

/**
 * Signed again for the same notice it stays the signature that it is.
 *
 * @throws Refusal 422 where no worker confirms it, and where he could not have read it and nobody read it out to him
 */
export async function signNotice(tx: Transaction, noticeNo: number, signing: Signing): Promise<void> {
  const { worker, proof, witnessNm = null, strokes, now } = signing
  const db = asProgram(tx)
  const [told] = await db.query<Told>(
    sql`select n.notice_title as title, n.notice_desc as body, ${textsOf(sql`n.notice_no`)} as texts
      from notice n where n.notice_no = ${noticeNo} and ${isOfWorkers}`,
  )
  if (!told) throw notAsked()
  const readOuts = await readOutsToday(db, noticeNo, worker.vendorCd, dayOf(now))
  const heard: Heard = { told, langCd: worker.langCd, readOuts }
  if (!(await mayHaveRead(db, heard))) throw notHeard(worker.langCd)
  const langCd = witnessNm === null ? proof.langCd : languageOf(worker, proof)
  const version = isSaidIn(told, langCd, await noticeAsks.terms(db)) ? versionIn(told, langCd) : versionIn(told, 'kr')
  await db.query(
    sql`insert into notice_read (notice_no, rev_no, vendor_cd, person_no, open_dt, read_dt, confirm_dt, channel_cd, sign_way_cd,
        device_cd, lang_cd, text_ver, witness_nm, drawn_desc, notice_read_out_no)
      select n.notice_no, coalesce(n.rev_no, 1), ${worker.vendorCd}, ${worker.personNo}, ${now}, ${now}, ${now}, 'QR', ${proof.wayCd},
        ${proof.deviceCd}, ${langCd}, ${version}, ${witnessNm}, ${(strokes && drawnText(strokes, MOST_DRAWN)) ?? null}, ${heardOf(heard)?.noticeReadOutNo ?? null}::bigint
      from notice n where n.notice_no = ${noticeNo} on conflict (notice_no, person_no) where person_no is not null do nothing`,
  )
}

/** On another's device he reads, or is read to, in the language that is registered for him. */
const languageOf = ({ langCd }: Worker, proof: SignProof): SignProof['langCd'] =>
  pageLanguages.find((one) => one === langCd) ?? proof.langCd
