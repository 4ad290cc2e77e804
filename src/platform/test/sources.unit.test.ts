/** The template of the tests is filled anew when what fills it changes, and not for anything else. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seedSources } from './cluster.ts'
import { importsOf, ROOT } from './sources.ts'

test('what fills the template is part of its key', () => {
  expect(seedSources()).toEqual(
    expect.arrayContaining([
      'src/apps/demo/demo-directory.ts',
      'src/apps/directory/legal-params.ts',
      'src/apps/parts.ts',
      'src/modules/contractor/contractor.demo.ts',
    ]),
  )
})

test('screens, rules, routes and jobs leave it as it is', () => {
  expect(seedSources().filter((path) => /\.(tsx|rules\.ts|routes\.ts|jobs\.ts)$|\.test\./.test(path))).toEqual([])
})

test('nothing that seeds runs a rule, a route or a job', () => {
  const seeding = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(demo|add|seed)\.ts$/.test(path))
    .map((path) => `src/${path}`)
  expect(seeding.length).toBeGreaterThan(20)
  const runs = seeding.filter((path) => importsOf(path).some((one) => /\.(rules|routes|jobs)\.ts$/.test(one)))
  expect(runs).toEqual([])
})

test('what is imported late is found, what is a type is not', () => {
  expect(importsOf('src/platform/test/cluster.ts')).toContain('src/platform/server/database/migrate.ts')
  expect(importsOf('src/platform/test/site.ts')).not.toContain('src/platform/server/services.ts')
})
