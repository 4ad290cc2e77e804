/** Facts of the site that rules ask for. */
import { addDays } from '#platform/model/calendar.ts'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { setting } from './setting.ts'

/** As far ahead as any deadline in working days reaches. */
const AHEAD_DAYS = 120

/** Days off of the company besides Saturdays and Sundays, from a day on. */
export async function holidaysFrom(db: Queries, ymd: string): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ ymd: string }>(sql`select holiday_ymd as ymd from com_holiday
    where holiday_ymd between ${ymd}::date and ${addDays(ymd, AHEAD_DAYS)}::date and delete_yn = 'N'`)
  return new Set(rows.map((row) => row.ymd))
}

/** The number that a person in danger calls: the plant's control room, or the fire service where none is set. */
export async function controlRoomTel(db: Queries, plantCd: string): Promise<string> {
  const [row] = await db.query<{ tel: string | null }>(
    sql`select control_room_tel as tel from plant where plant_cd = ${plantCd}`,
  )
  return row?.tel ?? '119'
}

/** The moment the site began: jobs stay silent about what happened before it. */
export async function firstStartDt(db: Queries): Promise<string> {
  return (await setting(db, 'firstStartDt')) ?? '1970-01-01T00:00:00Z'
}
