/** Must-read notices on a worker's own page: read in his language, confirmed by him alone. */
import { addPageTexts } from '#platform/model/i18n.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { WorkerSign, WorkerSigning } from '#platform/server/links/worker-signing.ts'
import { noticeAsks } from './notice.ports.ts'
import { textsOf } from './notice-heard.ts'
import { isOfWorkers, signNotice, workerOf } from './notice-sign.ts'
import { koreanVersion, linesOf, type Told } from './notice-text.ts'
import { noticeWords } from './notice-words.model.ts'

addPageTexts(noticeWords)

const PREFIX = 'NOTICE-'
const MOST = 20

type Waiting = Told & { noticeNo: number }
const waitingOf = (db: Queries, personNo: number, vendorCd: string, plantCd: string): Promise<Waiting[]> =>
  db.query<Waiting>(
    sql`select n.notice_no as "noticeNo", n.notice_title as title, n.notice_desc as body, ${textsOf(sql`n.notice_no`)} as texts
      from notice n where ${isOfWorkers} and n.plant_cd = ${plantCd}
        and string_to_array(n.audience_desc, ' ') && jikim_vendor_words(${vendorCd}::text)
        and not exists (select from notice_read w where w.notice_no = n.notice_no and w.person_no = ${personNo} and w.confirm_dt is not null)
      order by n.confirm_due_ymd nulls last, n.notice_no limit ${MOST}`,
  )
/** What has been corrected since he read it has another. */
const codeOf = (waiting: Waiting): string => `${PREFIX}${waiting.noticeNo}-${koreanVersion(waiting)}`
const noOf = (code: string): number => Number(code.slice(PREFIX.length).split('-')[0])

export const noticeSigning: WorkerSigning = {
  prefix: PREFIX,
  async list(db, { worker, plantCd, language }) {
    const waiting = await waitingOf(db, worker.personNo, worker.vendorCd, plantCd)
    const terms = waiting.length > 0 && language !== 'kr' ? await noticeAsks.terms(db) : []
    return waiting.map((one): WorkerSign => {
      const part = linesOf(one, language, terms)
      return { code: codeOf(one), label: `${part.title} · ${part.lines[0]?.value ?? ''}`, parts: [part] }
    })
  },
  async had(db, { worker, code }) {
    const rows = await db.query(
      sql`select from notice_read where notice_no = ${noOf(code) || 0} and person_no = ${worker.personNo} and confirm_dt is not null`,
    )
    return rows.length > 0
  },
  async sign(tx, { worker, code, now, proof }) {
    const him = await workerOf(tx, worker.personNo, worker.vendorCd)
    await signNotice(tx, noOf(code), { worker: him, proof, now })
  },
}
