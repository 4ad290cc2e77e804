/** Which of several versions of a result holds. */
import { raw, type Sql } from '#platform/server/database/sql.ts'

/**
 * A result that was not replaced by a corrected one; a corrected one holds from its release on, where the one before it
 * had been released.
 *
 * @param r the alias of `hea_checkup_result`
 */
export const isCurrent = (r = 'r'): Sql =>
  raw(`(${r}.delete_yn = 'N' and ${r}.status_cd <> 'REPLACED' and not exists (select from hea_checkup_result prior
    where prior.hea_checkup_result_no = ${r}.prev_result_no and prior.status_cd = 'RELEASED'))`)
