/** The talk of today's permits on the page of a worker of their crew; signed as by the code on the paper. */

import type { WorkerSigning } from '#modules/vendor/person/worker.seams.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { permitLink } from './permit.link.ts'
import { PERMIT_LINK } from './permit.links.ts'

const PREFIX = 'TBM-'

interface Talk {
  permitNo: number
  docNo: string
  title: string
  placeDesc: string | null
  workDesc: string | null
}
const talksOf = (db: Queries, personNo: number, plantCd: string, today: string): Promise<Talk[]> =>
  db.query<Talk>(
    sql`select w.permit_no as "permitNo", coalesce(w.permit_doc_no, '') as "docNo", w.wkod_title as title,
        w.place_desc as "placeDesc", w.wkod_desc as "workDesc"
      from wkod_master_permit_crew c join wkod_master w on w.permit_no = c.permit_no
      where c.person_no = ${personNo} and c.leave_dt is null and w.plant_cd = ${plantCd} and w.delete_yn = 'N'
        and w.status_cd in ('APPR', 'ISSUED', 'WORK', 'SUSP')
        and (w.work_from_dt at time zone 'Asia/Seoul')::date <= ${today}::date
        and (w.work_to_dt at time zone 'Asia/Seoul')::date >= ${today}::date
        and (c.tbm_sign_dt is null or (c.tbm_sign_dt at time zone 'Asia/Seoul')::date < ${today}::date)
      order by w.work_from_dt limit 10`,
  )

export const talkSigning: WorkerSigning = {
  prefix: PREFIX,
  async list(db, { worker, plantCd, today }) {
    const talks = await talksOf(db, worker.personNo, plantCd, today)
    return talks.map(({ permitNo, docNo, title, placeDesc, workDesc }) => ({
      ...{ code: `${PREFIX}${permitNo}`, label: `TBM · ${docNo} ${title}` },
      parts: [
        {
          title: `TBM · ${docNo}`,
          lines: [
            { label: '작업명', value: title, isWritten: true },
            { label: '작업장소', value: placeDesc ?? '-', isWritten: true },
            ...(workDesc ? [{ label: '작업내용', value: workDesc, isWritten: true }] : []),
          ],
        },
      ],
    }))
  },
  async sign(tx, { worker, plantCd, code, now, today }) {
    const bizNo = Number(code.slice(PREFIX.length))
    const link = { linkNo: 0, purposeCd: PERMIT_LINK, bizNo, plantCd, vendorNm: '', expireDt: now.toISOString() }
    const answers = { sign: ['TBM'] }
    await permitLink.take(tx, { link: { ...link, vendorCd: worker.vendorCd }, worker, answers, now, today, ip: null })
  },
}
