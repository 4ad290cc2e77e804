/**
 * `node src/platform/test/changed.ts [main]`: the tests of what differs from a branch, as JSON `{ vitest, playwright }`;
 * `npm test -- --changed` runs them. Near and quick, not all: what a change breaks far away the whole run finds.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, sourcesOf } from './sources.ts'

export interface Chosen {
  /** Files of integration and component tests; unit tests are quick, they all run. */
  vitest: string[]
  playwright: string[]
}

/** Puts everything together: whoever starts a site imports the whole product, and is not meant by each change of it. */
const COMPOSITION = /^src\/(platform\/test|apps\/(server|web|modules|tables|joins|main)\.tsx?$)/
const TEST = /\.test\.tsx?$/
const UNIT = /\.unit\.test\.ts$/
const JOURNEY = /\.e2e\.ts$/
/** What no journey sees differently. */
const UNSEEN = /\.(test|i18n|tables|unit\.test)\.tsx?$|\.md$/

/**
 * The tests beside and below what changed, and those that import it, but not by way of the whole product.
 *
 * @param changed paths below the root of the repository; what is gone may be among them
 * @param files all source files
 */
export function testsOf(changed: readonly string[], files: readonly string[]): Chosen {
  const folders = [...new Set(changed.filter((path) => path.startsWith('src/')).map(folderOf))]
  const isNear = (path: string) => folders.some((folder) => path.startsWith(folder))
  const isMigrated = changed.some((path) => path.startsWith('migrations/'))
  const seen = changed.filter((path) => !UNSEEN.test(path)).map(folderOf)
  const isMeant = (path: string) =>
    isNear(path) ||
    (isMigrated && path === 'src/apps/schema.test.ts') ||
    sourcesOf([path], (source) => COMPOSITION.test(source)).some((source) => changed.includes(source))
  return {
    vitest: files.filter((path) => TEST.test(path) && !UNIT.test(path) && isMeant(path)),
    playwright: files.filter(
      (path) => JOURNEY.test(path) && (changed.includes(path) || seen.some((folder) => path.startsWith(folder))),
    ),
  }
}

/** Of a file that lies in no folder of its own, the file itself: not all that lies below `src/apps`. */
function folderOf(path: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return /^src\/(apps|modules|platform|platform\/(model|server|web|test))\/$/.test(folder) ? path : folder
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Committed since the branches parted, changed and not yet committed, and new. */
const changedSince = (branch: string): string[] => [
  ...git('diff', '--name-only', '--no-renames', '--merge-base', branch),
  ...git('ls-files', '--others', '--exclude-standard'),
]

if (import.meta.main) {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `src/${path}`)
  const chosen = testsOf(changedSince(process.argv[2] ?? 'main'), files.sort())
  process.stdout.write(`${JSON.stringify(chosen)}\n`)
}
