/** Takes the pictures of docs/screens from a demo site of its own. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium as launcher, type Page } from 'playwright-core'
import sharp from 'sharp'
import { DEMO_PASSWORD } from '#apps/demo/demo-accounts.ts'
import { chromium } from '../../../playwright.config.ts'
import { startProgram } from './program.ts'

const FOLDER = join(import.meta.dirname, '../../../docs/screens')
const themes = ['light', 'dark'] as const
const windows = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const

interface Screen {
  name: string
  path: string
  /** Nobody where the screen is open to all. */
  userId?: string
  /** The first record of the list. */
  opensFirst?: true
}
const list = '/saf/accident/nearMissList'
const screens: readonly Screen[] = [
  { name: 'sign-in', path: '/login' },
  { name: 'dashboard', path: '/index', userId: 'safety' },
  { name: 'near-miss-list', path: list, userId: 'safety' },
  { name: 'near-miss', path: `${list}?statusCd=ACTION`, userId: 'safety', opensFirst: true },
  { name: 'near-miss-new', path: `${list}/new`, userId: 'emp' },
  { name: 'near-miss-figures', path: '/saf/accident/nearMissStat', userId: 'shd' },
  { name: 'health-due', path: '/hea/checkup/dueList', userId: 'health' },
  { name: 'health-posture', path: '/hea/muscle/posture', userId: 'health', opensFirst: true },
  { name: 'health-mine', path: '/hea/checkup/myCheckup', userId: 'gas' },
  { name: 'board', path: '/constSafe/wkod/wkodMap', userId: 'oper' },
  { name: 'board-wall', path: '/constSafe/wkod/wkodMap/wall', userId: 'gate' },
  { name: 'permit-list', path: '/constSafe/wkod/wkodRequestList', userId: 'oper' },
  { name: 'permit', path: '/constSafe/wkod/wkodRequestList?statusCd=WORK', userId: 'oper', opensFirst: true },
  { name: 'permit-figures', path: '/constSafe/wkod/permitStat', userId: 'safety' },
  { name: 'gate', path: '/vendor/entry/gateCheck', userId: 'gate' },
  { name: 'vendor-home', path: '/index', userId: 'V100001-01' },
  {
    name: 'vendor-permit',
    path: '/vendor/constSafe/wkodRequestNew?statusCd=WORK',
    userId: 'V100001-02',
    opensFirst: true,
  },
  { name: 'vendor-plan', path: '/vendor/wkod/wkodPlan?statusCd=APPR', userId: 'V100001-02', opensFirst: true },
  { name: 'vendor-evaluation', path: '/vendor/subconEval/subconEvalResult', userId: 'V100001-01', opensFirst: true },
  { name: 'vendor-list', path: '/vendor/coworkSaf/nearMissList', userId: 'V100001-01' },
  { name: 'sample-grid', path: '/sample/grid', userId: 'admin' },
  { name: 'sample-tree', path: '/sample/tree', userId: 'admin' },
  { name: 'sample-input', path: '/sample/input', userId: 'admin' },
  { name: 'sample-attachment', path: '/sample/attachment', userId: 'admin' },
  { name: 'sample-marker', path: '/sample/marker', userId: 'admin' },
]

async function signedIn(browser: Browser, address: string, userId: string | undefined) {
  const context = await browser.newContext({ baseURL: address, locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  if (!userId) return context
  const isVendor = /^V\d/.test(userId)
  const userPwdSHA = createHash('sha256').update(DEMO_PASSWORD).digest('hex')
  await context.request.post(isVendor ? '/api/auth/vendorlogin' : '/api/auth/login', { data: { userId, userPwdSHA } })
  await context.addInitScript((kind) => localStorage.setItem('kind', kind), isVendor ? 'vendor' : 'staff')
  return context
}

async function take(page: Page, name: string): Promise<void> {
  for (const { width, height } of windows)
    for (const theme of themes) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: theme })
      // Whatever follows a change of size or colour has come to rest.
      await page.waitForTimeout(900)
      const picture = await page.screenshot({ animations: 'disabled' })
      await sharp(picture)
        .webp({ quality: 82 })
        .toFile(join(FOLDER, `${name}-${width}-${theme}.webp`))
    }
}

const wanted = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'jikim-screens-'))
const program = await startProgram({ DATA_DIR: dataDir, DEMO: 'true' })
const browser = await launcher.launch(chromium)
try {
  mkdirSync(FOLDER, { recursive: true })
  const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  for (const { name, path, userId, opensFirst } of chosen) {
    const context = await signedIn(browser, program.address, userId)
    const page = await context.newPage()
    await page.setViewportSize(windows[0])
    await page.goto(path)
    if (opensFirst) await page.locator('[role=gridcell] a').first().click()
    await page.locator('h1:visible, h2:visible').first().waitFor()
    await page.locator('.skeleton').first().waitFor({ state: 'detached' })
    await take(page, name)
    await context.close()
  }
} finally {
  await browser.close()
  await program.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
