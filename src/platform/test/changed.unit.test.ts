/** `npm test -- --changed`: the tests near a change and those that import it, not everything that starts a site. */
import { expect, test } from 'vitest'
import { testsOf } from './changed.ts'

const nearMiss = 'src/modules/saf/near-miss'
const files = [
  `${nearMiss}/near-miss.test.ts`,
  `${nearMiss}/near-miss.desktop.e2e.ts`,
  `${nearMiss}/near-miss.schema.unit.test.ts`,
  'src/apps/menus.test.ts',
  'src/apps/schema.test.ts',
  'src/modules/hea/cvd/cvd-risk.test.ts',
  'src/platform/server/database/listen.test.ts',
]

test('a rule asks for the tests and the journey of its folder', () => {
  expect(testsOf([`${nearMiss}/near-miss.rules.ts`], files)).toEqual({
    vitest: [`${nearMiss}/near-miss.test.ts`],
    playwright: [`${nearMiss}/near-miss.desktop.e2e.ts`],
  })
})

test('what imports the change is asked wherever it lies, what only starts a site is not', () => {
  const { vitest } = testsOf([`${nearMiss}/near-miss.model.ts`], files)
  expect(vitest).toContain('src/apps/menus.test.ts')
  expect(vitest).not.toContain('src/modules/hea/cvd/cvd-risk.test.ts')
  expect(vitest).not.toContain(`${nearMiss}/near-miss.schema.unit.test.ts`)
})

test('a change that no browser sees asks for no journey, a test for itself alone', () => {
  expect(testsOf([`${nearMiss}/near-miss.test.ts`], files).playwright).toEqual([])
  expect(testsOf(['migrations/0001-tables.sql'], files)).toEqual({
    vitest: ['src/apps/schema.test.ts'],
    playwright: [],
  })
  expect(testsOf(['src/apps/server.ts', 'README.md'], files)).toEqual({ vitest: [], playwright: [] })
})
