import { sql } from '#platform/server/database/sql.ts'
import { answerReport } from '#platform/server/reports/report.ts'
import { gateLog } from './gate-log.model.ts'

export const gateLogRows = answerReport(gateLog, {
  from: sql`entry_log l join vendor_person p on p.person_no = l.person_no join vendor_info v on v.vendor_cd = l.vendor_cd
    left join entry_rqst r on r.entry_rqst_no = l.entry_rqst_no`,
  own: 'l',
  columns: {
    personNm: sql`p.person_nm`,
    vendorNm: sql`v.vendor_nm`,
    entryRqstDocNo: sql`r.entry_rqst_doc_no`,
  },
  where: sql`l.delete_yn = 'N'`,
  scope: { plant: 'l.plant_cd', vendor: 'l.vendor_cd' },
})
