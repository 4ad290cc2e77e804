/** A page that begins behind the rows of some days. */
import { type Sql, sql } from '../database/sql.ts'
import { column, type Shape } from './shape.ts'

export interface PageStart {
  /** The last of the days that are left out; `infinity` where only the rows without a day are. */
  ymd: string
  /** How many rows those days have, for this person. */
  skippedCnt: number
}

export const fieldOf = (sort: string): string => sort.replace(/^-/, '')

/** What a row `t` behind that day fulfils; rows without a day come first where the latest do. */
export function beyond({ model }: Shape, sort: string, { ymd }: PageStart): Sql {
  const field = fieldOf(sort)
  const at = sql`t.${column(field)}`
  const isInstant = model.fields[field]?.kind === 'dateTime'
  if (!sort.startsWith('-')) {
    const after = isInstant ? sql`(${ymd}::date + 1)::timestamp at time zone 'Asia/Seoul'` : sql`${ymd}::date + 1`
    return sql`(${at} >= ${after} or ${at} is null)`
  }
  if (ymd === 'infinity') return sql`${at} is not null`
  return isInstant ? sql`${at} < ${ymd}::date::timestamp at time zone 'Asia/Seoul'` : sql`${at} < ${ymd}::date`
}
