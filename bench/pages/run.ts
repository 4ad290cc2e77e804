/**
 * Measures what a person waits for: what the first list costs beside a bare page, and the time until lists, the board of a
 * day and the first page of a contractor are seen on a cold cache, as it is and with the processor slowed four times on a
 * line of 20 Mbit/s. And what a key costs in a grid of 500 hazards.
 *
 *     node bench/pages/run.ts
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os, { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as launcher } from 'playwright-core'
import { runningEmbedded } from '#platform/server/database/embedded.ts'
import { startProgram } from '#platform/test/program.ts'
import { chromium } from '../../playwright.config.ts'
import { tableOf } from '../production/line.ts'
import { conflictsOf, fillDay, fillVendor, OPEN_ROWS, WORKS } from './fill.ts'
import { measureFirstList } from './first-list.ts'
import { type Look, measureLook } from './first-paint.ts'
import { measureHazardGrid } from './hazard-grid.ts'
import { measureWall } from './wall.ts'

const NEAR_MISSES = '/saf/accident/nearMissList'
const list = { seen: ['[role=gridcell]'], userId: 'safety', maxMs: 1000, maxSlowMs: 3500 }
const lists: Look[] = [
  { ...list, name: 'rows of a list seen', path: NEAR_MISSES },
  { ...list, name: 'rows of the permit list seen', path: '/constSafe/wkod/wkodRequestList' },
]
const board: Look = {
  name: `plan and marks of ${WORKS} works of the day seen`,
  seen: ['.board-stage img', '.board-mark'],
  path: '/constSafe/wkod/wkodMap',
  userId: 'safety',
  maxMs: 1000,
  maxSlowMs: null,
}
const vendorHome: Look = {
  name: `first page of a vendor, ${OPEN_ROWS} open rows`,
  seen: ['.home-first li', '.home-card'],
  path: '/index',
  userId: 'V100001-01',
  isVendor: true,
  isPhone: true,
  maxMs: 1500,
  maxSlowMs: null,
}

console.log(`load before the run ${(os.loadavg()[0] ?? 0).toFixed(1)}`)
const dataDir = mkdtempSync(join(tmpdir(), 'jikim-pages-'))
const program = await startProgram({ DATA_DIR: dataDir, DEMO: 'true' })
const browser = await launcher.launch(chromium)
const seen = (look: Look) => measureLook(browser, program.address, look)
try {
  const url = runningEmbedded(dataDir)
  if (!url) throw new Error('The program has no database of its own')
  const first = await measureFirstList(browser, program.address, url)
  console.log(tableOf(first))
  const kept = first.map(({ isMet }) => isMet)
  for (const look of lists) kept.push(await seen(look))
  await fillDay(url)
  console.log(`conflicts between works of the day: ${await conflictsOf(url)}`)
  kept.push(await seen(board))
  kept.push(await measureWall(browser, program.address, url))
  kept.push(await measureHazardGrid(program.address, url))
  await fillVendor(url)
  kept.push(await seen(vendorHome))
  if (!kept.every(Boolean)) process.exitCode = 1
} finally {
  await browser.close()
  await program.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
