/** `node scripts/spec-ids.mjs`: the items of docs/spec-ids.txt that no test cites; fails while there is one. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from './lib.mjs'

const ID = /\b[SK]-\d{2,3}\b/g
const TEST_FILE = /\.(test|e2e)\.tsx?$/
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

const specified = new Set(readFileSync(join(root, 'docs/spec-ids.txt'), 'utf8').match(ID))
const src = join(root, 'src')
const tests = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => TEST_FILE.test(file))
const cited = new Set(
  tests.flatMap((file) => readFileSync(join(src, file), 'utf8').replaceAll(COMMENT, '').match(ID) ?? []),
)
const missing = [...specified].filter((id) => !cited.has(id))
// A test that names an id which does not exist is a slip of the pen.
const unknown = [...cited].filter((id) => !specified.has(id)).sort()
if (missing.length > 0) say(`No test cites: ${missing.join(' ')}`)
if (unknown.length > 0) say(`Cited, but not in docs/spec-ids.txt: ${unknown.join(' ')}`)
if (missing.length + unknown.length === 0) say('Every item is cited by a test.')
process.exitCode = missing.length + unknown.length === 0 ? 0 : 1
