import type { AnswerOf } from '#platform/model/call.ts'
import { answer } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { notFound } from '#platform/server/refusal.ts'
import { oneError } from './error-log.calls.ts'

const MOST_SAME = 20
const time = sql`e.log_no as "logNo", e.error_dt as "errorDt", e.user_id as "userId", p.user_nm as "userNm", e.url`
const from = sql`from sys_error_log e left join directory_person p on p.user_id = e.user_id`
type One = Omit<AnswerOf<typeof oneError>, 'same'> & { faultCd: string }

export const errorLogRoutes = answer(oneError, async ({ places, program }) => {
  const [found] = await program.query<One>(sql`
    select ${time}, e.side_cd as "sideCd", e.method_cd as "methodCd", e.error_cd as "errorCd", e.message_desc as "messageDesc",
      e.stack_desc as "stackDesc", e.fault_cd as "faultCd",
      (select count(*) from sys_error_log s where s.fault_cd = e.fault_cd) as "sameCnt"
    ${from} where e.log_no = ${places.logNo}`)
  if (!found) throw notFound()
  const { faultCd, ...one } = found
  const same = await program.query<AnswerOf<typeof oneError>['same'][number]>(sql`
    select ${time} ${from} where e.fault_cd = ${faultCd} order by e.error_dt desc, e.log_no limit ${MOST_SAME}`)
  return { ...one, same }
})
