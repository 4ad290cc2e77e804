/** What the journeys in a browser run against: the demo site as on its first start, made once and copied for each worker. */
import { rmSync } from 'node:fs'
import { startEmbedded } from '../server/database/embedded.ts'
import { moveNow } from './move-now.ts'
import { startProgram } from './program.ts'
import { removeLeftovers, scratchFolder } from './scratch.ts'
import { shiftOfRun } from './test-day.ts'

/** Playwright's global set-up; the workers find folder and clock in the environment. @returns the tear-down */
export default async function setUp(): Promise<() => Promise<void>> {
  removeLeftovers()
  const dataDir = scratchFolder('e2e')
  const shiftMs = shiftOfRun()
  process.env.JIKIM_SHIFT_MS = String(shiftMs)
  const database = await startEmbedded({ dataDir })
  await moveNow(database.url, shiftMs)
  await database.stop()
  const program = await startProgram({ DATA_DIR: dataDir, DEMO: 'true' })
  await program.stop()
  process.env.JIKIM_E2E_SITE = dataDir
  return async () => rmSync(dataDir, { recursive: true, force: true })
}
