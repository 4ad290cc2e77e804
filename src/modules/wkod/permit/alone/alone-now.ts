/** By when those who work alone let themselves be heard, of several works. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { permitLimits } from '../ask/permit-limits.ts'
import { type Permit, permit } from '../permit.model.ts'
import { awaitedOf } from './alone.logic.ts'

export async function checkInDues(
  db: Queries,
  permitNos: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, string>> {
  if (permitNos.length === 0) return new Map()
  const { table, recordAsJson } = shapeOf(permit)
  const works = await db.query<Permit>(
    sql`select ${recordAsJson.columns} from ${table} r where r.permit_no = any(${[...permitNos]}::bigint[])`,
  )
  const { aloneMin } = await permitLimits(db, today)
  return new Map(
    works.flatMap((work) => {
      const awaited = awaitedOf(work, aloneMin)
      return awaited ? [[work.permitNo, awaited.dueDt]] : []
    }),
  )
}
