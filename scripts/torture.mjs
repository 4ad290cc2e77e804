/**
 * What takes longer than each `npm test` may:
 *
 *     npm run torture -- --axe             axe walks over every screen; `npm test` sends it over a fifth of them, another each day
 *     npm run torture -- --kills 100       program and database are killed so many times while people write
 *     npm run torture -- --permits 10000   so many stories of works: none goes on that may not; `--seed 7` tells those of a run again
 *     npm run torture -- --overload        four times what the program can do, for a minute
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { installBrowser } from './debian.mjs'
import { build, environment, giveUp, install, node, root, tool } from './lib.mjs'

const USAGE = 'npm run torture -- --axe | --kills 100 | --permits 10000 [--seed 7] | --overload'

const { values: asked } = parseArgs({
  strict: false,
  options: {
    ...{ axe: { type: 'boolean' }, kills: { type: 'string' }, overload: { type: 'boolean' } },
    ...{ permits: { type: 'string' }, seed: { type: 'string' } },
  },
})
if (!asked.axe && !asked.kills && !asked.permits && !asked.overload) giveUp(USAGE)
install()
if (asked.axe || asked.kills || asked.overload) build()
if (asked.axe) {
  installBrowser()
  run(tool('playwright'), ['test', 'quality.desktop.e2e.ts'], { AXE: 'all' })
}
if (asked.kills) run(node, ['bench/faults/kills.ts', '--kills', String(asked.kills)])
if (asked.permits) {
  const ALIVE_SEED = String(asked.seed ?? Math.floor(Math.random() * 1e6))
  const stories = ['run', '--project', 'integration', 'src/modules/wkod/permit/alive']
  run(tool('vitest'), stories, { ALIVE_RUNS: String(asked.permits), ALIVE_SEED })
}
if (asked.overload) run(node, ['bench/faults/overload.ts'])

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...env } })
  process.exitCode ||= status ?? 1
}
