/** What every test database holds beyond the migrated tables. Runs once; each test file works on a copy. */
import pg from 'pg'
import { fillCompany } from '#apps/demo/demo-company.ts'
import { addParts } from '#apps/parts.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { Database } from '../server/database/database.ts'

/** The demo company and its people, without any document. @param url connects as the owner to the migrated template */
export async function fillTemplate(url: string): Promise<void> {
  const db = new Database(url, { size: 1 })
  await addParts(db, new Date(), { demo: true })
  await db.close()
  const connection = new pg.Client({ connectionString: url })
  await connection.connect()
  try {
    await fillCompany(connection, dayOf(new Date()))
  } finally {
    await connection.end()
  }
}
