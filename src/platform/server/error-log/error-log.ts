/** Faults of both sides, kept by the number that the person was shown (S-121, S-402). */
import { withoutValues } from '#platform/model/without-values.ts'
import { mayTellAuthor } from '../audit/unnamed-trace.ts'
import { sql } from '../database/sql.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { faultOf } from './fault.ts'

export interface ErrorEntry {
  logNo: string
  sideCd: 'SERVER' | 'CLIENT'
  userId: string | null
  methodCd: string | null
  url: string
  errorCd: string | null
  message: string
  stack: string | null
}

const MAX_MESSAGE = 2000
const MAX_STACK = 8000

/**
 * Whatever the error says, what people entered does not get into the log; nor does who it met, where that could tell whose
 * a record without a name is.
 */
export const writeErrorLog = ({ db, clock, models }: Services, entry: ErrorEntry): Promise<unknown> => {
  const { logNo, sideCd, methodCd } = entry
  const isTrace = [entry.url, entry.errorCd ?? ''].some((address) => mayTellAuthor(models, address))
  const userId = isTrace ? null : entry.userId
  const url = entry.url.slice(0, 500)
  const errorCd = entry.errorCd?.slice(0, 60) ?? null
  const message = withoutValues(entry.message).slice(0, MAX_MESSAGE)
  const stack = entry.stack === null ? null : withoutValues(entry.stack).slice(0, MAX_STACK)
  return db.query(
    'SYSTEM',
    sql`insert into sys_error_log (log_no, error_dt, side_cd, user_id, method_cd, url, error_cd, message_desc, stack_desc,
        fault_cd)
      values (${logNo}, ${clock.now()}, ${sideCd}, ${userId}, ${methodCd}, ${url}, ${errorCd}, ${message}, ${stack},
        ${faultOf({ sideCd, errorCd, message, stack })})`,
  )
}

const KEPT_DAYS = 90

export const forgetErrors: Job = {
  name: 'forget-errors',
  label: '지난 오류 기록 정리',
  cron: '40 3 * * *',
  async run({ db, clock }) {
    const gone = await db.query(
      'SYSTEM',
      sql`delete from sys_error_log where error_dt < ${clock.now()}::timestamptz - make_interval(days => ${KEPT_DAYS})
        returning 1`,
    )
    return gone.length
  },
}
