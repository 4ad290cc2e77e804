import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumShell } from './playwright.config.ts'
import { words } from './words.config.ts'

const workers = Math.max(2, Math.min(8, availableParallelism()))

export default defineConfig({
  test: {
    maxWorkers: workers,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        plugins: [words()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.unit.test.ts'],
          globalSetup: ['src/platform/test/day-of-run.ts'],
          setupFiles: ['src/platform/test/begin-on-test-day.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.unit.test.ts'],
          globalSetup: ['src/platform/test/cluster.ts'],
          setupFiles: ['src/platform/test/begin-on-test-day.ts'],
          // Each file has a database and a server of its own; loading the product anew for each took most of the time.
          isolate: false,
        },
      },
      {
        plugins: [react(), words()],
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          globalSetup: ['src/platform/test/day-of-run.ts'],
          setupFiles: ['src/platform/test/begin-on-test-day.ts'],
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumShell }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
