/** So many tries in a time for a subject (an address, a business number), counted for all instances together. */
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'

interface Limit {
  max?: number
  minutes?: number
}

/** Counts a try for each subject. @returns how many there were within the time, this one included, in the order given */
export async function countTries(
  db: Queries,
  subjects: readonly string[],
  now: Date,
  minutes: number,
): Promise<number[]> {
  const isOver = sql`t.window_dt <= ${now}::timestamptz - make_interval(mins => ${minutes})`
  const rows = await db.query<{ subjectKey: string; tryCnt: number }>(sql`
    insert into sys_try_limit as t (subject_key, try_cnt, window_dt)
    select subject_key, 1, ${now} from unnest(${[...subjects].sort()}::text[]) as given (subject_key)
    on conflict (subject_key) do update set
      try_cnt = case when ${isOver} then 1 else t.try_cnt + 1 end,
      window_dt = case when ${isOver} then ${now} else t.window_dt end
    returning subject_key as "subjectKey", try_cnt as "tryCnt"`)
  return subjects.map((subject) => rows.find(({ subjectKey }) => subjectKey === subject)?.tryCnt ?? 0)
}

/** Counts a try for each subject. @throws Refusal 429 when one of them had too many */
export async function requireTry(
  db: Queries,
  subjects: readonly string[],
  now: Date,
  { max = 5, minutes = 10 }: Limit = {},
): Promise<void> {
  const counts = await countTries(db, subjects, now, minutes)
  if (counts.some((tryCnt) => tryCnt > max)) throw tooManyTries(minutes)
}

const tooManyTries = (minutes: number) =>
  new Refusal(429, 'TOO_MANY_TRIES', '시도 횟수를 넘었습니다. {minutes}분 뒤에 다시 시도하십시오.', {
    values: { minutes },
  })

/** Takes back a try that was right. Where many come from one address, theirs must not lock out the next. */
export const forgiveTry = (db: Queries, subjects: readonly string[]): Promise<unknown> =>
  db.query(sql`update sys_try_limit set try_cnt = greatest(try_cnt - 1, 0)
    where subject_key = any (${[...subjects].sort()}::text[])`)
