/** The order of areas as ARCHITECTURE.md has it, kept by every file of the modules; tried on files that break it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areaFaults } from './areas.ts'

const ROOT = join(import.meta.dirname, '../../..')
const MODULES = join(ROOT, 'src/modules')
const written =
  /^Areas, the lowest first: (.*)\.$/m.exec(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8'))?.[1] ?? ''
const order = written.split(', ').map((area) => area.replaceAll('`', ''))

test('every file of the modules keeps the order of areas, and enters others by their doors', () => {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  const sources = files.map((path) => ({ path, text: readFileSync(join(MODULES, path), 'utf8') }))
  expect(areaFaults(sources, order)).toEqual([])
  expect(sources.length).toBeGreaterThan(1000)
})

const faultOf = (path: string, text: string) => areaFaults([{ path, text }], ['common', 'low', 'high'])

test.each([
  ['high/a/a.routes.ts', `import { b } from '#modules/low/b/b.api.ts'`],
  ['high/a/a.screens.tsx', `import { B } from '../../low/b/pick-b.parts.tsx'`],
  ['high/a/a.jobs.ts', `import type { B } from '#modules/common/b.model.ts'`],
  ['high/a/a.jobs.ts', `import { b } from '../c/c.rules.ts'`],
  ['high/high.server.ts', `import type { Source } from '#modules/low/b/b.api.ts'`],
  ['low/a/a.test.ts', `import { b } from '#modules/high/b/b.fixture.ts'`],
  ['low/a/a.rules.ts', `import { roles } from '#modules/roles.model.ts'`],
])('%s may: %s', (path, text) => {
  expect(faultOf(path, text)).toEqual([])
})

test.each([
  ['low/a/a.routes.ts', `import { b } from '#modules/high/b/b.api.ts'`, 'above'],
  ['low/a/a.jobs.ts', `import {\n  type B,\n  b,\n} from '../../high/b/b.model.ts'`, 'above'],
  ['common/a.model.ts', `import type { B } from '#modules/low/b/b.model.ts'`, 'above'],
  ['low/a/a.screens.ts', `const page = () => import('#modules/high/b/b.screens.tsx')`, 'above'],
  ['high/a/a.routes.ts', `import { b } from '#modules/low/b/b.store.ts'`, 'no door'],
  ['high/a/a.screens.tsx', `import '#modules/low/low.css'`, 'no door'],
  ['high/a/a.demo.ts', `export { b } from '../../low/b/b.rules.ts'`, 'no door'],
  ['high/high.server.ts', `import { b } from '#modules/low/b/b.api.ts'`, 'composes'],
  ['new/a/a.model.ts', `export const a = 1`, 'no place'],
])('%s may not: %s', (path, text, why) => {
  expect(faultOf(path, text)).toEqual([expect.stringContaining(why)])
})
