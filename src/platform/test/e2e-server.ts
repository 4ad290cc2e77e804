/** What the journeys in a browser run against: the program on a demo site of its own, as on the first start. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from './program.ts'

/** Playwright's global set-up; the workers read the address from the environment. @returns the tear-down */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jikim-e2e-'))
  const program = await startProgram({ DATA_DIR: dataDir, DEMO: 'true' })
  process.env.JIKIM_E2E_ADDRESS = program.address
  return async () => {
    await program.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
