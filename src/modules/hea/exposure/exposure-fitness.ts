/** K8: nobody is placed in a process for whose work he is not fit. Whoever places him learns that, and not why. */
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { fitForWork } from '../result/fitness.api.ts'

interface Placed {
  readonly userId: string
  readonly processNo: number
  readonly placementYmd: string
}

/** @returns the rows of people who are not fit; who works in the process already is not placed there anew */
export async function unfitOf<Row extends Placed>(
  tx: Transaction,
  rows: readonly Row[],
  today: string,
): Promise<Row[]> {
  const fit = await fitForWork(
    tx,
    rows.map(({ userId, processNo, placementYmd }) => {
      // What was before is history; it is the work from now on that he has to be fit for.
      return { userId, processNo, ymd: placementYmd > today ? placementYmd : today }
    }),
  )
  const unfit = rows.filter((_, index) => !fit[index])
  if (unfit.length === 0) return []
  const there = await tx.queryAs<{ userId: string; processNo: number }>(
    'SYSTEM',
    sql`select distinct h.user_id as "userId", h.process_no as "processNo" from hea_worker_hazard h
      where h.user_id = any(${unfit.map(({ userId }) => userId)}::text[]) and h.end_ymd is null and h.delete_yn = 'N'`,
  )
  const placed = new Set(there.map(keyOf))
  return unfit.filter((row) => !placed.has(keyOf(row)))
}
const keyOf = ({ userId, processNo }: Pick<Placed, 'userId' | 'processNo'>) => `${processNo} ${userId}`
