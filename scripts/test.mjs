/**
 * `npm test`: everything on a fresh clone; the last line is `N passed, N failed`. `npm test -- --changed [branch]`: the
 * check, the unit tests, and the tests of what differs from the branch, `main` where none is named.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { check } from './check.mjs'
import { installForTests } from './debian.mjs'
import { build, environment, giveUp, install, node, root, say, tool } from './lib.mjs'

const running = new Set()

/** Runs a test runner in a process group of its own, which is gone when the runner is. */
function runGroup(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(tool(command), args, {
      cwd: root,
      stdio: 'inherit',
      detached: true,
      env: { ...environment, ...env },
    })
    running.add(child)
    child.once('error', () => resolve(1))
    child.once('exit', (code) => {
      killGroup(child, 'SIGKILL')
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}

function killGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal)
  } catch {
    // Nobody of the group is left, as it should be.
  }
}

const reports = mkdtempSync(join(tmpdir(), 'jikim-reports-'))
process.once('exit', () => {
  for (const child of running) killGroup(child, 'SIGKILL')
  rmSync(reports, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    for (const child of running) killGroup(child, 'SIGTERM')
    setTimeout(() => process.exit(1), 3000)
  })
}

/**
 * Runs one runner and reads its report. Whatever a runner calls success, a bad exit code counts: so do errors that
 * belong to no test.
 */
async function runTests({ command, args, env, report, count }) {
  rmSync(report, { force: true })
  const code = await runGroup(command, args, env)
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 }
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  return counts
}

/** A few files that failed run once more, each on a database of its own: what fails twice has failed. */
const MOST_FILES_AGAIN = 5
async function vitest() {
  const first = await runVitest([])
  const again = first.files ?? []
  if (first.failed === 0 || again.length === 0 || again.length > MOST_FILES_AGAIN) return first
  say(`\nOnce more: ${again.map((file) => relative(root, file)).join(', ')}`)
  const second = await runVitest(again)
  for (const name of first.names) notes.push(`${second.names.includes(name) ? 'failed' : 'second try'}: ${name}`)
  if (second.failed > 0) return first
  return { passed: first.passed + first.failed - first.broken, failed: 0 }
}

const ofUnits = ['--project', 'unit']
/** Paths are names to look for: none of the units' may be among them, or they would be all that runs. */
async function vitestOf(files) {
  const units = await runVitest(ofUnits)
  if (files.length === 0) return units
  const others = await runVitest(files)
  return { passed: units.passed + others.passed, failed: units.failed + others.failed }
}

function runVitest(files) {
  const report = join(reports, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files]
  return runTests({ command: 'vitest', args, env: {}, report, count: countVitest })
}

/** A file that could not be loaded has no failed test in it, yet it failed. */
function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const files = testResults.filter(({ status }) => status === 'failed')
  const broken = files.filter(({ assertionResults }) => !assertionResults.some(hasFailed))
  const failed = files.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(hasFailed).map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    broken: broken.length,
    files: files.map(({ name }) => name),
    names: [...failed, ...broken.map(({ name }) => relative(root, name))],
  }
}

const hasFailed = ({ status }) => status === 'failed'

async function playwright(files = []) {
  build()
  const report = join(reports, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const args = ['test', '--reporter=list,json', ...files]
  const counts = await runTests({ command: 'playwright', args, env, report, count: countPlaywright })
  showPages()
  return counts
}

const PAGE_LINES = 150
/** What stood on the page when a journey failed: where nobody can open its trace, this is all there is. */
function showPages() {
  const results = join(root, 'test-results')
  for (const name of existsSync(results) ? readdirSync(results) : []) {
    const page = join(results, name, 'error-context.md')
    if (!existsSync(page)) continue
    const lines = readFileSync(page, 'utf8').split('\n')
    const start = Math.max(0, lines.indexOf('# Page snapshot'))
    say(`\n${name}\n${lines.slice(start, start + PAGE_LINES).join('\n')}`)
  }
}

/** What passed at the second try did pass; it is named at the end, for whoever reads on. */
function countPlaywright({ stats, suites, errors }) {
  for (const spec of suites.flatMap(specsOf)) {
    const [run] = spec.tests.filter(({ status }) => status === 'flaky' || status === 'unexpected')
    if (run) notes.push(`${run.status === 'flaky' ? 'second try' : 'failed'}: ${spec.file} › ${spec.title}`)
  }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** @returns what is run after the check, one after the other */
function runs() {
  const [flag, branch = 'main'] = process.argv.slice(2)
  if (flag === undefined) {
    build()
    return [vitest, () => playwright()]
  }
  if (flag !== '--changed')
    giveUp('npm test runs everything; npm test -- --changed [branch] what differs from a branch.')
  const { status, stdout } = spawnSync(node, ['src/platform/test/changed.ts', branch], { cwd: root, encoding: 'utf8' })
  if (status !== 0) giveUp(`What has changed since ${branch} could not be found.`)
  const chosen = JSON.parse(stdout)
  say(`Changed since ${branch}: ${chosen.vitest.length} test files and ${chosen.playwright.length} journeys.`)
  return [() => vitestOf(chosen.vitest), ...(chosen.playwright.length > 0 ? [() => playwright(chosen.playwright)] : [])]
}

/** What failed, and what passed only at the second try: said once more where everybody reads, above the last line. */
const notes = []
install()
const chosen = runs()
installForTests()
const total = { passed: 0, failed: 0 }
for (const run of [check, ...chosen]) {
  const { passed, failed } = await run()
  total.passed += passed
  total.failed += failed
}
process.exitCode = total.failed === 0 ? 0 : 1
if (notes.length > 0) say(`\n${notes.join('\n')}`)
say(`\n${total.passed} passed, ${total.failed} failed`)
