/** `test` for journeys in a browser: the real program, people who are signed in. */
import { createHash } from 'node:crypto'
import { constants, cpSync, rmSync } from 'node:fs'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import pg from 'pg'
import { DEMO_PASSWORD, demoAccounts } from '#apps/demo/demo-accounts.ts'
import { phone } from '../../../playwright.config.ts'
import { runningEmbedded } from '../server/database/embedded.ts'
import { type Program, startProgram } from './program.ts'
import { scratchFolder } from './scratch.ts'
import { moveDate } from './test-day.ts'

interface Way {
  /** In his hand, whatever the others sit at. */
  device?: 'phone'
  /** Of somebody who is not of the demo. */
  password?: string
}
const shiftMs = Number(process.env.JIKIM_SHIFT_MS ?? 0)
/** The time of site and pages. `Date` of the journey itself stays that of the machine, by which the browser drops cookies. */
export const now = (): number => Date.now() + shiftMs

/** The demo's accounts say their kind; others are of a vendor where they are numbered below one. */
const kindOf = (userId: string) => (/^V\d{6}-/.test(userId) ? 'vendor' : undefined)

interface OfTest {
  /** A page of somebody who is signed in, in a browser of his own, at the first page of the day. */
  signInAs(userId: string): Promise<Page>
  /** Moves the site through time; it is back on the day of the tests when the test ends. */
  moveTo(instant: string): Promise<void>
  /** A statement as the owner of the database: for what only an SMS says, or many rows that are not the point. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  /** The page at an address, for somebody who is signed in; the administrator, unless another is named. */
  open(path: string, userId?: string, way?: Way): Promise<Page>
}
interface OfWorker {
  /** Its pages stand on the day of the tests. */
  browser: Browser
  /** A program for each worker: a newer sign-in ends the older one of the same person (S-058). */
  program: Program & { dataDir: string }
  owner: pg.Client
}

/** Four seconds on a machine of its own. */
const START_TIMEOUT_MS = 180_000

export const test = base.extend<OfTest, OfWorker>({
  browser: [
    async ({ browser }, use) => {
      const opened = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await opened(options)
        await context.addInitScript(moveDate, shiftMs)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const dataDir = scratchFolder('e2e')
      cpSync(process.env.JIKIM_E2E_SITE ?? '', dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
      const program = await startProgram({ DATA_DIR: dataDir, DEMO: 'true' })
      await use({ ...program, dataDir })
      await program.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  owner: [
    async ({ program }, use) => {
      const owner = new pg.Client({ connectionString: runningEmbedded(program.dataDir) })
      await owner.connect()
      await use(owner)
      await owner.end()
    },
    { scope: 'worker' },
  ],
  moveTo: async ({ program }, use) => {
    await use((instant) => program.moveTo(instant))
    await program.moveTo(null)
  },
  sql: ({ owner }, use) => use(async (text, values) => (await owner.query(text, values)).rows),
  baseURL: ({ program }, use) => use(program.address),
  open: async ({ browser, baseURL }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    await use(async (path, userId = 'admin', { device, password = DEMO_PASSWORD } = {}) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...(device && phone) })
      contexts.push(context)
      const kind = demoAccounts.find((account) => account.userId === userId)?.kind ?? kindOf(userId)
      const userPwdSHA = createHash('sha256').update(password).digest('hex')
      const url = kind === 'vendor' ? '/api/auth/vendorlogin' : '/api/auth/login'
      const answer = await context.request.post(url, { data: { userId, userPwdSHA } })
      expect(await answer.json()).toMatchObject({ userId })
      // The page asks for the person by the kind of his last sign-in.
      await context.addInitScript((name) => localStorage.setItem('kind', name), kind ?? 'staff')
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    for (const context of contexts) await context.close()
  },
  signInAs: ({ open }, use) => use((userId) => open('/', userId)),
})

export { DEMO_PASSWORD, expect }
