/** The demo's company: its directory, people and contractors, without any document. What every test site begins with. */
import type pg from 'pg'
import { loadVendors } from '#modules/contractor/contractor.demo.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { loadDirectory } from '../directory/load.ts'
import { demoDirectory } from './demo-directory.ts'

/** @returns the rows of the directory */
export async function fillCompany(connection: pg.Client, day: FirstDay) {
  const rows = demoDirectory(day)
  await loadDirectory(connection, rows)
  await loadVendors(connection, day)
  return rows
}
