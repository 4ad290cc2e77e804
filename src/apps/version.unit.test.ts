import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#platform/server/root.ts'
import packageJson from '../../package.json' with { type: 'json' }

test('the program says the version that people read about', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')) ?? []
  expect(packageJson.version).toBe(newest)
})
