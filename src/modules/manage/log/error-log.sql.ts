import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { answerReport } from '#platform/server/reports/report.ts'
import { errorLog, faultLog } from './error-log.model.ts'

const asProgram = 'A fault is the site’s, whomever it met.'
/** The number of the exception notice, or a part of the message or of the address. */
const found = (word: string): Sql =>
  sql`(e.log_no = ${word} or strpos(lower(e.message_desc), lower(${word})) > 0 or strpos(lower(e.url), lower(${word})) > 0)`

export const errorLogRows = answerReport(errorLog, {
  from: sql`sys_error_log e`,
  own: 'e',
  joins: sql`left join directory_person p on p.user_id = e.user_id`,
  columns: {
    userNm: sql`p.user_nm`,
    sameCnt: sql`(select count(*) from sys_error_log s where s.fault_cd = e.fault_cd)`,
  },
  conditions: { q: found },
  asProgram,
})

/** Of the latest of those that are alike. */
const latest = (column: string): Sql =>
  sql`(select s.${raw(column)} from sys_error_log s where s.fault_cd = e.fault_cd and s.error_dt = max(e.error_dt) limit 1)`

/** The same fault once, with how often, for how many, and from when to when. */
export const faultLogRows = answerReport(faultLog, {
  from: sql`sys_error_log e`,
  own: 'e',
  groupBy: sql`e.fault_cd`,
  columns: {
    messageDesc: latest('message_desc'),
    sideCd: latest('side_cd'),
    errorCd: latest('error_cd'),
    url: latest('url'),
    logNo: latest('log_no'),
    errorCnt: sql`count(*)`,
    userCnt: sql`count(distinct e.user_id)`,
    firstDt: sql`min(e.error_dt)`,
    lastDt: sql`max(e.error_dt)`,
  },
  conditions: { q: found, sideCd: (sides) => sql`e.side_cd = any(${sides.split(',')}::text[])` },
  asProgram,
})
