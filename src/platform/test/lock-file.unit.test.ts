/** A registry that lacks the build of some other machine makes npm leave it out of the lock file; `npm ci` then refuses the file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface LockedPackage {
  version?: string
  optionalDependencies?: Record<string, string>
}

test('package-lock.json has an entry for every optional dependency', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> }
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))

  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${path}: ${name}`),
  )

  expect(missing).toEqual([])
})
