/** Who is one human, whichever vendor employs him: what he has learned is his (EDU_CARRY). */
import { raw, type Sql } from '#platform/server/database/sql.ts'

/**
 * The key of a row of `vendor_person`; who has none yet stands for himself alone.
 *
 * @param alias of the table in the statement
 * @law 산업안전보건법 시행규칙 제27조제5항제3호
 */
export const workerKeyOf = (alias: string): Sql => raw(`coalesce(${alias}.worker_key, 'P' || ${alias}.person_no)`)
