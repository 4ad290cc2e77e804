/** What others tell the patrol rule. */

import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import { judgePatrols } from './patrol-judge.ts'

interface Heard {
  plantCd: string
  checkDt: string
  now: Date
}

/**
 * A patrol is done: days that were missed for want of it are not, where it came in time (R9). In the transaction that
 * writes it down.
 */
export async function hearPatrol(
  tx: Pick<Transaction, 'queryAs' | 'joins'>,
  { plantCd, checkDt, now }: Heard,
): Promise<void> {
  const db = asProgram(tx)
  const day = dayOf(checkDt)
  const missed = await missedWith(db, plantCd, day)
  if (!missed) return
  const sinceYmd = dayOf(await firstStartDt(db))
  await judgePatrols(db, { plantCd, ...missed, sinceYmd, today: dayOf(now), now })
}

/** The last days of the pairs with this day that stand as missed. */
async function missedWith(db: Queries, plantCd: string, day: string) {
  const [row] = await db.query<{ fromYmd: string | null; toYmd: string | null }>(sql`
    select min(to_ymd)::text as "fromYmd", max(to_ymd)::text as "toYmd" from patrol_miss
    where plant_cd = ${plantCd} and miss_status_cd = 'MISS' and delete_yn = 'N' and ${day}::date between from_ymd and to_ymd`)
  return row?.fromYmd && row.toYmd ? { fromYmd: row.fromYmd, toYmd: row.toYmd } : undefined
}
