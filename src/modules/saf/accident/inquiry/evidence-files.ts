/** Files of evidence are read by whoever reads the evidence: R10, as the database asks it. */
import type { FileHolder } from '#platform/server/attachments/held-files.ts'
import { sql } from '#platform/server/database/sql.ts'
import { reaching } from '#platform/server/documents/rights.ts'
import { accident } from '../accident.model.ts'
import { seesInquiry, teamOf } from './inquiry-read.ts'

export const EVIDENCE = 'acc-evidence'
export const EVIDENCE_CLASS = 'ACCIDENT_FILE'

export const evidenceFiles: FileHolder = {
  bizCd: EVIDENCE,
  async canRead({ db }, person, no) {
    const [found] = await db.read(reaching(person, accident, 'read'), (queries) =>
      queries.query<{ accidentNo: number }>(
        sql`select e.accident_no::int as "accidentNo" from acc_evidence e join accident a using (accident_no)
          where e.acc_evidence_no = ${no} and e.delete_yn = 'N'`,
      ),
    )
    if (!found) return false
    return seesInquiry(person, await db.read('SYSTEM', (queries) => teamOf(queries, found.accidentNo, person.userId)))
  },
}
