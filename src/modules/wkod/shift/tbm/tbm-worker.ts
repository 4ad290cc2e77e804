/** The talk that has begun, on the page of a worker of its crew; signed as by the code on the paper (R1). */

import { besideKorean, siteNames } from '#modules/saf/term/site-term.api.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { program } from '#platform/server/documents/program.ts'
import type { WorkerSign, WorkerSigning } from '#platform/server/links/worker-signing.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { linesOfTalk } from './tbm-lines.ts'
import { hasSignedTalk, permitOf, signTalk, talkGoingOn } from './tbm-store.ts'

const PREFIX = 'TBM-'

interface Talk {
  permitNo: number
  docNo: string
  title: string
  placeDesc: string | null
}
const talksOf = (db: Queries, personNo: number, plantCd: string): Promise<Talk[]> =>
  db.query<Talk>(
    sql`select w.permit_no as "permitNo", coalesce(w.permit_doc_no, '') as "docNo", w.wkod_title as title,
        w.place_desc as "placeDesc"
      from wkod_master_permit_crew c
      join wkod_master w on w.permit_no = c.permit_no and w.delete_yn = 'N' and w.plant_cd = ${plantCd}
      join tbm t on t.permit_no = w.permit_no and t.status_cd = 'OPEN' and t.delete_yn = 'N'
      where c.person_no = ${personNo} and c.leave_dt is null
        and not exists (select 1 from tbm_signs s where s.tbm_no = t.tbm_no and s.person_no = ${personNo}
          and coalesce(s.text_ver, t.text_ver, '') = coalesce(t.text_ver, s.text_ver, ''))
      order by w.work_from_dt, w.permit_no limit 10`,
  )

export const talkSigning: WorkerSigning = {
  prefix: PREFIX,
  async list(db, { worker, plantCd, language }) {
    const signs: WorkerSign[] = []
    const nameOf = await siteNames(db, language)
    for (const { permitNo, docNo, title, placeDesc } of await talksOf(db, worker.personNo, plantCd)) {
      const talk = await talkGoingOn(db, permitNo)
      const about = [
        { label: '작업명', ...nameOf(title) },
        { label: '작업장소', ...nameOf(placeDesc ?? '-') },
      ]
      const lines = [...about, ...(talk ? await linesOfTalk(db, talk, language) : [])]
      const part = { title: `TBM · ${docNo}`, lines }
      signs.push({
        code: `${PREFIX}${permitNo}`,
        label: `TBM · ${docNo} ${besideKorean(nameOf(title))}`,
        parts: [part],
      })
    }
    return signs
  },
  async had(db, { worker, plantCd, code, now }) {
    const record = await permitOf(db, Number(code.slice(PREFIX.length)))
    return record?.plantCd === plantCd && hasSignedTalk(db, record, { personNo: worker.personNo }, now)
  },
  async sign(tx, { worker, plantCd, code, now, proof }) {
    const record = await permitOf(tx, Number(code.slice(PREFIX.length)))
    if (record?.plantCd !== plantCd) throw new Refusal(409, 'CM-02', '현재 상태에서는 처리할 수 없습니다.')
    const who = { personNo: worker.personNo, userId: null }
    await signTalk(tx, record, { who, proof, person: program, now })
  },
}
