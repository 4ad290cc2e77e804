/** So many tries in ten minutes for a subject (an address, a business number), counted for all instances together. */
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'

const WINDOW_MINUTES = 10
const MAX_TRIES = 5

/** Counts a try for each subject. @throws Refusal 429 when one of them had too many */
export async function requireTry(db: Queries, subjects: readonly string[], now: Date, max = MAX_TRIES): Promise<void> {
  const rows = await db.query<{ tryCnt: number }>(sql`
    insert into sys_try_limit as t (subject_key, try_cnt, window_dt)
    select subject_key, 1, ${now} from unnest(${[...subjects].sort()}::text[]) as given (subject_key)
    on conflict (subject_key) do update set
      try_cnt = case when t.window_dt <= ${now}::timestamptz - make_interval(mins => ${WINDOW_MINUTES}) then 1 else t.try_cnt + 1 end,
      window_dt = case when t.window_dt <= ${now}::timestamptz - make_interval(mins => ${WINDOW_MINUTES}) then ${now} else t.window_dt end
    returning try_cnt as "tryCnt"`)
  if (rows.some(({ tryCnt }) => tryCnt > max)) throw new Refusal(429, 'TOO_MANY_TRIES', TOO_MANY_TRIES)
}

const TOO_MANY_TRIES = '시도 횟수를 넘었습니다. 10분 뒤에 다시 시도하십시오.'
