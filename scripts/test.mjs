/** `npm test`: everything on a fresh clone; the last line is `N passed, N failed`. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from './check.mjs'
import { build, environment, giveUp, install, root, say, tool } from './lib.mjs'

const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
const koreanFont = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'

/** Debian's own packages: no browser is downloaded from elsewhere. */
function installChromium() {
  const missing = [...(existsSync(chromium) ? [] : ['chromium']), ...(existsSync(koreanFont) ? [] : ['fonts-noto-cjk'])]
  if (missing.length === 0) return
  say(`Installing ${missing.join(' and ')} …`)
  const isRoot = process.getuid?.() === 0
  const sudo = isRoot ? [] : ['sudo', '--non-interactive']
  const apt = (...words) => {
    const [command, ...args] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...words]
    return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  if (apt('update') && apt('install', '--yes', '--no-install-recommends', ...missing)) return
  if (existsSync(chromium)) return say('The Korean font could not be installed; the tests run without it.')
  giveUp('Chromium is missing: run "apt-get install chromium fonts-noto-cjk" as root, or set CHROMIUM_PATH.')
}

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
  const code = await runGroup(command, args, env)
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 }
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  return counts
}

function vitest() {
  const report = join(reports, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runTests({ command: 'vitest', args, env: {}, report, count: countVitest })
}

/** A file that could not be loaded has no failed test in it, yet it failed. */
function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

async function playwright() {
  const report = join(reports, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const args = ['test', '--reporter=list,json']
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

/** What passed at the second try did pass; the runner's own list names it as flaky, for whoever reads on. */
function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

install()
installChromium()
build()
const total = { passed: 0, failed: 0 }
for (const run of [check, vitest, playwright]) {
  const { passed, failed } = await run()
  total.passed += passed
  total.failed += failed
}
process.exitCode = total.failed === 0 ? 0 : 1
say(`\n${total.passed} passed, ${total.failed} failed`)
