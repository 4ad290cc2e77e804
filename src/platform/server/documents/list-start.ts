/**
 * Where a page far behind begins, in the order of the list's days: the counters by day tell how many rows the days before
 * it have, so that not they are read, but those of one day.
 */
import type { Person } from '#platform/model/access.ts'
import { listDay } from '#platform/model/query.ts'
import { raw, type Sql, sql } from '../database/sql.ts'
import { counters, FAR_ROWS, isCountable, isCounted, type NarrowedList, ownCount } from './list.ts'
import { fieldOf } from './page-start.ts'
import { wordsOf } from './search.ts'
import { column, type Shape } from './shape.ts'

/** @returns undefined where the page is near, or is not in an order or of a list that the counters know */
export function startStatement(shape: Shape, person: Person, query: NarrowedList): Sql | undefined {
  const offset = (query.page - 1) * query.limit
  const day = listDay(shape.model)
  const isInOrder = day !== undefined && fieldOf(query.sort) === day
  if (!isInOrder || offset < FAR_ROWS || wordsOf(query.q).length > 0) return undefined
  if (!isCounted(shape, person) || !isCountable(shape, query)) return undefined
  const direction = raw(query.sort.startsWith('-') ? 'desc' : 'asc')
  const own = ownCount(shape, person, query)
  const leftOut = ownCount(shape, person, query, [
    sql`${dayOf(shape, day)} ${raw(query.sort.startsWith('-') ? '>=' : '<=')} s.ymd`,
  ])
  return sql`select s.ymd::text as ymd, s.upto + ${leftOut} as "skippedCnt" from (
      select count_ymd as ymd, sum(sum(row_cnt)) over (order by count_ymd ${direction})::bigint as upto
      from ${counters(shape, person, query, true)} group by count_ymd
    ) s where s.upto <= ${offset} - ${own} order by s.upto desc, s.ymd ${direction} limit 1`
}

/** The day of a row `t`, as its counter has it. */
function dayOf({ model }: Shape, day: string): Sql {
  const at = sql`t.${column(day)}`
  const ofRow = model.fields[day]?.kind === 'dateTime' ? sql`(${at} at time zone 'Asia/Seoul')::date` : at
  return sql`coalesce(${ofRow}, 'infinity'::date)`
}
