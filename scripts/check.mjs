/**
 * `npm run check`: format, lint, import boundaries and cycles; types, of both sides and of the model alone; dead code; items
 * of the specification that no test cites.
 */
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { environment, install, root, say, tool } from './lib.mjs'

/**
 * Each checker works out the types of the platform anew: with one, types cost a third less time and memory beside the other steps.
 * What was found stays beside the packages, so that the next check looks at what changed and what rests on it alone.
 */
const types = (project, kept) => [
  ...['-p', project, '--checkers', '1', '--incremental'],
  ...['--tsBuildInfoFile', `node_modules/.cache/types/${kept}.tsbuildinfo`],
]

const steps = [
  { name: 'format, lint, imports', command: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'types', command: 'tsc', args: types('.', 'all') },
  { name: 'types of the model', command: 'tsc', args: types('tsconfig.model.json', 'model') },
  { name: 'dead code', command: 'knip', args: ['--treat-config-hints-as-errors'] },
  { name: 'items of the specification', command: 'node', args: ['scripts/spec-ids.mjs'] },
]

/** @returns how many steps passed and failed; each tells its time, and what it found when it failed */
export async function check() {
  const results = await Promise.all(steps.map(runStep))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

function runStep({ name, command, args }) {
  const began = performance.now()
  return new Promise((resolve) => {
    const child = spawn(tool(command), args, { cwd: root, env: environment })
    let output = ''
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', collect)
    child.once('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      say(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
      if (code !== 0) say(output.trimEnd())
      resolve(code === 0)
    })
  })
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  install()
  const { failed } = await check()
  process.exitCode = failed === 0 ? 0 : 1
}
