/** Settings of the site, a text under a name. */
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'

/** @returns undefined where the site has none of this name */
export async function setting(db: Queries, settingCd: string): Promise<string | undefined> {
  const settings = await (db.memory?.get('sys_setting', () => readSettings(db)) ?? readSettings(db))
  return settings.get(settingCd)
}

async function readSettings(db: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ settingCd: string; settingVal: string }>(
    sql`select setting_cd as "settingCd", setting_val as "settingVal" from sys_setting where delete_yn = 'N'`,
  )
  return new Map(rows.map((row) => [row.settingCd, row.settingVal]))
}
