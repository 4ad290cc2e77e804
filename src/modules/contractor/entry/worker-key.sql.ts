/** One human, whichever vendor employs him: what he did on the site is his. */
import { raw, type Sql } from '#platform/server/database/sql.ts'

/** The key of a row of `vendor_person`; who has none yet stands for himself alone. @param alias of the table in the statement */
export const workerKeyOf = (alias: string): Sql => raw(`coalesce(${alias}.worker_key, 'P' || ${alias}.person_no)`)
