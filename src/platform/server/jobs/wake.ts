/** Work that is not to wait for its minute. */
import { type Sql, sql } from '../database/sql.ts'

export const JOB_CHANNEL = 'jikim_job'

/** All programs hear it; the transaction that says so is named, so that what they make of it counts once. */
export const wakes = (jobNm: string): Sql =>
  sql`select pg_notify(${JOB_CHANNEL}, ${jobNm}::text || ' ' || pg_current_xact_id()::text)`
