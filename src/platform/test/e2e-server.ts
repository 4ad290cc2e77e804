/** What the journeys in a browser run against: the demo site as on its first start, made once and copied for each worker. */
import { rmSync } from 'node:fs'
import { startProgram } from './program.ts'
import { removeLeftovers, scratchFolder } from './scratch.ts'

/** Playwright's global set-up; the workers find the folder in the environment. @returns the tear-down */
export default async function setUp(): Promise<() => Promise<void>> {
  removeLeftovers()
  const dataDir = scratchFolder('e2e')
  const program = await startProgram({ DATA_DIR: dataDir, DEMO: 'true' })
  await program.stop()
  process.env.JIKIM_E2E_SITE = dataDir
  return async () => rmSync(dataDir, { recursive: true, force: true })
}
