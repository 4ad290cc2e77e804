/** What the journeys in a browser run against: the demo site as on its first start, made once and copied for each worker. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from './program.ts'

/** Playwright's global set-up; the workers find the folder in the environment. @returns the tear-down */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jikim-e2e-'))
  const program = await startProgram({ DATA_DIR: dataDir, DEMO: 'true' })
  await program.stop()
  process.env.JIKIM_E2E_SITE = dataDir
  return async () => rmSync(dataDir, { recursive: true, force: true })
}
