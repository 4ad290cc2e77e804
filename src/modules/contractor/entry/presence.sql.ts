/** Whether somebody came in to work, in SQL. */
import { sql } from '#platform/server/database/sql.ts'

/** Of an entry `l`: who came on a request to visit or to deliver was not there to work. */
export const cameToWork = sql`l.delete_yn = 'N' and not exists (select from entry_rqst r
  where r.entry_rqst_no = l.entry_rqst_no and r.entry_type_cd = 'VISIT')`
