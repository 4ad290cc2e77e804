/** What a vendor has applied for at the health team: for each of its people an examination to be confirmed. */
import type { Person } from '#platform/model/access.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { nextDocNo } from '#platform/server/documents/doc-no.ts'
import { vendorExam } from './vendor-exam.model.ts'

interface Worker {
  personNo: number
  openDocNo: string | null
}

/** Takes the class HEALTH_CHK of `dept-rqst`; who waits for confirmation already is not asked for twice. */
export const placementExams = {
  classes: ['HEALTH_CHK'],
  async take(
    { db, person, now }: { db: Transaction; person: Person; now: Date },
    { deptRqstNo, plantCd }: { deptRqstNo: number; plantCd: string },
    personNos: readonly number[],
  ): Promise<ReadonlyMap<number, string>> {
    const workers = await db.query<Worker>(sql`
      select p.person_no as "personNo", (
          select e.hea_vendor_exam_doc_no from hea_vendor_exam e
          where e.person_no = p.person_no and e.status_cd = 'RQST' and e.delete_yn = 'N' limit 1) as "openDocNo"
      from vendor_person p where p.person_no = any(${[...personNos]}::bigint[]) order by 1`)
    const docNos = new Map<number, string>()
    for (const { personNo, openDocNo } of workers) {
      // The vendor is told the number at once; what a person enters gets it when it is confirmed.
      const heaVendorExamDocNo = openDocNo ?? (await nextDocNo(db, vendorExam, plantCd, dayOf(now)))
      docNos.set(personNo, heaVendorExamDocNo)
      if (openDocNo) continue
      const exams = db.program(vendorExam, { by: person, now })
      await exams.create('request', { personNo, deptRqstNo, plantCd, heaVendorExamDocNo })
    }
    return docNos
  },
} as const
