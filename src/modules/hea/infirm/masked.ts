import { raw, type Sql, sql } from '#platform/server/database/sql.ts'

/**
 * A name as it stands in lists until somebody opens the row: 김*수, 김*. Masked by the database, so that the whole name
 * is nowhere in the answer.
 */
export const masked = (name: Sql): Sql =>
  sql`case when length(${name}) > 2 then left(${name}, 1) || repeat('*', length(${name}) - 2) || right(${name}, 1)
    else left(${name}, 1) || ${raw(`'*'`)} end`
