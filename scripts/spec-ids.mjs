/** `node scripts/spec-ids.mjs`: the items of docs/spec-ids.txt that no test cites; fails while there is one. */
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, say } from './lib.mjs'

const ID = /\b[SK]-\d{2,3}\b/g
const TEST_FILE = /\.(test|e2e)\.tsx?$/
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Ids by part; those of a part that is asked for later stand apart. */
function specified() {
  const parts = readFileSync(join(root, 'docs/spec-ids.txt'), 'utf8')
    .split(/^(?=\[)/m)
    .slice(1)
  const idsOf = (isLater) =>
    parts
      .filter((part) => part.split('\n', 1)[0].includes('(later)') === isLater)
      .flatMap((part) => part.match(ID) ?? [])
  return { now: idsOf(false), later: idsOf(true) }
}

function cited() {
  const src = join(root, 'src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => TEST_FILE.test(file))
  return new Set(files.flatMap((file) => readFileSync(join(src, file), 'utf8').replaceAll(COMMENT, '').match(ID) ?? []))
}

/** @returns the ids that no test names; a test that names an id which does not exist is a slip of the pen */
export function specIds() {
  const { now, later } = specified()
  const found = cited()
  const known = new Set([...now, ...later])
  return { missing: now.filter((id) => !found.has(id)), unknown: [...found].filter((id) => !known.has(id)).sort() }
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { missing, unknown } = specIds()
  if (missing.length > 0) say(`No test cites: ${missing.join(' ')}`)
  if (unknown.length > 0) say(`Cited, but not in docs/spec-ids.txt: ${unknown.join(' ')}`)
  if (missing.length + unknown.length === 0) say('Every item is cited by a test.')
  process.exitCode = missing.length + unknown.length === 0 ? 0 : 1
}
