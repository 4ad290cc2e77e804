import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** As any user, root included, without its calls home. */
const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The whole browser of Debian: for what installs an app or keeps a worker, for pictures and measurements. */
export const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--headless', ...quietly],
}

const shell = process.env.CHROMIUM_SHELL_PATH ?? '/usr/bin/chromium-headless-shell'
/** The same engine without the window around it, in fewer processes: for journeys and component tests. */
export const chromiumShell = existsSync(shell)
  ? { executablePath: shell, args: [...quietly, '--in-process-gpu', '--renderer-process-limit=2'] }
  : chromium

/** The phone on which every journey but the desktop ones runs as well. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  globalSetup: './src/platform/test/e2e-server.ts',
  fullyParallel: true,
  // A journey of several people on a machine that does other work as well.
  timeout: 90_000,
  // One more than there are cores: a journey waits half of its time.
  workers: 3,
  // Once more, on a site of its own, when a busy machine was in the way; the runner names what needed it as flaky.
  retries: 1,
  forbidOnly: true,
  // A machine that does other work answers late, and what never comes is told within the time of the journey.
  expect: { timeout: 20_000 },
  outputDir: 'test-results',
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Recording every journey costs more than the few that fail are worth.
    trace: 'on-first-retry',
    launchOptions: chromiumShell,
    // What the worker keeps is the matter of one journey; the others see every request leave the page.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.phone.e2e.ts', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', testIgnore: '**/*.desktop.e2e.ts', use: phone },
  ],
})
