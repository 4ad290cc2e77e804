/** The end of a file's name says what it is; the endings and what each means stand in CONTRIBUTING. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
const ofTests = ['test', 'unit.test', 'browser.test', 'test-d', 'fixture', 'e2e', 'desktop.e2e', 'phone.e2e']
/** Pages of the sample area and the lines that they show; nowhere else. */
const ofSamples = ['page', 'example', 'sample']

/** Endings of the table `| `.model.ts` | … |` in CONTRIBUTING. */
const known = [...guide.matchAll(/^\| `\.([a-z0-9]+)\.tsx?` \|/gm)].map(([, ending = '']) => ending)
const files = ['modules', 'apps']
  .flatMap((folder) => globSync(`src/${folder}/**/*.{ts,tsx,css}`, { cwd: ROOT }))
  .map((path) => ({ path, ending: basename(path).split('.').slice(1, -1).join('.') }))

/** What is left of an ending when a test, which may stand beside any file, has been named. */
function withoutTest(ending: string): string {
  const test = ofTests
    .filter((one) => ending === one || ending.endsWith(`.${one}`))
    .sort((a, b) => b.length - a.length)[0]
  return test === undefined ? ending : ending.slice(0, -test.length).replace(/\.$/, '')
}
const isKnown = (path: string, ending: string): boolean =>
  ending === '' || known.includes(ending) || (path.includes('/sample/') && ofSamples.includes(ending))

test('every file ends in what CONTRIBUTING names', () => {
  expect(known.length).toBeGreaterThan(20)
  expect(files.length).toBeGreaterThan(1000)
  const strange = files.filter(({ path, ending }) => !isKnown(path, withoutTest(ending)))
  expect(strange.map(({ path }) => path)).toEqual([])
})

test('every ending that CONTRIBUTING names is used', () => {
  const used = new Set(files.map(({ ending }) => withoutTest(ending)))
  expect(known.filter((ending) => !used.has(ending))).toEqual([])
})
