/** What every test database holds beyond the migrated tables. Runs once; each test file works on a copy. */
import pg from 'pg'
import { fillCompany } from '#apps/demo/demo-company.ts'
import { addParts } from '#apps/parts.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { Database } from '../server/database/database.ts'

/** Tests stand on days from here on, whatever day it is: what they make there is not from before the site began. */
const SITE_BEGAN = '2026-11-21T00:00:00+09:00'

/** The demo company and its people, without any document. @param url connects as the owner to the migrated template */
export async function fillTemplate(url: string, now: Date): Promise<void> {
  const db = new Database(url, { size: 1 })
  await addParts(db, now, { demo: true })
  await db.close()
  const connection = new pg.Client({ connectionString: url })
  await connection.connect()
  try {
    await fillCompany(connection, { today: dayOf(now), now })
    await connection.query(
      `update sys_setting set setting_val = least(setting_val, $1) where setting_cd = 'firstStartDt'`,
      [SITE_BEGAN],
    )
  } finally {
    await connection.end()
  }
}
