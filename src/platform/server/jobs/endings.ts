/**
 * What ends: papers, cards, education, licences. Each is spoken of 30, 14, 7 and 1 day before its last one and on that day,
 * each time once, whenever it came to be known. What has its successor already is left out by whoever says what ends.
 */
import type { MessageKind } from '#platform/model/messages.ts'
import type { Transaction } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'
import { notifyThrough } from '../notifications/notify.ts'
import type { JobServices } from './jobs.ts'
import { markOf } from './run-days.ts'

/** Days before the last one. */
const END_MARKS = [30, 14, 7, 1, 0] as const

export interface Ending {
  readonly kind: MessageKind
  /**
   * Selects `end_key` (names what ends), `end_ymd` (its last day), `name` (what it is called), `user_id` (who is told),
   * `biz_no` (its record, where it has one), `group_key` (what is told together).
   */
  readonly of: Sql
  /** What stands in the place `n`: the days that are left, or how many end. */
  readonly n: 'days' | 'count'
}

/** @param tx acts as the program @returns how many were told something new */
export async function tellEndings(
  tx: Transaction,
  { clock, days }: JobServices,
  endings: readonly Ending[],
): Promise<number> {
  const now = clock.now()
  let told = 0
  for (const ending of endings) {
    const fresh = await tx.query<{ key: string }>(sql`
      insert into sys_end_told (end_key, end_ymd, mark_cnt, told_dt)
      select distinct e.end_key, e.end_ymd, d.mark, ${now}::timestamptz
      from (${ending.of}) e cross join lateral (select ${markOf(sql`e.end_ymd`, END_MARKS, days)} as mark) d
      where d.mark is not null and e.user_id is not null
      on conflict do nothing returning end_key as key`)
    const keys = fresh.map(({ key }) => key)
    if (keys.length > 0) told += await notifyThrough(tx, now).each(together(ending, keys, days.toYmd), ending.kind)
  }
  return told
}

/** One message for each person and for what ends on a day and is told together. */
function together({ of, n }: Ending, keys: readonly string[], today: string): Sql {
  const cnt = n === 'count' ? sql`count(*)` : sql`e.end_ymd - ${today}::date`
  const names = sql`case when count(*) = 1 then max(e.name) else string_agg(e.name, ', ' order by e.name) end`
  return sql`select e.user_id, max(e.biz_no) as biz_no,
      jsonb_build_object('n', ${cnt}, 'due', e.end_ymd, 'title', ${names}, 'names', ${names}) as values_json,
      'end:' || e.end_ymd || ':' || ${today}::text || ':' || md5(string_agg(e.end_key, ' ' order by e.end_key)) as once_key
    from (${of}) e where e.end_key = any(${[...keys]}::text[]) group by e.user_id, e.group_key, e.end_ymd`
}
